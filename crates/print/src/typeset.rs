//! Decides which font writes each letter, and shapes and measures text.
//!
//! The built-in fonts write what they can. For other letters a [`Typesetter`] looks for a font of the host. A line with such letters
//! is a [`ShapedLine`]: its glyphs are joined, combined and ordered as its scripts ask.

mod shape;
#[cfg(test)]
pub(crate) mod tests;

use std::borrow::Cow;
use std::cell::RefCell;
use std::collections::{BTreeMap, HashMap};
use std::path::PathBuf;
use std::sync::Arc;

use unicode_bidi::{BidiClass, bidi_class};
use unicode_segmentation::UnicodeSegmentation;

use crate::fonts::{self, Weight, has_glyph};
use crate::host::{BYTES_PER_DOCUMENT, FONTS_PER_DOCUMENT, Fonts, HostFace};
pub(crate) use shape::{RunFace, ShapedLine};

/// A place where a long word may be split. It is visible, as a hyphen, only at the end of a line.
pub(crate) const SOFT_HYPHEN: char = '\u{ad}';

/// A separator, shown as a space. If the whole line does not fit, every such separator becomes a line end.
pub(crate) const APART: char = '\u{2028}';

/// Marks around a text whose direction must not change the text beside it. No name that a person enters has them.
pub(crate) const ISOLATE: char = '\u{2068}';
pub(crate) const ISOLATE_END: char = '\u{2069}';

/// Writes the text of one document.
pub(crate) struct Typesetter<'a> {
    fonts: &'a Fonts,
    memory: RefCell<Memory>,
}

/// What was found out for this document so far.
#[derive(Default)]
struct Memory {
    /// By path: a collection counts once.
    files: BTreeMap<PathBuf, u64>,
    faces: HashMap<usize, Option<Arc<HostFace>>>,
    chosen: HashMap<(String, Weight), Option<Arc<HostFace>>>,
    lines: HashMap<(String, Weight), Arc<ShapedLine>>,
}

impl<'a> Typesetter<'a> {
    pub(crate) fn new(fonts: &'a Fonts) -> Self {
        Self { fonts, memory: RefCell::default() }
    }

    /// The text without letters that no font has, such as emoji, and without the double space that such a letter may leave. Spaces,
    /// line ends and places where a line may be split stay.
    pub(crate) fn printable<'t>(&self, words: &'t str) -> Cow<'t, str> {
        if words.chars().all(is_built_in) {
            return Cow::Borrowed(words);
        }
        let mut kept = String::with_capacity(words.len());
        let mut left_out = false;
        for cluster in words.graphemes(true) {
            let is_whole = self.has(cluster);
            for letter in cluster.chars() {
                if !is_whole && !is_built_in(letter) {
                    left_out = true;
                } else if !(left_out && letter == ' ' && (kept.is_empty() || kept.ends_with(' '))) {
                    kept.push(letter);
                    left_out = false;
                }
            }
        }
        // A sign at the end leaves the space before it.
        if left_out {
            kept.truncate(kept.trim_end_matches(' ').len());
        }
        Cow::Owned(kept)
    }

    /// Whether some font has a letter with its marks.
    pub(crate) fn has(&self, cluster: &str) -> bool {
        cluster.chars().all(|letter| is_built_in(letter) || matches!(letter, ISOLATE | ISOLATE_END))
            || self.face(cluster, Weight::Regular).is_some()
    }

    /// The width of a line of text, as a part of the font size.
    pub(crate) fn width(&self, words: &str, weight: Weight) -> f64 {
        let mut width = 0.0;
        for letter in words.chars() {
            // Most texts have letters of the built-in fonts alone, and are read once.
            if !is_built_in(letter) {
                return self.line(words, weight).map_or(width, |line| line.width());
            }
            width += fonts::advance(letter, weight);
        }
        width
    }

    /// The glyphs of a line that the built-in fonts alone cannot write; `None` for any other line.
    pub(crate) fn line(&self, words: &str, weight: Weight) -> Option<Arc<ShapedLine>> {
        if words.chars().all(is_built_in) {
            return None;
        }
        let key = (words.to_owned(), weight);
        if let Some(line) = self.memory.borrow().lines.get(&key) {
            return Some(Arc::clone(line));
        }
        let line = Arc::new(ShapedLine::of(words, weight, self));
        self.memory.borrow_mut().lines.insert(key, Arc::clone(&line));
        Some(line)
    }

    /// The host's font that writes a letter with its marks.
    pub(crate) fn face(&self, cluster: &str, weight: Weight) -> Option<Arc<HostFace>> {
        let letters = needed(cluster);
        if letters.is_empty() {
            return None;
        }
        let key = (cluster.to_owned(), weight);
        if let Some(chosen) = self.memory.borrow().chosen.get(&key) {
            return chosen.clone();
        }
        let places = self.fonts.with_letters(&letters, weight);
        let chosen =
            places.into_iter().find_map(|place| self.load(place).filter(|face| face.has_all(&letters)));
        self.memory.borrow_mut().chosen.insert(key, chosen.clone());
        chosen
    }

    fn load(&self, place: usize) -> Option<Arc<HostFace>> {
        let mut memory = self.memory.borrow_mut();
        if let Some(face) = memory.faces.get(&place) {
            return face.clone();
        }
        let (path, bytes) = self.fonts.file(place)?;
        let taken: u64 = memory.files.values().sum();
        let has_room = memory.files.len() < FONTS_PER_DOCUMENT && taken + bytes <= BYTES_PER_DOCUMENT;
        let face = has_room.then(|| self.fonts.load(place)).flatten().map(Arc::new);
        if face.is_some() {
            memory.files.insert(path.to_owned(), bytes);
        }
        memory.faces.insert(place, face.clone());
        face
    }
}

/// Whether the built-in fonts write a letter, or the layout uses it up.
pub(crate) fn is_built_in(letter: char) -> bool {
    matches!(letter, '\n' | APART | SOFT_HYPHEN) || has_glyph(letter)
}

/// The letters of which a font needs glyphs. Joiners and selectors only choose between glyphs.
fn needed(cluster: &str) -> Vec<char> {
    let chooses = |letter: &char| {
        matches!(*letter, '\u{200c}' | '\u{200d}' | ISOLATE | ISOLATE_END | '\u{180b}'..='\u{180f}' | '\u{fe00}'..='\u{fe0f}'
            | '\u{e0020}'..='\u{e007f}' | '\u{e0100}'..='\u{e01ef}')
    };
    cluster.chars().filter(|letter| !chooses(letter)).collect()
}

/// The text between marks that keep its direction to itself, if it has letters that are written from right to left. Without them,
/// a number after an Arabic name would stand before it.
pub(crate) fn isolated(words: &str) -> Cow<'_, str> {
    if words.chars().any(is_rtl) { format!("{ISOLATE}{words}{ISOLATE_END}").into() } else { words.into() }
}

/// Whether a letter is written from right to left. No letter of the built-in fonts is.
fn is_rtl(letter: char) -> bool {
    !is_built_in(letter) && matches!(bidi_class(letter), BidiClass::R | BidiClass::AL | BidiClass::AN)
}

/// Closes the marks of [`isolated`] at the end of each line, and opens them again on the next.
pub(crate) fn balance(lines: &mut [String]) {
    let mut open = 0;
    for line in lines {
        let before = open;
        for letter in line.chars() {
            match letter {
                ISOLATE => open += 1,
                ISOLATE_END => open = usize::saturating_sub(open, 1),
                _ => {}
            }
        }
        if before + open > 0 {
            let (first, last) = (ISOLATE.to_string().repeat(before), ISOLATE_END.to_string().repeat(open));
            *line = format!("{first}{line}{last}");
        }
    }
}

/// The text as a person reads it, without the marks of [`isolated`].
pub(crate) fn plain(words: &str) -> Cow<'_, str> {
    if words.contains([ISOLATE, ISOLATE_END]) {
        words.replace([ISOLATE, ISOLATE_END], "").into()
    } else {
        words.into()
    }
}

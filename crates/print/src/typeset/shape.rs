//! Shapes one line: its parts in the order in which they are read, then in the order in which they stand on the paper.

use std::ops::Range;
use std::sync::Arc;

use unicode_bidi::{BidiInfo, Level, ParagraphBidiInfo};
use unicode_script::{Script, UnicodeScript};
use unicode_segmentation::UnicodeSegmentation;

use super::{ISOLATE, ISOLATE_END, Typesetter, is_built_in};
use crate::fonts::{self, Weight};
use crate::host::{HostFace, ShapedGlyph};

/// A line with letters that the built-in fonts lack. Lengths are parts of the font size.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct ShapedLine {
    /// From left to right.
    pub(crate) runs: Vec<Run>,
    width: f64,
    /// Whether some of it is read from right to left.
    pub(crate) is_rtl: bool,
}

/// Glyphs of one font.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Run {
    pub(crate) face: RunFace,
    /// The size of the glyphs.
    pub(crate) scale: f64,
    pub(crate) glyphs: Vec<PlacedGlyph>,
    /// The lowest and the highest point of the ink.
    ink: (f64, f64),
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) enum RunFace {
    BuiltIn(Weight),
    Host(Arc<HostFace>),
}

/// A glyph, and where it starts on the baseline of the line.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct PlacedGlyph {
    pub(crate) id: u16,
    pub(crate) x: f64,
    pub(crate) y: f64,
    /// The letters for which it stands. Empty if another glyph stands for them.
    pub(crate) letters: String,
}

/// The ink of a line, which is 1.3 font sizes high: above and below the baseline.
const TOP: f64 = 1.0;
const BOTTOM: f64 = -0.3;

/// The same of the built-in fonts.
const BUILT_IN_TOP: f64 = 0.93;
const BUILT_IN_BOTTOM: f64 = -0.26;

impl ShapedLine {
    pub(crate) const fn width(&self) -> f64 {
        self.width
    }

    /// The letters that the built-in font writes.
    pub(crate) fn built_in_letters(&self) -> impl Iterator<Item = char> {
        let built_in = self.runs.iter().filter(|run| matches!(run.face, RunFace::BuiltIn(_)));
        built_in.flat_map(|run| &run.glyphs).flat_map(|glyph| glyph.letters.chars())
    }

    /// The lowest and the highest point of the ink.
    #[cfg(test)]
    pub(crate) fn ink(&self) -> (f64, f64) {
        self.runs.iter().fold((0.0, 0.0), |(low, high), run| (low.min(run.ink.0), high.max(run.ink.1)))
    }

    pub(super) fn of(words: &str, weight: Weight, setter: &Typesetter<'_>) -> Self {
        let parts = parts(words, weight, setter);
        let levels: Vec<Level> = parts.iter().map(|part| part.level).collect();
        let glyphs: Vec<Vec<ShapedGlyph>> = parts.iter().map(|part| part.shaped(words)).collect();
        let fit = Fit::of(glyphs.iter().flatten());
        let mut line = Self { runs: Vec::new(), width: 0.0, is_rtl: levels.iter().any(Level::is_rtl) };
        for place in BidiInfo::reorder_visual(&levels) {
            let part = &parts[place];
            let text = &words[part.range.clone()];
            match &part.face {
                Some(face) => line.shaped(text, &glyphs[place], face, fit),
                None => line.built_in(text, part.level.is_rtl(), weight, fit.shared),
            }
        }
        line
    }

    fn built_in(&mut self, text: &str, is_rtl: bool, weight: Weight, rise: f64) {
        let letters: Vec<char> = match is_rtl {
            false => text.chars().collect(),
            true => text.chars().rev().map(mirrored).collect(),
        };
        let mut glyphs = Vec::new();
        for letter in letters {
            let id = weight.glyph(letter);
            glyphs.push(PlacedGlyph { id, x: self.width, y: rise, letters: letter.to_string() });
            self.width += fonts::advance(letter, weight);
        }
        let ink = (BUILT_IN_BOTTOM + rise, BUILT_IN_TOP + rise);
        self.runs.push(Run { face: RunFace::BuiltIn(weight), scale: 1.0, glyphs, ink });
    }

    fn shaped(&mut self, text: &str, shaped: &[ShapedGlyph], face: &Arc<HostFace>, fit: Fit) {
        let Fit { scale, rise, .. } = fit;
        let (low, high) = ink(shaped.iter());
        let mut glyphs = Vec::new();
        for (place, glyph) in shaped.iter().enumerate() {
            glyphs.push(PlacedGlyph {
                id: glyph.id,
                x: self.width + glyph.x * scale,
                y: glyph.y * scale + rise,
                letters: letters(text, shaped, place).to_owned(),
            });
            self.width += glyph.advance * scale;
        }
        let ink = (low * scale + rise, high * scale + rise);
        self.runs.push(Run { face: RunFace::Host(Arc::clone(face)), scale, glyphs, ink });
    }
}

/// How the letters of the host's fonts are drawn, so that tall ones stay in their line: smaller, then moved. All of a line are
/// drawn alike.
#[derive(Clone, Copy)]
struct Fit {
    scale: f64,
    rise: f64,
    /// How far the letters of the built-in fonts can follow.
    shared: f64,
}

impl Fit {
    fn of<'a>(glyphs: impl Iterator<Item = &'a ShapedGlyph>) -> Self {
        let (low, high) = ink(glyphs);
        let scale = ((TOP - BOTTOM) / (high - low).max(0.1)).min(1.0);
        let rise = (TOP - high * scale).min(0.0) + (BOTTOM - low * scale).max(0.0);
        let shared = rise.clamp(BOTTOM - BUILT_IN_BOTTOM, TOP - BUILT_IN_TOP);
        Self { scale, rise, shared }
    }
}

/// The lowest and the highest point of the ink.
fn ink<'a>(glyphs: impl Iterator<Item = &'a ShapedGlyph>) -> (f64, f64) {
    let inks = glyphs.filter_map(|glyph| glyph.ink);
    inks.fold((0.0_f64, 0.0_f64), |(low, high), ink| (low.min(ink.0), high.max(ink.1)))
}

/// The letters for which a glyph stands: those of its cluster for the first glyph of a cluster, none for the others.
fn letters<'a>(text: &'a str, glyphs: &[ShapedGlyph], place: usize) -> &'a str {
    let at = glyphs[place].at;
    if glyphs[..place].iter().any(|glyph| glyph.at == at) {
        return "";
    }
    let end = glyphs.iter().map(|glyph| glyph.at).filter(|other| *other > at).min();
    text.get(at..end.unwrap_or(text.len())).unwrap_or_default()
}

/// A part of a line in one font, script and direction.
struct Part {
    range: Range<usize>,
    face: Option<Arc<HostFace>>,
    level: Level,
    script: Script,
}

impl Part {
    /// The glyphs in the host's font; none in the built-in ones.
    fn shaped(&self, words: &str) -> Vec<ShapedGlyph> {
        let shape =
            |face: &Arc<HostFace>| face.shape(&words[self.range.clone()], self.script, self.level.is_rtl());
        self.face.as_ref().map(shape).unwrap_or_default()
    }
}

fn parts(words: &str, weight: Weight, setter: &Typesetter<'_>) -> Vec<Part> {
    // All languages of the sheets are written from left to right.
    let levels = ParagraphBidiInfo::new(words, Some(Level::ltr())).reordered_levels(0..words.len());
    let mut parts: Vec<Part> = Vec::new();
    for (at, cluster) in words.grapheme_indices(true) {
        if cluster.chars().all(|letter| matches!(letter, ISOLATE | ISOLATE_END)) {
            continue;
        }
        let level = levels.get(at).copied().unwrap_or(Level::ltr());
        let script = cluster.chars().map(|letter| letter.script()).find(is_own).unwrap_or(Script::Common);
        let range = at..at + cluster.len();
        let is_built_in = cluster.chars().all(is_built_in);
        let last = parts.last_mut().filter(|last| last.level == level && last.range.end == at);
        // A font that has the letters before is kept, so that a word is written in one.
        let kept = last
            .as_ref()
            .and_then(|last| last.face.clone())
            .filter(|face| !is_built_in && has(face, cluster));
        let face = if is_built_in { None } else { kept.or_else(|| setter.face(cluster, weight)) };
        if let Some(last) = last
            && last.face == face
            && (face.is_none() || last.script == script || !is_own(&script) || !is_own(&last.script))
        {
            last.range.end = range.end;
            if is_own(&script) {
                last.script = script;
            }
        } else {
            parts.push(Part { range, face, level, script });
        }
    }
    parts
}

fn has(face: &HostFace, cluster: &str) -> bool {
    face.has_all(&super::needed(cluster))
}

/// Whether a script is one of its own, not that of signs which all scripts share.
fn is_own(script: &Script) -> bool {
    !matches!(script, Script::Common | Script::Inherited | Script::Unknown)
}

/// The sign that opens to the other side.
const fn mirrored(letter: char) -> char {
    match letter {
        '(' => ')',
        ')' => '(',
        '[' => ']',
        ']' => '[',
        '{' => '}',
        '}' => '{',
        '<' => '>',
        '>' => '<',
        '«' => '»',
        '»' => '«',
        '‹' => '›',
        '›' => '‹',
        letter => letter,
    }
}

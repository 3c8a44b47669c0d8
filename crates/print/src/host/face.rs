//! A font of the host, read for one document.

use std::fmt;
use std::fs;
use std::sync::Arc;

use harfrust::{Buffer, Direction, Font, GlyphId, ShapeOptions, ShaperFont, shape};
use unicode_script::Script;

use super::FONT_BYTES_MAX;
use super::file::FaceEntry;

/// A font of the host.
pub(crate) struct HostFace {
    /// The name of the file, for people who list the fonts of a PDF file.
    name: String,
    data: Arc<Vec<u8>>,
    index: u32,
    font: Font,
    units_per_em: f64,
}

/// A glyph at its place. Lengths are parts of the font size.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct ShapedGlyph {
    pub(crate) id: u16,
    /// The byte of the text at which its letters start.
    pub(crate) at: usize,
    pub(crate) advance: f64,
    pub(crate) x: f64,
    pub(crate) y: f64,
    /// The lowest and the highest point of its ink, at `y`.
    pub(crate) ink: Option<(f64, f64)>,
}

impl HostFace {
    /// Reads a font. `None` if it has changed on the disk since it was listed, or is broken.
    pub(super) fn load(entry: &FaceEntry) -> Option<Self> {
        let size = fs::metadata(&entry.path).ok()?.len();
        if size > FONT_BYTES_MAX {
            return None;
        }
        let name = entry.path.file_stem().unwrap_or_default().to_string_lossy();
        Self::of(&name, fs::read(&entry.path).ok()?, entry.index)
    }

    /// The font in these bytes. `None` if it is broken.
    fn of(name: &str, data: Vec<u8>, index: u32) -> Option<Self> {
        let data = Arc::new(data);
        let shared: Arc<dyn AsRef<[u8]> + Send + Sync> = Arc::<Vec<u8>>::clone(&data);
        let font = Font::new(shared, index)?;
        let units_per_em = f64::from(font.units_per_em());
        let name = name.chars().filter(char::is_ascii_alphanumeric).take(60).collect();
        let face = Self { name, data, index, font, units_per_em };
        // A font of which no part can be embedded is of no use.
        face.subset(&[1]).is_some().then_some(face)
    }

    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    pub(crate) fn has_all(&self, letters: &[char]) -> bool {
        let letter_map = self.font.charmap();
        letters.iter().all(|letter| letter_map.map_unicode(*letter).is_some_and(|glyph| glyph.to_u32() != 0))
    }

    /// The glyphs of a text in one script and direction, from left to right.
    pub(crate) fn shape(&self, text: &str, script: Script, is_rtl: bool) -> Vec<ShapedGlyph> {
        let mut buffer = Buffer::new();
        buffer.push_str(text);
        buffer.set_direction(if is_rtl { Direction::RightToLeft } else { Direction::LeftToRight });
        buffer.set_script(script.short_name().parse().ok());
        let shaper = ShaperFont::new(&self.font);
        if shape(&shaper, &mut buffer, ShapeOptions::new()).is_err() {
            return Vec::new();
        }
        let em = |units: i32| f64::from(units) / self.units_per_em;
        let glyphs = buffer.glyph_infos().iter().zip(buffer.glyph_positions());
        glyphs
            .map(|(info, position)| {
                let ink = shaper.glyph_extents(GlyphId::new(info.glyph_id)).filter(|ink| ink.height != 0);
                let y = em(position.y_offset);
                let ink = ink.map(|ink| {
                    let (one, other) = (em(ink.y_bearing), em(ink.y_bearing.saturating_add(ink.height)));
                    (y + one.min(other), y + one.max(other))
                });
                ShapedGlyph {
                    id: u16::try_from(info.glyph_id).unwrap_or_default(),
                    at: info.cluster as usize,
                    advance: em(position.x_advance),
                    x: em(position.x_offset),
                    y,
                    ink,
                }
            })
            .collect()
    }

    /// A font file with these glyphs, which have new numbers in it.
    pub(crate) fn subset(&self, glyphs: &[u16]) -> Option<Subset> {
        let mut numbers = subsetter::GlyphRemapper::new();
        for glyph in glyphs {
            numbers.remap(*glyph);
        }
        let file = subsetter::subset(&self.data, self.index, &numbers).ok()?;
        let cff = ttf_parser::RawFace::parse(&file, 0).ok()?.table(ttf_parser::Tag::from_bytes(b"CFF "));
        let cff = cff.map(<[u8]>::to_vec);
        let is_cff = cff.is_some();
        Some(Subset { file: cff.unwrap_or(file), is_cff, numbers })
    }

    /// The width of a glyph, as a part of the font size.
    pub(crate) fn advance(&self, glyph: u16) -> f64 {
        f64::from(self.font.glyph_metrics().h_advance(GlyphId::new(glyph.into()))) / self.units_per_em
    }
}

/// A part of a font, for a PDF file.
pub(crate) struct Subset {
    /// A TrueType font, or the table `CFF` alone.
    pub(crate) file: Vec<u8>,
    pub(crate) is_cff: bool,
    numbers: subsetter::GlyphRemapper,
}

impl Subset {
    /// The number of a glyph of the whole font in this part.
    pub(crate) fn number(&self, glyph: u16) -> u16 {
        self.numbers.get(glyph).unwrap_or_default()
    }
}

impl PartialEq for HostFace {
    fn eq(&self, other: &Self) -> bool {
        (&self.name, self.index, self.data.len()) == (&other.name, other.index, other.data.len())
    }
}

impl fmt::Debug for HostFace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "HostFace({} {})", self.name, self.index)
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use proptest::prelude::*;

    use super::*;
    use crate::typeset::tests::NAMES;

    proptest! {
        #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

        /// A broken font is refused, or writes something: it never panics.
        #[test]
        fn a_broken_font_does_no_harm(
            name in prop::sample::select(&["Arabic-Test.ttf", "Devanagari-Test.ttf", "Thai-Test.ttf", "CJK-Test.otf"][..]),
            changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..30),
        ) {
            let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fonts").join(format!("NotoSans{name}"));
            let mut data = fs::read(path).expect("a font");
            for (at, byte) in changes {
                let at = at.index(data.len());
                data[at] = byte;
            }
            if let Some(face) = HostFace::of("broken", data, 0) {
                for text in NAMES {
                    let glyphs = face.shape(text, Script::Arabic, true);
                    let ids: Vec<u16> = glyphs.iter().map(|glyph| glyph.id).collect();
                    let _ = face.subset(&ids);
                    let widths: f64 = ids.iter().map(|id| face.advance(*id)).sum();
                    prop_assert!(!widths.is_nan());
                }
            }
        }
    }
}

//! Embeds fonts of the host: of each only the glyphs that the document uses.

use std::collections::BTreeMap;
use std::sync::Arc;

use boneyard_club::{Stopped, check_stop};
use pdf_writer::types::{CidFontType, FontFlags, UnicodeCmap};
use pdf_writer::{Filter, Finish, Name, Pdf, Rect, Ref};

use super::{IDENTITY, packed};
use crate::host::{HostFace, Subset};
use crate::page::Page;
use crate::typeset::RunFace;

/// The fonts of the host that a document uses.
pub(super) struct HostFonts(Vec<HostFont>);

/// A font of the host in the file.
pub(super) struct HostFont {
    /// Its name inside the file.
    pub(super) name: String,
    pub(super) subset: Subset,
    face: Arc<HostFace>,
    /// The glyphs with the letters for which they stand.
    glyphs: BTreeMap<u16, String>,
}

impl HostFonts {
    /// Collects the glyphs of all pages.
    pub(super) fn of(pages: &[Page], stop: &dyn Fn() -> bool) -> Result<Self, Stopped> {
        let mut used: Vec<(Arc<HostFace>, BTreeMap<u16, String>)> = Vec::new();
        for page in pages {
            check_stop(stop)?;
            for run in page.texts().filter_map(|text| text.shaped.as_deref()).flat_map(|line| &line.runs) {
                let RunFace::Host(face) = &run.face else { continue };
                let place = used.iter().position(|(known, _)| known == face).unwrap_or_else(|| {
                    used.push((Arc::clone(face), BTreeMap::new()));
                    used.len() - 1
                });
                for glyph in &run.glyphs {
                    let letters = used[place].1.entry(glyph.id).or_default();
                    if letters.is_empty() {
                        letters.clone_from(&glyph.letters);
                    }
                }
            }
        }
        let mut fonts = Vec::new();
        for (number, (face, glyphs)) in (1..).zip(used) {
            check_stop(stop)?;
            let ids: Vec<u16> = glyphs.keys().copied().collect();
            if let Some(subset) = face.subset(&ids) {
                fonts.push(HostFont { name: format!("Host{number}"), subset, face, glyphs });
            }
        }
        Ok(Self(fonts))
    }

    pub(super) fn font(&self, face: &Arc<HostFace>) -> Option<&HostFont> {
        self.0.iter().find(|font| font.face == *face)
    }

    /// Writes the fonts, and returns their names and references.
    pub(super) fn embed(
        &self,
        pdf: &mut Pdf,
        next: &mut impl FnMut() -> Ref,
        stop: &dyn Fn() -> bool,
    ) -> Result<Vec<(String, Ref)>, Stopped> {
        let mut refs = Vec::new();
        for font in &self.0 {
            check_stop(stop)?;
            refs.push((font.name.clone(), font.embed(pdf, next)));
        }
        Ok(refs)
    }
}

impl HostFont {
    fn embed(&self, pdf: &mut Pdf, next: &mut impl FnMut() -> Ref) -> Ref {
        let (font, cid, descriptor, file, cmap) = (next(), next(), next(), next(), next());
        // Six letters and a plus mark a part of a font.
        let full_name = format!("BONEYD+{}", self.face.name());
        let full_name = Name(full_name.as_bytes());

        pdf.type0_font(font)
            .base_font(full_name)
            .encoding_predefined(Name(b"Identity-H"))
            .descendant_font(cid)
            .to_unicode(cmap);

        let mut described = pdf.cid_font(cid);
        let subtype = if self.subset.is_cff { CidFontType::Type0 } else { CidFontType::Type2 };
        described.subtype(subtype).base_font(full_name).system_info(IDENTITY);
        described.font_descriptor(descriptor).default_width(0.0);
        if !self.subset.is_cff {
            described.cid_to_gid_map_predefined(Name(b"Identity"));
        }
        let mut widths = described.widths();
        for glyph in self.glyphs.keys() {
            let width = self.face.advance(*glyph) * 1000.0;
            widths.consecutive(self.subset.number(*glyph), [width as f32]);
        }
        widths.finish();
        described.finish();

        let mut description = pdf.font_descriptor(descriptor);
        description
            .name(full_name)
            .flags(FontFlags::SYMBOLIC)
            .bbox(Rect::new(-1000.0, -500.0, 2000.0, 1200.0))
            .italic_angle(0.0)
            .ascent(1000.0)
            .descent(-300.0)
            .cap_height(700.0)
            .stem_v(80.0);
        if self.subset.is_cff {
            description.font_file3(file)
        } else {
            description.font_file2(file)
        };
        description.finish();
        let packed_file = packed(&self.subset.file);
        let mut stream = pdf.stream(file, &packed_file);
        stream.filter(Filter::FlateDecode);
        if self.subset.is_cff {
            stream.pair(Name(b"Subtype"), Name(b"CIDFontType0C"));
        }
        stream.finish();

        let mut meaning = UnicodeCmap::new(Name(b"Letters"), IDENTITY);
        for (glyph, letters) in self.glyphs.iter().filter(|(_, letters)| !letters.is_empty()) {
            meaning.pair_with_multiple(self.subset.number(*glyph), letters.chars());
        }
        let meaning = packed(meaning.finish().as_slice());
        pdf.cmap(cmap, &meaning).name(Name(b"Letters")).system_info(IDENTITY).filter(Filter::FlateDecode);
        font
    }
}

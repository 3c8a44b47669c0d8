//! Writes pages as a PDF file. No other module knows the format.

mod host_fonts;

use std::collections::BTreeSet;

use boneyard_club::{Stopped, check_stop};
use kurbo::{BezPath, PathEl};
use pdf_writer::types::{CidFontType, FontFlags, LineCapStyle, LineJoinStyle, SystemInfo, UnicodeCmap};
use pdf_writer::{Content, Filter, Finish, Name, Pdf, Rect, Ref, Str, TextStr};

use crate::fonts::{self, MM_PER_POINT, Weight};
use crate::page::{Document, Mark, Page, Text};
use crate::typeset::{RunFace, ShapedLine};
use host_fonts::HostFonts;

impl Document {
    /// The document as a PDF file. The same document always gives the same bytes. A letter without a glyph becomes an empty box.
    /// `stop` is called before every page.
    ///
    /// # Errors
    /// `stop` returned `true`.
    pub fn to_pdf(&self, stop: &dyn Fn() -> bool) -> Result<Vec<u8>, Stopped> {
        check_stop(stop)?;
        let mut pdf = Pdf::new();
        let mut refs = (1..).map(Ref::new);
        let mut next = || refs.next().expect("numbers do not run out");
        let (catalog, tree) = (next(), next());
        pdf.catalog(catalog).pages(tree).lang(TextStr(self.language.code()));
        pdf.document_info(next()).title(TextStr(&self.title));

        let pages: Vec<(Ref, Ref)> = self.pages.iter().map(|_| (next(), next())).collect();
        let count = i32::try_from(pages.len()).unwrap_or(i32::MAX);
        pdf.pages(tree).kids(pages.iter().map(|&(page, _)| page)).count(count);
        let used: Vec<(Weight, Ref)> = Weight::ALL
            .into_iter()
            .zip(letters(&self.pages, stop)?)
            .filter(|(_, letters)| !letters.is_empty())
            .map(|(weight, letters)| (weight, embed(&mut pdf, weight, &letters, &mut next)))
            .collect();

        let host_fonts = HostFonts::of(&self.pages, stop)?;
        let host_refs = host_fonts.embed(&mut pdf, &mut next, stop)?;

        for (page, (id, content)) in self.pages.iter().zip(pages) {
            check_stop(stop)?;
            let size = page.paper.size();
            let mut sheet = pdf.page(id);
            sheet.media_box(Rect::new(0.0, 0.0, points(size.width), points(size.height)));
            sheet.parent(tree).contents(content);
            let mut resources = sheet.resources();
            let mut fonts = resources.fonts();
            for &(weight, font) in &used {
                fonts.pair(name(weight), font);
            }
            for (font, reference) in &host_refs {
                fonts.pair(Name(font.as_bytes()), *reference);
            }
            fonts.finish();
            resources.finish();
            sheet.finish();
            let packed = packed(&drawn(page, &host_fonts));
            pdf.stream(content, &packed).filter(Filter::FlateDecode);
        }
        Ok(pdf.finish())
    }
}

/// The name of a font inside the file.
const fn name(weight: Weight) -> Name<'static> {
    match weight {
        Weight::Regular => Name(b"Regular"),
        Weight::SemiBold => Name(b"SemiBold"),
    }
}

/// The name of a font for programs that list fonts.
const fn full_name(weight: Weight) -> Name<'static> {
    match weight {
        Weight::Regular => Name(b"NotoSans-Regular"),
        Weight::SemiBold => Name(b"NotoSans-SemiBold"),
    }
}

const IDENTITY: SystemInfo<'static> =
    SystemInfo { registry: Str(b"Adobe"), ordering: Str(b"Identity"), supplement: 0 };

/// The letters used in each weight.
fn letters(pages: &[Page], stop: &dyn Fn() -> bool) -> Result<[BTreeSet<char>; 2], Stopped> {
    let mut letters = Weight::ALL.map(|_| BTreeSet::new());
    for page in pages {
        check_stop(stop)?;
        for text in page.texts() {
            match &text.shaped {
                Some(line) => letters[text.weight as usize].extend(line.built_in_letters()),
                None => letters[text.weight as usize].extend(text.words.chars()),
            }
        }
    }
    Ok(letters)
}

/// Embeds a font and the mapping from glyphs to letters, so that text can be searched and copied.
fn embed(pdf: &mut Pdf, weight: Weight, letters: &BTreeSet<char>, next: &mut impl FnMut() -> Ref) -> Ref {
    let (font, cid, descriptor, file, cmap) = (next(), next(), next(), next(), next());
    let face = weight.face();
    let thousandths = |units: i16| f32::from(units) * 1000.0 / f32::from(face.units_per_em());

    pdf.type0_font(font)
        .base_font(full_name(weight))
        .encoding_predefined(Name(b"Identity-H"))
        .descendant_font(cid)
        .to_unicode(cmap);

    let mut described = pdf.cid_font(cid);
    described.subtype(CidFontType::Type2).base_font(full_name(weight)).system_info(IDENTITY);
    described.font_descriptor(descriptor).cid_to_gid_map_predefined(Name(b"Identity")).default_width(0.0);
    let mut widths = described.widths();
    for &letter in letters {
        let width = fonts::advance(letter, weight) * 1000.0;
        widths.consecutive(weight.glyph(letter), [width as f32]);
    }
    widths.finish();
    described.finish();

    let bounds = face.global_bounding_box();
    pdf.font_descriptor(descriptor)
        .name(full_name(weight))
        .flags(FontFlags::SYMBOLIC)
        .bbox(Rect::new(
            thousandths(bounds.x_min),
            thousandths(bounds.y_min),
            thousandths(bounds.x_max),
            thousandths(bounds.y_max),
        ))
        .italic_angle(0.0)
        .ascent(thousandths(face.ascender()))
        .descent(thousandths(face.descender()))
        .cap_height(thousandths(face.capital_height().unwrap_or(face.ascender())))
        .stem_v(if weight == Weight::Regular { 80.0 } else { 120.0 })
        .font_file2(file);
    pdf.stream(file, &packed(weight.file())).filter(Filter::FlateDecode);

    let mut meaning = UnicodeCmap::new(Name(b"Letters"), IDENTITY);
    for &letter in letters {
        meaning.pair(weight.glyph(letter), letter);
    }
    let meaning = packed(meaning.finish().as_slice());
    pdf.cmap(cmap, &meaning).name(Name(b"Letters")).system_info(IDENTITY).filter(Filter::FlateDecode);
    font
}

fn packed(bytes: &[u8]) -> Vec<u8> {
    miniz_oxide::deflate::compress_to_vec_zlib(bytes, 6)
}

/// The marks of a page as PDF operators.
fn drawn(page: &Page, host_fonts: &HostFonts) -> Vec<u8> {
    let mut content = Content::new();
    // From here on, a unit is a millimetre and y grows downwards.
    let scale = points(1.0);
    content.transform([scale, 0.0, 0.0, -scale, 0.0, points(page.paper.size().height)]);
    content.set_line_cap(LineCapStyle::RoundCap).set_line_join(LineJoinStyle::RoundJoin);
    for mark in &page.marks {
        match mark {
            Mark::Filled(shape) => {
                outline(&mut content, shape);
                content.fill_nonzero();
            }
            Mark::Line(shape, width) => {
                content.set_line_width(short(*width));
                outline(&mut content, shape);
                content.stroke();
            }
            Mark::Text(text) => match &text.shaped {
                Some(line) => write_shaped(&mut content, text, line, host_fonts),
                None => write(&mut content, text),
            },
        }
    }
    content.finish().as_slice().to_vec()
}

fn write(content: &mut Content, text: &Text) {
    let glyphs: Vec<u8> =
        text.words.chars().flat_map(|letter| text.weight.glyph(letter).to_be_bytes()).collect();
    let start = text.start();
    // Letters are upright and measured in points, unlike the units of the page.
    let upright = short(MM_PER_POINT);
    content.begin_text().set_font(name(text.weight), short(text.size));
    content.set_text_matrix([upright, 0.0, 0.0, -upright, short(start.x), short(start.y)]);
    content.show(Str(&glyphs)).end_text();
}

/// Writes a line glyph by glyph. Programs that copy the text get it as it is read. They turn text from right to left around
/// themselves, from the letters of the glyphs: with a text of ours they would turn it twice.
fn write_shaped(content: &mut Content, text: &Text, line: &ShapedLine, host_fonts: &HostFonts) {
    let start = text.start();
    if !line.is_rtl {
        let mut span = content.begin_marked_content_with_properties(Name(b"Span"));
        span.properties().actual_text(TextStr(&text.words));
    }
    content.begin_text();
    for run in &line.runs {
        let em = text.size * MM_PER_POINT;
        let upright = short(MM_PER_POINT);
        let host_font = match &run.face {
            RunFace::BuiltIn(weight) => {
                content.set_font(name(*weight), short(text.size * run.scale));
                None
            }
            RunFace::Host(face) => {
                let Some(font) = host_fonts.font(face) else { continue };
                content.set_font(Name(font.name.as_bytes()), short(text.size * run.scale));
                Some(font)
            }
        };
        for glyph in &run.glyphs {
            let number = host_font.map_or(glyph.id, |font| font.subset.number(glyph.id));
            let (x, y) = (start.x + glyph.x * em, start.y - glyph.y * em);
            content.set_text_matrix([upright, 0.0, 0.0, -upright, short(x), short(y)]);
            content.show(Str(&number.to_be_bytes()));
        }
    }
    content.end_text();
    if !line.is_rtl {
        content.end_marked_content();
    }
}

fn outline(content: &mut Content, shape: &BezPath) {
    let mut last = kurbo::Point::ORIGIN;
    for element in shape.elements() {
        match *element {
            PathEl::MoveTo(to) => content.move_to(short(to.x), short(to.y)),
            PathEl::LineTo(to) => content.line_to(short(to.x), short(to.y)),
            PathEl::QuadTo(a, to) => {
                // PDF has only cubic curves. These control points give the same curve.
                let (near, far) = (last.lerp(a, 2.0 / 3.0), to.lerp(a, 2.0 / 3.0));
                content.cubic_to(
                    short(near.x),
                    short(near.y),
                    short(far.x),
                    short(far.y),
                    short(to.x),
                    short(to.y),
                )
            }
            PathEl::CurveTo(a, b, to) => {
                content.cubic_to(short(a.x), short(a.y), short(b.x), short(b.y), short(to.x), short(to.y))
            }
            PathEl::ClosePath => content.close_path(),
        };
        last = element.end_point().unwrap_or(last);
    }
}

fn points(mm: f64) -> f32 {
    short(mm / MM_PER_POINT)
}

/// Rounds a number to four decimals, so that the file is small. No printer shows finer steps.
fn short(number: f64) -> f32 {
    (number * 10_000.0).round() as f32 / 10_000.0
}

//! Reads the text of a PDF file, as far as tests need it.

use std::borrow::Cow;
use std::collections::BTreeMap;

/// The text of every page in order, with line breaks. Text from right to left comes as it stands, from left to right.
pub fn texts(file: &[u8]) -> Vec<String> {
    let objects = objects(file);
    let find = |reference: &str| &objects[&reference.parse::<u32>().expect("a reference")];
    let tree = objects.values().find(|object| object.has("/Type /Pages")).expect("pages");
    let kids = tree.between("/Kids [", "]");
    kids.split(" 0 R")
        .map(str::trim)
        .filter(|kid| !kid.is_empty())
        .map(|kid| page(find(kid), &find))
        .collect()
}

struct Object {
    head: String,
    stream: Vec<u8>,
}

impl Object {
    fn has(&self, text: &str) -> bool {
        self.head.contains(text)
    }

    /// The text between two marks; to the end if the second mark is missing.
    fn between(&self, before: &str, after: &str) -> &str {
        let (_, rest) =
            self.head.split_once(before).unwrap_or_else(|| panic!("no {before} in {}", self.head));
        rest.split_once(after).map_or(rest, |(found, _)| found).trim()
    }
}

fn objects(file: &[u8]) -> BTreeMap<u32, Object> {
    let mut objects = BTreeMap::new();
    let mut rest = file;
    while let Some(at) = position(rest, b" 0 obj") {
        let digits = rest[..at].iter().rev().take_while(|byte| byte.is_ascii_digit()).count();
        let number = text(&rest[at - digits..at]).parse().expect("a number");
        let end = at + position(&rest[at..], b"endobj").expect("an end");
        let body = &rest[at + b" 0 obj".len()..end];
        let (head, stream) = match position(body, b"stream\n") {
            Some(at) => (&body[..at], unpacked(&body[at + b"stream\n".len()..])),
            None => (body, Vec::new()),
        };
        let head = text(head).split_whitespace().collect::<Vec<_>>().join(" ");
        objects.insert(number, Object { head, stream });
        rest = &rest[end..];
    }
    objects
}

fn unpacked(stream: &[u8]) -> Vec<u8> {
    miniz_oxide::inflate::decompress_to_vec_zlib(stream).expect("a stream that can be unpacked")
}

fn page<'a>(page: &Object, find: &impl Fn(&str) -> &'a Object) -> String {
    let fonts: BTreeMap<&str, BTreeMap<u16, char>> = page
        .between("/Font <<", ">>")
        .split('/')
        .map(str::trim)
        .filter(|font| !font.is_empty())
        .map(|font| {
            let (name, reference) = font.split_once(' ').expect("a font and its reference");
            let font = find(reference.trim_end_matches(" 0 R"));
            (name, letters(find(font.between("/ToUnicode ", " 0 R"))))
        })
        .collect();
    let content = text(&find(page.between("/Contents ", " 0 R")).stream);
    // Every line of text has a font, a position, and glyphs as hexadecimal numbers or letters in brackets.
    let mut lines = Vec::new();
    let parts: Vec<&str> = content.split("BT\n").collect();
    for (before, line) in parts.iter().zip(parts.iter().skip(1)) {
        // A line in other scripts says beside its glyphs how it is read.
        if let Some(read) = actual_text(before) {
            lines.push(read);
            continue;
        }
        let (mut font, mut is_host, mut words) = (None, false, String::new());
        for operator in line.lines().take_while(|operator| *operator != "ET") {
            if let Some(chosen) = operator.strip_suffix(" Tf") {
                let (name, _) = chosen.trim_start_matches('/').split_once(' ').expect("a font and its size");
                (font, is_host) = (Some(&fonts[name]), name.starts_with("Host"));
            } else if let Some(glyphs) = operator.strip_suffix(" Tj") {
                let font = font.expect("a font");
                for pair in string(glyphs).chunks_exact(2) {
                    let letter = font.get(&u16::from_be_bytes([pair[0], pair[1]]));
                    // In a font of the host, a mark may belong to the letters of the glyph before.
                    assert!(letter.is_some() || is_host, "a glyph stands for a letter");
                    words.extend(letter);
                }
            }
        }
        lines.push(words);
    }
    let lines: Vec<String> = lines;
    lines.join("\n")
}

/// The text that replaces the glyphs after this part of a page.
fn actual_text(before: &str) -> Option<String> {
    let (_, text) = before.trim_end().strip_suffix("BDC")?.rsplit_once("/ActualText ")?;
    let bytes = string(text.trim_end().trim_end_matches('>').trim_end_matches(char::is_whitespace));
    let units: Vec<u16> = bytes
        .strip_prefix(&[0xfe, 0xff])?
        .chunks_exact(2)
        .map(|pair| u16::from_be_bytes([pair[0], pair[1]]))
        .collect();
    Some(String::from_utf16_lossy(&units))
}

/// The bytes of a string, written as `<0012>` or as `(text)`.
fn string(written: &str) -> Vec<u8> {
    if let Some(hex) = written.strip_prefix('<') {
        let hex = hex.trim_end_matches('>');
        return (0..hex.len())
            .step_by(2)
            .map(|at| u8::from_str_radix(&hex[at..at + 2], 16).expect("a byte"))
            .collect();
    }
    let inner = written.strip_prefix('(').and_then(|written| written.strip_suffix(')')).expect("a string");
    let mut bytes = inner.bytes();
    let mut plain = Vec::new();
    while let Some(byte) = bytes.next() {
        plain.push(if byte == b'\\' { escaped(&mut bytes) } else { byte });
    }
    plain
}

/// The byte after a backslash: three octal digits, a letter for a control character, or the byte itself.
fn escaped(bytes: &mut impl Iterator<Item = u8>) -> u8 {
    let mut byte = || bytes.next().expect("more after a backslash");
    match byte() {
        first @ b'0'..=b'7' => {
            [byte(), byte()].iter().fold(first - b'0', |sum, digit| sum * 8 + (digit - b'0'))
        }
        b'n' => b'\n',
        b'r' => b'\r',
        b't' => b'\t',
        b'b' => 8,
        b'f' => 12,
        plain => plain,
    }
}

fn position(bytes: &[u8], wanted: &[u8]) -> Option<usize> {
    bytes.windows(wanted.len()).position(|window| window == wanted)
}

fn text(bytes: &[u8]) -> Cow<'_, str> {
    String::from_utf8_lossy(bytes)
}

/// The letters of a font's glyphs.
fn letters(cmap: &Object) -> BTreeMap<u16, char> {
    let text = text(&cmap.stream).into_owned();
    let pairs = text.lines().filter_map(|line| line.strip_prefix('<')?.strip_suffix('>')?.split_once("> <"));
    let pairs = pairs.filter_map(|(glyph, letter)| {
        let letter = char::from_u32(u32::from_str_radix(letter, 16).ok()?)?;
        Some((u16::from_str_radix(glyph, 16).ok()?, letter))
    });
    pairs.collect()
}

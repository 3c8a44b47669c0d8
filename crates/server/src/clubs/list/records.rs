//! Lists as tables: text in the encodings, with the delimiters and line ends that common programs write.

use std::borrow::Cow;
use std::collections::HashMap;

use boneyard_club::csv::read_cell;
use boneyard_protocol::club::{LineFault, ListColumn, ListFault};

/// The possible delimiters of fields. Programs write `;` or tabs in languages where the comma is the decimal mark.
const DELIMITERS: [u8; 3] = *b",;\t";

/// The headings of the columns with names, in lower case, in the client's languages.
pub(super) const NAME_HEADINGS: &[&str] = &[
    "name",
    "names",
    "full name",
    "member",
    "player",
    "имя",
    "фио",
    "имя и фамилия",
    "фамилия и имя",
    "участник",
    "игрок",
    "ime",
    "ime i prezime",
    "prezime i ime",
    "član",
    "igrač",
    "nombre",
    "nombre completo",
    "nombre y apellidos",
    "miembro",
    "jugador",
    "nome",
    "nome completo",
    "nome e sobrenome",
    "membro",
    "jogador",
];

/// The text without a byte order mark. Spreadsheets call UTF-16 “Unicode text”.
pub(super) fn text_of(bytes: &[u8]) -> Result<Cow<'_, str>, ListFault> {
    match bytes {
        [0xff, 0xfe, text @ ..] => return utf_16(text, u16::from_le_bytes).map(Cow::Owned),
        [0xfe, 0xff, text @ ..] => return utf_16(text, u16::from_be_bytes).map(Cow::Owned),
        _ => {}
    }
    match std::str::from_utf8(bytes) {
        Ok(text) => Ok(Cow::Borrowed(text.strip_prefix('\u{feff}').unwrap_or(text))),
        Err(error) => {
            let read = &bytes[..error.valid_up_to()];
            Err(ListFault { line: line_breaks(read) + 1, fault: LineFault::Encoding })
        }
    }
}

fn utf_16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> Result<String, ListFault> {
    let (units, odd) = bytes.as_chunks::<2>();
    let mut text = String::with_capacity(units.len());
    let mut is_text = odd.is_empty();
    for letter in char::decode_utf16(units.iter().map(|bytes| unit(*bytes))) {
        match letter {
            Ok(letter) => text.push(letter),
            Err(_) => {
                is_text = false;
                break;
            }
        }
    }
    let fault = ListFault { line: line_breaks(text.as_bytes()) + 1, fault: LineFault::Encoding };
    if is_text { Ok(text) } else { Err(fault) }
}

/// A record: one line, or several if a quoted field has line breaks.
pub(super) struct Record {
    pub(super) line: usize,
    pub(super) fields: Vec<String>,
}

/// The delimiter of a list, and its records. A delimiter is likely if the first line has `is_likely` fields with it.
///
/// # Errors
/// A quotation mark is not closed.
pub(super) fn records_of(
    text: &str,
    is_likely: impl Fn(&[String]) -> bool,
) -> Result<(u8, Vec<Record>), ListFault> {
    // Blank, but still a line, so that faults have the right numbers.
    let without_first = declared(text).map(|(delimiter, line)| (delimiter, &text[line.len()..]));
    let (delimiter, text) = without_first.unwrap_or_else(|| (delimiter_of(text, is_likely), text));
    if let Some(line) = open_quote(text, delimiter) {
        return Err(ListFault { line, fault: LineFault::OpenQuote });
    }
    let mut reader = reader(text, delimiter);
    let mut records = Vec::new();
    let (mut line, mut counted_bytes) = (1, 0);
    let mut record = csv::StringRecord::new();
    loop {
        let start = usize::try_from(reader.position().byte()).unwrap_or(text.len());
        // Reading cannot fail here: the text is valid UTF-8, and records can have any number of fields.
        if !reader.read_record(&mut record).unwrap_or(false) {
            return Ok((delimiter, records));
        }
        // The reader skips empty lines before a record.
        let start = start + text[start..].bytes().take_while(|byte| matches!(byte, b'\r' | b'\n')).count();
        line += line_breaks(&text.as_bytes()[counted_bytes..start]);
        counted_bytes = start;
        let fields: Vec<String> = record.iter().map(|field| read_cell(field.trim()).to_owned()).collect();
        if fields.iter().any(|field| !field.is_empty()) {
            records.push(Record { line, fields });
        }
    }
}

fn reader(text: &str, delimiter: u8) -> csv::Reader<&[u8]> {
    csv::ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .delimiter(delimiter)
        .from_reader(text.as_bytes())
}

/// The delimiter that a first line such as `sep=;` names for Excel, and this line without its end.
fn declared(text: &str) -> Option<(u8, &str)> {
    let line = text.split(['\r', '\n']).next()?;
    let setting = line.trim_matches('"');
    let is_setting = setting.get(..4).is_some_and(|start| start.eq_ignore_ascii_case("sep="));
    match setting.as_bytes().get(4..) {
        // Other programs put empty cells behind the setting.
        Some([delimiter, rest @ ..]) if is_setting && rest.iter().all(|byte| b"\",;\t ".contains(byte)) => {
            delimiter.is_ascii().then_some((*delimiter, line))
        }
        _ => None,
    }
}

/// The delimiter of a list: the first one that is likely, or else the one with which the first line has the most fields.
fn delimiter_of(text: &str, is_likely: impl Fn(&[String]) -> bool) -> u8 {
    let first_fields = |delimiter: u8| -> Vec<String> {
        let mut records = reader(text, delimiter).into_records();
        let record = records.next().and_then(Result::ok);
        record.iter().flatten().map(|field| field.trim().to_owned()).collect()
    };
    let is_likely = |delimiter: &u8| is_likely(&first_fields(*delimiter));
    let by_count = || DELIMITERS.into_iter().rev().max_by_key(|delimiter| first_fields(*delimiter).len());
    DELIMITERS.into_iter().find(is_likely).or_else(by_count).unwrap_or(b',')
}

/// The line of the quotation mark that is not closed, from 1; `None` if all are closed.
fn open_quote(text: &str, delimiter: u8) -> Option<usize> {
    enum QuoteState {
        Start,
        Plain,
        Quoted(usize),
        /// After a quotation mark that closes the field or is the first of a doubled mark.
        Closed(usize),
    }
    let mut state = QuoteState::Start;
    for (at, byte) in text.bytes().enumerate() {
        state = match (state, byte) {
            (QuoteState::Start, b'"') => QuoteState::Quoted(at),
            (QuoteState::Closed(opened), b'"') => QuoteState::Quoted(opened),
            (QuoteState::Quoted(opened), b'"') => QuoteState::Closed(opened),
            (QuoteState::Quoted(opened), _) => QuoteState::Quoted(opened),
            (_, b'\r' | b'\n') => QuoteState::Start,
            (_, byte) if byte == delimiter => QuoteState::Start,
            _ => QuoteState::Plain,
        };
    }
    match state {
        QuoteState::Quoted(opened) => Some(line_breaks(&text.as_bytes()[..opened]) + 1),
        _ => None,
    }
}

/// The number of line breaks. `\n`, `\r` and `\r\n` each count as one.
fn line_breaks(bytes: &[u8]) -> usize {
    let ends = |at: usize| match bytes[at] {
        b'\n' => true,
        b'\r' => bytes.get(at + 1) != Some(&b'\n'),
        _ => false,
    };
    (0..bytes.len()).filter(|at| ends(*at)).count()
}

/// What the headings of a list mean.
pub(super) struct Headings {
    /// The number of each column.
    pub(super) places: HashMap<ListColumn, usize>,
    /// The headings that mean no column.
    pub(super) ignored: Vec<String>,
    /// The number of the column with the names.
    pub(super) name: usize,
}

impl Headings {
    /// # Errors
    /// Two headings mean the same column, or none means the names.
    pub(super) fn of(
        headings: &Record,
        heading: impl Fn(&str) -> Option<ListColumn>,
    ) -> Result<Self, Vec<ListFault>> {
        let mut places: HashMap<ListColumn, usize> = HashMap::new();
        let mut ignored = Vec::new();
        let mut faults = Vec::new();
        let mut refuse = |fault| faults.push(ListFault { line: headings.line, fault });
        for (at, field) in headings.fields.iter().enumerate() {
            match heading(field) {
                Some(column) if places.insert(column, at).is_some() => {
                    refuse(LineFault::ColumnTwice { column })
                }
                Some(_) => {}
                None if field.is_empty() => {}
                None => ignored.push(field.clone()),
            }
        }
        let name = places.get(&ListColumn::Name).copied();
        if name.is_none() {
            refuse(LineFault::NoColumn { column: ListColumn::Name });
        }
        match name {
            Some(name) if faults.is_empty() => Ok(Headings { places, ignored, name }),
            _ => Err(faults),
        }
    }
}

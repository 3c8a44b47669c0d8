use boneyard_protocol::club::{LineFault, ListColumn, ListFault, MemberEntry};

use super::{List, Listed, read, write};

fn listed(name: &str, email: &str, note: Option<&str>) -> Listed {
    Listed { name: name.into(), email: email.into(), note: note.map(Into::into) }
}

#[track_caller]
fn entries(text: &str) -> Vec<Listed> {
    read(text.as_bytes()).unwrap_or_else(|faults| panic!("{faults:?} in {text:?}")).entries
}

#[track_caller]
fn refused(text: impl AsRef<[u8]>) -> Vec<ListFault> {
    read(text.as_ref()).expect_err("a list with faults")
}

fn fault(line: usize, fault: LineFault) -> ListFault {
    ListFault { line, fault }
}

#[test]
fn a_list_without_headings_is_name_e_mail_and_note() {
    let text = "Ana,ana@example.org\n Luis  Pérez ,luis@example.org, plays  left \n";
    assert_eq!(
        entries(text),
        [
            listed("Ana", "ana@example.org", None),
            listed("Luis Pérez", "luis@example.org", Some("plays left"))
        ]
    );
}

#[test]
fn headings_name_columns_in_any_order_and_in_five_languages() {
    let lists = [
        "note,E-MAIL,Name\nn,ana@example.org,Ana",
        "Примечание;Почта;ФИО\nn;ana@example.org;Ana",
        "Napomena\tE-pošta\tIme i prezime\nn\tana@example.org\tAna",
        "notas,Correo electrónico,Nombre\nn,ana@example.org,Ana",
        "\u{feff}Observações;E-mail;Nome\r\nn;ana@example.org;Ana\r\n",
    ];
    for text in lists {
        assert_eq!(entries(text), [listed("Ana", "ana@example.org", Some("n"))], "{text}");
    }
}

#[test]
fn unknown_columns_are_reported() {
    let text = "Name,Phone,Email,Born\nAna,123,ana@example.org,1990\n";
    let list = read(text.as_bytes()).expect("a list");
    let expected = List {
        entries: vec![listed("Ana", "ana@example.org", None)],
        ignored: vec!["Phone".into(), "Born".into()],
        joined: vec![],
    };
    assert_eq!(list, expected);
}

#[test]
fn headings_must_have_names_and_no_column_twice() {
    assert_eq!(
        refused("Phone,Email\n1,ana@example.org"),
        [fault(1, LineFault::NoColumn { column: ListColumn::Name })]
    );
    assert_eq!(
        refused("name,email,e-mail\nAna,a@b.c,a@b.c"),
        [fault(1, LineFault::ColumnTwice { column: ListColumn::Email })]
    );
}

#[test]
fn quoted_fields_may_have_delimiters_and_line_breaks() {
    let text = "\"Pérez, Luis\",luis@example.org,\"says \"\"pass\"\"\r\nclearly\"\r\nAna \"Anita\",ana@example.org\r\n";
    assert_eq!(
        entries(text),
        [
            listed("Pérez, Luis", "luis@example.org", Some("says \"pass\" clearly")),
            listed("Ana \"Anita\"", "ana@example.org", None)
        ]
    );
}

#[test]
fn semicolons_and_tabs_separate_fields_too() {
    for text in ["Ana;ana@example.org;one, two, three", "Ana\tana@example.org\tone, two, three"] {
        assert_eq!(entries(text), [listed("Ana", "ana@example.org", Some("one, two, three"))]);
    }
    // If the first line has no e-mail or heading, the most frequent delimiter counts.
    assert_eq!(
        refused("Ana;ana.example.org;x\nEva;eva@example.org;y"),
        [fault(1, LineFault::BadEmail { email: "ana.example.org".into() })]
    );
}

#[test]
fn every_bad_line_is_reported_with_its_fault() {
    let long = "x".repeat(201);
    let text = format!(
        "name,email,note\r\n\
         Ana,ana@example.org,\r\n\
         \r\n\
         ,eva@example.org,\r\n\
         Boris,,\r\n\
         Luka,luka at example.org,\r\n\
         \"{}\",long@example.org,\r\n\
         \"Two\r\nlines\",ANA@Example.org,\r\n\
         Third,ana@example.org,\r\n\
         Vera,vera@example.org,{long}\r\n",
        "x".repeat(61)
    );
    let twice = |line, email: &str| fault(line, LineFault::EmailTwice { email: email.into(), line: 2 });
    assert_eq!(
        refused(text),
        [
            fault(4, LineFault::NoName),
            fault(6, LineFault::BadEmail { email: "luka at example.org".into() }),
            fault(7, LineFault::BadName { max: 60 }),
            twice(8, "ANA@Example.org"),
            twice(10, "ana@example.org"),
            fault(11, LineFault::BadNote { max: 200 }),
        ]
    );
}

#[test]
fn a_name_is_enough() {
    let names = |text| entries(text).into_iter().map(|listed| listed.name).collect::<Vec<_>>();
    assert_eq!(entries("Ana\nEva,\n"), [listed("Ana", "", None), listed("Eva", "", None)]);
    assert_eq!(entries("\n\nname,note\nAna,x"), [listed("Ana", "", Some("x"))]);
    assert_eq!(names("Name\nAna\nLuis Pérez\n"), ["Ana", "Luis Pérez"]);
    // As mail programs write people.
    let mail = "Ana Luna <ana@example.org>\nLuis Pérez luis@example.org\n";
    assert_eq!(
        entries(mail),
        [listed("Ana Luna", "ana@example.org", None), listed("Luis Pérez", "luis@example.org", None)]
    );
}

#[test]
fn a_name_without_an_e_mail_is_listed_once() {
    let twice = |line, first| fault(line, LineFault::NameTwice { name: "Ana".into(), line: first });
    assert_eq!(entries("Ana,a@b.c\nAna,a@b.d").len(), 2, "the e-mails tell them apart");
    assert_eq!(refused("Ana\nEva\nAna"), [twice(3, 1)]);
    assert_eq!(refused("Ana,a@b.c\nAna\nAna,a@b.d"), [twice(2, 1)]);
    assert_eq!(refused("Ana\nAna,a@b.c"), [twice(2, 1)]);
}

#[test]
fn fields_behind_the_last_column_belong_to_the_note() {
    let read = |text: &str| {
        let List { entries, joined, .. } = read(text.as_bytes()).expect("a list");
        let notes: Vec<_> = entries.into_iter().map(|listed| listed.note.unwrap_or_default()).collect();
        (notes.join("|"), joined.into_iter().map(|joined| (joined.line, joined.note)).collect::<Vec<_>>())
    };
    let text = include_str!("fixtures/members-extra-comma.csv");
    assert_eq!(read(text), ("hi, brings cake".into(), vec![(2, "hi, brings cake".into())]));
    assert_eq!(read("Ana,a@b.c,note,,"), ("note".into(), vec![]));
    assert_eq!(read("Ana,a@b.c,one,two\nEva,e@b.c,x"), ("one, two|x".into(), vec![(1, "one, two".into())]));
    assert_eq!(read("name;email;\nAna;a@b.c;one;;two"), ("one; two".into(), vec![(2, "one; two".into())]));
    assert_eq!(read("name\temail\nAna\ta@b.c\tone\ttwo"), ("one two".into(), vec![(2, "one two".into())]));
}

#[test]
fn fields_behind_another_column_are_a_fault() {
    let many = |line| fault(line, LineFault::TooManyFields { columns: 3 });
    assert_eq!(refused("name,note,email\nAna,hi, brings cake,a@b.c"), [many(2)]);
    assert_eq!(refused("name,note,phone\nAna,hi,1\nEva,hi, brings cake,2"), [many(3)]);
}

#[test]
fn a_first_line_can_name_the_delimiter() {
    let list = [listed("Ana", "ana@x.org", Some("hi"))];
    assert_eq!(entries(include_str!("fixtures/members-sep-line.csv")), list);
    for text in
        ["sep=;\r\nAna;ana@x.org;hi", "\"SEP=;\"\rAna;ana@x.org;hi", "\u{feff}sep=,,\nAna,ana@x.org,hi"]
    {
        assert_eq!(entries(text), list, "{text}");
    }
    assert_eq!(entries("sep=|\nAna|ana@x.org|hi"), list);
    // The lines keep their numbers.
    assert_eq!(refused("sep=;\nAna;b"), [fault(2, LineFault::BadEmail { email: "b".into() })]);
    assert_eq!(refused("sep=;\nAna;\"b"), [fault(2, LineFault::OpenQuote)]);
    assert_eq!(refused("sep=;"), [fault(1, LineFault::Empty)]);
    assert_eq!(entries("sep=tember\n").len(), 1, "a name");
}

#[test]
fn an_open_quotation_mark_is_reported_with_its_line() {
    let text = "Ana,ana@example.org\nEva,\"eva@example.org\nBoris,boris@example.org\n";
    assert_eq!(refused(text), [fault(2, LineFault::OpenQuote)]);
    assert_eq!(refused("Ana,a@b.c,\"x\"\"\nEva,e@b.c"), [fault(1, LineFault::OpenQuote)]);
    assert_eq!(entries("A \"\" B,a@b.c").len(), 1, "marks within a field are not quotation");
}

#[test]
fn text_that_is_not_utf_8_is_reported_with_its_line() {
    assert_eq!(refused(b"Ana,ana@example.org\r\nJos\xe9,jose@example.org"), [fault(2, LineFault::Encoding)]);
}

#[test]
fn unicode_text_of_spreadsheets_is_utf_16() {
    let text = "\u{feff}name\temail\tnote\r\nŽeljka 🁫\tz@b.c\thi\r\n";
    for bytes in [u16::to_le_bytes, u16::to_be_bytes] {
        let encoded: Vec<u8> = text.encode_utf16().flat_map(bytes).collect();
        let list = read(&encoded).expect("a list");
        assert_eq!(list.entries, [listed("Željka 🁫", "z@b.c", Some("hi"))]);
        // Half a letter, and half of a pair.
        assert_eq!(refused([&encoded[..], b"A"].concat()), [fault(3, LineFault::Encoding)]);
        let half: Vec<u8> = text.encode_utf16().take(26).flat_map(bytes).collect();
        assert_eq!(refused(half), [fault(2, LineFault::Encoding)]);
    }
}

#[test]
fn an_empty_list_is_refused() {
    for text in ["", "\u{feff}", "\r\n\r\n", " , ,\n", "name,email\n"] {
        assert_eq!(refused(text), [fault(1, LineFault::Empty)], "{text:?}");
    }
}

#[test]
fn lines_end_in_any_of_three_ways() {
    for end in ["\n", "\r\n", "\r"] {
        let text = ["Ana,a@b.c", "", "Eva,e@b.c", "Boris,b"].join(end);
        assert_eq!(refused(text), [fault(4, LineFault::BadEmail { email: "b".into() })], "{end:?}");
    }
}

#[test]
fn a_written_list_reads_the_same() {
    let member = |name: &str, email: &str, note: &str| MemberEntry {
        name: name.into(),
        email: email.into(),
        note: note.into(),
    };
    let members = [
        member("Ana \"Anita\", of Riga", "Ana@Example.org", "a; b, \"d\""),
        member("Вера", "вера@почта.рф", ""),
        member("note", "name@example.org", "email"),
    ];
    let text = write(&members).expect("a list");
    assert!(text.starts_with(b"name,email,note\r\n\"Ana \"\"Anita\"\", of Riga\",Ana@Example.org,"));
    let back: Vec<_> = read(&text).expect("a list").entries;
    let expected: Vec<_> =
        members.into_iter().map(|m| Listed { name: m.name, email: m.email, note: Some(m.note) }).collect();
    assert_eq!(back, expected);
}

/// Names and notes that are formulas in a spreadsheet are written as text and read back unchanged. Checks every text
/// of up to four of these letters.
#[test]
fn formulas_are_written_as_text_and_read_back() {
    let letters = ["'", "=", "+", "-", "@", "a", "\""];
    let mut texts: Vec<String> = vec![String::new()];
    for length in 0..4 {
        let of_length: Vec<String> = texts.iter().filter(|text| text.len() == length).cloned().collect();
        texts.extend(of_length.iter().flat_map(|text| letters.map(|letter| format!("{text}{letter}"))));
    }
    let non_empty: Vec<String> = texts.into_iter().filter(|text| !text.is_empty()).collect();
    let members: Vec<MemberEntry> = (0..)
        .zip(&non_empty)
        .map(|(number, text): (u32, _)| MemberEntry {
            name: text.clone(),
            email: format!("+{number}@example.org"),
            note: text.clone(),
        })
        .collect();
    let text = write(&members).expect("a list");
    let mut cells = csv::Reader::from_reader(&text[..]);
    for record in cells.records() {
        let record = record.expect("a record");
        assert!(record.iter().all(|cell| !cell.starts_with(['=', '+', '-', '@'])), "{record:?}");
    }
    let back: Vec<_> = read(&text).expect("a list").entries;
    let expected: Vec<_> =
        members.into_iter().map(|m| Listed { name: m.name, email: m.email, note: Some(m.note) }).collect();
    assert_eq!(back, expected);
}

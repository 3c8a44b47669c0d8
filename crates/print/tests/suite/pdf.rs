//! Reads the PDF files page by page.

use std::collections::BTreeSet;

use boneyard_print::{Document, Language, Paper, never_stop, tiles};
use boneyard_rules::ruleset::TileSet;
use boneyard_test_support::pdf;

fn printed(set: TileSet, faces: &str, language: Language, paper: Paper) -> (Document, Vec<String>) {
    let look = faces.parse().expect("a look");
    let document = tiles::document(set, look, language, paper);
    let texts = pdf::texts(&document.to_pdf(&never_stop).expect("never stopped"));
    (document, texts)
}

#[test]
fn a_set_is_printed_on_as_many_pages_as_needed() {
    for (set, faces, paper, pages) in [
        (TileSet::Double6, "pips", Paper::A4, 1),
        (TileSet::Double9, "pips", Paper::A4, 2),
        (TileSet::Double12, "digits", Paper::Letter, 3),
        (TileSet::Double18, "large", Paper::A4, 6),
        (TileSet::Triomino56, "digits", Paper::A4, 2),
        (TileSet::Double6, "cards", Paper::A4, 2),
        (TileSet::Double6, "cards:fruit", Paper::Letter, 3),
    ] {
        let (document, texts) = printed(set, faces, Language::En, paper);
        assert_eq!((document.pages.len(), texts.len()), (pages, pages), "{set:?} {faces} {paper}");
    }
}

#[test]
fn every_page_has_its_title_and_number_in_the_language() {
    for (language, title, second) in [
        (Language::En, "Double-nine, 55 tiles", "Page 2 of 2"),
        (Language::Ru, "Набор до девяти, 55 костей", "Страница 2 из 2"),
        (Language::Hr, "Set do devetke, 55 pločica", "Stranica 2 od 2"),
        (Language::Es, "Doble nueve, 55 fichas", "Página 2 de 2"),
        (Language::Pt, "Duplo nove, 55 peças", "Página 2 de 2"),
    ] {
        let (document, texts) = printed(TileSet::Double9, "both", language, Paper::A4);
        assert_eq!(document.title, title);
        assert!(texts.iter().all(|text| text.contains(title)), "{texts:?}");
        assert!(texts[1].contains(second), "{texts:?}");
    }
}

#[test]
fn a_deck_names_every_tile_once() {
    let (document, texts) = printed(TileSet::Double6, "cards:animals", Language::Ru, Paper::A4);
    let texts = texts.join(" ");
    let named = ["дубль пусто", "дубль шесть", "шесть-пять", "один-пусто", "черепаха, жираф"];
    for name in named {
        assert_eq!(texts.matches(name).count(), 1, "{name} in {texts}");
    }
    let lines = document.pages.iter().flat_map(|page| page.texts());
    let names: Vec<&str> = lines
        .map(|text| &*text.words)
        .filter(|words| words.contains('-') || words.starts_with("дубль"))
        .collect();
    assert_eq!(names.len(), 28);
    assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), 28);
}

#[test]
fn the_same_document_gives_the_same_bytes() {
    let look = "pictures:objects".parse().expect("a look");
    let document = tiles::document(TileSet::Double6, look, Language::Hr, Paper::A4);
    assert_eq!(document.to_pdf(&never_stop), document.to_pdf(&never_stop));
}

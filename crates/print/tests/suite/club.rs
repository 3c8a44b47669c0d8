//! The texts on the sheets of a club evening, read from the PDF files (CLUB-92 to CLUB-95).

use boneyard_club::{Evening, SheetKind, file};
use boneyard_print::club::{SheetOptions, document};
use boneyard_print::{Language, never_stop};
use boneyard_test_support::pdf;

/// Worked example EX-16: six players, a stake of ten chips, and a last match with a filler pair.
const SIX: &str = r#"evening 1
name "Friday at the harbour"
origin "Cuba" "Havana"
date 2026-11-20
players 6 published
stake 10 "chips"
prize stakes 1
penalties on
player 1 "Ana"
player 2 "Boris" sight
player 3 "Vera"
player 4 "Gleb" movement hearing
player 5 "Dunja"
player 6 "Emil"
match 1 table 1 31:0 0:20 0:0 69:0 first 3
match 2 table 1 final 45:100
match 3 table 1 final 100:70
match 4 table 1 final 0:100
match 5 table 1 final 100:55
match 6 table 1 final 90:100
match 7 table 1 final 100:12
"#;

/// The last match of [`SIX`], which makes the evening final.
const LAST: &str = "match 8 table 1 final 100:20\n";

fn evening(more: &str) -> Evening {
    file::read(&format!("{SIX}{more}")).unwrap_or_else(|error| panic!("{error}"))
}

/// The text of each page.
fn pages(kind: SheetKind, evening: &Evening, language: Language) -> Vec<String> {
    let options = SheetOptions { language, ..SheetOptions::default() };
    let document = document(kind, evening, options, &never_stop);
    pdf::texts(&document.and_then(|document| document.to_pdf(&never_stop)).expect("never stopped"))
}

fn lines(kind: SheetKind, evening: &Evening) -> Vec<String> {
    pages(kind, evening, Language::En).iter().flat_map(|page| page.lines()).map(plain).collect()
}

/// Replaces no-break spaces and hyphens by ordinary ones.
fn plain(text: &str) -> String {
    text.replace('\u{a0}', " ").replace('\u{2011}', "-")
}

/// Checks that the lines contain `wanted` as successive lines.
fn assert_has(lines: &[String], wanted: &[&str]) {
    let found = lines.windows(wanted.len()).any(|some| some == wanted);
    assert!(found, "no {wanted:?} in {lines:#?}");
}

/// CLUB-91: every page has the evening, the place, the date and the page number.
#[test]
fn every_page_has_a_header() {
    for (language, date, page) in [
        (Language::En, "Havana, Cuba, 20 November 2026", "Page 2 of 2"),
        (Language::Ru, "Havana, Cuba, 20 ноября 2026 г.", "Страница 2 из 2"),
        (Language::Hr, "Havana, Cuba, 20. studenoga 2026.", "Stranica 2 od 2"),
        (Language::Es, "Havana, Cuba, 20 de noviembre de 2026", "Página 2 de 2"),
        (Language::Pt, "Havana, Cuba, 20 de novembro de 2026", "Página 2 de 2"),
    ] {
        let pages = pages(SheetKind::Procedure, &evening(""), language);
        for text in &pages {
            let head: Vec<String> = text.lines().take(2).map(plain).collect();
            assert_eq!(head, ["Friday at the harbour", date]);
        }
        assert!(pages[1].contains(page), "{}", pages[1]);
    }
}

/// CLUB-31, CLUB-92, CLUB-103: a table card shows the seats, the next seats and the courtesies, but no needs.
#[test]
fn a_table_card_shows_seats_next_tables_and_courtesies() {
    let evening = evening("");
    let lines = lines(SheetKind::Tables, &evening);
    assert_has(&lines, &["Table 1", "Match 1 of 8", "1 Ana", "next: table 1, top"]);
    assert_has(&lines, &["5 Dunja", "next: table 1, left"]);
    assert_has(&lines, &["3 Vera", "next: rest"]);
    assert_has(&lines, &["1 Ana", "last match"]);
    assert_has(&lines, &["At this table", "•", "The partner keeps the score."]);
    assert_has(&lines, &["•", "The player points at a tile and names an end. The next player places it."]);
    let courtesies: Vec<&String> = lines.iter().filter(|line| line.contains("next player")).collect();
    assert!(courtesies.iter().all(|line| !line.contains("Gleb")), "{courtesies:?}");
    let text = lines.join(" ").to_lowercase();
    for word in ["sight", "movement", "hearing", "accommodation", "impair", "blind", "deaf"] {
        assert!(!text.contains(word), "{word}");
    }
}

/// CLUB-41, CLUB-43, CLUB-94: rounds, leaders and running totals. A tied fish is a zero in the column of the pair that led.
#[test]
fn a_score_sheet_lists_every_round() {
    let lines = lines(SheetKind::Score, &evening(""));
    assert_has(
        &lines,
        &[
            "Match 1 of 8, table 1",
            "The first pair with 100 points wins a match. Points above the target are not recorded.",
        ],
    );
    assert_has(&lines, &["Lead in this order: 3 Vera, 4 Gleb, 5 Dunja, 1 Ana."]);
    assert_has(&lines, &["1", "3 Vera", "31", "31", "0"]);
    assert_has(&lines, &["2", "4 Gleb", "31", "20", "20"]);
    assert_has(&lines, &["3", "5 Dunja", "31", "0", "20"]);
    assert_has(&lines, &["4", "1 Ana", "69", "100", "20"]);
    assert_has(&lines, &["Recorded score: 100 : 20", "Won by 1 Ana, 4 Gleb. Match points: 2."]);
    assert_has(&lines, &["Signature of 1 Ana, 4 Gleb", "Signature of 3 Vera, 5 Dunja"]);
    assert_has(&lines, &["Only the final score of this match is known."]);
}

/// CLUB-96: an unfinished sheet can be filled in by hand.
#[test]
fn a_score_sheet_leaves_room_to_write() {
    let pages = pages(SheetKind::Score, &evening(""), Language::En);
    let last: Vec<&str> = pages.last().expect("pages").lines().collect();
    for wanted in ["Scorekeeper:", "Recorded score:", "Leads", "1", "20"] {
        assert!(last.contains(&wanted), "{wanted} in {last:?}");
    }
}

/// CLUB-35, CLUB-92: a player card has table, seat, partner and opponents of every match, and the rests.
#[test]
fn a_player_card_has_every_match_of_the_player() {
    let lines = lines(SheetKind::Players, &evening(LAST));
    assert_has(&lines, &["1", "1", "top", "4 Gleb", "3 Vera, 5 Dunja", "100 : 20", "2"]);
    assert_has(&lines, &["8", "1", "top", "4 Gleb", "3 Vera, 2 Boris", "100 : 20", "does not count"]);
    let start = lines.iter().position(|line| line == "6 Emil").expect("a card");
    assert!(lines[start..].contains(&"rests".to_owned()));
    // Emil is first with 7 points from 5 matches. He wins 50 in money, and a prize of one stake from each of four
    // players.
    assert_has(&lines[start..], &["1", "5", "7", "4", "+107", "412", "305", "0", "+50", "+40"]);
}

/// CLUB-35: the results of all matches, and the players for whom they do not count.
#[test]
fn results_list_every_match() {
    let lines = lines(SheetKind::Results, &evening(LAST));
    assert_has(&lines, &["2", "1 Ana, 2 Boris", "45 : 100", "5 Dunja, 6 Emil", "0 : 2"]);
    let nothing = file::read("evening 1\nname \"x\"\nplayers 4 published\n").expect("an evening");
    assert_has(&self::lines(SheetKind::Results, &nothing), &["No match is finished yet."]);
}

/// CLUB-86, CLUB-87, CLUB-89: the order, the deciding keys, and ties decided by number.
#[test]
fn standings_show_the_deciding_keys() {
    let lines = lines(SheetKind::Standings, &evening(LAST));
    assert_has(&lines, &["Final standings"]);
    assert_has(&lines, &["1", "6 Emil", "5", "7", "4", "+107", "412", "305", "0", "points"]);
    assert_has(&lines, &["2", "4 Gleb", "5", "5", "3", "+103", "425", "322", "0", "effectiveness"]);
    assert_has(&self::lines(SheetKind::Standings, &evening("")), &["Standings after match 7 of 8"]);
    // EX-14: tied in everything.
    let level = "evening 1\nname \"x\"\nplayers 4 published\nmatch 1 table 1 final 100:40\nmatch 2 table 1 final 40:100\n\
                 match 3 table 1 final 100:40\n";
    let lines = self::lines(SheetKind::Standings, &file::read(level).expect("an evening"));
    assert_has(&lines, &["1", "1 =", "3", "4", "2", "+60", "240", "180", "number"]);
    assert!(lines.iter().any(|line| line.starts_with("= These players are tied")), "{lines:?}");
}

/// A team has one line with its sums and its players; the poster has its name only.
#[test]
fn standings_have_a_line_for_each_team() {
    let night = "evening 1\nname \"x\"\nplayers 8 pairs teams 2\nteam 1 \"Los Tigres\"\nplayer 5 \"Eva\"\n\
                 match 1 table 1 final 100:37\nmatch 1 table 2 final 100:40\n";
    let night = file::read(night).expect("an evening");
    let standings = lines(SheetKind::Standings, &night);
    let whole = standings.join(" ");
    assert!(whole.contains("Los Tigres: 1, 2, 3, 4"), "{whole}");
    assert!(whole.contains("Team 2: 5 Eva, 6, 7, 8"), "{whole}");
    assert!(standings.iter().any(|line| line == "Team"), "{standings:?}");
    // The letters of the poster are so large that a name may need two lines.
    let poster = lines(SheetKind::StandingsPoster, &night).join(" ");
    assert!(poster.ends_with("1 Los Tigres 4 1 +123 2 Team 2 0 0 \u{2212}123"), "{poster}");
}

/// While groups play, each has a table; then everyone, and the groups after that.
#[test]
fn groups_have_tables_of_their_own() {
    let groups = "evening 1\nname \"x\"\nplayers 8 groups 2 qualify 1\nplayer 7 \"Eva\"\n\
                  match 1 table 1 final 37:100\nmatch 1 table 2 final 100:40\n";
    let playing = file::read(groups).expect("an evening");
    let whole = lines(SheetKind::Standings, &playing).join(" ");
    let order = |words: &[&str], whole: &str| {
        let places: Vec<_> = words.iter().map(|word| whole.find(word)).collect();
        assert!(places.iter().all(Option::is_some) && places.is_sorted(), "{words:?} {places:?} in {whole}");
    };
    order(&["Group 1", "7 Eva", "Group 2", "3, 4"], &whole);
    assert_eq!(whole.matches("7 Eva").count(), 1, "{whole}");
    let poster = lines(SheetKind::StandingsPoster, &playing).join(" ");
    order(&["Group 1", "Group 2"], &poster);
    let ended = format!("{groups}pairs 2 table 1 7 8 3 4\nmatch 2 table 1 final 0:100\n");
    let whole = lines(SheetKind::Standings, &file::read(&ended).expect("an evening")).join(" ");
    order(&["Final standings", "3, 4", "how far they came", "7 Eva", "Group 1", "Group 2"], &whole);
}

/// CLUB-74 to CLUB-79, CLUB-95: the money of each match, the prize and the payments.
#[test]
fn money_is_settled_to_the_last_chip() {
    let lines = lines(SheetKind::Money, &evening(LAST));
    assert_has(&lines, &["1", "+20", "\u{2212}20", "+20", "\u{2212}20"]);
    assert_has(&lines, &["Money", "+30", "\u{2212}100", "\u{2212}30", "+50", "0", "+50"]);
    assert_has(&lines, &["Prize", "\u{2212}10", "\u{2212}10", "\u{2212}10", "0", "\u{2212}10", "+40"]);
    assert_has(&lines, &["Total", "+20", "\u{2212}110", "\u{2212}40", "+50", "\u{2212}10", "+90"]);
    assert_has(&lines, &["Who pays whom", "2 Boris pays 6 Emil: 90 chips."]);
    let open = self::lines(SheetKind::Money, &evening(""));
    assert_has(&open, &["The club night is not over. These are the totals so far."]);
    assert!(SheetKind::Money.applies_to(&evening("")));
}

/// CLUB-54, CLUB-72, CLUB-82: corrections, sanctions and annulled matches.
#[test]
fn the_log_keeps_what_was_changed() {
    let more = "penalty 2 30 match 1 \"touched a tile\"\nsanction 3 match 2 round 4 \"spoke\"\n\
                match 8 table 1 60:0\nannulled 8 table 1\n\
                log 2026-11-20T20:14:05Z 1 \"match 1 table 1 round 2\" \"45\" \"54\" \"misread\"\n\
                log 2026-11-20T20:20:00Z 1 \"match 2 table 1 scorer\" \"2\" \"5\" \"left\"\n\
                log 2026-11-20T20:21:00Z 1 \"note match 2 table 1\" \"\" \"\" \"Wrong tile\"\n\
                log 2026-11-20T20:22:00Z 1 \"note table 1\" \"\" \"\" \"Spilt tea\"\n\
                log 2026-11-20T20:23:00Z 1 \"note\" \"\" \"\" \"Late start\"\n";
    let evening = evening(more);
    let lines = lines(SheetKind::Log, &evening);
    assert_has(&lines, &["2 Boris", "1", "30", "touched a tile"]);
    assert_has(&lines, &["3 Vera", "2", "4", "–", "spoke"]);
    assert_has(&lines, &["2026-11-20 20:14:05", "1 Ana", "Match 1, table 1, round 2", "45", "54", "misread"]);
    assert_has(&lines, &["8", "1", "1 Ana, 4 Gleb", "60 : 0", "3 Vera, 2 Boris"]);
    assert_has(&lines, &["2026-11-20 20:20:00", "1 Ana", "Match 2, table 1, scorekeeper"]);
    assert_has(&lines, &["Corrections and notes"]);
    assert_has(&lines, &["Note: Match 2, table 1", "Wrong tile"]);
    assert_has(&lines, &["Note: Table 1", "Spilt tea"]);
    assert_has(&lines, &["Note", "Late start"]);
    let russian = pages(SheetKind::Log, &evening, Language::Ru).join("\n");
    assert!(russian.contains("Партия 1, стол 1, раунд 2"), "{russian}");
}

/// CLUB-12, CLUB-30, CLUB-32: the seating of the evening, by numbers if there are several tables.
#[test]
fn the_schedule_shows_every_match() {
    let lines = lines(SheetKind::Schedule, &evening(""));
    assert_has(&lines, &["1", "1 Ana, 4 Gleb", "3 Vera, 5 Dunja", "2 Boris, 6 Emil"]);
    let sixteen = file::read("evening 1\nname \"x\"\nplayers 16 published\n").expect("an evening");
    let lines = self::lines(SheetKind::Schedule, &sixteen);
    let seated: Vec<&String> =
        lines.iter().filter(|line| line.contains(" – ") && !line.contains(':')).collect();
    assert_eq!((seated.len(), &**seated[0]), (15 * 4, "1·2 – 3·4"));
    let lines = self::lines(SheetKind::Seating, &sixteen);
    assert_eq!(lines.iter().filter(|line| line.starts_with("Match ")).count(), 15);
}

/// In every language: players shake hands first (R3.1.2, CLUB-105), tiles are not banged down (R3.1.15, CLUB-112), and courtesies are
/// never penalised (CLUB-73).
#[test]
fn the_procedure_card_has_the_rules_of_conduct() {
    let sentences = |language| match language {
        Language::En => ["shakes hands", "Do not bang the tiles", "They are never penalised"],
        Language::Ru => ["пожимают друг другу руки", "Костями не стучат", "никогда не штрафуют"],
        Language::Hr => ["svi se rukuju", "Pločicama se ne lupa", "Nikad se ne kažnjava"],
        Language::Es => ["se dan la mano", "No se golpea con las fichas", "Nunca se penalizan"],
        Language::Pt => ["aperto de mão", "Não bata as peças", "nunca são penalizadas"],
        other => panic!("{other} has no expected words"),
    };
    for language in [Language::En, Language::Ru, Language::Hr, Language::Es, Language::Pt] {
        let pages = pages(SheetKind::Procedure, &evening(""), language).join("\n");
        // The text is wrapped to the paper.
        let text = plain(&pages).split_whitespace().collect::<Vec<_>>().join(" ");
        for words in sentences(language) {
            assert!(text.contains(words), "{language}: no `{words}` in {text}");
        }
        let first = text.find(sentences(language)[0]);
        assert!(first < text.find("2. "), "{language}: it comes before everything else");
    }
}

/// CLUB-100 to CLUB-102, CLUB-105 to CLUB-116: twelve steps and all fourteen courtesies, in every language.
#[test]
fn the_procedure_card_is_complete() {
    for language in Language::ALL {
        let pages = pages(SheetKind::Procedure, &evening(""), language);
        let steps = |number: u8| pages[0].lines().any(|line| line.starts_with(&format!("{number}. ")));
        assert!((1..=12).all(steps), "{language}: {}", pages[0]);
        assert_eq!(pages[1].lines().filter(|line| *line == "•").count(), 14, "{language}");
    }
}

/// A poster shows the next match in letters that can be read from two metres: capitals 5 mm high or higher, that is 20 points.
#[test]
fn a_seating_poster_shows_the_next_match_on_one_page() {
    let next = evening("");
    let pages = pages(SheetKind::SeatingPoster, &next, Language::En);
    assert_eq!(pages.len(), 1);
    let lines = lines(SheetKind::SeatingPoster, &next);
    assert_has(&lines, &["Match 8 of 8: who sits where"]);
    let document = document(SheetKind::SeatingPoster, &next, SheetOptions::default(), &never_stop);
    let page = document.expect("never stopped").pages.remove(0);
    let ana = page.texts().find(|text| text.words.contains("Ana")).expect("Ana plays");
    assert!(ana.size >= 20.0, "{ana:?}");
}

/// Thirty-two players stand on one page, in two halves.
#[test]
fn a_standings_poster_of_a_large_evening_is_one_page() {
    let mut text = "evening 1\nname \"x\"\nplayers 32 balanced\nmatches 1\n".to_owned();
    for player in 1..=32 {
        text += &format!("player {player} \"Carolina {player}\"\n");
    }
    for table in 1..=8 {
        text += &format!("match 1 table {table} final 100:{}\n", table * 5);
    }
    let evening = file::read(&text).expect("an evening");
    let document = document(SheetKind::StandingsPoster, &evening, SheetOptions::default(), &never_stop);
    let pages = document.expect("never stopped").pages;
    assert_eq!(pages.len(), 1);
    let named: Vec<f64> =
        pages[0].texts().filter(|text| text.words.contains("Carolina")).map(|text| text.size).collect();
    assert!(named.len() == 32 && named.iter().all(|size| *size >= 18.0), "{named:?}");
}

/// Players who are tied in everything share a place, and each of them gets a certificate.
#[test]
fn certificates_name_the_first_three_places() {
    let pages = pages(SheetKind::Certificates, &evening(LAST), Language::En);
    assert_eq!(pages.len(), 3);
    assert!(pages[0].contains("Certificate") && pages[0].contains("First place"), "{}", pages[0]);
    assert!(!pages[0].contains("Page 1"), "{}", pages[0]);
    assert!(plain(&pages[0]).contains("20 November 2026"), "{}", pages[0]);
    let tied = "evening 1\nname \"x\"\nplayers 4 published\nmatches 1\nmatch 1 table 1 final 100:37\n";
    let tied = file::read(tied).expect("an evening");
    let lines = lines(SheetKind::Certificates, &tied);
    let places: Vec<&String> = lines.iter().filter(|line| line.contains("Shared")).collect();
    assert_eq!(
        places,
        ["Shared first place", "Shared first place", "Shared third place", "Shared third place"]
    );
}

/// A certificate has the club above its title in large letters, and the evening below.
#[test]
fn a_certificate_names_the_club_and_the_evening() {
    let evening = evening(LAST);
    let words = |club| {
        let options = SheetOptions { club, ..SheetOptions::default() };
        let document = document(SheetKind::Certificates, &evening, options, &never_stop);
        let page = document.expect("never stopped").pages.remove(0);
        page.texts().map(|text| (text.words.clone(), text.size)).collect::<Vec<_>>()
    };
    let with_club = words(Some("Harbour dominoes"));
    assert_eq!(with_club[0], ("Harbour dominoes".to_owned(), 28.0));
    assert_eq!(with_club[1].0, "Certificate");
    assert!(with_club.iter().any(|(words, _)| words == "Friday at the harbour"), "{with_club:?}");
    let without = words(None);
    assert_eq!(without[0].0, "Friday at the harbour");
    assert_eq!(without.iter().filter(|(words, _)| words == "Friday at the harbour").count(), 1);
}

/// The header names the club. A sign that the fonts lack leaves no gap.
#[test]
fn the_header_has_the_club_and_names_lose_emoji() {
    let text = SIX.replace("\"Vera\"", "\"Vera 🎲\"").replace("\"Emil\"", "\"🎲\"");
    let evening = file::read(&text).expect("an evening");
    let options = SheetOptions { club: Some("Harbour dominoes"), ..SheetOptions::default() };
    let pages = document(SheetKind::Schedule, &evening, options, &never_stop).expect("never stopped").pages;
    let words: Vec<String> = pages[0].texts().map(|text| plain(&text.words)).collect();
    assert_eq!(words[1], "Harbour dominoes, Havana, Cuba, 20 November 2026");
    assert!(words.iter().any(|words| words == "3 Vera, 5 Dunja"), "{words:?}");
    assert!(words.iter().any(|words| words == "2 Boris, No. 6"), "{words:?}");
}

/// One document with all that a club prints before an evening.
#[test]
fn tonight_holds_seating_cards_score_sheets_and_procedure() {
    let pages = pages(SheetKind::Tonight, &evening(""), Language::En).join("\n");
    for title in [
        "who sits where",
        "Seating for the whole club night",
        "At this table",
        "Recorded score",
        "The game at the table",
    ] {
        assert!(pages.contains(title), "{title}");
    }
}

/// What is printed for the rest of the night leaves out the tables that have finished.
#[test]
fn tonight_leaves_out_cards_and_score_sheets_of_finished_tables() {
    let matches = |kind, evening: &Evening| -> usize {
        let pages = pages(kind, evening, Language::En);
        pages.iter().filter(|page| page.contains("Recorded score")).count()
    };
    assert_eq!(matches(SheetKind::Tonight, &evening("")), 1);
    assert!(matches(SheetKind::Score, &evening("")) > 1);
    let over = pages(SheetKind::Tonight, &evening(LAST), Language::En).join("\n");
    assert!(!over.contains("At this table") && !over.contains("Recorded score"), "{over}");
    assert!(over.contains("The game at the table"), "{over}");
}

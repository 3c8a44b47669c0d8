//! News of the lobby: what has changed since a page last heard of it.

use boneyard_ids::TableId;
use boneyard_protocol::lobby::{Lobby, LobbyNews, LobbyPerson, LobbyTable, NewsLine, WaitingPeople};
use boneyard_table::TableOptions;

fn table(id: &str) -> LobbyTable {
    let options = TableOptions::default();
    LobbyTable { id: TableId::from(id), rules: "draw".into(), options, seats: Vec::new(), here: Vec::new() }
}

fn lobby(tables: &[&str], seconds: u32) -> Lobby {
    let person = LobbyPerson { name: "Ana".into(), face: None };
    let waiting = WaitingPeople {
        games: vec!["draw".into()],
        players: Some(2),
        any: Vec::new(),
        options: TableOptions::default(),
        people: vec![person],
        seconds,
    };
    Lobby {
        people: 3,
        waiting: vec![waiting],
        tables: tables.iter().copied().map(table).collect(),
        matches: Vec::new(),
        tournaments: Vec::new(),
    }
}

#[test]
fn a_list_that_is_only_older_is_no_news() {
    let news = LobbyNews::between(&lobby(&["a"], 1), &lobby(&["a"], 9));
    assert!(!news.has_lines());
    assert_eq!(serde_json::to_string(&news).unwrap(), r#"{"people":3}"#);
}

#[test]
fn news_name_the_lines_that_stay_by_their_place() {
    let (before, after) = (lobby(&["a", "b", "c"], 1), lobby(&["d", "a", "c"], 1));
    let news = LobbyNews::between(&before, &after);
    let lines = [NewsLine::New(table("d")), NewsLine::Kept(0), NewsLine::Kept(2)];
    assert_eq!(news.tables.as_deref(), Some(&lines[..]));
    assert!(news.has_lines() && news.waiting.is_none());
    let read: LobbyNews = serde_json::from_str(&serde_json::to_string(&news).unwrap()).unwrap();
    assert_eq!(read.applied_to(before), after);
}

#[test]
fn a_list_can_become_empty_and_shorter() {
    for after in [lobby(&[], 1), lobby(&["b"], 1)] {
        let before = lobby(&["a", "b"], 1);
        assert_eq!(LobbyNews::between(&before, &after).applied_to(before), after);
    }
}

//! Any text as a record: reading it never panics, and a legal record reads back unchanged.

use boneyard_dgn::{Record, legal, replay};

/// Reads and plays a text as a record.
pub fn check(text: &str) {
    let lines = text.split('\n').count();
    let told = replay(text);
    if let Err(fault) = &told {
        assert!((1..=lines).contains(&(fault.line as usize)), "{fault} in {lines} lines");
        assert!(!fault.what.contains('\n'), "an error is one line");
    }
    // A record with too many unknown tiles can be correct although its legal moves are not known.
    let may = legal(text);
    assert!(told.is_ok() || may.is_err());
    let Ok(record) = Record::read(text) else { return };
    let written = record.to_string();
    let again = Record::read(&written).expect("what is written can be read");
    assert_eq!(again, record);
    assert_eq!(again.to_string(), written);
    let Ok(report) = told else { return };
    assert_eq!(record.replay().as_ref(), Ok(&report));
    let whole = record.completed().expect("it replays");
    assert_eq!(whole.replay(), Ok(report));
    assert_eq!(Record::read(&whole.to_string()).as_ref(), Ok(&whole));
}

//! Any text as an evening file: reading it never panics, and an accepted evening can be written, read again and scored.

use boneyard_club::file::{self, Privacy};

/// Reads a text as an evening and scores it.
pub fn check(text: &str) {
    let lines = text.split('\n').count();
    let evening = match file::read(text) {
        Ok(evening) => evening,
        Err(fault) => {
            assert!((1..=lines).contains(&(fault.line as usize)), "{fault} in {lines} lines");
            assert!(
                !fault.message.contains('\n') && fault.message.len() < 2000,
                "an error is one short line"
            );
            return;
        }
    };
    let written = file::write(&evening, Privacy::Whole);
    let again = file::read(&written).expect("what is written can be read");
    assert!(again == evening, "{written}");
    let report = evening.report();
    assert_eq!(report.is_final, evening.is_final());
    assert_eq!(report.standings.len(), evening.setup().players.len());
    assert_eq!(report.standings.iter().map(|line| line.tally.money + line.prize).sum::<i64>(), 0);
    assert_eq!(evening.transfers().iter().filter(|transfer| transfer.amount <= 0).count(), 0);
}

//! The requests of a page.

use boneyard_analysis::{AnalysisAnswer, AnalysisEngine, AnalysisRequest};

const RECORD: &str = "dgn 1\nrules draw\nseat 1 \"N\"\nseat 2 \"S\"\n";

#[test]
fn nothing_is_analysed_before_a_record_is_read() {
    let mut engine = AnalysisEngine::default();
    let refused = |detail: &str| AnalysisAnswer::Refused { detail: detail.to_owned() };
    assert_eq!(engine.answer(AnalysisRequest::Sum), refused("read a record first"));
    let read = AnalysisRequest::Read { record: RECORD.to_owned(), seed: 1 };
    let none = "no round of this record has all its hands; analysis needs the tiles of every seat";
    assert_eq!(engine.answer(read), refused(none));
}

//! Plays whose value is known.

use boneyard_analysis::{Analysis, AnalysisAnswer, AnalysisEngine, AnalysisError, AnalysisRequest, Grade};
use boneyard_rules::{Move, Seat};

/// All six tiles of the set are dealt, so both players know everything. Seat 1 plays its second tile badly: with 1-2 at the right end,
/// seat 2 has only 1-1, and seat 1 goes out for 4 points. With 0-1 at the left end, seat 2 plays 2-2, and seat 1 goes out for 2.
const SMALL: &str = "dgn 1
rules block deal.hand={\"2\":3} lead.first=lot lead.tile=any tiles.without=[WITHOUT]
seat 1 \"Ana\"
seat 2 \"Boris\"
round 1
lead 1
deal 1 0-0 0-1 1-2
deal 2 0-2 1-1 2-2
1 0-0
2 0-2@R
1 0-1@L
2 2-2@R
1 1-2@L
end out 1
score 1 2
";

fn small() -> String {
    let beyond = (3..=6).flat_map(|high| (0..=high).map(move |low| format!("[{low},{high}]")));
    SMALL.replace("WITHOUT", &beyond.collect::<Vec<_>>().join(","))
}

fn move_of(text: &str) -> Move {
    text.parse().expect("a move")
}

#[test]
fn a_loss_that_is_certain_is_exact() -> Result<(), AnalysisError> {
    let play = Analysis::read(&small(), 1)?.analyse(0, 2, 20)?;
    assert_eq!((play.seat, play.choice), (Seat::FIRST, move_of("0-1@L")));
    let better = play.better.expect("1-2 is better");
    assert_eq!((better.choice, better.loss, better.error), (move_of("1-2@R"), 2.0, 0.0));
    assert_ne!(play.grade, Grade::Good);
    assert!(play.options.iter().map(|option| option.points).eq([4.0, 2.0]), "{:?}", play.options);
    Ok(())
}

#[test]
fn every_tile_that_can_be_in_one_place_only_is_certainly_there() -> Result<(), AnalysisError> {
    let play = Analysis::read(&small(), 1)?.analyse(0, 0, 20)?;
    assert!(play.hidden.iter().all(|hidden| hidden.seats[Seat::at(1)] == 1.0), "{:?}", play.hidden);
    Ok(())
}

#[test]
fn another_move_is_tried_to_its_end() -> Result<(), AnalysisError> {
    let analysis = Analysis::read(&small(), 1)?;
    let then: Vec<Move> = ["1-2@R", "1-1@R", "0-1@L"].map(move_of).to_vec();
    let stuck = analysis.look(0, 2, &then[..1], 20)?;
    assert_eq!((stuck.turn, stuck.options.len()), (Some(Seat::at(1)), 1));
    let over = analysis.look(0, 2, &then, 20)?;
    assert_eq!((over.turn, &over.outlook[..]), (None, &[4.0, -4.0][..]));
    assert_eq!(over.position.history.len(), 5);
    assert_eq!(over.hands[Seat::at(1)], ["2-2".parse().expect("a tile")]);
    Ok(())
}

#[test]
fn a_look_refuses_what_is_not_legal() -> Result<(), AnalysisError> {
    let analysis = Analysis::read(&small(), 1)?;
    let refused = |round, action, then: &[Move]| analysis.look(round, action, then, 10).expect_err("refused");
    assert_eq!(refused(0, 0, &[move_of("1-1@L")]), AnalysisError::NotLegal(move_of("1-1@L")));
    assert_eq!(refused(0, 0, &[Move::Draw]), AnalysisError::NotLegal(Move::Draw));
    assert_eq!(refused(0, 9, &[]), AnalysisError::NoAction { action: 9, actions: 5 });
    assert_eq!(refused(4, 0, &[]), AnalysisError::NoRound { round: 4, rounds: 1 });
    Ok(())
}

#[test]
fn a_page_asks_for_one_play_after_another() {
    let mut engine = AnalysisEngine::default();
    let AnalysisAnswer::Read { rounds } = engine.answer(AnalysisRequest::Read { record: small(), seed: 1 })
    else {
        panic!("the record is legal");
    };
    for action in (0..rounds[0].actions).rev() {
        let answer = engine.answer(AnalysisRequest::Play { round: 0, action, deals: 20 });
        assert!(matches!(answer, AnalysisAnswer::Play { .. }), "{answer:?}");
    }
    let AnalysisAnswer::Sum { summary } = engine.answer(AnalysisRequest::Sum) else { panic!("a sum") };
    let of_ana = summary.seats[Seat::FIRST];
    assert_eq!((of_ana.choices, of_ana.inaccuracies + of_ana.mistakes + of_ana.blunders), (3, 1));
    let moment = summary.moments.iter().find(|moment| moment.action == 2).expect("it changed the round");
    assert!(moment.after < moment.before, "{moment:?}");
}

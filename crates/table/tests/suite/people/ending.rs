//! How a match counts, in each way in which it can end. `docs/endings.md` lists these cases.

use boneyard_rules::Rules;
use boneyard_table::{
    Audience, Command, Counts, Ending, Event, Input, OnTimeout, Output, Phase, Request, TableOptions,
};

use super::{Fixture, GRACE, seat};

fn rated() -> TableOptions {
    TableOptions { rated: true, turn_seconds: Some(40), ..TableOptions::default() }
}

/// A rated match in which everyone has acted.
fn under_way(rules: &str, people: u8) -> Fixture {
    let mut fixture = Fixture::playing_by(rules, people, rated());
    for _ in 0..people {
        fixture.play_one();
    }
    fixture
}

impl Fixture {
    /// How the match that has ended counts: whether it is rated, and of each player whether they left, and the result.
    fn ending(&self) -> (bool, Vec<(bool, Counts)>) {
        let ended = self.events.iter().rev().find_map(|recorded| match &recorded.event {
            Event::MatchEnded { end } => Some((recorded.at, end.as_ref())),
            _ => None,
        });
        let (at, end) = ended.expect("the match has ended");
        let Ending { is_rated, players } = self.table.ending(at, end);
        (is_rated, players.into_iter().map(|player| (player.has_left, player.counts)).collect())
    }

    /// The person goes away, and the grace time passes.
    fn goes_away(&mut self, number: u8) {
        self.handle(Input::Departed { seat: seat(number) });
        self.now = self.now.after_ms(GRACE);
    }

    /// Plays the first choice of every seat, of people and bots, until the match is over.
    fn play_to_the_end(&mut self) {
        while self.table.phase() == Phase::Playing {
            let asked = self.wants.iter().find_map(|want| match want {
                Output::Request(Request::Think { turn, view, .. }) => Some((*turn, view.legal[0])),
                _ => None,
            });
            let Some((turn, choice)) = asked else {
                self.play_one();
                continue;
            };
            self.handle(Input::Chosen { turn, choice });
            // No bot takes twice its pace.
            self.now = self.now.after_ms(2 * u64::from(self.table.options().bot_delay_ms));
            self.handle(Input::Tick);
        }
        assert_eq!(self.table.phase(), Phase::Over);
    }

    /// Which sides won by points.
    fn won(&self) -> Vec<usize> {
        self.table.view(Audience::Spectators).match_end.expect("the match is over").verdict.won
    }
}

const LEFT: bool = true;
const STAYED: bool = false;
/// One round decides, and seat 1 leads.
const ONE_ROUND: &str = "draw lead.first=lot match.target=1";
/// The same for two pairs.
const PAIRS: &str = "spanish-pairs lead.first=lot match.target=1";

#[test]
fn a_leaver_pays_if_the_others_stop_the_match() {
    let mut duel = under_way(ONE_ROUND, 2);
    duel.goes_away(2);
    duel.ask(1, Command::Stop).expect("the other is away");
    assert_eq!(duel.ending(), (true, vec![(STAYED, Counts::Won), (LEFT, Counts::Lost)]));
}

#[test]
fn a_stopped_match_that_is_not_rated_counts_for_nobody() {
    let mut duel = Fixture::playing(2, TableOptions { rated: false, ..rated() });
    duel.play_one();
    duel.play_one();
    duel.goes_away(2);
    duel.ask(1, Command::Stop).expect("the other is away");
    assert_eq!(duel.ending(), (false, vec![(STAYED, Counts::Not), (LEFT, Counts::Not)]));
}

#[test]
fn a_leaver_pays_whether_the_bot_wins_or_loses() {
    let mut winners = Vec::new();
    for leaver in [1, 2] {
        let mut duel = under_way(ONE_ROUND, 2);
        duel.ask(leaver, Command::Leave).expect("a bot plays on");
        duel.play_to_the_end();
        let lost = |number| if number == leaver { (LEFT, Counts::Lost) } else { (STAYED, Counts::Won) };
        assert_eq!(duel.ending(), (true, vec![lost(1), lost(2)]));
        winners.push(duel.won());
    }
    assert_eq!(winners[0], winners[1], "the same side won by points, with and without a bot");
}

#[test]
fn who_comes_back_has_not_left() {
    let mut duel = under_way(ONE_ROUND, 2);
    duel.ask(2, Command::Leave).expect("a bot plays on");
    duel.ask(2, Command::Return).expect("a bot plays");
    duel.play_to_the_end();
    let (is_rated, players) = duel.ending();
    assert!(is_rated && players.iter().all(|(has_left, _)| !has_left), "{players:?}");
}

#[test]
fn a_leaver_pays_if_the_others_agree_on_an_end() {
    let mut duel = under_way(ONE_ROUND, 2);
    duel.ask(2, Command::Leave).expect("a bot plays on");
    duel.ask(1, Command::OfferEnd).expect("a bot agrees");
    assert_eq!(duel.ending(), (true, vec![(STAYED, Counts::Won), (LEFT, Counts::Lost)]));
}

#[test]
fn an_end_that_everyone_agrees_on_counts_for_nobody() {
    let mut duel = under_way(ONE_ROUND, 2);
    duel.ask(2, Command::OfferEnd).expect("the other is asked");
    duel.ask(1, Command::Agree).expect("asked");
    assert_eq!(duel.ending(), (false, vec![(STAYED, Counts::Not), (STAYED, Counts::Not)]));
}

#[test]
fn who_gives_up_pays() {
    let mut duel = under_way(ONE_ROUND, 2);
    duel.ask(1, Command::Resign).expect("a round is played");
    assert_eq!(duel.ending(), (true, vec![(LEFT, Counts::Lost), (STAYED, Counts::Won)]));
}

#[test]
fn nothing_counts_before_everyone_has_acted() {
    let begin = || {
        let mut duel = Fixture::playing_by(ONE_ROUND, 2, rated());
        duel.play_one();
        duel
    };
    let mut given_up = begin();
    given_up.ask(2, Command::Resign).expect("a round is played");
    let mut stopped = begin();
    stopped.goes_away(2);
    stopped.ask(1, Command::Stop).expect("the other is away");
    for duel in [given_up, stopped] {
        let (is_rated, players) = duel.ending();
        assert!(!is_rated);
        assert!(players[1].0, "it is known who left");
    }
}

#[test]
fn who_stays_and_does_not_play_pays() {
    // If nobody chose a clock, a rated match has one, and a bot plays on.
    let own = TableOptions { turn_seconds: None, ..rated() };
    let own = own.timed_if_rated(&Rules::preset("draw").expect("a preset"));
    for options in [own, TableOptions { on_timeout: OnTimeout::Eliminate, ..rated() }] {
        let mut duel = Fixture::playing_by(ONE_ROUND, 2, options);
        duel.play_one();
        duel.play_one();
        let stays = duel.turn().expect("a turn");
        duel.now = duel.table.next_deadline().expect("a rated match has a clock");
        duel.handle(Input::Tick);
        if options.on_timeout == OnTimeout::Hold {
            duel.play_to_the_end();
        }
        let expected = [1, 2].map(|number| match seat(number) == stays {
            true => (LEFT, Counts::Lost),
            false => (STAYED, Counts::Won),
        });
        assert_eq!(duel.ending(), (true, expected.to_vec()), "{:?}", options.on_timeout);
    }
}

#[test]
fn a_match_does_not_count_for_the_partner_of_a_leaver() {
    for leaver in 1..=4 {
        let mut pairs = under_way(PAIRS, 4);
        pairs.ask(leaver, Command::Leave).expect("a bot plays on");
        pairs.play_to_the_end();
        let expected = |number: u8| match number.abs_diff(leaver) {
            0 => (LEFT, Counts::Lost),
            2 => (STAYED, Counts::Not),
            _ => (STAYED, Counts::Won),
        };
        assert_eq!(pairs.ending(), (true, (1..=4).map(expected).collect()), "seat {leaver} left");
    }
}

#[test]
fn if_both_pairs_were_left_it_counts_for_nobody_else() {
    let mut pairs = under_way(PAIRS, 4);
    for leaver in [2, 3] {
        pairs.ask(leaver, Command::Leave).expect("a bot plays on");
    }
    pairs.play_to_the_end();
    let (left, stayed) = ((LEFT, Counts::Lost), (STAYED, Counts::Not));
    assert_eq!(pairs.ending(), (true, vec![stayed, left, left, stayed]));
}

#[test]
fn of_three_the_best_who_stayed_has_won() {
    for leaver in 1..=3 {
        let mut three = under_way(ONE_ROUND, 3);
        three.ask(leaver, Command::Leave).expect("a bot plays on");
        three.play_to_the_end();
        let won = three.won();
        let (is_rated, players) = three.ending();
        assert!(is_rated);
        for (number, player) in (1..).zip(players) {
            let by_points = if won == [usize::from(number - 1)] { Counts::Won } else { Counts::Lost };
            let expected = match () {
                () if number == leaver => (LEFT, Counts::Lost),
                () if won == [usize::from(leaver - 1)] => (STAYED, Counts::Won),
                () => (STAYED, by_points),
            };
            assert_eq!(player, expected, "seat {number}; seat {leaver} left, and {won:?} won by points");
        }
    }
}

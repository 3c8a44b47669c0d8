//! A plain minimax on the rules' own rounds, with no idea of speed.

use boneyard_rules::{
    Action, FinishedRound, Move, Outcome, Round, RoundFacts, Rules, Side, Sides, Standing, Tile,
    ruleset::{BonusEvent, Reach},
    settle,
};

/// What a search of one round needs to know.
pub(crate) struct Plain<'a> {
    pub(crate) rules: &'a Rules,
    pub(crate) sides: Sides,
    pub(crate) standing: &'a Standing,
    pub(crate) us: Side,
    /// What winning the match adds to a value, and losing it subtracts.
    pub(crate) match_worth: u16,
}

impl Plain<'_> {
    /// The value of a round in which every tile is known: what `us` can secure against all others. `boneyard` has the next
    /// tile first.
    pub(crate) fn value(&self, round: &Round, boneyard: &[Tile]) -> i32 {
        if round.outcome().is_some() {
            return self.finished(round);
        }
        let values = round.legal().into_iter().map(|choice| self.after(round, boneyard, choice));
        let ours = self.sides.of(round.turn()) == self.us;
        let best = if ours { values.max() } else { values.min() };
        best.expect("a round in progress has a legal move")
    }

    /// The value after a legal move.
    pub(crate) fn after(&self, round: &Round, boneyard: &[Tile], choice: Move) -> i32 {
        let mut next = round.clone();
        let (action, boneyard) = action(choice, boneyard);
        next.play(action).expect("the move is legal");
        self.value(&next, boneyard)
    }

    fn finished(&self, round: &Round) -> i32 {
        let finished = FinishedRound::of(round, self.rules, self.standing).expect("the round has ended");
        let settlement = settle(self.rules, &self.sides, self.standing, &finished);
        let worth = i32::from(self.match_worth);
        let match_end = match &settlement.verdict {
            Some(verdict) if verdict.won.contains(&self.us) => worth,
            Some(verdict) if verdict.lost.contains(&self.us) => -worth,
            _ => 0,
        };
        self.balance(settlement.sides.iter().map(|side| side.credit)) + match_end
    }

    /// The value of the bonuses that were earned in play before this position. They are no part of its value.
    pub(crate) fn earned(&self, round: &Round) -> i32 {
        let points: u32 = self
            .rules
            .score
            .bonus
            .iter()
            .filter(|bonus| bonus.event == BonusEvent::PassAllThree)
            .map(|bonus| bonus.points)
            .sum();
        let facts = RoundFacts::of(round.history(), Outcome::Blocked(round.turn()));
        let mut credits = vec![0; self.sides.count()];
        for seat in facts.silenced {
            credits[self.sides.of(seat)] += i32::try_from(points).expect("a small bonus");
        }
        self.balance(credits)
    }

    /// Our points less those of the others, with the sign that makes more better.
    fn balance(&self, credits: impl IntoIterator<Item = i32>) -> i32 {
        let signed = |(side, credit): (Side, i32)| if side == self.us { credit } else { -credit };
        let balance: i32 = credits.into_iter().enumerate().map(signed).sum();
        if self.rules.match_.reach == Reach::Wins { balance } else { -balance }
    }
}

/// The action of a move, and the boneyard after it.
pub(crate) fn action(choice: Move, boneyard: &[Tile]) -> (Action, &[Tile]) {
    match choice {
        Move::Play { tile, at, leaves } => (Action::Play { tile, at, leaves }, boneyard),
        Move::Draw => {
            let (tile, rest) = boneyard.split_first().expect("a tile may be drawn");
            (Action::Draw { tile: *tile }, rest)
        }
        Move::Close => (Action::Close, boneyard),
        Move::Done => (Action::Done, boneyard),
        Move::Pass => (Action::Pass, boneyard),
    }
}

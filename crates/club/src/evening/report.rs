//! Results and standings of an evening.

use serde::{Deserialize, Serialize};

use crate::tally::{FinishedTable, Tally, tallies, winnings};
use crate::{Evening, Pairing, Player, Sheet, SheetId, Transfer, prize, standings, transfer};

impl Evening {
    /// Tables that are done, in order.
    #[must_use]
    pub fn done(&self) -> Vec<FinishedTable> {
        self.sheets.keys().filter_map(|at| self.done_at(*at)).collect()
    }

    /// A table that is done.
    fn done_at(&self, at: SheetId) -> Option<FinishedTable> {
        let filler = self.schedule.table(at).and_then(|plan| plan.filler);
        FinishedTable::of(self.sheets.get(&at)?, filler)
    }

    /// What a table was worth in money to each player of the first and of the second pair (CLUB-74); `None` until it is over.
    #[must_use]
    pub fn winnings(&self, at: SheetId) -> Option<[i64; 2]> {
        Some(winnings(&self.done_at(at)?, self.staked(), self.setup.repeat))
    }

    /// The stake, where one is played for.
    fn staked(&self) -> u32 {
        if self.setup.is_round_robin() { self.setup.stake } else { 0 }
    }

    /// The payments that settle the money and the prize.
    #[must_use]
    pub fn transfers(&self) -> Vec<Transfer> {
        let owed = |standing: &EveningStanding| (standing.number, standing.tally.money + standing.prize);
        transfer::transfers(&self.standings().iter().map(owed).collect::<Vec<_>>())
    }

    /// Each player's sums, in the order of their numbers.
    #[must_use]
    pub fn tallies(&self) -> Vec<Tally> {
        tallies(self.setup.size(), &self.done(), &self.sanctions, self.staked(), self.setup.repeat)
    }

    /// The players by place, each with the key that decides it over the next.
    fn ranked(&self, tallies: &[Tally]) -> Vec<standings::Ranked> {
        if self.is_final() { standings::last(tallies, &self.done()) } else { standings::interim(tallies) }
    }

    /// Players whom nothing but their numbers parts from another (CLUB-89).
    #[must_use]
    pub fn by_number(&self) -> Vec<Player> {
        let ranked = self.ranked(&self.tallies());
        let level = |place: &usize| standings::level_with(&ranked, *place).len() > 1;
        (0..ranked.len()).filter(level).map(|place| ranked[place].player).collect()
    }

    /// The players by place: the interim order until the evening is final, then the final one.
    #[must_use]
    pub fn standings(&self) -> Vec<EveningStanding> {
        let tallies = self.tallies();
        let ranked = self.ranked(&tallies);
        let prizes = match self.setup.prize {
            Some(prize) if self.is_final() => prize::prizes(prize, self.setup.stake, &ranked, &tallies),
            _ => vec![0; tallies.len()],
        };
        let standing = |(place, ranked): (u8, &standings::Ranked)| EveningStanding {
            place,
            number: ranked.player,
            name: self.setup.name_of(ranked.player),
            tally: tallies[ranked.player.index()],
            prize: prizes[ranked.player.index()],
            decided_by: ranked.decided_by,
        };
        (1..).zip(&ranked).map(standing).collect()
    }

    /// Results and standings.
    #[must_use]
    pub fn report(&self) -> Report {
        let played = |(at, sheet): (SheetId, &Sheet)| MatchReport {
            number: at.number,
            table: at.table,
            pairs: *sheet.pairing(),
            score: sheet.recorded(),
            stopped: sheet.stopped().is_some(),
            next_lead: sheet.next_lead(),
        };
        Report {
            is_final: self.is_final(),
            standings: self.standings(),
            matches: self.sheets().map(played).collect(),
        }
    }
}

/// A player's line in the standings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EveningStanding {
    /// From 1; no two are the same.
    pub place: u8,
    /// The player's number.
    pub number: Player,
    /// The player's name.
    pub name: String,
    /// What was gathered.
    #[serde(flatten)]
    pub tally: Tally,
    /// The additional prize; 0 until the evening is final.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub prize: i64,
    /// What parts this player from the one below; `None` for the last.
    pub decided_by: Option<standings::StandingsKey>,
}

/// Results and standings, as `boneyard club score --json` prints them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Report {
    /// Whether every match of the schedule is in.
    #[serde(rename = "final")]
    pub is_final: bool,
    /// The players by place.
    pub standings: Vec<EveningStanding>,
    /// Every match that was begun.
    pub matches: Vec<MatchReport>,
}

/// What came of a table in a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MatchReport {
    /// The match.
    pub number: u16,
    /// The table.
    pub table: u8,
    /// Who played.
    pub pairs: Pairing,
    /// What is recorded; the running score while the match is in progress.
    pub score: [u16; 2],
    /// Whether it ended below the target.
    pub stopped: bool,
    /// Who leads next; `None` if the match is over or the first leader is unknown.
    pub next_lead: Option<Player>,
}

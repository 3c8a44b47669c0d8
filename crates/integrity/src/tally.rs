//! Adds up rounds by pairs of people, and lists the pairs that differ from all others.

use std::collections::{BTreeMap, BTreeSet};

use boneyard_ids::{MatchId, PersonId};
use boneyard_rules::Seat;
use statrs::distribution::{ContinuousCDF, StudentsT};

use crate::rounds::MatchExcess;

/// A pair with fewer rounds is not judged.
pub const ROUNDS_MIN: u32 = 40;

/// A pair is compared only where other pairs have played at least this many rounds in the same setting.
pub const BASELINE_ROUNDS_MIN: u32 = 200;

/// A pair is listed only this many standard errors away from the other pairs, however few pairs there are.
pub const DEVIATIONS_MIN: f64 = 4.0;

/// How many hints of one run are expected to be false, at most: one run in twenty lists an honest pair.
pub const FALSE_HINTS_MAX: f64 = 0.05;

/// The most hints of one run.
pub const HINTS_MAX: usize = 100;

/// The most matches that are named with a hint.
pub const MATCHES_MAX: usize = 3;

/// The most pairs that are taken out of the comparison: those that are listed, and those that explain others.
const TAKEN_MAX: usize = 2 * HINTS_MAX;

/// With fewer judged pairs, nothing can be said about how ordinary pairs differ.
const ORDINARY_PAIRS_MIN: usize = 20;

/// The median of the square of a normal deviation.
const MEDIAN_OF_SQUARES: f64 = 0.454_936;

/// Where people are compared: in the same preset with the same number of seats, partners with partners.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Setting {
    /// The preset.
    pub preset: String,
    /// The number of seats.
    pub seats: usize,
    /// Whether the two people are partners.
    pub partners: bool,
}

/// Two people in order: who plays, and whose hand the plays help or hinder.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Pair {
    /// Who plays.
    pub by: PersonId,
    /// Whose hand it is.
    pub of: PersonId,
    /// Whether they are partners. The same people can meet as partners and as opponents.
    pub partners: bool,
}

/// What plays do to the other hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// They leave what the other can play on.
    Helps,
    /// They take away what the other could play on.
    Hinders,
}

/// A pair whose plays only shared knowledge explains well.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// The two people.
    pub pair: Pair,
    /// Whether the plays help or hinder.
    pub effect: Effect,
    /// The rounds that were counted.
    pub rounds: u32,
    /// By how many playable tiles the plays of a round differ from those of other pairs, on average. Not negative.
    pub tiles: f64,
    /// How many standard errors that is. Not negative.
    pub deviations: f64,
    /// The most telling matches, at most [`MATCHES_MAX`].
    pub matches: Vec<MatchId>,
}

/// What a run found.
#[derive(Clone, PartialEq, Debug)]
pub struct Findings {
    /// Pairs that met at all. The two orders of two people count separately.
    pub met: usize,
    /// Pairs that had enough rounds, and enough others to be compared with.
    pub judged: usize,
    /// How much more ordinary pairs differ than chance explains; 1 if they do not. Standard errors are multiplied by
    /// it. Infinite if half of the pairs are far away from the others: then there are no ordinary pairs, and no hints.
    pub spread: f64,
    /// How many of the hints are expected to be false.
    pub expected_false: f64,
    /// The listed pairs, the clearest first: at most [`HINTS_MAX`].
    pub hints: Vec<Hint>,
}

/// The rounds of all pairs.
#[derive(Clone, Default, Debug)]
pub struct Tally {
    /// How many rounds were added.
    rounds: u32,
    settings: Vec<(Setting, Sums)>,
    pairs: BTreeMap<Pair, PairRounds>,
}

#[derive(Clone, Default, Debug)]
struct PairRounds {
    rounds: Vec<PairRound>,
    /// The matches with the highest and with the lowest sums.
    highest: Vec<(MatchId, f64)>,
    lowest: Vec<(MatchId, f64)>,
}

/// A round of a pair.
#[derive(Clone, Copy, Debug)]
struct PairRound {
    /// The number of the round in the tally. Numbers rise.
    round: u32,
    /// The place of its setting in the tally.
    setting: usize,
    /// The sum of [`excess`](crate::excess) over the round.
    tiles: f64,
}

/// Rounds, with the sum and the sum of squares of their values.
#[derive(Clone, Copy, Default, Debug)]
struct Sums {
    rounds: u32,
    sum: f64,
    squares: f64,
}

impl Sums {
    fn add(&mut self, value: f64) {
        self.rounds += 1;
        self.sum += value;
        self.squares += value * value;
    }

    fn with(self, other: Self) -> Self {
        Self {
            rounds: self.rounds + other.rounds,
            sum: self.sum + other.sum,
            squares: self.squares + other.squares,
        }
    }

    fn without(self, other: Self) -> Self {
        Self {
            rounds: self.rounds - other.rounds,
            sum: self.sum - other.sum,
            squares: self.squares - other.squares,
        }
    }

    fn mean(self) -> f64 {
        self.sum / f64::from(self.rounds.max(1))
    }

    /// The variance of one round.
    fn variance(self) -> f64 {
        let around = self.squares - self.mean() * self.sum;
        (around / f64::from(self.rounds.saturating_sub(1).max(1))).max(0.0)
    }
}

/// How a pair compares with the others.
#[derive(Clone, Copy)]
struct Judged<'a> {
    pair: &'a Pair,
    /// What it was compared with.
    against: Against,
    rounds: u32,
    tiles: f64,
    deviations: f64,
}

impl Judged<'_> {
    /// How many standard errors it is away from what it was compared with.
    fn size(&self) -> f64 {
        self.deviations.abs()
    }

    /// Whether the pair differs too much for chance, where this many pairs are compared.
    fn differs(&self, spread: f64, tests: usize) -> bool {
        let deviations = self.size() / spread;
        deviations >= DEVIATIONS_MIN && chance(deviations, self.rounds) * tests as f64 <= FALSE_HINTS_MAX
    }
}

/// The rounds with which pairs are compared.
struct Others<'a> {
    /// The sums of everyone in each setting, without the players that are `out`.
    everyone: Vec<Sums>,
    /// The sums of each player in each setting, without `taken` pairs.
    players: BTreeMap<&'a PersonId, Vec<Sums>>,
    /// The sums of each pair in each setting where it met.
    pairs: BTreeMap<&'a Pair, Vec<(usize, Sums)>>,
    out: BTreeSet<&'a PersonId>,
    taken: BTreeSet<&'a Pair>,
}

impl<'a> Others<'a> {
    fn of(tally: &'a Tally) -> Self {
        let everyone: Vec<Sums> = tally.settings.iter().map(|(_, sums)| *sums).collect();
        let pairs: BTreeMap<&Pair, Vec<(usize, Sums)>> =
            tally.pairs.iter().map(|(pair, own)| (pair, sums(&own.rounds))).collect();
        let mut players: BTreeMap<&PersonId, Vec<Sums>> = BTreeMap::new();
        for (pair, own) in &pairs {
            let player = players.entry(&pair.by).or_insert_with(|| vec![Sums::default(); everyone.len()]);
            for (setting, sums) in own {
                player[*setting] = player[*setting].with(*sums);
            }
        }
        Self { everyone, players, pairs, out: BTreeSet::new(), taken: BTreeSet::new() }
    }

    /// Takes a pair, and leaves out all rounds of its player.
    fn take(&mut self, pair: &'a Pair) {
        if let Some(player) = self.players.get_mut(&pair.by) {
            if self.out.insert(&pair.by) {
                let everyone = self.everyone.iter_mut().zip(&*player);
                everyone.for_each(|(all, own)| *all = all.without(*own));
            }
            if self.taken.insert(pair) {
                for (setting, own) in self.pairs.get(pair).into_iter().flatten() {
                    player[*setting] = player[*setting].without(*own);
                }
            }
        }
    }

    /// All rounds in a setting, without those of a pair in both orders.
    fn everyone_but(&self, pair: &Pair, setting: usize) -> Sums {
        let reverse = Pair { by: pair.of.clone(), of: pair.by.clone(), partners: pair.partners };
        let own = [pair, &reverse].into_iter().filter(|pair| !self.out.contains(&pair.by));
        own.fold(self.everyone[setting], |all, pair| all.without(self.of_pair(pair, setting)))
    }

    /// The rounds of a pair's player with everyone else in a setting.
    fn player_but(&self, pair: &Pair, setting: usize) -> Sums {
        let all = self.players.get(&pair.by).map_or_else(Sums::default, |player| player[setting]);
        if self.taken.contains(pair) { all } else { all.without(self.of_pair(pair, setting)) }
    }

    fn of_pair(&self, pair: &Pair, setting: usize) -> Sums {
        let own = self.pairs.get(pair).into_iter().flatten().find(|(known, _)| *known == setting);
        own.map_or_else(Sums::default, |(_, sums)| *sums)
    }
}

/// The sums of some rounds in each setting where there are any.
fn sums(rounds: &[PairRound]) -> Vec<(usize, Sums)> {
    let mut all: Vec<(usize, Sums)> = Vec::new();
    for PairRound { setting, tiles, .. } in rounds {
        let at = all.iter().position(|(known, _)| known == setting).unwrap_or_else(|| {
            all.push((*setting, Sums::default()));
            all.len() - 1
        });
        all[at].1.add(*tiles);
    }
    all
}

/// A comparison of some rounds with others.
struct Compared {
    rounds: u32,
    tiles: f64,
    deviations: f64,
}

/// Compares some rounds with those of others in the same settings. `None` if there are fewer than [`ROUNDS_MIN`] for
/// which the others have `others_min` or more.
fn compare(own: &[(usize, Sums)], others_min: u32, others: impl Fn(usize) -> Sums) -> Option<Compared> {
    let (mut rounds, mut difference, mut variance) = (0, 0.0, 0.0);
    for (setting, own) in own {
        let others = others(*setting);
        if others.rounds >= others_min {
            let n = f64::from(own.rounds);
            rounds += own.rounds;
            difference += own.sum - n * others.mean();
            // A pair with few rounds here may seem to vary less than it does.
            let of_round = own.variance().max(others.variance());
            variance += n * of_round + n * n * others.variance() / f64::from(others.rounds.max(1));
        }
    }
    let is_enough = rounds >= ROUNDS_MIN && variance > 0.0;
    let (tiles, deviations) = (difference / f64::from(rounds.max(1)), difference / variance.sqrt());
    is_enough.then_some(Compared { rounds, tiles, deviations })
}

/// What a pair is compared with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Against {
    /// The other pairs in the same settings.
    Others,
    /// Nobody: others have too few rounds. Such a pair is not listed, but it can explain what other pairs show.
    Nobody,
}

impl Tally {
    /// Adds a match. `people` has the person on the first seat of each player.
    pub fn add(&mut self, id: &MatchId, preset: &str, people: &[(Seat, PersonId)], found: &MatchExcess) {
        let (rules, seats) = (&found.rules, found.seats);
        let sides = rules.sides(seats);
        let person = |seat: Seat| {
            let first = rules.other_seat(seat, seats).map_or(seat, |other| seat.min(other));
            people.iter().find(|(seat, _)| *seat == first).map(|(_, person)| person)
        };
        let rounds = found.rounds.iter().map(|round| {
            let mut sums: BTreeMap<Pair, f64> = BTreeMap::new();
            for (&(by, of), tiles) in round {
                let (Some(one), Some(other)) = (person(by), person(of)) else { continue };
                if one != other {
                    let partners = sides.partners(by, of);
                    let pair = Pair { by: one.clone(), of: other.clone(), partners };
                    *sums.entry(pair).or_default() += tiles;
                }
            }
            sums
        });
        self.add_rounds(id, preset, seats, rounds);
    }

    /// Adds the rounds of a match: for each pair, the sum of [`excess`](crate::excess) over the round.
    pub fn add_rounds(
        &mut self,
        id: &MatchId,
        preset: &str,
        seats: usize,
        rounds: impl IntoIterator<Item = BTreeMap<Pair, f64>>,
    ) {
        let mut sums: BTreeMap<Pair, f64> = BTreeMap::new();
        for round in rounds {
            self.rounds += 1;
            for (pair, tiles) in round {
                let setting = self.setting(preset, seats, pair.partners);
                self.settings[setting].1.add(tiles);
                *sums.entry(pair.clone()).or_default() += tiles;
                let added = PairRound { round: self.rounds, setting, tiles };
                self.pairs.entry(pair).or_default().rounds.push(added);
            }
        }
        for (pair, sum) in sums {
            let known = self.pairs.entry(pair).or_default();
            keep(&mut known.highest, id, sum, |one, other| one > other);
            keep(&mut known.lowest, id, sum, |one, other| one < other);
        }
    }

    /// The place of a setting.
    fn setting(&mut self, preset: &str, seats: usize, partners: bool) -> usize {
        let is_it = |(known, _): &(Setting, Sums)| {
            known.preset == preset && known.seats == seats && known.partners == partners
        };
        self.settings.iter().position(is_it).unwrap_or_else(|| {
            self.settings.push((Setting { preset: preset.to_owned(), seats, partners }, Sums::default()));
            self.settings.len() - 1
        })
    }

    /// Compares each pair with the others, and lists those that differ too much for chance.
    ///
    /// The limit is at least [`DEVIATIONS_MIN`] standard errors, and higher where many pairs are looked at: by
    /// Bonferroni's rule, at most [`FALSE_HINTS_MAX`] hints of a run are expected to be false. Standard errors are
    /// made larger if the median pair differs more than chance explains, as genomic control does.
    ///
    /// A pair is compared with all others, and with the same player's other pairs where that player has enough rounds
    /// with others: the smaller difference counts. So a style that a player shows to everyone is no hint.
    ///
    /// A player who helps one hand hinders the others at the table. So the clearest pair is taken first. After that:
    ///
    /// - The other pairs of its player are judged without the rounds in which the helped or hindered hand was at the table.
    /// - No other player is compared with that player.
    /// - The clearest of the pairs that are left is taken next.
    #[must_use]
    pub fn findings(&self) -> Findings {
        let mut others = Others::of(self);
        let mut taken: Vec<Judged<'_>> = Vec::new();
        // How many rounds each pair has that was compared with all others.
        let mut rounds: Option<Vec<u32>> = None;
        let left = loop {
            let judged = self.judge_all(&others, &taken);
            let compared = judged.iter().filter(|one| one.against == Against::Others);
            let tests = rounds.get_or_insert_with(|| compared.clone().map(|one| one.rounds).collect()).len();
            let differing = judged.iter().filter(|one| one.differs(1.0, tests));
            let clearest = differing.max_by(|one, other| one.size().total_cmp(&other.size()));
            match clearest {
                Some(clearest) if taken.len() < TAKEN_MAX => {
                    others.take(clearest.pair);
                    taken.push(*clearest);
                }
                _ => break compared.map(|one| one.deviations).collect::<Vec<f64>>(),
            }
        };
        let rounds = rounds.unwrap_or_default();
        let spread = spread(left, taken.iter().filter(|one| one.against == Against::Others).count());
        // The first pairs were compared with players who are left out now.
        let again = taken.iter().enumerate().filter_map(|(at, one)| {
            let own = sums(&self.rounds_apart(one.pair, &taken[..at]));
            judge(one.pair, &own, Against::Others, &others)
        });
        let mut listed: Vec<Judged<'_>> = again.filter(|one| one.differs(spread, rounds.len())).collect();
        listed.sort_by(|one, other| other.size().total_cmp(&one.size()));
        listed.truncate(HINTS_MAX);
        // By chance, as many pairs pass the limit as all their chances add up to.
        let passes = |of: &u32| chance(DEVIATIONS_MIN, *of).min(FALSE_HINTS_MAX / rounds.len() as f64);
        Findings {
            met: self.pairs.len(),
            judged: rounds.len(),
            spread,
            expected_false: rounds.iter().map(passes).fold(0.0, |sum, chance| sum + chance),
            hints: listed.iter().map(|one| self.hint(one, spread)).collect(),
        }
    }

    /// The rounds and the mean of all pairs in each setting.
    pub fn settings(&self) -> impl Iterator<Item = (&Setting, u32, f64)> {
        self.settings.iter().map(|(setting, sums)| (setting, sums.rounds, sums.mean()))
    }

    /// Judges all pairs but those that are taken already.
    fn judge_all<'a>(&self, others: &Others<'a>, taken: &[Judged<'_>]) -> Vec<Judged<'a>> {
        let left = others.pairs.iter().filter(|(pair, _)| !others.taken.contains(*pair));
        let judged = |(pair, whole): (&&'a Pair, &Vec<(usize, Sums)>)| {
            let apart = others.out.contains(&pair.by).then(|| sums(&self.rounds_apart(pair, taken)));
            let own = apart.as_ref().unwrap_or(whole);
            let judged = |against| judge(pair, own, against, others);
            judged(Against::Others).or_else(|| judged(Against::Nobody))
        };
        left.filter_map(judged).collect()
    }

    /// The rounds of a pair without those in which its player also had one of these pairs.
    fn rounds_apart(&self, pair: &Pair, taken: &[Judged<'_>]) -> Vec<PairRound> {
        let mut own = self.rounds_of(pair).to_vec();
        for other in taken.iter().filter(|other| other.pair.by == pair.by && other.pair.of != pair.of) {
            let taken = self.rounds_of(other.pair);
            own.retain(|own| taken.binary_search_by_key(&own.round, |taken| taken.round).is_err());
        }
        own
    }

    fn rounds_of(&self, pair: &Pair) -> &[PairRound] {
        self.pairs.get(pair).map_or(&[], |own| &own.rounds)
    }

    fn hint(&self, one: &Judged<'_>, spread: f64) -> Hint {
        let helps = one.deviations > 0.0;
        let matches = self.pairs.get(one.pair).map(|own| if helps { &own.highest } else { &own.lowest });
        Hint {
            pair: one.pair.clone(),
            effect: if helps { Effect::Helps } else { Effect::Hinders },
            rounds: one.rounds,
            tiles: one.tiles.abs(),
            deviations: one.deviations.abs() / spread,
            matches: matches.into_iter().flatten().map(|(id, _)| id.clone()).collect(),
        }
    }
}

/// Judges some rounds of a pair. `None` if the pair has too few, or the others have.
fn judge<'a>(
    pair: &'a Pair,
    own: &[(usize, Sums)],
    against: Against,
    others: &Others<'_>,
) -> Option<Judged<'a>> {
    let judged = |compared: Compared| {
        let Compared { rounds, tiles, deviations } = compared;
        Judged { pair, against, rounds, tiles, deviations }
    };
    if against == Against::Nobody {
        return compare(own, 0, |_| Sums::default()).map(judged);
    }
    let with_all = compare(own, BASELINE_ROUNDS_MIN, |setting| others.everyone_but(pair, setting))?;
    let with_own = compare(own, ROUNDS_MIN, |setting| others.player_but(pair, setting));
    Some(judged(match with_own {
        // The player plays so with everyone: that is a style.
        Some(with_own) if with_own.deviations * with_all.deviations <= 0.0 => {
            Compared { tiles: 0.0, deviations: 0.0, ..with_all }
        }
        Some(with_own) if with_own.deviations.abs() < with_all.deviations.abs() => with_own,
        _ => with_all,
    }))
}

/// Keeps a match in a list of the most telling ones.
fn keep(list: &mut Vec<(MatchId, f64)>, id: &MatchId, sum: f64, before: impl Fn(f64, f64) -> bool) {
    let at = list.iter().position(|(_, other)| before(sum, *other)).unwrap_or(list.len());
    if at < MATCHES_MAX {
        list.insert(at, (id.clone(), sum));
        list.truncate(MATCHES_MAX);
    }
}

/// How much more the median pair differs than chance explains: a factor for standard errors, at least 1. `taken` pairs
/// differ more than those that are `left`. As long as they are few, they hardly move the median.
fn spread(left: Vec<f64>, taken: usize) -> f64 {
    let mut squares: Vec<f64> = left.iter().map(|deviations| deviations.powi(2)).collect();
    squares.extend(std::iter::repeat_n(f64::INFINITY, taken));
    if squares.len() < ORDINARY_PAIRS_MIN {
        return 1.0;
    }
    squares.sort_by(f64::total_cmp);
    (squares[squares.len() / 2] / MEDIAN_OF_SQUARES).sqrt().max(1.0)
}

/// The chance that an honest pair with this many rounds is at least this many standard errors away, on either side.
fn chance(deviations: f64, rounds: u32) -> f64 {
    let tail = StudentsT::new(0.0, 1.0, f64::from(rounds.max(2) - 1));
    2.0 * tail.map_or(0.5, |tail| tail.sf(deviations))
}

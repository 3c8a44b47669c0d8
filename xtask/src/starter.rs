//! Finds a starter for a number of players, as the two lines of `crates/seating/seatings/starters.txt`.
//!
//! [`find`] draws partners such that every difference between two partners occurs once. Then an exact search joins the
//! pairs to tables such that every difference between opponents occurs twice. If the search takes too long, [`find`]
//! draws partners again.

/// A player: an element of the circle, or `None` for the player who keeps their place in every match.
type Element = Option<usize>;
type Table = [[Element; 2]; 2];

/// The most choices that the search tries for one draw of partners.
const CHOICES_MAX: u32 = 300_000;

/// After every this many draws, the rests may be a little less even.
const DRAWS_PER_STEP: usize = 300;

/// Searches until it finds a starter for `players`, which are 10 to 64.
#[must_use]
pub fn find(players: u64, seed: u64) -> String {
    let mut rng = SplitMix64(seed);
    (0..)
        .find_map(|draws| {
            let draw = Draw::new(players as usize, draws / DRAWS_PER_STEP + 1, &mut rng);
            let pairs = draw.partners(&mut rng)?;
            let tables = draw.joined(&pairs)?;
            Some(written(players, &draw, &tables))
        })
        .unwrap_or_default()
}

/// The properties of the wanted starter, some of them drawn at random.
struct Draw {
    modulus: usize,
    /// Whether one player keeps their place.
    fixed: bool,
    /// The difference between the partners that are left out; `None` if none are.
    left_out: Option<usize>,
    resting: Vec<usize>,
}

impl Draw {
    fn new(players: usize, slack: usize, rng: &mut SplitMix64) -> Self {
        let fixed = players.is_multiple_of(2);
        let modulus = players - usize::from(fixed);
        match players % 4 {
            0 | 1 => Self { modulus, fixed, left_out: None, resting: vec![0; usize::from(!fixed)] },
            rests => Self {
                modulus,
                fixed,
                left_out: Some(2 * unit(modulus, rng) % modulus),
                resting: spread_out(modulus, rests, slack, rng),
            },
        }
    }

    /// The distance between two elements on the circle.
    fn difference(&self, one: usize, other: usize) -> usize {
        let apart = one.abs_diff(other);
        apart.min(self.modulus - apart)
    }

    /// Draws pairs until every difference but the one left out occurs once. A new pair may replace an old one.
    fn partners(&self, rng: &mut SplitMix64) -> Option<Vec<[Element; 2]>> {
        let mut pair_of: Vec<Option<usize>> = vec![None; self.modulus];
        let mut pairs: Vec<Option<[usize; 2]>> = vec![None; self.modulus / 2 + 1];
        let left_out = self.left_out.map(|left_out| self.difference(0, left_out));
        let mut open: Vec<usize> = (1..pairs.len()).filter(|apart| Some(*apart) != left_out).collect();
        let free = |element: usize| !(self.resting.contains(&element) || self.fixed && element == 0);
        for _ in 0..100_000 {
            if open.is_empty() {
                break;
            }
            let at = rng.below(open.len());
            let (apart, one) = (open[at], rng.below(self.modulus));
            let other = (one + apart) % self.modulus;
            if !free(one) || !free(other) || pair_of[one].is_some() && pair_of[other].is_some() {
                continue;
            }
            open.swap_remove(at);
            if let Some(broken) = pair_of[one].or(pair_of[other]) {
                pairs[broken].take().into_iter().flatten().for_each(|element| pair_of[element] = None);
                open.push(broken);
            }
            pairs[apart] = Some([one, other]);
            for element in [one, other] {
                pair_of[element] = Some(apart);
            }
        }
        let mut drawn: Vec<[Element; 2]> = pairs.into_iter().flatten().map(|pair| pair.map(Some)).collect();
        if self.fixed {
            drawn.insert(0, [None, Some(0)]);
        }
        open.is_empty().then_some(drawn)
    }

    /// Joins the pairs to tables, if possible.
    fn joined(&self, pairs: &[[Element; 2]]) -> Option<Vec<Table>> {
        // Two differences between opponents occur once here, and once in the closing matches.
        let once = match self.left_out {
            None => 0,
            Some(left_out) => {
                let step =
                    if left_out.is_multiple_of(2) { left_out / 2 } else { (left_out + self.modulus) / 2 };
                [step, 3 * step].map(|step| 1 << self.difference(0, step % self.modulus)).iter().sum()
            }
        };
        let differences = |one: usize, other: usize| {
            let [one, other] = [one, other].map(|at| pairs[at].into_iter().flatten());
            one.flat_map(move |one| other.clone().map(move |other| self.difference(one, other)))
        };
        let meetings =
            |one| (0..pairs.len()).map(move |other| Meetings::of(differences(one, other))).collect();
        let mut join = Join {
            meetings: (0..pairs.len()).map(meetings).collect(),
            wanted: (1 << (self.modulus / 2 + 1)) - 2,
            choices: CHOICES_MAX,
            tables: Vec::new(),
        };
        let found = join.search((1 << pairs.len()) - 1, Left { none: 1, once });
        found.then(|| join.tables.iter().map(|table| table.map(|pair| pairs[pair])).collect())
    }
}

/// A random step that shares no factor with `modulus`, so that repeated steps reach every element.
fn unit(modulus: usize, rng: &mut SplitMix64) -> usize {
    let divides = |step: usize| (2..=step).any(|by| step.is_multiple_of(by) && modulus.is_multiple_of(by));
    loop {
        let step = 1 + rng.below(modulus - 1);
        if !divides(step) {
            return step;
        }
    }
}

/// The elements that rest, at about equal distances. If `modulus` is a multiple of 3, so is every distance; otherwise
/// the closing matches would give a player a second rest.
fn spread_out(modulus: usize, rests: usize, slack: usize, rng: &mut SplitMix64) -> Vec<usize> {
    for tries in 0.. {
        let slack = slack + tries / 1_000;
        let least = (modulus / rests).saturating_sub(slack).max(2);
        let mut resting = vec![rng.below(modulus)];
        while resting.len() < rests {
            let gap = least + rng.below(2 * slack + 2);
            resting.push((resting[resting.len() - 1] + gap) % modulus);
        }
        let gaps = (0..rests).map(|at| (resting[(at + 1) % rests] + modulus - resting[at]) % modulus);
        let fits = |gap: usize| gap >= least && (!modulus.is_multiple_of(3) || gap.is_multiple_of(3));
        if gaps.clone().sum::<usize>() == modulus && gaps.clone().all(fits) {
            return resting;
        }
    }
    Vec::new()
}

/// The differences between the opponents of two pairs, one bit each: those that occur, and those that occur twice.
#[derive(Clone, Copy)]
struct Meetings {
    any: u64,
    twice: u64,
    /// Whether a difference occurs more than twice.
    too_often: bool,
}

impl Meetings {
    fn of(differences: impl Iterator<Item = usize>) -> Self {
        let mut meetings = Self { any: 0, twice: 0, too_often: false };
        for bit in differences.map(|difference| 1 << difference) {
            meetings.too_often |= meetings.twice & bit != 0;
            meetings.twice |= meetings.any & bit;
            meetings.any |= bit;
        }
        meetings
    }
}

/// The differences no longer wanted and those wanted once more, one bit each. All others are wanted twice.
#[derive(Clone, Copy)]
struct Left {
    none: u64,
    once: u64,
}

impl Left {
    fn takes(self, meetings: Meetings) -> bool {
        !meetings.too_often && meetings.any & self.none == 0 && meetings.twice & self.once == 0
    }

    fn without(self, Meetings { any, twice, .. }: Meetings) -> Self {
        Self { none: self.none | twice | any & self.once, once: self.once & !any | any & !twice & !self.once }
    }
}

/// A depth-first search that joins pairs to tables.
struct Join {
    meetings: Vec<Vec<Meetings>>,
    wanted: u64,
    choices: u32,
    tables: Vec<[usize; 2]>,
}

impl Join {
    /// Takes the pair with the fewest possible opponents, tries each of them, and continues until all are seated.
    fn search(&mut self, free: u64, left: Left) -> bool {
        if free == 0 {
            return true;
        }
        if self.choices == 0 {
            return false;
        }
        self.choices -= 1;
        let (mut hardest, mut fits, mut reached) = (0, u64::MAX, left.none);
        for one in bits(free) {
            let others = bits(free & !(1 << one)).filter(|other| left.takes(self.meetings[one][*other]));
            let others = others.fold(0_u64, |set, other| {
                reached |= self.meetings[one][other].any;
                set | 1 << other
            });
            if others.count_ones() < fits.count_ones() {
                (hardest, fits) = (one, others);
            }
        }
        if self.wanted & !reached != 0 {
            return false;
        }
        for other in bits(fits) {
            self.tables.push([hardest, other]);
            let left = left.without(self.meetings[hardest][other]);
            if self.search(free & !(1 << hardest) & !(1 << other), left) {
                return true;
            }
            self.tables.pop();
        }
        false
    }
}

fn bits(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lowest = set.trailing_zeros() as usize;
        set &= set.wrapping_sub(1);
        (lowest < 64).then_some(lowest)
    })
}

/// The starter as text. The table of the player who keeps their place comes first.
fn written(players: u64, draw: &Draw, tables: &[Table]) -> String {
    let element = |element: Element| element.map_or_else(|| "inf".to_owned(), |element| element.to_string());
    let mut lines: Vec<String> = Vec::new();
    for table in tables {
        let mut table = *table;
        table.sort_unstable_by_key(|pair| pair[0].is_some());
        let [[a, b], [c, d]] = table.map(|pair| pair.map(element));
        let at = if a == "inf" { 0 } else { lines.len() };
        lines.insert(at, format!("{a} {b} - {c} {d}"));
    }
    let heading = match draw.left_out {
        None => format!("whist {players} over {}", draw.modulus),
        Some(left_out) => format!("nearly {players} over {} leaving {left_out}", draw.modulus),
    };
    format!("{heading}\n{}", lines.join(" | "))
}

/// The SplitMix64 random number generator.
struct SplitMix64(u64);

impl SplitMix64 {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = self.0;
        word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((u128::from(word ^ (word >> 31)) * bound as u128) >> 64) as usize
    }
}

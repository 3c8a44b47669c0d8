//! Computes the deals of a record again from their published numbers.

use boneyard_deal::{Chain, ParseBytesError, Part, Secret, Shuffle};
use boneyard_rules::{Seat, Tile};
use serde::Serialize;

use crate::{
    error::DgnError,
    record::{Ended, Fair, Record, RoundRecord},
    replay::read_and_replay,
};

/// What was found out about the deal of a round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct DealReport {
    /// The number of the round, from 1.
    pub number: u32,
    /// Whether the deal was computed again.
    pub deal: DealCheck,
    /// The same for the lot, if a lot decided the lead.
    pub lot: Option<LotCheck>,
}

/// Whether a deal was computed again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum DealCheck {
    /// The commitment is that of the secret, and the hands and the boneyard follow from the secret and the parts.
    Checked,
    /// The secret is not published yet.
    Sealed,
    /// The round has no line `fair`.
    Unpublished,
}

/// Whether a lot was drawn again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum LotCheck {
    /// The lot gives the lead to the seat that led.
    Checked,
    /// The lot is older than this shuffle, because the leader asked for a second one (R3.1.7), or the secret is unknown.
    Unknown,
}

/// Reads a record, replays it, and computes each deal again from the numbers in its line `fair`.
///
/// ```
/// use boneyard_dgn::{DealCheck, check_deals};
///
/// let text = "dgn 1\nrules block\nseat 1 \"N\"\nseat 2 \"S\"\nround 1\nleft 1 -\nleft 2 3-4\nend out 1\n";
/// assert_eq!(check_deals(text)?[0].deal, DealCheck::Unpublished);
/// # Ok::<_, boneyard_dgn::DgnError>(())
/// ```
///
/// # Errors
/// The first line that is malformed or not legal, or the first line `fair` with a wrong number.
pub fn check_deals(text: &str) -> Result<Vec<DealReport>, DgnError> {
    let (record, played) = read_and_replay(text)?;
    let mut chain = Chain::START;
    let mut lot = None;
    let mut reports = Vec::new();
    for (round, played) in record.rounds.iter().zip(&played.rounds) {
        chain = chain.after(&RoundRecord { fair: None, ..round.clone() }.to_string());
        let dealt = match &round.fair {
            Some(fair) => {
                let line = fair.line;
                let wrong = |what: String| DgnError::new(line, what);
                Published { record: &record, round, fair: &fair.value }.check(&chain).map_err(wrong)?
            }
            None => None,
        };
        let led = played.due.filter(|_| played.by_lot);
        if played.by_lot {
            lot = lot.or(dealt.as_ref().map(|dealt| dealt.lot));
        }
        let checked_lot = match (led, lot) {
            (Some(led), Some(lot)) if led == lot => Some(LotCheck::Checked),
            (Some(led), Some(lot)) if dealt.as_ref().is_some_and(|dealt| !dealt.taken) => {
                let line = round.fair.as_ref().map_or(round.number.line, |fair| fair.line);
                let what = format!("the lot gives the lead to seat {lot}, but seat {led} led");
                return Err(DgnError::new(line, what));
            }
            (Some(_), _) => Some(LotCheck::Unknown),
            (None, _) => None,
        };
        if played.ended != Some(Ended::Redeal) {
            lot = None;
        }
        let deal = match (&round.fair, dealt) {
            (None, _) => DealCheck::Unpublished,
            (Some(_), None) => DealCheck::Sealed,
            (Some(_), Some(_)) => DealCheck::Checked,
        };
        reports.push(DealReport { number: round.number.value, deal, lot: checked_lot });
    }
    Ok(reports)
}

/// The published numbers of one round.
struct Published<'a> {
    record: &'a Record,
    round: &'a RoundRecord,
    fair: &'a Fair,
}

/// A deal that was computed again.
struct Dealt {
    /// The seat to which the lot would give the lead.
    lot: Seat,
    /// Whether the players took their hands from a pile.
    taken: bool,
}

impl Published<'_> {
    /// Checks every number of the line; `None` if the secret is not published yet.
    fn check(&self, chain: &Chain) -> Result<Option<Dealt>, String> {
        let seats = self.record.players.seats();
        if let Some(written) = &self.fair.chain {
            let written: Chain = number("chain", written)?;
            if written != *chain {
                return Err(format!(
                    "the chain of the rounds up to here is {chain}, not {written}; a line was changed"
                ));
            }
        }
        let parts =
            self.fair.parts.iter().map(|part| number("parts", part)).collect::<Result<Vec<Part>, _>>()?;
        let (Some(commitment), Some(secret)) = (&self.fair.commit, &self.fair.secret) else {
            return Ok(None);
        };
        let secret: Secret = number("secret", secret)?;
        if number("commit", commitment) != Ok(secret.commitment()) {
            return Err(format!("commit= is not the hash of secret=, which is {}", secret.commitment()));
        }
        if parts.len() != seats {
            return Err(format!("a deal for {seats} seats has {seats} parts, not {}", parts.len()));
        }
        let Some(match_id) = &self.record.id else {
            return Err("the deals depend on the match's `id`, which this record does not name".into());
        };
        let shuffle = Shuffle { secret: &secret, parts: &parts, match_id, round: self.round.number.value };
        let tiles = self.record.rules.tile_list(seats);
        let count = u16::try_from(tiles.len()).map_err(|_| "the set is too large to check".to_owned())?;
        let order: Vec<Tile> = shuffle.order(count).into_iter().map(|at| tiles[usize::from(at)]).collect();
        let taken = self.compare(&order)?;
        Ok(Some(Dealt { lot: Seat::at(shuffle.lot(seats)), taken }))
    }

    /// Checks that the recorded hands and boneyard are those of the shuffled tiles. Returns whether the players took their
    /// hands from a pile, rather than being dealt the first places.
    fn compare(&self, order: &[Tile]) -> Result<bool, String> {
        let seats = self.record.players.seats();
        let mut sizes = vec![0; seats];
        for deal in &self.round.deals {
            let (seat, hand) = &deal.value;
            if hand.unknown > 0 {
                return Err(format!(
                    "the hand of seat {seat} is not known whole, so its deal cannot be checked"
                ));
            }
            sizes[seat.index()] = hand.known.len();
        }
        let places = match &self.fair.picks {
            Some(picks) => picked(picks, &sizes, order.len())?,
            None => (0..order.len()).collect(),
        };
        let taken = !places.iter().copied().take(sizes.iter().sum()).eq(0..sizes.iter().sum());
        let mut tiles = places.into_iter().map(|place| order[place]);
        for (seat, size) in Seat::all(seats).zip(sizes) {
            let mut due: Vec<Tile> = tiles.by_ref().take(size).collect();
            due.sort_unstable();
            let hand = self.round.deals.iter().find(|deal| deal.value.0 == seat);
            if hand.is_none_or(|deal| deal.value.1.known != due) {
                return Err(format!("this deal gives seat {seat} {}", list(&due)));
            }
        }
        let due: Vec<Tile> = tiles.collect();
        let stock = self.round.stock.as_ref().map_or(&[][..], |stock| &stock.value);
        if !stock.iter().copied().eq(due.iter().copied().map(Some)) {
            return Err(format!("this deal leaves the stock {}", list(&due)));
        }
        Ok(taken)
    }
}

/// All places in the order of hands, draws and the rest, from the places that players picked.
fn picked(picks: &str, sizes: &[usize], count: usize) -> Result<Vec<usize>, String> {
    let groups: Vec<&str> = picks.split(';').collect();
    let rule = "picks= has the places of each hand, then those drawn, separated by `;`";
    if groups.len() != sizes.len() + 1 {
        return Err(format!("{rule}; here are {} groups for {} seats", groups.len(), sizes.len()));
    }
    let mut places = Vec::new();
    for (group, size) in groups.iter().zip(sizes.iter().map(Some).chain([None])) {
        let before = places.len();
        for text in group.split(',').filter(|text| !text.is_empty()) {
            let place = text.parse().ok().filter(|place| *place < count && !places.contains(place));
            places.push(place.ok_or_else(|| format!("{rule}; `{text}` is no free place of {count}"))?);
        }
        if size.is_some_and(|size| places.len() - before != *size) {
            return Err(format!("{rule}; a hand has another number of places than tiles"));
        }
    }
    let rest: Vec<usize> = (0..count).filter(|place| !places.contains(place)).collect();
    places.extend(rest);
    Ok(places)
}

fn number<T: std::str::FromStr<Err = ParseBytesError>>(name: &str, text: &str) -> Result<T, String> {
    text.parse().map_err(|error| format!("{name}= is not a number of a deal; {error}"))
}

fn list(tiles: &[Tile]) -> String {
    tiles.iter().map(Tile::to_string).collect::<Vec<_>>().join(" ")
}

//! The start of a match and of a round, by the engine and the naive rules.

use boneyard_rules::{Account, Begin, BySeat, Lead, Match, MustLead, Rules, Seat, Tile};

use crate::naive::{
    next_lead::Next,
    opening::{self, Must},
    parameters::Parameters,
    random::Random,
    standing::{self, Standing},
    tiles::spoils_deal,
};

/// A standing from which a match may be resumed, and the number of its next round.
pub(crate) fn resumed_standing(p: &Parameters, seats: usize, random: &mut Random) -> (Standing, i64) {
    let number = 1 + random.below(6) as i64;
    let mut standing = Standing::new(p, p.sides(seats).len());
    standing.rounds = number - 1;
    let target = p.target(seats).unwrap_or(100).min(p.maybe("match.cap").unwrap_or(1000));
    for (side, account) in standing.accounts.iter_mut().enumerate() {
        let closed = p.number("account.openAt") > 0;
        match random.below(3) {
            0 if closed && p.is("account.below", "remembered") => {
                account.remembered = random.below(30) as i64
            }
            1 if target > 1 && !p.is("score.sense", "none") => {
                account.points = 1 + random.below(target as usize - 1) as i64;
                account.open = true;
                if closed {
                    standing.first_open = standing.first_open.or(Some(side));
                }
            }
            _ => {}
        }
    }
    if ["eggs", "carry"].contains(&p.word("score.blockTie")) {
        standing.carried = random.below(40) as i64;
    }
    (standing, number)
}

/// A standing of the naive rules in the type of the engine.
pub(crate) fn given_to_engine(standing: &Standing) -> boneyard_rules::Standing {
    let number = |points: i64| u32::try_from(points).expect("no debt");
    let account = |account: &standing::Account| Account {
        points: i32::try_from(account.points).expect("a small number"),
        remembered: number(account.remembered),
        open: account.open,
    };
    boneyard_rules::Standing {
        accounts: standing.accounts.iter().map(account).collect(),
        carried: number(standing.carried),
        rounds: number(standing.rounds),
        first_open: standing.first_open,
    }
}

/// The step that follows a deal.
#[derive(Debug, PartialEq)]
pub(crate) enum Beginning {
    Redeal,
    Lead(usize, Must),
    /// The seats draw for this hub from this seat on.
    Draw(usize, Tile),
    /// The tiles do not decide the leader.
    Open,
}

pub(crate) fn by_naive(p: &Parameters, next: Next, rounds: i64, hands: &[Vec<Tile>]) -> Beginning {
    if hands.iter().any(|hand| spoils_deal(p, hand)) {
        return Beginning::Redeal;
    }
    match next {
        Next::Tiles => match opening::by_tiles(p, hands) {
            None => Beginning::Redeal,
            Some((seat, tile)) => Beginning::Lead(seat, opening::opening(p, tile)),
        },
        Next::Seat(seat) | Next::SideOf(seat) => {
            let (seat, must) = opening::due(p, seat, hands);
            Beginning::Lead(seat, must)
        }
        Next::Hub => {
            let hub = opening::hub(p, rounds + 1);
            match hands.iter().position(|hand| hand.contains(&hub)) {
                Some(holder) => Beginning::Lead(holder, Must::This(hub)),
                None => Beginning::Draw(0, hub),
            }
        }
        Next::Lot | Next::Written => Beginning::Open,
    }
}

pub(crate) fn by_engine(game: &Match, hands: &BySeat<Vec<Tile>>) -> Beginning {
    match game.begin(hands) {
        Begin::Redeal => Beginning::Redeal,
        Begin::Open => Beginning::Open,
        Begin::Draw { seat, hub } => Beginning::Draw(seat.index(), hub),
        Begin::Lead { seat, must_lead } => {
            let must = match must_lead {
                MustLead::Any => Must::Anything,
                MustLead::Tile(tile) => Must::This(tile),
                MustLead::Double => Must::Double,
            };
            Beginning::Lead(seat.index(), must)
        }
    }
}

/// How the engine finds the next leader.
pub(crate) fn next_by_engine(game: &Match) -> (Next, Option<Tile>) {
    match game.lead() {
        Lead::Tile => (Next::Tiles, None),
        Lead::Lot => (Next::Lot, None),
        Lead::Seat(seat) => (Next::Seat(seat.index()), None),
        Lead::WinningSide(seat) => (Next::SideOf(seat.index()), None),
        Lead::Hub(tile) => (Next::Hub, Some(tile)),
        Lead::Given => (Next::Written, None),
    }
}

/// The leader by lot, first by the naive rules, then by the engine. Each seat drew one of these tiles.
pub(crate) fn by_lot(p: &Parameters, rules: &Rules, drawn: &[Tile]) -> (usize, usize) {
    let by_seat = BySeat::new(drawn.len(), |seat: Seat| drawn[seat.index()]);
    (opening::by_lot(p, drawn), rules.lead_by_lot(&by_seat).index())
}

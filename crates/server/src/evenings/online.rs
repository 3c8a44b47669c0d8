//! The game of an evening that is played online: its rules and its options.
//!
//! The sheets of an evening score rounds as R3.3 says. A game fits if its tables score in the same way. Then every round of a
//! table is one round on its sheet.

use boneyard_club::live::OnlinePlay;
use boneyard_club::{Regulation, Setup};
use boneyard_protocol::evening::EveningRefusal;
use boneyard_protocol::http::checked_options;
use boneyard_rules::ruleset::{MatchRules, Target};
use boneyard_rules::{Rules, Seat};
use boneyard_table::{OnTimeout, TableOptions, Tempo};

use crate::http::ApiError;

/// The seats of a table.
pub(super) const SEATS: usize = 4;

/// The preset that scores as the sheets do.
const CLUB_PAIRS: &str = "club-pairs";

/// The rules and the options of the tables.
///
/// # Errors
/// The rules cannot be read, a number is out of range, or the game does not score as the sheets of an evening do.
pub(super) fn game(play: &OnlinePlay, target: u16) -> Result<(Rules, TableOptions), ApiError> {
    let mut rules = Rules::parse(&play.rules)?;
    if !fits(&rules, &Rules::preset(CLUB_PAIRS)?) {
        return Err(EveningRefusal::GameDoesNotFit.into());
    }
    rules.match_.target = Target::Points(target.into());
    rules.match_.cap = Some(target.into());
    // The text is what the table stores, so it must be readable.
    let rules = Rules::parse(&rules.to_string())?;
    let options = TableOptions {
        turn_seconds: play.turn_seconds,
        bank_seconds: play.bank_seconds,
        gather_seconds: Some(play.absent_after_s),
        on_timeout: OnTimeout::Hold,
        tempo: if play.even_tempo { Tempo::Even } else { Tempo::Open },
        ..TableOptions::default()
    };
    Ok((rules, checked_options(options)?))
}

/// Whether an evening may be played online: its sheets score by club pairs, and no rule of theirs was changed.
pub(super) fn allows(setup: &Setup) -> bool {
    setup.regulation == Regulation::default()
}

/// Whether a game scores as the sheets of an evening do: two pairs, all tiles dealt, the winners get the tiles of both losers,
/// a tied fish counts nothing, and the lead goes round. Anything else may differ, such as the lot or the equal ends.
fn fits(rules: &Rules, club: &Rules) -> bool {
    let sides = rules.sides(SEATS);
    let pairs = sides.count() == 2 && sides.partners(Seat::at(0), Seat::at(2));
    let match_without_target = |rules: &Rules| {
        let (target, cap) = (Target::None(()), None);
        MatchRules { target, cap, ..rules.match_.clone() }
    };
    pairs
        && rules.seat_counts().any(|count| usize::from(count) == SEATS)
        && rules.tiles == club.tiles
        && rules.deal == club.deal
        && rules.draw == club.draw
        && rules.end == club.end
        && rules.value == club.value
        && rules.score == club.score
        && rules.account == club.account
        && (rules.lead.next, rules.lead.after_block, rules.lead.after_tie)
            == (club.lead.next, club.lead.after_block, club.lead.after_tie)
        && match_without_target(rules) == match_without_target(club)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn play(rules: &str) -> OnlinePlay {
        OnlinePlay {
            rules: rules.into(),
            turn_seconds: Some(30),
            bank_seconds: Some(60),
            even_tempo: true,
            absent_after_s: 300,
        }
    }

    #[test]
    fn a_game_fits_if_it_scores_as_the_sheets_do() {
        for fits in ["club-pairs", "club-pairs lead.lotBy=sum", "club-pairs match.target=50"] {
            let (rules, options) = game(&play(fits), 120).unwrap();
            assert_eq!(rules.match_.target, Target::Points(120));
            assert_eq!((options.tempo, options.gather_seconds), (Tempo::Even, Some(300)));
        }
        for other in [
            "draw",
            "spanish-pairs",
            "goat-club-all",
            "club-pairs lead.next=winner",
            "club-pairs score.block=table",
        ] {
            let refused = game(&play(other), 100);
            assert!(refused.is_err(), "{other}");
        }
        assert!(game(&play("club-pears"), 100).is_err());
        let clock = OnlinePlay { turn_seconds: Some(1), ..play("club-pairs") };
        assert!(game(&clock, 100).is_err());
    }

    #[test]
    fn an_evening_with_another_regulation_is_not_played_online() {
        use boneyard_club::{RegulationName, SeatingKind};
        let setup = Setup::new("Friday", 4, SeatingKind::Published);
        assert!(allows(&setup));
        for name in RegulationName::ALL {
            let regulation = name.known().regulation;
            assert_eq!(
                allows(&Setup { regulation, ..setup.clone() }),
                name == RegulationName::Club,
                "{name}"
            );
        }
        let regulation = Regulation { bonus: 1, ..Regulation::default() };
        assert!(!allows(&Setup { regulation, ..setup }));
    }

    #[test]
    fn every_target_of_an_evening_can_be_played() {
        for target in boneyard_club::TARGETS {
            assert!(game(&play("club-pairs"), target).is_ok(), "{target}");
        }
    }
}

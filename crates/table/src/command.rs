//! The commands that people send to a table, and the reasons to refuse them.

use boneyard_rules::{Move, OpenEnd, Pips, Place, PlayError, Seat, Tile};
use serde::{Deserialize, Serialize};

use crate::{level::Level, persona::Persona};

/// What a person on a seat wants to do.
///
/// ```
/// use boneyard_table::Command;
///
/// let command: Command = serde_json::from_str(r#"{"type":"take","place":3}"#)?;
/// assert_eq!(command, Command::Take { place: 3 });
/// let error = serde_json::from_str::<Command>(r#"{"type":"cheat"}"#).expect_err("no such command");
/// assert!(error.to_string().starts_with("unknown variant `cheat`, expected one of `play`"));
/// # Ok::<_, serde_json::Error>(())
/// ```
#[expect(missing_docs, reason = "the names and types of the other fields say what they are")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Command {
    /// Play a tile.
    Play {
        tile: Tile,
        /// The place on the table.
        at: Place,
        /// The half that stays open. Needed only if either half may touch the end.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        leaves: Option<Pips>,
    },
    /// Close the double that was just laid.
    Close,
    /// End a turn in which more tiles may be played.
    Done,
    /// Draw the next tile of the boneyard.
    Draw,
    /// Draw the tile at this place of the boneyard, where players choose what they draw (R1.8.4).
    DrawAt {
        /// The next tile to be drawn has place 0.
        place: usize,
    },
    /// Take a tile from the pile before the round (R1.8.1).
    Take {
        /// The tile's place in the pile, from 0.
        place: usize,
    },
    /// Fill the hand with random tiles from the pile.
    TakeRest,
    /// As the leader, have the pile shuffled once more and take last (R3.1.7).
    MixAgain,
    Pass,
    /// Announce 6-6 before the lead. The seat then leads with it (R0.3.23).
    Declare,
    /// Agree to start the next round, or a rematch after a match.
    Ready,
    /// Let a bot play for a person who has been away longer than the grace time.
    Hold {
        seat: Seat,
    },
    /// Stop the match without a winner. Allowed once a person has been away longer than the grace
    /// time; in a rated match, a person of another side.
    Stop,
    /// Leave the seat. In a match that has begun a bot plays on, and the person may return.
    Leave,
    /// Play again instead of the bot that plays for this person.
    Return,
    /// Give up a match between two players. The other one wins.
    Resign,
    /// Ask the others to take back what this seat last played in the round. Bots agree. Not in a rated match.
    TakeBack,
    /// Ask the others to end the match without a result. Bots agree.
    OfferEnd,
    /// Agree with what is asked.
    Agree,
    /// Refuse what is asked, or withdraw what this person asked.
    Decline,
    /// As the host, give free seats to bots before the match begins.
    SeatBots {
        /// The free seat; `None` for every free seat.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
        /// How well the bots play.
        level: Level,
        /// Who sits on the seat, or on the first of the free seats. Without it, the table chooses a bot that plays at this level and has
        /// a name like no other at the table.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        persona: Option<Persona>,
    },
    /// As the host, free the seat of a bot before the match begins.
    RemoveBot {
        seat: Seat,
    },
    /// From now on, have the bots of the table take so long over their moves.
    Pace {
        pace: Pace,
    },
}

/// How long bots take over their moves, so that people can follow.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// For people who know the game well.
    Quick,
    /// As people play who do not hurry.
    Usual,
    /// For people who look at everything.
    Slow,
}

impl Pace {
    /// All paces, the quickest first.
    pub const ALL: [Self; 3] = [Self::Quick, Self::Usual, Self::Slow];

    /// The [`TableOptions::bot_delay_ms`](crate::TableOptions) of the pace.
    ///
    /// ```
    /// use boneyard_table::Pace;
    ///
    /// assert_eq!(Pace::ALL.map(Pace::bot_delay_ms), [300, 700, 1_600]);
    /// ```
    #[must_use]
    pub const fn bot_delay_ms(self) -> u16 {
        match self {
            Self::Quick => 300,
            Self::Usual => 700,
            Self::Slow => 1_600,
        }
    }
}

impl Command {
    /// Whether the command plays for a seat: in a turn, before the lead, or while tiles are taken.
    pub(crate) const fn is_play(self) -> bool {
        matches!(
            self,
            Self::Play { .. }
                | Self::Close
                | Self::Done
                | Self::Draw
                | Self::DrawAt { .. }
                | Self::Take { .. }
                | Self::TakeRest
                | Self::MixAgain
                | Self::Pass
                | Self::Declare
                | Self::Resign
                | Self::TakeBack
                | Self::OfferEnd
        )
    }
}

/// The command that makes this move.
impl From<Move> for Command {
    fn from(choice: Move) -> Self {
        match choice {
            Move::Play { tile, at, leaves } => Self::Play { tile, at, leaves },
            Move::Draw => Self::Draw,
            Move::Close => Self::Close,
            Move::Done => Self::Done,
            Move::Pass => Self::Pass,
        }
    }
}

/// A command's id. A client that repeats a command under its id gets the first answer again.
///
/// ```
/// use boneyard_rules::Seat;
/// use boneyard_table::CommandId;
///
/// let id: CommandId = serde_json::from_str(r#"{"seat":1,"id":"c7"}"#)?;
/// assert_eq!(id, CommandId { seat: Seat::FIRST, id: "c7".into() });
/// let error = serde_json::from_str::<CommandId>(r#"{"seat":1}"#).expect_err("the id is missing");
/// assert!(error.to_string().starts_with("missing field `id`"));
/// # Ok::<_, serde_json::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct CommandId {
    /// The seat that sends the command.
    pub seat: Seat,
    /// The name that the client chose, at most [`CommandId::LEN_MAX`] bytes.
    pub id: String,
}

impl CommandId {
    /// The longest name of a command, in bytes.
    pub const LEN_MAX: usize = 64;
}

/// Why a table refuses a command. The client has the sentence in each language.
#[expect(missing_docs, reason = "the names and types of the other fields say what they are")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Refusal {
    /// The table has no such seat.
    NoSuchSeat { seat: Seat },
    /// Another person or a bot sits there.
    SeatTaken { seat: Seat },
    /// This person sits at the table already.
    AlreadySeated { seat: Seat },
    /// Only people with a seat may send commands.
    NotSeated,
    /// It is another seat's turn, or this seat has already chosen its move.
    NotYourTurn { turn: Seat },
    /// No round is being played, no match can be stopped, or the table discarded the chosen move before it was shown.
    NoRound,
    /// The match has begun, so no bot gets or leaves a seat of its own.
    MatchBegan,
    /// Only the host, who has sat here longest, gives seats to bots.
    NotHost,
    /// The match is rated, so no bot gets a seat.
    Rated,
    /// The match is rated, so nothing is taken back.
    RatedStands,
    /// This seat has played nothing in the round that could be taken back.
    NothingToTakeBack,
    /// Hints are for casual matches against bots only.
    NoHints,
    /// Only a player of a match between two may give up, and only while a round is played.
    NotResigned,
    /// Nobody asks this seat for anything.
    NothingAsked,
    /// Something else is asked already.
    AskedAlready,
    /// No bot plays for this person.
    NotReplaced,
    /// A bot plays for this person, who may return.
    BotPlays,
    /// Nobody talks at this table, or only with set phrases.
    NoTalk,
    /// Partners may not talk while a round is played.
    NoTalkInRound,
    /// The text is empty, is too long or has invisible characters.
    BadText {
        /// The longest text, in characters.
        max: usize,
    },
    /// This person said much a moment ago.
    TooMuchTalk,
    /// A moderator decided that this person says nothing for now. The server gives this answer, not the table.
    TimeOut {
        /// Why.
        reason: String,
        /// When it ends, in milliseconds since 1970.
        until_ms: i64,
    },
    /// A moderator decided that this person does not play with others. The server gives this answer, not the table.
    Banned {
        /// Why.
        reason: String,
        /// When it ends, in milliseconds since 1970; `null` if it is for good.
        until_ms: Option<i64>,
    },
    /// This bot sits at the table already.
    BotSitsHere { seat: Seat },
    /// No bot sits there.
    NoBot { seat: Seat },
    /// The table is not waiting for this seat to be ready.
    NothingToWaitFor,
    /// The person on that seat is not away, a bot already plays for them, or the seat has no other person.
    NotAway { seat: Seat },
    /// The person has not been away for long enough.
    InGrace {
        seat: Seat,
        /// The rest of the grace time.
        left_ms: u64,
    },
    /// The tile is not in the hand.
    NotHeld { tile: Tile },
    /// The round opens with another tile.
    MustLead {
        /// The tile that opens the round.
        tile: Tile,
    },
    /// The round opens with a double.
    MustLeadDouble,
    /// The first tile must name no end and every other tile must name one, or the command names the open half although
    /// only one half fits. For triangles: the tile does not fit the cell, or names none that is free.
    WrongPlace { tile: Tile },
    /// The tile does not fit that end, or the end does not exist.
    DoesNotFit {
        tile: Tile,
        /// The open ends.
        ends: Vec<OpenEnd>,
    },
    /// Either half fits, so the command must say which one stays open.
    WhichHalf {
        tile: Tile,
        /// The two numbers on the tile.
        halves: [Pips; 2],
    },
    /// Only another double may be played in this turn.
    OnlyDoubles {
        /// The tile that is not a double.
        tile: Tile,
    },
    /// While both ends are equal, tiles go to the right (R3.1.11).
    RightOnEqualEnds {
        tile: Tile,
        /// The number at both ends.
        number: Pips,
    },
    /// A tile fits, so the seat may neither draw nor pass.
    MustPlay {
        /// One of the plays that fit.
        choice: Move,
    },
    /// Nothing fits and the boneyard has tiles.
    MustDraw,
    /// The seat may not draw now; or it has played in this turn and may end the turn, but not pass.
    NothingToDraw,
    /// There is no pile to take from, or this seat has all its tiles.
    NothingToTake,
    /// There is no tile at that place of the pile any more.
    TakenAlready,
    /// Only the leader may have the pile shuffled once more, and only before the first tile is taken.
    NotMixedAgain,
    /// At this table tiles are drawn in order, or the boneyard has no tile at that place.
    NotPointed,
    /// There is no double to close.
    NothingToClose,
    /// The turn cannot be ended before a tile is played.
    NotDone,
    /// The round starts after the time in which 6-6 may be announced.
    BeforeLead {
        /// The rest of that time.
        left_ms: u64,
    },
    /// This seat may not announce 6-6 now.
    NothingToDeclare,
    /// The table cannot store events, so it accepts no commands. Its clocks are stopped.
    Frozen,
}

impl From<PlayError> for Refusal {
    fn from(error: PlayError) -> Self {
        let tile_of = |choice: Move| match choice {
            Move::Play { tile, .. } => Some(tile),
            Move::Draw | Move::Close | Move::Done | Move::Pass => None,
        };
        match error {
            PlayError::Over => Self::NoRound,
            PlayError::NotHeld(tile) => Self::NotHeld { tile },
            PlayError::MustLead(tile) => Self::MustLead { tile },
            PlayError::MustLeadDouble => Self::MustLeadDouble,
            PlayError::NeedsCell(tile) => Self::WrongPlace { tile },
            PlayError::WrongPlace(choice)
            | PlayError::NoChoiceOfHalf(choice)
            | PlayError::NoSuchCell(choice)
            | PlayError::CornersDiffer(choice, _) => {
                tile_of(choice).map_or(Self::NoRound, |tile| Self::WrongPlace { tile })
            }
            PlayError::WhichHalf(choice, halves) => {
                tile_of(choice).map_or(Self::NoRound, |tile| Self::WhichHalf { tile, halves })
            }
            PlayError::OnlyDoubles(tile) => Self::OnlyDoubles { tile },
            PlayError::NothingToClose => Self::NothingToClose,
            PlayError::NotDone => Self::NotDone,
            PlayError::DoesNotFit(choice, ends) | PlayError::NoSuchEnd(choice, ends) => {
                tile_of(choice).map_or(Self::NoRound, |tile| Self::DoesNotFit { tile, ends })
            }
            PlayError::RightOnEqualEnds(tile, number) => Self::RightOnEqualEnds { tile, number },
            PlayError::MustPlay(choice) => Self::MustPlay { choice },
            PlayError::MustDraw => Self::MustDraw,
            PlayError::NothingToDraw
            | PlayError::MustPass
            | PlayError::NotInBoneyard(_)
            | PlayError::TurnMayEnd => Self::NothingToDraw,
        }
    }
}

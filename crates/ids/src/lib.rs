//! Ids of tables, people, clubs, evenings and tournaments.
//!
//! Every kind is a type of its own, so that the compiler refuses an id of another kind. In JSON an id is a plain
//! string. A clone shares the text.
//!
//! ```compile_fail,E0308
//! use boneyard_ids::{ClubId, TableId};
//!
//! let table: TableId = ClubId::from("3k9x");
//! ```
//!
//! An id may be any text: whether a table or a club has it, only the database knows. A [`DeviceName`] comes from a
//! client and is checked.

mod device;
mod string_id;

pub use device::{DeviceName, ParseDeviceNameError};

use string_id::string_ids;

string_ids! {
    /// A person, as the server knows them. It is in the signed cookie of a guest and never shown to others.
    PersonId,
    /// A browser on which a person is signed in, as lists name it. Its secret is another string.
    SessionId,
    /// A passkey of an account, as lists name it. The device has another id for it.
    PasskeyId,
    /// A question to a device that is to make or use a passkey. It is answered once.
    ChallengeId,
    /// A table, as in its address.
    TableId,
    /// A match of a table: the id of the table, a hyphen and the number of the match there, such as `k3f9-1`.
    MatchId,
    /// A club, as in its address.
    ClubId,
    /// A member on the list of a club.
    MemberId,
    /// An organiser of a club. Other organisers see it in place of the [`PersonId`].
    OrganiserId,
    /// An invitation to organise a club. The secret of its link is another string.
    InvitationId,
    /// A regulation that a club has saved.
    RegulationId,
    /// An evening, as in its address.
    EveningId,
    /// A link that makes one more device the organiser's. Its secret is another string.
    LinkId,
    /// A guest in one evening. The organiser sees it in place of the [`PersonId`].
    ParticipantId,
    /// A device in one evening: the [`ParticipantId`] of its guest, a dot and its [`DeviceName`].
    DeviceId,
    /// A tournament, as in its address.
    TournamentId,
    /// A report to the moderators.
    ReportId,
    /// What a moderator imposed on a person.
    SanctionId,
    /// A player in the seasons of a club: a member, or a guest by name.
    SeasonPlayerId,
    /// A competition of a club, as in its address.
    CompetitionId,
    /// A player in the standings of a competition: a member, a holder of a licence, or a guest by name.
    EntrantId,
}

impl MatchId {
    /// The match of a table with this number, counted from 1.
    #[must_use]
    pub fn new(table: &TableId, number: u32) -> Self {
        format!("{table}-{number}").into()
    }
}

impl SeasonPlayerId {
    /// A member of the club.
    #[must_use]
    pub fn of_member(member: &MemberId) -> Self {
        member.as_str().into()
    }

    /// A player who is not a member of the club. Two guests of the same name count as one player.
    #[must_use]
    pub fn of_guest(name: &str) -> Self {
        format!("guest:{name}").into()
    }
}

impl EntrantId {
    /// A member of the club.
    #[must_use]
    pub fn of_member(member: &MemberId) -> Self {
        format!("member:{member}").into()
    }

    /// A player who is not a member of the club, in all evenings in which a guest has this name.
    #[must_use]
    pub fn of_guest(name: &str) -> Self {
        format!("guest:{name}").into()
    }

    /// A player who is not a member of the club, in one evening.
    #[must_use]
    pub fn of_guest_in(evening: &EveningId, name: &str) -> Self {
        format!("guest@{evening}:{name}").into()
    }

    /// A person on the entry list, as far as nobody has said who it is.
    #[must_use]
    pub fn of_entry(name: &str) -> Self {
        format!("entry:{name}").into()
    }

    /// Whether the player is known by a name that guests of several evenings may have.
    #[must_use]
    pub fn is_guest(&self) -> bool {
        self.as_str().starts_with("guest:")
    }
}

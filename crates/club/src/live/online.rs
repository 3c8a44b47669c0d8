//! Evenings whose tables are played online: which tables there are, and what devices they have.

use boneyard_ids::{DeviceId, TableId};

use crate::live::{EntryRefusal, EveningOptions, EveningPhase, LiveEvening, OnlinePlay};
use crate::{Moment, Player, Sheet, SheetId};

/// A table of the current match of an evening that is played online.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OnlineTable {
    /// The sheet.
    pub at: SheetId,
    /// The table here; `None` before it is opened.
    pub table: Option<TableId>,
    /// Whether the sheet has a result.
    pub has_result: bool,
    /// Whether the result was sent to the organiser.
    pub is_sent: bool,
    /// Whether the organiser has confirmed the result.
    pub is_confirmed: bool,
}

/// What the device ids of online tables begin with. Other device ids begin with the id of a guest, which has no such letters.
const DEVICE_PREFIX: &str = "table.";

/// The device of an online table, which enters the table's result.
///
/// ```
/// use boneyard_club::live::{is_table_device, table_device};
///
/// let device = table_device(&"k7".into());
/// assert_eq!(device.as_str(), "table.k7");
/// assert!(is_table_device(&device) && !is_table_device(&"a1b2c3.phone".into()));
/// ```
#[must_use]
pub fn table_device(table: &TableId) -> DeviceId {
    format!("{DEVICE_PREFIX}{table}").into()
}

/// Whether an online table made the entry, and no person.
#[must_use]
pub fn is_table_device(device: &DeviceId) -> bool {
    device.as_str().starts_with(DEVICE_PREFIX)
}

impl LiveEvening {
    /// How the tables are played online; `None` at real tables.
    #[must_use]
    pub const fn online(&self) -> Option<&OnlinePlay> {
        self.online.as_ref()
    }

    /// The options of the evening.
    #[must_use]
    pub const fn options(&self) -> EveningOptions {
        self.options
    }

    /// Whether a player takes part without a phone.
    #[must_use]
    pub fn is_without_phone(&self, player: Player) -> bool {
        self.without_phone.contains(&player)
    }

    /// When the current match began; `None` before the first.
    #[must_use]
    pub const fn begun_at(&self) -> Option<Moment> {
        self.begun_at
    }

    /// The tables of the current match, if it is played online.
    #[must_use]
    pub fn online_tables(&self) -> Vec<OnlineTable> {
        if self.online.is_none() {
            return Vec::new();
        }
        let online_table = |at: SheetId| {
            let table = self.tables.get(&at);
            OnlineTable {
                at,
                table: table.and_then(|table| table.online.clone()),
                has_result: self.sheet(at).ok().as_ref().and_then(Sheet::outcome).is_some(),
                is_sent: table.is_some_and(|table| table.sent),
                is_confirmed: self.is_confirmed(at),
            }
        };
        self.tables_of(self.begun).into_iter().map(online_table).collect()
    }

    pub(crate) fn set_online(&mut self, play: Option<&OnlinePlay>) -> Result<(), EntryRefusal> {
        self.open()?;
        if self.phase() == EveningPhase::Playing {
            return Err(EntryRefusal::InProgress { number: self.begun });
        }
        play.map(OnlinePlay::check).transpose()?;
        self.online = play.cloned();
        Ok(())
    }

    /// Notes the table where the match of a sheet is played. A sheet that was annulled gets another table.
    pub(crate) fn open_online_table(&mut self, at: SheetId, id: &TableId) -> Result<(), EntryRefusal> {
        self.check_unconfirmed(at)?;
        if at.number != self.begun || self.online.is_none() {
            return Err(EntryRefusal::TooLate);
        }
        let table = self.tables.entry(at).or_default();
        match &table.online {
            Some(known) if known != id => Err(EntryRefusal::ValueChanged),
            _ => {
                table.online = Some(id.clone());
                Ok(())
            }
        }
    }
}

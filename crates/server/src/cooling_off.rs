//! The wait of a person who often leaves matches for ratings before they count. A free look at a hand is no way to choose matches.

use boneyard_ids::PersonId;
use boneyard_protocol::account::{
    AccountRefusal, COOLING_OFF_EXITS, COOLING_OFF_HOURS_MAX, COOLING_OFF_MINUTES,
};
use boneyard_store::{EarlyExits, Store};

use crate::clock;
use crate::http::ApiError;

const MINUTE_MS: i64 = 60 * 1_000;
/// The wait after the first exit that has a consequence.
const FIRST_WAIT_MS: i64 = COOLING_OFF_MINUTES as i64 * MINUTE_MS;
/// The most times that the wait doubles.
const DOUBLINGS_MAX: u32 = (COOLING_OFF_HOURS_MAX * 60 / COOLING_OFF_MINUTES).ilog2();

/// Checks whether a person may sit down for a rated match now.
///
/// # Errors
/// [`AccountRefusal::CoolingOff`] if not.
pub(crate) async fn check(store: &Store, person: &PersonId) -> Result<(), ApiError> {
    match minutes_left(store, person).await? {
        0 => Ok(()),
        minutes => Err(AccountRefusal::CoolingOff { minutes }.into()),
    }
}

/// For how many minutes a person may not sit down for a rated match.
pub(crate) async fn minutes_left(store: &Store, person: &PersonId) -> Result<u32, ApiError> {
    let now_ms = clock::now_ms();
    let left_ms = (wait_until_ms(store.early_exits_of(person, now_ms).await?) - now_ms).max(0);
    Ok(u32::try_from((left_ms + MINUTE_MS - 1) / MINUTE_MS).unwrap_or(u32::MAX))
}

/// When the wait after these exits ends, in milliseconds since 1970; 0 if there is none.
fn wait_until_ms(exits: EarlyExits) -> i64 {
    match exits.count.checked_sub(COOLING_OFF_EXITS) {
        Some(further) => exits.last_ms + (FIRST_WAIT_MS << further.min(DOUBLINGS_MAX)),
        None => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_wait_begins_with_the_third_exit_and_doubles() {
        let minutes = |count| (wait_until_ms(EarlyExits { count, last_ms: 0 })) / MINUTE_MS;
        assert_eq!([0, 1, 2, 3, 4, 5, 7, 8, 1_000].map(minutes), [0, 0, 0, 15, 30, 60, 240, 240, 240]);
    }
}

//! What comes of a change of an account.

use sqlx::sqlite::SqliteQueryResult;

use crate::error::AccountRefusal;

/// Done, refused, or failed.
pub(super) type Outcome = Result<Result<(), AccountRefusal>, sqlx::Error>;

/// Refuses with `Gone` if a statement changed no row.
pub(super) fn any_row(result: Result<SqliteQueryResult, sqlx::Error>) -> Outcome {
    Ok(if result?.rows_affected() == 0 { Err(AccountRefusal::Gone) } else { Ok(()) })
}

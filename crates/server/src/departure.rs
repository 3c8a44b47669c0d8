//! A person who goes: seats, pools and tournaments are left, because of a ban or because the account is deleted.

use std::time::Duration;

use boneyard_ids::{PersonId, TableId};
use boneyard_store::Guest;
use boneyard_table::session::TableMessage;
use boneyard_table::{Command, Refusal};
use tokio::sync::oneshot;
use tokio::task::JoinSet;
use tokio::time::timeout;

use crate::random;
use crate::state::App;
use crate::tables::Message;

/// How long a table may take to answer.
const LEAVE_WAIT: Duration = Duration::from_secs(10);

/// Takes a person from pools, tables and tournaments, once. A seat stays if its table cannot store anything now.
pub(crate) async fn leave_everything(app: &App, person: &Guest) {
    app.pools().leave(&person.id);
    let mut leaving = JoinSet::new();
    for table in app.tables().seated_at(&person.id) {
        let (app, person) = (app.clone(), person.id.clone());
        leaving.spawn(async move { leave_table(&app, &table, &person).await });
    }
    leaving.join_all().await;
    app.tournaments().withdraw_from_all(person).await;
}

/// Leaves a person's seat. A bot plays on in a match that has begun. False if the table could not answer or cannot store anything now.
pub(crate) async fn leave_table(app: &App, table: &TableId, person: &PersonId) -> bool {
    let Ok(found) = app.tables().find(table).await else { return false };
    // A table that is closed has no seats.
    let Some(handle) = found else { return true };
    let (answer, answered) = oneshot::channel();
    let id = random::id::<10>();
    let ask = Message::Ask { person: person.clone(), id, command: Command::Leave, answer };
    if handle.mailbox.send(ask).await.is_err() {
        return true;
    }
    match timeout(LEAVE_WAIT, answered).await {
        Ok(Ok(TableMessage::Refused { refusal: Refusal::Frozen, .. })) | Err(_) => false,
        // Other refusals mean that there is nothing to leave.
        Ok(_) => true,
    }
}

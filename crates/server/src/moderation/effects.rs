//! What a ban does at once: the person leaves tables, pools and tournaments. And what is forgotten after a time.

use std::time::Duration;

use boneyard_ids::{PersonId, TableId};
use boneyard_store::ModerationChange;
use tokio::time::sleep;

use crate::clock;
use crate::departure;
use crate::state::App;

/// How often old talk, old networks and ended sanctions are removed.
const FORGETS_EVERY: Duration = Duration::from_secs(60 * 60);

/// How often a banned person's seat is left again if the table cannot store anything now, and the time between.
const LEAVE_TRIES_MAX: u32 = 60;
const LEAVE_RETRY: Duration = Duration::from_secs(5);

/// Takes a banned person from tables, pools and tournaments. A bot plays on for the person in a match that has begun.
pub(super) fn remove(app: &App, person: &PersonId) {
    app.pools().leave(person);
    app.runtime().spawn(leave_tables(app.clone(), person.clone()));
    let (app, person) = (app.clone(), person.clone());
    app.runtime().clone().spawn(async move {
        match app.store().guest(&person).await {
            Ok(Some(person)) => app.tournaments().withdraw_from_all(&person).await,
            Ok(None) => {}
            Err(cause) => tracing::error!("A banned person still takes part in tournaments: {cause}"),
        }
    });
}

/// Leaves all seats of a person: now, and once more a moment later, for a seat that was being taken when the ban was imposed.
async fn leave_tables(app: App, person: PersonId) {
    let mut stopping = app.shutdown_signal();
    for _ in 0..2 {
        for table in app.tables().seated_at(&person) {
            app.runtime().spawn(leave(app.clone(), table, person.clone()));
        }
        tokio::select! {
            () = sleep(LEAVE_RETRY) => {}
            () = stopping.wait() => return,
        }
        app.pools().leave(&person);
        if !app.moderation().is_banned(&person) {
            return;
        }
    }
}

/// Leaves a seat for a person.
async fn leave(app: App, table: TableId, person: PersonId) {
    let mut stopping = app.shutdown_signal();
    for _ in 0..LEAVE_TRIES_MAX {
        let left = tokio::select! {
            left = departure::leave_table(&app, &table, &person) => left,
            () = stopping.wait() => return,
        };
        if left || !app.moderation().is_banned(&person) {
            return;
        }
        tokio::select! {
            () = sleep(LEAVE_RETRY) => {}
            () = stopping.wait() => return,
        }
    }
    tracing::error!(table.id = %table, "A banned person still has a seat at table {table}");
}

/// Removes banned people from the tables of an earlier run, and then forgets what is old from time to time, until the server stops.
pub(crate) async fn keep(app: App) {
    let mut stopping = app.shutdown_signal();
    let keeping = async {
        app.tables().all_awake().await;
        for person in app.moderation().banned() {
            remove(&app, &person);
        }
        loop {
            app.moderation().forget_ended();
            let forget = ModerationChange::ForgetOld { now_ms: clock::now_ms() };
            if let Err(cause) = app.store().change_moderation(forget).await {
                tracing::error!("Old talk and networks are still stored: {cause}");
            }
            sleep(FORGETS_EVERY).await;
        }
    };
    tokio::select! {
        () = keeping => {}
        () = stopping.wait() => {}
    }
}

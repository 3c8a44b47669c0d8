//! Opens the tables and seats their guests over HTTP.

use boneyard_client::{Connection, Request};
use boneyard_ids::TableId;
use boneyard_protocol::http::{OpenTable, OpenedTable as Opened, SeatRequest};
use boneyard_rules::Rules;
use boneyard_table::TableOptions;
use boneyard_terminal::Progress;
use futures_util::stream::{self, StreamExt, TryStreamExt};
use serde_json::{Value, json};

use super::error::LoadError;
use super::target_server::TargetServer;

/// The players at a table, if the rules allow this number.
const PLAYERS: usize = 4;

/// Tables of the same four guests. A guest may open 30 tables at once.
const TABLES_PER_GUEST: usize = 25;

/// Groups of tables that are opened at the same time.
const GROUPS_AT_ONCE: usize = 8;

/// The password of every account.
pub(super) const PASSWORD: &str = "correct horse";

/// A table with a person on each seat.
pub(super) struct OpenedTable {
    pub(super) id: TableId,
    /// The people's cookies, in seat order.
    pub(super) cookies: Vec<String>,
}

/// Opens tables with a guest on each seat, or rated tables with a person with an account on each.
pub(super) async fn open(
    server: &TargetServer,
    rules: &Rules,
    count: u32,
    rated: bool,
    progress: &mut Progress,
) -> Result<Vec<OpenedTable>, LoadError> {
    let players = players(rules);
    let count = count as usize;
    let groups = (0..count.div_ceil(TABLES_PER_GUEST))
        .map(|group| (group, (count - group * TABLES_PER_GUEST).min(TABLES_PER_GUEST)));
    let mut opening = stream::iter(groups)
        .map(|(group, tables)| open_group(server, rules, players, tables, rated.then_some(group)))
        .buffer_unordered(GROUPS_AT_ONCE);
    let mut opened = Vec::with_capacity(count);
    while let Some(group) = opening.try_next().await? {
        opened.extend(group);
        progress.show(opened.len() as f64 / count as f64, || format!("{} of {count} tables", opened.len()));
    }
    Ok(opened)
}

/// How many people play: four, or the most that the rules allow below four, or else the fewest.
fn players(rules: &Rules) -> usize {
    let counts: Vec<usize> = rules.seat_counts().map(|seats| rules.players(usize::from(seats))).collect();
    let fitting = counts.iter().copied().filter(|players| *players <= PLAYERS).max();
    fitting.or(counts.into_iter().min()).unwrap_or(PLAYERS)
}

async fn open_group(
    server: &TargetServer,
    rules: &Rules,
    players: usize,
    tables: usize,
    rated: Option<usize>,
) -> Result<Vec<OpenedTable>, LoadError> {
    let mut session = server.connection().await?;
    let mut cookies = guests(&mut session, players).await?;
    if let Some(group) = rated {
        for (place, cookie) in cookies.iter_mut().enumerate() {
            *cookie = open_account(&mut session, cookie, &format!("Person {group} {place}")).await?;
        }
    }
    let mut opened = Vec::with_capacity(tables);
    for _ in 0..tables {
        let id = open_table(&mut session, rules, rated.is_some(), &cookies).await?;
        opened.push(OpenedTable { id, cookies: cookies.clone() });
    }
    Ok(opened)
}

async fn open_table(
    session: &mut Connection,
    rules: &Rules,
    rated: bool,
    cookies: &[String],
) -> Result<TableId, LoadError> {
    let mut seats = vec![SeatRequest::Open; cookies.len()];
    seats[0] = SeatRequest::Me;
    let options = TableOptions { rated, ..TableOptions::default() };
    let request = OpenTable { rules: rules.to_string(), seats, options };
    open_and_seat(session, &request, cookies).await
}

/// Creates guests and returns their cookies.
pub(super) async fn guests(session: &mut Connection, count: usize) -> Result<Vec<String>, LoadError> {
    let mut cookies = Vec::with_capacity(count);
    for _ in 0..count {
        cookies.push(session.send(&Request::new("GET", "/api/me")).await?.cookie()?);
    }
    Ok(cookies)
}

/// Makes a guest a person with an account; returns the new cookie.
pub(super) async fn open_account(
    session: &mut Connection,
    guest: &str,
    name: &str,
) -> Result<String, LoadError> {
    let account = Request::new("POST", "/api/account").cookie(guest);
    let account = account.json(&json!({ "name": name, "password": PASSWORD }));
    Ok(session.send(&account).await?.cookie()?)
}

/// Opens a table as the first of these people. The others sit down in the next seats.
pub(super) async fn open_and_seat(
    session: &mut Connection,
    request: &OpenTable,
    cookies: &[String],
) -> Result<TableId, LoadError> {
    let request = Request::new("POST", "/api/tables").cookie(&cookies[0]).json(request);
    let Opened { id } = session.ask(&request).await?;
    for (cookie, seat) in cookies.iter().zip(1..).skip(1) {
        let sit = Request::new("POST", format!("/api/tables/{id}/seats/{seat}")).cookie(cookie);
        let _: Value = session.ask(&sit).await?;
    }
    Ok(id)
}

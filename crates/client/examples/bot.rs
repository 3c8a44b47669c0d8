//! A bot for a Boneyard table. It plays the heaviest tile that fits.
//!
//! ```sh
//! BONEYARD_TOKEN=boneyard_… cargo run -p boneyard-client --example bot -- http://127.0.0.1:8080 [TABLE or RULES]
//! ```
//!
//! With the address of a table, it takes a free seat there. Otherwise it opens a rated table and prints the address.
#![expect(clippy::print_stdout, reason = "it talks to the person who started it")]

use std::error::Error;
use std::time::Duration;

use boneyard_client::{ClientError, Server, TableSocket, Visitor};
use boneyard_ids::TableId;
use boneyard_protocol::http::{OpenTable, SeatRequest, TableSummary};
use boneyard_rules::Move;
use boneyard_table::{Command, Sitter, TableOptions};
use tokio::time::sleep;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let url = arguments.next().ok_or("name the address of a server")?;
    let wanted = arguments.next().unwrap_or_else(|| "draw".to_owned());
    let server: Server = url.parse()?;
    let me = Visitor::with_token(&server, &std::env::var("BONEYARD_TOKEN")?);
    let table = sit(&me, &wanted).await?;
    println!("{}/tables/{table}", url.trim_end_matches('/'));
    play_match(&me, &table).await;
    println!("The match is over.");
    Ok(())
}

/// Takes a seat of the table with this address, or opens one with these rules.
pub(crate) async fn sit(me: &Visitor, wanted: &str) -> Result<TableId, ClientError> {
    let Some((_, table)) = wanted.rsplit_once("/tables/") else {
        let options = TableOptions { rated: true, ..TableOptions::default() };
        let seats = vec![SeatRequest::Me, SeatRequest::Open];
        return me.open_table(&OpenTable { rules: wanted.to_owned(), seats, options }).await;
    };
    let table = TableId::from(table);
    let shown: TableSummary = me.get(format!("/api/tables/{table}")).await?;
    // Seats count from 1. If none is free, the server says so.
    let free = (1..).zip(&shown.seats).find(|(_, sitter)| **sitter == Sitter::Open);
    me.sit(&table, free.map_or(1, |(seat, _)| seat)).await?;
    Ok(table)
}

/// Plays until the match is over. It connects again if the socket closes.
pub(crate) async fn play_match(me: &Visitor, table: &TableId) {
    let mut seat = TableSocket::new(me, table);
    while !seat.state.is_over() {
        if let Err(error) = play(&mut seat).await {
            eprintln!("{error}");
            sleep(Duration::from_secs(1)).await;
        }
    }
}

async fn play(seat: &mut TableSocket) -> Result<(), ClientError> {
    seat.connect().await?;
    loop {
        seat.receive().await.ok_or(ClientError::Closed)??;
        let weight = |choice: &Move| match choice {
            Move::Play { tile, .. } => Some(tile.pips()),
            _ => None,
        };
        if seat.state.is_over() {
            return Ok(());
        } else if let Some(heaviest) = seat.choices().iter().copied().max_by_key(weight) {
            seat.act(heaviest).await?;
        } else if seat.waits_for_ready() {
            seat.act(Command::Ready).await?;
        }
    }
}

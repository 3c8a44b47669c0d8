//! Evenings from their first entry to their last, and the rules of CLUB they pin.

mod evening;
mod files;
mod limits;
mod live;
mod needs;
mod offline;
mod readers;
mod scoring;
mod standings;
mod stopping;
mod trouble;

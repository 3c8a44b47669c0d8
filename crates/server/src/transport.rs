//! How messages travel between clients and the tasks of tables and evenings. Start with [`connections`], which accepts clients, then
//! [`socket`] and [`lines`], the two ways in which a client follows a table.

pub(crate) mod clients;
pub(crate) mod connections;
pub(crate) mod frame;
pub(crate) mod lines;
pub(crate) mod outbox;
pub(crate) mod session_ends;
pub(crate) mod socket;

//! A `boneyard serve` process.

use std::net::SocketAddr;
use std::path::Path;
use std::process::Stdio;

use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

pub(crate) struct Process {
    child: Child,
    pub(crate) address: SocketAddr,
}

impl Process {
    /// Starts a server on a free port and waits until it is ready.
    pub(crate) async fn start(database: &Path) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_boneyard"))
            .args(["serve", "--listen", "127.0.0.1:0", "--log", "warn", "--database"])
            .arg(database)
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let line = lines.next_line().await.unwrap().expect("the server says that it is ready");
        let address = line
            .strip_prefix("Boneyard is ready at http://")
            .and_then(|rest| rest.strip_suffix('/')?.parse().ok())
            .unwrap_or_else(|| panic!("not an address: {line}"));
        Process { child, address }
    }

    /// Kills the server as `kill -9` does: it has no chance to save anything.
    pub(crate) async fn kill(mut self) {
        self.child.kill().await.unwrap();
    }
}

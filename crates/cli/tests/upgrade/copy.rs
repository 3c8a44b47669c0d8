//! A copy of the old database, opened by the current version.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use boneyard_client::process::ServerProcess;
use serde_json::Value;
use sqlx::{Connection, SqliteConnection};
use tempfile::TempDir;

use crate::cast::Cast;
use crate::wire::serve;

/// The fixture of version 0.1.
pub(crate) fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/upgrade/v0.1")
}

/// The answers of version 0.1.
pub(crate) fn shown() -> Value {
    serde_json::from_slice(&unpack("shown.json.z")).unwrap()
}

/// The guests, tables and evenings of the fixture.
pub(crate) fn manifest() -> Value {
    serde_json::from_slice(&std::fs::read(folder().join("manifest.json")).unwrap()).unwrap()
}

/// Writes the database of version 0.1.
pub(crate) fn write_database(path: &Path) {
    std::fs::write(path, unpack("database.z")).unwrap();
}

fn unpack(name: &str) -> Vec<u8> {
    let packed = std::fs::read(folder().join(name)).unwrap();
    miniz_oxide::inflate::decompress_to_vec_zlib(&packed).unwrap()
}

/// Moves two kinds of stored times forward, as if the old version had just stopped: those of evening entries, because
/// evenings close a day after their last entry, and the expiry of invitations.
const MOVE_TO_TODAY: &str = "
    CREATE TEMP TABLE passed AS SELECT unixepoch() * 1000 - max(at_ms) AS ms FROM evening_entries;
    UPDATE evening_entries SET at_ms = at_ms + (SELECT ms FROM passed);
    UPDATE club_invitations SET until_ms = until_ms + (SELECT ms FROM passed);
";

/// The current version, on a copy of the old database.
pub(crate) struct Copy {
    pub(crate) cast: Cast,
    pub(crate) manifest: Value,
    server: ServerProcess,
    folder: TempDir,
}

impl Copy {
    pub(crate) async fn open() -> Self {
        Self::open_after("").await
    }

    /// Opens a copy after a change to the stored data; `change` is SQL.
    pub(crate) async fn open_after(change: &str) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let database = folder.path().join("boneyard.db");
        write_database(&database);
        let mut connection = connect(&database).await;
        let statements = format!("{MOVE_TO_TODAY}{change}");
        sqlx::raw_sql(sqlx::AssertSqlSafe(statements)).execute(&mut connection).await.unwrap();
        connection.close().await.unwrap();
        let server = serve(Path::new(env!("CARGO_BIN_EXE_boneyard")), &database).await;
        let manifest = manifest();
        let cast = Cast::new(server.server(), &manifest["cookies"]);
        Self { cast, manifest, server, folder }
    }

    /// The rows of a `SELECT` with one text column.
    pub(crate) async fn stored(&self, select: impl Into<String>) -> BTreeSet<String> {
        let mut connection = connect(&self.database()).await;
        let values =
            sqlx::query_scalar(sqlx::AssertSqlSafe(select.into())).fetch_all(&mut connection).await.unwrap();
        connection.close().await.unwrap();
        values.into_iter().collect()
    }

    fn database(&self) -> PathBuf {
        self.folder.path().join("boneyard.db")
    }

    pub(crate) async fn close(mut self) {
        self.server.stop().await.unwrap();
    }
}

pub(crate) async fn connect(database: &Path) -> SqliteConnection {
    SqliteConnection::connect(&format!("sqlite://{}", database.display())).await.unwrap()
}

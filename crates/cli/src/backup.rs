//! `boneyard backup` and `boneyard restore`: copies of a whole database, and the way back.

use std::path::PathBuf;
use std::process::ExitCode;

use boneyard_store::{Inspection, back_up, restore};
use boneyard_terminal::print;

use crate::check::inspect;
use crate::refuse;

/// Copy a database to a new file, also while a server uses it.
///
/// The copy is the database at one moment, in one file. It has everything, also what keeps people signed in, so keep it as secret as
/// the database. An existing file is not replaced.
#[derive(clap::Args)]
#[command(after_help = BACKUP_EXAMPLES)]
pub(crate) struct BackupArguments {
    /// The new file.
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// The database file of the server.
    #[arg(long, value_name = "FILE", default_value = "boneyard.db")]
    database: PathBuf,
}

const BACKUP_EXAMPLES: &str = "\
Examples:
  boneyard backup friday.db
  boneyard backup --database /var/lib/boneyard/boneyard.db \"/backups/boneyard-$(date +%F).db\"

`boneyard serve --backup-folder DIR` makes backups by itself. `boneyard restore FILE` brings one back.";

/// Put a backup in the place of a database.
///
/// First the whole backup is checked, as `boneyard check` does. A damaged one is refused. The database before is kept beside the new one, with the
/// ending .before-restore and a number. Stop the server first.
#[derive(clap::Args)]
#[command(after_help = RESTORE_EXAMPLES)]
pub(crate) struct RestoreArguments {
    /// The backup, of this version or an earlier one.
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// The database file of the server.
    #[arg(long, value_name = "FILE", default_value = "boneyard.db")]
    database: PathBuf,
}

const RESTORE_EXAMPLES: &str = "\
Examples:
  boneyard restore friday.db
  boneyard restore --database /var/lib/boneyard/boneyard.db /backups/boneyard-2026-11-30.db

What was played after the backup is in the database before alone. To undo, restore that one.";

/// Makes a backup.
pub(crate) fn run(BackupArguments { file, database }: &BackupArguments) -> ExitCode {
    match back_up(database, file) {
        Ok(bytes) => {
            let megabytes = bytes as f64 / 1e6;
            print(&format!("{} is saved in {} ({megabytes:.1} MB)\n", database.display(), file.display()));
            ExitCode::SUCCESS
        }
        Err(error) => refuse(error),
    }
}

/// Restores a backup.
pub(crate) fn run_restore(RestoreArguments { file, database }: &RestoreArguments) -> ExitCode {
    // Backups of earlier versions have other tables. The store checks the structure of those.
    if let Ok(inspection) = Inspection::open(file) {
        let found = match inspect(&inspection) {
            Ok(found) => found,
            Err(error) => return refuse(format_args!("{}: {error}", file.display())),
        };
        if let [first, others @ ..] = &*found.damage {
            let more = match others.len() {
                0 => String::new(),
                count => format!(", and {count} more"),
            };
            return refuse(format_args!(
                "{} is damaged ({first}{more}); restore another backup, or see all damage with `boneyard check {0}`",
                file.display()
            ));
        }
    }
    match restore(file, database) {
        Ok(before) => {
            print(&format!("{} has what was in {}\n", database.display(), file.display()));
            if let Some(before) = before {
                print(&format!("The database before is {}\n", before.display()));
            }
            ExitCode::SUCCESS
        }
        Err(error) => refuse(error),
    }
}

//! `cargo xtask`: the project's own commands.

use std::{
    error::Error,
    io::{self, Write},
    path::{Path, PathBuf},
    process::ExitCode,
};

use clap::{Parser, Subcommand, ValueEnum};
use xtask::{
    generate::Group,
    structure::{self, CheckError, Fault, Plan, Tree},
};

/// The project's own commands.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    command: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Write generated files
    Generate {
        /// The groups to write; all of them if none is named
        groups: Vec<Group>,
    },
    /// Search for a starter of a seating and print it as crates/seating/seatings/starters.txt has it
    FindStarter {
        /// How many players
        #[arg(value_parser = clap::value_parser!(u64).range(10..=64))]
        players: u64,
        /// The seed of the search
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Check what the compiler does not
    #[command(subcommand)]
    Check(Check),
}

#[derive(Subcommand)]
enum Check {
    /// Check that crates, files and folders use each other as xtask/structure.toml says
    Structure {
        /// The parts to check; all of them if none is named
        parts: Vec<Part>,
        /// The checkout to check, if it is not this one
        #[arg(long)]
        root: Option<PathBuf>,
    },
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Part {
    /// Crates, their floors, their files and their unit tests
    Crates,
    /// The files of web/src
    Page,
    /// The names in generated TypeScript
    Wire,
}

fn main() -> ExitCode {
    let done = match Arguments::parse().command {
        Task::Generate { groups } => generate(&groups),
        Task::FindStarter { players, seed } => {
            writeln!(io::stdout(), "{}", xtask::starter::find(players, seed)).map_err(Box::from)
        }
        Task::Check(Check::Structure { parts, root }) => {
            return check_structure(&parts, root.unwrap_or_else(xtask::root));
        }
    };
    done.map_or_else(|error: Box<dyn Error>| fail(&*error), |()| ExitCode::SUCCESS)
}

fn fail(error: &dyn Error) -> ExitCode {
    eprintln!("cargo xtask: {error}");
    ExitCode::from(2)
}

fn generate(groups: &[Group]) -> Result<(), Box<dyn Error>> {
    let groups = if groups.is_empty() { Group::value_variants() } else { groups };
    for group in groups {
        for file in group.files()? {
            if file.write(&xtask::root()).map_err(|error| format!("{}: {error}", file.path))? {
                eprintln!("wrote {}", file.path);
            }
        }
    }
    Ok(())
}

fn check_structure(parts: &[Part], root: PathBuf) -> ExitCode {
    let parts = if parts.is_empty() { Part::value_variants() } else { parts };
    match faults(parts, &root) {
        Err(error) => fail(&error),
        Ok(faults) if faults.is_empty() => ExitCode::SUCCESS,
        Ok(faults) => {
            for fault in &faults {
                eprintln!("{fault}\n");
            }
            eprintln!("{} faults of structure", faults.len());
            ExitCode::FAILURE
        }
    }
}

fn faults(parts: &[Part], root: &Path) -> Result<Vec<Fault>, CheckError> {
    let plan = Plan::read(&xtask::root())?;
    let mut faults = Vec::new();
    if parts.contains(&Part::Crates) {
        let tree = Tree::read(root, &["crates", "mutants", "xtask"])?;
        faults.extend(structure::crates(&tree, &plan)?);
        faults.extend(structure::unused(&tree, &plan)?);
        faults.extend(structure::unit_tests(&tree)?);
    }
    if parts.contains(&Part::Page) {
        let imports = structure::page_imports(root)?;
        faults.extend(structure::page(&imports, &plan));
        faults.extend(structure::unused_on_page(&imports, &plan));
    }
    if parts.contains(&Part::Wire) {
        faults.extend(structure::wire(&structure::generated_typescript(root)?));
    }
    Ok(faults)
}

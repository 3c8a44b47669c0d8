//! Faults of the structure, and how to fix them.

use std::fmt;

use super::Arrow;

/// A fault of the structure.
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// Files use each other in a cycle.
    Cycle {
        /// The crate, or the folder of the page.
        within: String,
        /// The arrows of the cycle. The last is best removed.
        arrows: Vec<Arrow>,
    },
    /// Modules below the root of a crate use each other in a cycle, by the paths that they write.
    ModuleCycle {
        /// The crate.
        within: String,
        /// The arrows of the cycle, between modules and named after the files that draw them. The last is best removed.
        arrows: Vec<Arrow>,
    },
    /// A file uses a file on a higher floor.
    Upward {
        arrow: Arrow,
        /// The floor of the file that uses the other one.
        from_floor: String,
        /// The floor of the file that is used.
        to_floor: String,
    },
    /// A file is on no floor of the plan.
    NoFloor { file: String },
    /// A crate uses another one that the plan does not allow it to use.
    CrateArrow {
        /// The crate that uses the other one.
        from: String,
        /// The crate that is used.
        to: String,
        /// Whether only the tests of the crate use the other one.
        tests: bool,
    },
    /// The plan has no such crate.
    UnknownCrate {
        /// The folder of the crate.
        name: String,
    },
    /// A file of the page imports from a folder that the plan does not allow it to use.
    PageArrow {
        arrow: Arrow,
        /// The folder of the file that imports.
        from: String,
        /// The folder of the file that is imported.
        to: String,
    },
    /// A file of the page is in no folder of the plan.
    NoFolder { file: String },
    /// The plan allows or places what does not exist.
    Unused {
        /// The part of the plan.
        of: String,
        name: String,
    },
    /// Cargo compiles a library again for unit tests, but it has none. Or it has some that do not run.
    UnitTests { manifest: String, has_tests: bool },
    /// Two generated TypeScript files export the same name.
    SameName {
        name: String,
        /// The files that declare it.
        files: Vec<String>,
    },
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Cycle { within, arrows } => {
                write!(f, "{within}: a circle of files")?;
                for Arrow { from, to, names, line } in arrows {
                    write!(f, "\n  {from}:{line} uses {} of {to}", list(names))?;
                }
                let Some(Arrow { from, to, names, .. }) = arrows.last() else { return Ok(()) };
                let names = list(names);
                write!(
                    f,
                    "\n  Way out: move {names} from {to} to a file that both use, or pass {from} what it needs."
                )
            }
            Self::ModuleCycle { within, arrows } => {
                write!(f, "{within}: a circle of modules")?;
                for Arrow { from, to, names, .. } in arrows {
                    write!(f, "\n  `{from}` uses `{to}` in {}", list(names))?;
                }
                let Some(Arrow { from, to, .. }) = arrows.last() else { return Ok(()) };
                write!(
                    f,
                    "\n  Way out: move what `{from}` uses of `{to}` to a module that both use, or pass it in from above."
                )
            }
            Self::Upward { arrow: Arrow { from, to, names, line }, from_floor, to_floor } => {
                let names = list(names);
                write!(
                    f,
                    "{from}:{line} uses {names} of {to}, on a higher floor: `{to_floor}` above `{from_floor}`\n  Way out: \
                     move {names} down to `{from_floor}`, or the code that uses it up."
                )
            }
            Self::NoFloor { file } => write!(
                f,
                "{file} is on no floor\n  Way out: add its module or folder to a floor in xtask/structure.toml, or move \
                 the file to one."
            ),
            Self::CrateArrow { from, to, tests } => {
                let (whose, key) =
                    if *tests { ("A test of crate", "tests_use") } else { ("The code of crate", "uses") };
                write!(
                    f,
                    "{whose} `{from}` uses `{to}`, which the plan does not allow\n  Way out: move what is used to a \
                     crate below both, or add `{to}` to `{key}` of `{from}` in xtask/structure.toml and say why."
                )
            }
            Self::UnknownCrate { name } => write!(
                f,
                "the plan has no crate `{name}`\n  Way out: add it to xtask/structure.toml with what it may use and why."
            ),
            Self::PageArrow { arrow: Arrow { from, to: file, names, line }, from: folder, to } => {
                let names = list(names);
                write!(
                    f,
                    "{from}:{line} imports {names} of {file}, but `{folder}` may not use `{to}`\n  Way out: move \
                     {names} to a folder that `{folder}` may use, or pass it in from above."
                )
            }
            Self::NoFolder { file } => write!(
                f,
                "{file} is in no folder of the plan\n  Way out: move it, or add its folder to \
                 xtask/structure.toml."
            ),
            Self::Unused { of, name } => write!(
                f,
                "`{of}` of the plan names `{name}`, which nothing uses or which does not exist\n  Way out: remove it from \
                 xtask/structure.toml."
            ),
            Self::UnitTests { manifest, has_tests: false } => write!(
                f,
                "the library of {manifest} is compiled again for unit tests, but has none\n  Way out: write `test = false` below `[lib]`."
            ),
            Self::UnitTests { manifest, has_tests: true } => {
                write!(
                    f,
                    "the unit tests of the library of {manifest} do not run\n  Way out: remove `test = false`."
                )
            }
            Self::SameName { name, files } => write!(
                f,
                "the wire type `{name}` is declared in {}\n  Way out: rename one of them in Rust, or import the one \
                 from the other.",
                files.join(" and ")
            ),
        }
    }
}

/// The names in quotes, the first few of many.
fn list(names: &std::collections::BTreeSet<String>) -> String {
    const SHOWN_MAX: usize = 4;
    let mut shown: Vec<String> = names.iter().take(SHOWN_MAX).map(|name| format!("`{name}`")).collect();
    if names.len() > SHOWN_MAX {
        shown.push(format!("{} more", names.len() - SHOWN_MAX));
    }
    match shown.split_last() {
        Some((last, rest)) if !rest.is_empty() => format!("{} and {last}", rest.join(", ")),
        _ => shown.concat(),
    }
}

//! Checks that files, crates and folders use each other only as `xtask/structure.toml` says, without import cycles.
//!
//! [`crates`] and [`unit_tests`] check the Rust side, [`page`] the web client, [`wire`] the names in generated TypeScript. They
//! change no file; each [`Fault`] says how to fix it. A permission that nothing uses is a fault too.
//!
//! An *arrow* is a dependency of one file or crate on another. A *floor* is a layer of a crate: its files may use their
//! own floor and those below.

mod crates;
mod fault;
mod graph;
mod modules;
mod page;
mod plan;
mod resolve;
pub(crate) mod source;
mod tree;
mod unit_tests;
mod wire;

use std::{io, path::Path, path::PathBuf};

pub use self::{
    fault::Fault,
    graph::{Arrow, Graph},
    page::PageImport,
    plan::Plan,
    tree::Tree,
};

/// Why the structure cannot be checked.
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Debug, thiserror::Error)]
pub enum CheckError {
    /// A file or program cannot be read.
    #[error("cannot read {}: {source}", path.display())]
    Read { path: PathBuf, source: io::Error },
    /// A folder cannot be listed.
    #[error(transparent)]
    Walk(#[from] walkdir::Error),
    /// A manifest or the plan has an error.
    #[error("{path}: {source}")]
    Manifest { path: String, source: Box<toml::de::Error> },
    /// A file is not Rust.
    #[error("{file}:{}: {source}", source.span().start().line)]
    Parse { file: String, source: syn::Error },
    /// A module is declared, but has no file.
    #[error("{file}: there is no such module")]
    NoModule {
        /// The file that the module should have.
        file: String,
    },
    /// The script that lists the page's imports failed.
    #[error("cannot list the imports of the page; `npm ci` in web/ may be missing: {output}")]
    Imports { output: String },
    /// The list of imports cannot be read.
    #[error("the list of the page's imports: {0}")]
    ImportList(#[from] serde_json::Error),
}

impl Plan {
    /// Reads the plan of the checkout at `root`.
    pub fn read(root: &Path) -> Result<Self, CheckError> {
        let path = root.join("xtask/structure.toml");
        let text = std::fs::read_to_string(&path).map_err(|source| CheckError::Read { path, source })?;
        text.parse()
    }
}

/// The faults of the crates of `tree`: arrows that the plan does not allow, between crates or up to a higher floor, and
/// import cycles.
pub fn crates(tree: &Tree, plan: &Plan) -> Result<Vec<Fault>, CheckError> {
    let mut faults = crates::faults(tree, plan)?;
    for folder in tree.crate_folders() {
        let name = folder.rsplit('/').next().unwrap_or(folder);
        faults.extend(modules::faults(tree, name, folder, plan.floors.get(name))?);
    }
    Ok(faults)
}

/// The libraries that Cargo compiles again for unit tests though they have none, and those whose unit tests do not run.
pub fn unit_tests(tree: &Tree) -> Result<Vec<Fault>, CheckError> {
    unit_tests::faults(tree)
}

/// What the plan allows to crates, or places on floors, though nothing uses it or it does not exist.
pub fn unused(tree: &Tree, plan: &Plan) -> Result<Vec<Fault>, CheckError> {
    let mut faults = crates::unused(tree, plan)?;
    for folder in tree.crate_folders() {
        let name = folder.rsplit('/').next().unwrap_or(folder);
        if let Some(floors) = plan.floors.get(name) {
            faults.extend(modules::unused_floors(tree, name, folder, floors)?);
        }
    }
    Ok(faults)
}

/// What the plan allows to folders of the page, though no import uses it.
#[must_use]
pub fn unused_on_page(imports: &[PageImport], plan: &Plan) -> Vec<Fault> {
    page::unused(imports, plan)
}

/// The faults of the page: arrows between folders that the plan does not allow, and import cycles.
#[must_use]
pub fn page(imports: &[PageImport], plan: &Plan) -> Vec<Fault> {
    page::faults(imports, plan)
}

/// The imports of the page of the checkout at `root`.
pub fn page_imports(root: &Path) -> Result<Vec<PageImport>, CheckError> {
    page::imports(root)
}

/// The names that two generated files export. Each file is its path and its text.
#[must_use]
pub fn wire(files: &[(String, String)]) -> Vec<Fault> {
    wire::faults(files)
}

/// The generated TypeScript files of the checkout at `root`: those that say so in their first line.
pub fn generated_typescript(root: &Path) -> Result<Vec<(String, String)>, CheckError> {
    let mut found = Vec::new();
    for entry in walkdir::WalkDir::new(root.join("web/src")).sort_by_file_name() {
        let path = entry?.into_path();
        if path.extension().is_some_and(|it| it == "ts") {
            let text = std::fs::read_to_string(&path)
                .map_err(|source| CheckError::Read { path: path.clone(), source })?;
            if text.starts_with("// Generated from") {
                found.push((path.strip_prefix(root).unwrap_or(&path).display().to_string(), text));
            }
        }
    }
    Ok(found)
}

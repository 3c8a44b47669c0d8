//! The plan of the house: which crate, floor and folder may use which. It is `xtask/structure.toml`.

use std::{collections::BTreeMap, str::FromStr};

use serde::Deserialize;

use super::CheckError;

/// The whole plan.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// Every crate by its folder in `crates/`.
    pub(super) crates: BTreeMap<String, CratePlan>,
    /// The floors of a crate, from the ground up.
    #[serde(default)]
    pub(super) floors: BTreeMap<String, Floors>,
    /// Every folder of the page, by its path in `web/src`.
    #[serde(default)]
    pub(super) page: BTreeMap<String, FolderPlan>,
}

impl FromStr for Plan {
    type Err = CheckError;

    fn from_str(text: &str) -> Result<Self, CheckError> {
        toml::from_str(text).map_err(|source| CheckError::Manifest {
            path: "xtask/structure.toml".to_owned(),
            source: Box::new(source),
        })
    }
}

/// What a crate may depend on.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct CratePlan {
    /// Its purpose, in a sentence. Read it before you add an arrow.
    #[serde(rename = "why")]
    _why: String,
    /// The crates it may use.
    pub(super) uses: Vec<String>,
    /// The crates that only its tests may use.
    #[serde(default)]
    pub(super) tests_use: Vec<String>,
}

/// Floors of one crate, from the ground up. A file uses its own floor and those below.
#[derive(Deserialize, Debug)]
pub(super) struct Floors(pub(super) Vec<Floor>);

/// One floor.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct Floor {
    pub(super) name: String,
    /// The modules on it, each with its children.
    modules: Vec<String>,
}

impl Floors {
    /// The floor of a module: that of the longest name in the plan that it begins with.
    pub(super) fn floor_of(&self, path: &[String]) -> Option<usize> {
        (1..=path.len()).rev().find_map(|length| {
            let name = path[..length].join("::");
            self.0.iter().position(|floor| floor.modules.contains(&name))
        })
    }
}

/// What a folder of the page may import.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct FolderPlan {
    #[serde(rename = "why")]
    _why: String,
    /// The folders or files it may use beside itself.
    pub(super) uses: Vec<String>,
}

//! The plan in `xtask/structure.toml`: which crates, floors of a crate and folders of the page may use which.

use std::{collections::BTreeMap, str::FromStr};

use serde::Deserialize;

use super::CheckError;

/// The whole plan.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// Every crate by its folder in `crates/`.
    pub(super) crates: BTreeMap<String, CratePlan>,
    /// The floors of a crate, by its folder. A crate may have none.
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
    /// The purpose of the crate, in a sentence. Read it before you allow another dependency.
    #[serde(rename = "why")]
    _why: String,
    /// The crates that this crate may use, in code and tests.
    pub(super) uses: Vec<String>,
    /// The crates that only its tests may use.
    #[serde(default)]
    pub(super) tests_use: Vec<String>,
}

/// The floors of one crate, the lowest first. A file may use its own floor and those below.
#[derive(Deserialize, Debug)]
pub(super) struct Floors(pub(super) Vec<Floor>);

/// A floor with its modules.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct Floor {
    pub(super) name: String,
    /// The modules on this floor, each with its children.
    modules: Vec<String>,
}

impl Floors {
    /// Every module that has a floor.
    pub(super) fn modules(&self) -> impl Iterator<Item = &str> {
        self.0.iter().flat_map(|floor| &floor.modules).map(String::as_str)
    }

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
    /// The folders in it, the lowest first; `.` stands for its own files. A file may use its own folder and those below.
    #[serde(default)]
    pub(super) floors: Vec<String>,
}

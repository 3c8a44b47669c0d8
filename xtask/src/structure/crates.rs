//! Which crate depends on which, read from the manifests.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::{CheckError, Fault, Tree, plan::Plan};

#[derive(Deserialize, Default)]
#[serde(default, rename_all = "kebab-case")]
struct Manifest {
    dependencies: BTreeMap<String, toml::Value>,
    dev_dependencies: BTreeMap<String, toml::Value>,
    build_dependencies: BTreeMap<String, toml::Value>,
    target: BTreeMap<String, Manifest>,
}

impl Manifest {
    fn read(tree: &Tree, folder: &str) -> Result<Self, CheckError> {
        let path = format!("{folder}/Cargo.toml");
        toml::from_str(tree.text(&path).unwrap_or_default())
            .map_err(|source| CheckError::Manifest { path, source: Box::new(source) })
    }

    /// The project's own crates among the dependencies, and whether only tests use them.
    fn own(&self) -> Vec<(&str, bool)> {
        let tables =
            [(&self.dependencies, false), (&self.build_dependencies, false), (&self.dev_dependencies, true)];
        let here = tables.into_iter().flat_map(|(table, tests)| {
            table.iter().filter_map(move |(name, how)| Some((own_name(name, how)?, tests)))
        });
        here.chain(self.target.values().flat_map(Manifest::own)).collect()
    }
}

/// The folder of one of the project's own crates, from its name in a manifest.
fn own_name<'a>(name: &'a str, how: &toml::Value) -> Option<&'a str> {
    // The crates share one dependency of this name: `openapi`, which stands before utoipa itself.
    let is_shared = || how.get("workspace").is_some();
    if name == "utoipa" && is_shared() { Some("openapi") } else { name.strip_prefix(PREFIX) }
}

/// The prefix of every crate name. Folders have no prefix.
const PREFIX: &str = "boneyard-";

/// The crates of the plan that do not exist, and the dependencies that it allows and no manifest has.
pub(super) fn unused(tree: &Tree, plan: &Plan) -> Result<Vec<Fault>, CheckError> {
    let mut faults = Vec::new();
    for (name, allowed) in &plan.crates {
        let of = format!("crates.{name}");
        let Some(folder) =
            tree.crate_folders().find(|folder| folder.rsplit('/').next() == Some(name.as_str()))
        else {
            faults.push(Fault::Unused { of: "crates".to_owned(), name: name.clone() });
            continue;
        };
        let manifest = Manifest::read(tree, folder)?;
        let own = manifest.own();
        let is_used = |used: &String, tests| own.contains(&(used.as_str(), tests));
        let code = allowed.uses.iter().filter(|used| !is_used(used, false));
        let tests = allowed.tests_use.iter().filter(|used| !is_used(used, true));
        faults.extend(code.chain(tests).map(|used| Fault::Unused { of: of.clone(), name: used.clone() }));
    }
    Ok(faults)
}

/// The dependencies between crates that the plan does not allow, and the crates that it does not name.
pub(super) fn faults(tree: &Tree, plan: &Plan) -> Result<Vec<Fault>, CheckError> {
    let mut faults = Vec::new();
    for folder in tree.crate_folders() {
        let manifest = Manifest::read(tree, folder)?;
        let name = folder.rsplit('/').next().unwrap_or(folder);
        let Some(allowed) = plan.crates.get(name) else {
            faults.push(Fault::UnknownCrate { name: name.to_owned() });
            continue;
        };
        for (used, tests) in manifest.own() {
            let uses = |list: &[String]| list.iter().any(|it| it == used);
            let is_allowed = uses(&allowed.uses) || tests && uses(&allowed.tests_use);
            if !is_allowed {
                faults.push(Fault::CrateArrow { from: name.to_owned(), to: used.to_owned(), tests });
            }
        }
    }
    Ok(faults)
}

//! Checks the imports between the files of the page. A script of the client reads them with TypeScript's own parser.

use std::{collections::BTreeSet, path::Path, process::Command};

use serde::Deserialize;

use super::{
    Arrow, CheckError, Fault, Graph,
    plan::{FolderPlan, Plan},
};

/// One `import` between two files of `web/src`.
#[derive(Deserialize, Debug)]
pub struct PageImport {
    /// The file that imports.
    pub from: String,
    /// The file that it imports.
    pub to: String,
    /// The names that it imports; empty for an import without names, such as a dynamic `import()`.
    pub names: Vec<String>,
    /// The line, counted from 1.
    pub line: usize,
}

/// Every import of the page at `root`. This needs Node.js, and the client's packages in this checkout.
pub(super) fn imports(root: &Path) -> Result<Vec<PageImport>, CheckError> {
    let mut node = Command::new("node");
    node.arg(crate::root().join("web/scripts/imports.mjs")).arg(root.join("web/src"));
    let output = node.output().map_err(|source| CheckError::Read { path: "node".into(), source })?;
    if !output.status.success() {
        return Err(CheckError::Imports {
            output: String::from_utf8_lossy(&output.stderr).trim().to_owned(),
        });
    }
    Ok(serde_json::from_slice(&output.stdout)?)
}

/// Finds import cycles, imports that the plan does not allow, and files in no folder or on no floor of the plan.
///
/// Tests and stories may import everything.
pub(super) fn faults(imports: &[PageImport], plan: &Plan) -> Vec<Fault> {
    let mut graph = Graph::default();
    for PageImport { from, to, names, line } in imports.iter().filter(|it| !is_for_tests(&it.from)) {
        let [from, to] = [from, to].map(|file| format!("{SRC}{file}"));
        for name in names.iter().map(String::as_str).chain(names.is_empty().then_some("the module")) {
            graph.add(&from, &to, name, *line);
        }
    }
    let cycles = graph.cycles(&|_, _| false);
    let mut faults: Vec<Fault> =
        cycles.into_iter().map(|arrows| Fault::Cycle { within: "web/src".to_owned(), arrows }).collect();
    faults.extend(graph.arrows().filter_map(|arrow| off_plan(arrow, plan)));
    // Each import of a file without a folder or a floor gives a fault. Keep one for each file.
    let mut reported = BTreeSet::new();
    faults.retain(
        |it| !matches!(it, Fault::NoFolder { file } | Fault::NoFloor { file } if !reported.insert(file.clone())),
    );
    faults
}

/// The folders that the plan lets others use, though no file does.
pub(super) fn unused(imports: &[PageImport], plan: &Plan) -> Vec<Fault> {
    let folder = |file: &String| folder_of(&format!("{SRC}{file}"), plan).map(|(name, _)| name);
    let used: BTreeSet<(&str, &str)> = imports
        .iter()
        .filter(|it| !is_for_tests(&it.from))
        .filter_map(|it| Some((folder(&it.from)?, folder(&it.to)?)))
        .collect();
    let allowed = plan.page.iter().flat_map(|(from, plan)| plan.uses.iter().map(move |to| (from, to)));
    let unused =
        allowed.filter(|(from, to)| *to != "everything" && !used.contains(&(from.as_str(), to.as_str())));
    unused.map(|(from, to)| Fault::Unused { of: format!("page.{from}"), name: to.clone() }).collect()
}

/// The folder of the page's files.
const SRC: &str = "web/src/";

fn is_for_tests(file: &str) -> bool {
    file.ends_with(".test.ts") || file.split('/').any(|folder| folder == "testing" || folder == "story")
}

/// The fault of an arrow that the plan does not allow.
fn off_plan(arrow: &Arrow, plan: &Plan) -> Option<Fault> {
    let Some((from, allowed)) = folder_of(&arrow.from, plan) else {
        return Some(Fault::NoFolder { file: arrow.from.clone() });
    };
    let Some((to, _)) = folder_of(&arrow.to, plan) else {
        return Some(Fault::NoFolder { file: arrow.to.clone() });
    };
    if from == to {
        return off_floors(arrow, from, &allowed.floors);
    }
    let is_allowed = allowed.uses.iter().any(|it| it == to || it == "everything");
    (!is_allowed).then(|| Fault::PageArrow { arrow: arrow.clone(), from: from.to_owned(), to: to.to_owned() })
}

/// The fault of an arrow between two files of `folder` that goes up, or that leaves or enters no floor.
fn off_floors(arrow: &Arrow, folder: &str, floors: &[String]) -> Option<Fault> {
    if floors.is_empty() {
        return None;
    }
    let floor_of = |file: &str| {
        let inside = file.strip_prefix(SRC)?.strip_prefix(folder)?.strip_prefix('/')?;
        let name = inside.split_once('/').map_or(".", |(name, _)| name);
        floors.iter().position(|it| it == name)
    };
    let Some(from) = floor_of(&arrow.from) else {
        return Some(Fault::NoFloor { file: arrow.from.clone() });
    };
    let Some(to) = floor_of(&arrow.to) else {
        return Some(Fault::NoFloor { file: arrow.to.clone() });
    };
    (from < to).then(|| Fault::Upward {
        arrow: arrow.clone(),
        from_floor: floors[from].clone(),
        to_floor: floors[to].clone(),
    })
}

/// The folder of the plan that a file lies in: the longest whose name its path begins with.
fn folder_of<'a>(file: &str, plan: &'a Plan) -> Option<(&'a str, &'a FolderPlan)> {
    let path = file.strip_prefix(SRC)?;
    let lies_in =
        |folder: &str| path.strip_prefix(folder).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'));
    let folders = plan.page.iter().filter(|(folder, _)| lies_in(folder));
    folders.max_by_key(|(folder, _)| folder.len()).map(|(folder, plan)| (folder.as_str(), plan))
}

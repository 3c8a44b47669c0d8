//! The files of the page: which imports which. A script beside the client reads the imports with TypeScript's own parser.

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
    /// The names that it imports; none for a module that is loaded when it is needed.
    pub names: Vec<String>,
    /// The line, counted from 1.
    pub line: usize,
}

/// Every import of the page at `root`. It needs Node.js, and the client's packages in this checkout.
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

/// The circles of files, and the arrows between folders that the plan does not have.
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
    let circles = graph.circles(&|_, _| false);
    let mut faults: Vec<Fault> =
        circles.into_iter().map(|arrows| Fault::Circle { within: "web/src".to_owned(), arrows }).collect();
    faults.extend(graph.arrows().filter_map(|arrow| off_plan(arrow, plan)));
    // A file without a folder is found at each of its arrows.
    let mut homeless = BTreeSet::new();
    faults.retain(|it| !matches!(it, Fault::NoFolder { file } if !homeless.insert(file.clone())));
    faults
}

/// Where the files of the page lie.
const SRC: &str = "web/src/";

fn is_for_tests(file: &str) -> bool {
    file.ends_with(".test.ts") || file.split('/').any(|folder| folder == "testing" || folder == "story")
}

/// The fault of an arrow, if any.
fn off_plan(arrow: &Arrow, plan: &Plan) -> Option<Fault> {
    let Some((from, allowed)) = folder_of(&arrow.from, plan) else {
        return Some(Fault::NoFolder { file: arrow.from.clone() });
    };
    let Some((to, _)) = folder_of(&arrow.to, plan) else {
        return Some(Fault::NoFolder { file: arrow.to.clone() });
    };
    let is_allowed = from == to || allowed.uses.iter().any(|it| it == to || it == "everything");
    (!is_allowed).then(|| Fault::PageArrow { arrow: arrow.clone(), from: from.to_owned(), to: to.to_owned() })
}

/// The folder of the plan that a file lies in: the longest whose name its path begins with.
fn folder_of<'a>(file: &str, plan: &'a Plan) -> Option<(&'a str, &'a FolderPlan)> {
    let path = file.strip_prefix(SRC)?;
    let lies_in =
        |folder: &str| path.strip_prefix(folder).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'));
    let folders = plan.page.iter().filter(|(folder, _)| lies_in(folder));
    folders.max_by_key(|(folder, _)| folder.len()).map(|(folder, plan)| (folder.as_str(), plan))
}

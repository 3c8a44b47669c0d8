//! Finds the file that defines what a path names, through imports, `*` and re-exports.

use super::source::Source;

/// What a path leads to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Found {
    /// The module that the path names, or that defines the item.
    pub(crate) module: usize,
    /// The item, where the path names one.
    pub(crate) item: Option<String>,
    /// The variant, method or constant of the item, where the path continues.
    pub(crate) member: Option<String>,
}

impl Found {
    fn module(module: usize) -> Self {
        Self { module, item: None, member: None }
    }
}

/// The longest chain of imports. Only a cycle of imports, which does not compile, needs more.
const STEPS_MAX: usize = 32;

impl Source {
    /// The target of `path`, seen from `module`. `None` for names of other crates, of the language and of variables.
    pub(crate) fn resolve(&self, module: usize, path: &[String]) -> Option<Found> {
        self.walk(module, path, STEPS_MAX)
    }

    /// The module that `path` names as it is written, and the item after it. A re-export belongs to the module that offers it. `None` for
    /// paths that do not begin at the root or at a parent.
    pub(crate) fn written<'a>(&self, module: usize, path: &'a [String]) -> Option<(usize, Option<&'a str>)> {
        let (first, rest) = path.split_first()?;
        let mut at = match first.as_str() {
            "crate" => 0,
            "super" => self.modules[module].parent?,
            _ => return None,
        };
        for name in rest {
            match self.modules[at].children.get(name) {
                Some(&child) => at = child,
                None if name == "super" => at = self.modules[at].parent?,
                None => return Some((at, Some(name))),
            }
        }
        Some((at, None))
    }

    fn walk(&self, module: usize, path: &[String], steps: usize) -> Option<Found> {
        let steps = steps.checked_sub(1)?;
        let (first, rest) = path.split_first()?;
        let mut found = match first.as_str() {
            "crate" => Found::module(0),
            "self" => Found::module(module),
            "super" => Found::module(self.modules[module].parent?),
            name => self.look_up(module, name, steps)?,
        };
        for name in rest {
            if found.item.is_some() {
                found.member.get_or_insert_with(|| name.clone());
                break;
            }
            found = match name.as_str() {
                "super" => Found::module(self.modules[found.module].parent?),
                name => self.look_up(found.module, name, steps)?,
            };
        }
        Some(found)
    }

    fn look_up(&self, module: usize, name: &str, steps: usize) -> Option<Found> {
        let here = &self.modules[module];
        if here.items.contains(name) {
            return Some(Found { module, item: Some(name.to_owned()), member: None });
        }
        if let Some(&child) = here.children.get(name) {
            return Some(Found::module(child));
        }
        let mut named = here.imports.iter().filter(|it| it.alias.as_deref() == Some(name));
        // An import of another crate under its own name has no target in this one.
        if let Some(found) =
            named.find_map(|it| (it.path != [name]).then(|| self.walk(module, &it.path, steps)).flatten())
        {
            return Some(found);
        }
        let mut globs = here.imports.iter().filter(|it| it.alias.is_none());
        globs.find_map(|glob| {
            let target = self.walk(module, &glob.path, steps)?;
            let reaches = target.item.is_none() && target.module != module;
            reaches.then(|| self.look_up(target.module, name, steps.checked_sub(1)?)).flatten()
        })
    }
}

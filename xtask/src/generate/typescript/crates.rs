//! The source of the crates whose types cross the wire, and what a path in it names.

use std::collections::BTreeMap;

use proc_macro2::TokenTree;
use syn::{Attribute, Item, parse::ParseStream};

use super::attributes::docs;
use crate::structure::{CheckError, Tree, source::Source};

/// The macros that define types which are text on the wire.
const MACROS_OF_TEXT: [&str; 2] = ["string_ids", "bytes"];

/// The crates that define only what pages send and receive.
pub(super) const ROOTS: [&str; 2] = ["protocol", "analysis"];

/// `crates/protocol`, `crates/analysis` and the crates that they use, by their names in code: `boneyard_rules`.
pub(super) struct Crates(BTreeMap<String, Source>);

/// A module of one of the crates.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Place<'a> {
    pub(super) of_crate: &'a str,
    pub(super) module: usize,
}

/// What a path names.
pub(super) enum Named<'a> {
    /// A struct, an enum or an alias, and where it is defined.
    Item(Place<'a>, &'a Item),
    /// A type that a macro defines, which is text on the wire: its name and its docs.
    OfMacro(String, Vec<String>),
}

impl Crates {
    pub(super) fn read(tree: &Tree) -> Result<Self, CheckError> {
        let mut crates = Self(BTreeMap::new());
        for root in ROOTS.iter().filter(|root| tree.text(&format!("crates/{root}/Cargo.toml")).is_some()) {
            crates.add(tree, root)?;
        }
        Ok(crates)
    }

    /// Adds a crate and those that it uses.
    fn add(&mut self, tree: &Tree, name: &str) -> Result<(), CheckError> {
        let name_in_code = format!("boneyard_{name}");
        if self.0.contains_key(&name_in_code) {
            return Ok(());
        }
        self.0.insert(name_in_code, Source::read(tree, &format!("crates/{name}/src/lib.rs"))?);
        let path = format!("crates/{name}/Cargo.toml");
        let manifest: toml::Table = tree
            .text(&path)
            .unwrap_or_default()
            .parse()
            .map_err(|source| CheckError::Manifest { path, source: Box::new(source) })?;
        let used = manifest.get("dependencies").and_then(toml::Value::as_table);
        for used in used.into_iter().flat_map(|it| it.keys()) {
            if let Some(name) = used.strip_prefix("boneyard-") {
                self.add(tree, name)?;
            }
        }
        Ok(())
    }

    /// Every struct, enum and alias outside of functions.
    pub(super) fn items(&self) -> impl Iterator<Item = (Place<'_>, &Item)> {
        self.0.iter().flat_map(|(of_crate, source)| {
            source.modules.iter().enumerate().flat_map(move |(module, of)| {
                of.types.values().map(move |item| (Place { of_crate, module }, item))
            })
        })
    }

    /// The names of the modules from the root of the crate to this place.
    pub(super) fn path(&self, place: Place<'_>) -> &[String] {
        &self.0[place.of_crate].modules[place.module].path
    }

    pub(super) fn file(&self, place: Place<'_>) -> &str {
        &self.0[place.of_crate].modules[place.module].file
    }

    /// What `path` names, seen from `place`. `None` for types of other crates.
    pub(super) fn find(&self, place: Place<'_>, path: &[String]) -> Option<Named<'_>> {
        let (of_crate, source) = self.0.get_key_value(place.of_crate)?;
        if let Some(found) = source.resolve(place.module, path)
            && let Some(item) = source.modules[found.module].types.get(&found.item?)
        {
            return Some(Named::Item(Place { of_crate, module: found.module }, item));
        }
        let (first, rest) = path.split_first()?;
        if self.0.contains_key(first) {
            return self.find(Place { of_crate: first, module: 0 }, rest);
        }
        if let Some(docs) = self.of_macro(of_crate, path.last()?) {
            return Some(Named::OfMacro(path.last()?.clone(), docs));
        }
        let imports = &source.modules[place.module].imports;
        let import =
            imports.iter().find(|it| it.alias.as_ref() == Some(first) && it.path != [first.clone()])?;
        let path: Vec<String> = import.path.iter().chain(rest).cloned().collect();
        if self.0.contains_key(&path[0]) {
            return self.find(place, &path);
        }
        // The module there may pass on a type of another crate.
        let (module, name) = source.written(place.module, &path)?;
        (module != place.module).then(|| self.find(Place { of_crate, module }, &[name?.to_owned()])).flatten()
    }

    /// The docs of a type that a macro of the crate defines, if one does. All of them are text on the wire.
    fn of_macro(&self, of_crate: &str, name: &str) -> Option<Vec<String>> {
        let calls = self.0[of_crate].modules.iter().flat_map(|it| &it.macros);
        let calls = calls.filter(|it| MACROS_OF_TEXT.iter().any(|name| it.path.is_ident(name)));
        let mut defined = calls.filter_map(|call| call.parse_body_with(defined_names).ok()).flatten();
        defined.find(|(it, _)| it == name).map(|(_, docs)| docs)
    }
}

/// The names that a call like `string_ids! { /// A table. TableId, }` defines, with their docs.
fn defined_names(input: ParseStream<'_>) -> syn::Result<Vec<(String, Vec<String>)>> {
    let mut names = Vec::new();
    while !input.is_empty() {
        let docs = docs(&input.call(Attribute::parse_outer)?);
        match input.parse()? {
            TokenTree::Ident(name) => names.push((name.to_string(), docs)),
            TokenTree::Punct(_) | TokenTree::Literal(_) | TokenTree::Group(_) => {}
        }
    }
    Ok(names)
}

//! The page's types of everything on the wire, read from the source of the crates that define them.
//!
//! A type is declared if it is described for the OpenAPI document, if `crates/protocol` or `crates/analysis` defines it, or if a
//! declared type uses it: no list names the types. The form comes from the attributes of serde alone; [`declaration`] follows them, and
//! refuses an attribute that it does not know. A field is optional for the page if `skip_serializing_if` may leave it
//! out. [`constants`] names the constants.

mod attributes;
mod constants;
mod crates;
mod declaration;
mod printed;
#[cfg(test)]
mod tests;

use std::{
    collections::{BTreeMap, BTreeSet},
    error::Error,
    path::Path,
};

use syn::{Item, Visibility};

use crate::structure::Tree;

use self::{
    attributes::{is_described, is_serialised},
    crates::{Crates, Place, ROOTS},
    declaration::{Declaration, Declarations},
    printed::comment,
};

/// The texts of `types.ts` and of `evening.ts`, which has what only club evenings use.
pub(super) fn texts(root: &Path) -> Result<[String; 2], Box<dyn Error>> {
    let [shared, evening] = declarations(&Tree::read(root, &["crates"])?)?;
    let used = evening.values().flat_map(|it| &it.uses);
    let imported: BTreeSet<&String> = used.filter(|name| shared.contains_key(*name)).collect();
    let imported: Vec<String> = imported.into_iter().map(|name| format!("  {name},\n")).collect();
    let imported = format!("import type {{\n{}}} from './types.ts';\n\n", imported.concat());
    Ok([
        format!("{HEAD}{}{JSON_VALUE}{}", constants::shared(), written(&shared)),
        format!("{HEAD}{imported}{}{}", constants::of_evenings(), written(&evening)),
    ])
}

/// The declarations that both files have, by name: first those that not only club evenings use.
fn declarations(tree: &Tree) -> Result<[BTreeMap<String, Declaration>; 2], Box<dyn Error>> {
    let crates = Crates::read(tree)?;
    let mut declarations = Declarations::new(&crates);
    let mut shared = Vec::new();
    for (place, item) in crates.items().filter(|(place, item)| is_root(place.of_crate, item)) {
        let name = declarations.declare(place, item)?;
        if !is_of_evenings(&crates, place) {
            shared.push(name);
        }
    }
    let shared = with_uses(&declarations.done, shared);
    let (shared, evening) = declarations.done.into_iter().partition(|(name, _)| shared.contains(name));
    Ok([shared, evening])
}

const HEAD: &str = "// Generated from crates/protocol and the crates it uses. `cargo xtask generate typescript` writes it.\n\n";

const JSON_VALUE: &str = "
export type JsonValue = number | string | boolean | null | Array<JsonValue> | { [key in string]: JsonValue };
";

/// Whether the type is declared even if no other declared type uses it.
fn is_root(of_crate: &str, item: &Item) -> bool {
    let (visibility, attributes) = match item {
        Item::Struct(it) => (&it.vis, &it.attrs),
        Item::Enum(it) => (&it.vis, &it.attrs),
        _ => return false,
    };
    matches!(visibility, Visibility::Public(_))
        && (is_described(attributes) || (is_of_pages(of_crate) && is_serialised(attributes)))
}

/// Whether a crate defines only what pages send and receive.
fn is_of_pages(of_crate: &str) -> bool {
    of_crate.strip_prefix("boneyard_").is_some_and(|name| ROOTS.contains(&name))
}

fn is_of_evenings(crates: &Crates, place: Place<'_>) -> bool {
    matches!(place.of_crate, "boneyard_club" | "boneyard_seating")
        || crates.path(place).first().is_some_and(|it| it == "evening")
}

/// The names, and those of everything that they use.
fn with_uses(all: &BTreeMap<String, Declaration>, mut names: Vec<String>) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    while let Some(name) = names.pop() {
        if let Some(declaration) = all.get(&name)
            && found.insert(name)
        {
            names.extend(declaration.uses.iter().cloned());
        }
    }
    found
}

fn written(declarations: &BTreeMap<String, Declaration>) -> String {
    let texts = declarations.iter().map(|(name, it)| {
        let parameters = match &it.parameters[..] {
            [] => String::new(),
            names => format!("<{}>", names.join(", ")),
        };
        let of = it.of.printed("");
        let space = if of.starts_with('\n') { "" } else { " " };
        format!("\n{}export type {name}{parameters} ={space}{of};\n", comment(&it.docs, ""))
    });
    texts.collect()
}

//! One crate as a tree of modules: what each defines, imports and mentions.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::{TokenStream, TokenTree};
use syn::{
    Attribute, ExprMethodCall, ImplItem, Item, ItemImpl, ItemMod, ItemUse, Macro, Meta, TraitItemFn, Type,
    UseTree, Visibility,
    spanned::Spanned,
    visit::{self, Visit},
};

use super::{CheckError, Tree};

/// The modules of one crate. The first is its root.
pub(crate) struct Source {
    pub(crate) modules: Vec<Module>,
}

/// One module. Its file may hold other modules too.
#[derive(Default)]
pub(crate) struct Module {
    /// Names from the root: `["layout", "line"]`.
    pub(crate) path: Vec<String>,
    pub(crate) file: String,
    pub(crate) parent: Option<usize>,
    pub(crate) children: BTreeMap<String, usize>,
    /// The names of what is defined here.
    pub(crate) items: BTreeSet<String>,
    /// The structs, enums and type aliases that are defined here.
    pub(crate) types: BTreeMap<String, Item>,
    /// The macros that are called here outside of functions.
    pub(crate) macros: Vec<Macro>,
    pub(crate) imports: Vec<Import>,
    pub(crate) mentions: Vec<Mention>,
    /// What inherent `impl` blocks here define: the path of the type and the name of the method.
    pub(crate) methods: Vec<(Vec<String>, String)>,
    /// The methods of traits that are declared or implemented here.
    pub(crate) trait_methods: BTreeSet<String>,
    pub(crate) calls: Vec<Call>,
}

/// One name, or one `*`, that a `use` imports.
#[derive(Debug)]
pub(crate) struct Import {
    /// The name it has here; `None` for `*`.
    pub(crate) alias: Option<String>,
    pub(crate) path: Vec<String>,
    pub(crate) is_private: bool,
    pub(crate) line: usize,
}

/// A path in code: `super::tile::Tile`.
#[derive(Debug)]
pub(crate) struct Mention {
    pub(crate) path: Vec<String>,
    pub(crate) line: usize,
}

/// A call like `round.view(seat)`.
#[derive(Debug)]
pub(crate) struct Call {
    /// The type of the receiver if it is `self`; otherwise the type is unknown.
    pub(crate) of: Option<Vec<String>>,
    pub(crate) method: String,
    pub(crate) line: usize,
}

impl Source {
    /// Reads the crate whose root module is the file `root`, without code that is compiled only for tests.
    pub(crate) fn read(tree: &Tree, root: &str) -> Result<Self, CheckError> {
        let mut source = Self { modules: Vec::new() };
        source.read_file(tree, root, None, Vec::new())?;
        Ok(source)
    }

    fn read_file(
        &mut self,
        tree: &Tree,
        file: &str,
        parent: Option<usize>,
        path: Vec<String>,
    ) -> Result<usize, CheckError> {
        let text = tree.text(file).ok_or_else(|| CheckError::NoModule { file: file.to_owned() })?;
        let parsed =
            syn::parse_file(text).map_err(|source| CheckError::Parse { file: file.to_owned(), source })?;
        self.add(tree, Module { path, file: file.to_owned(), parent, ..Module::default() }, &parsed.items)
    }

    fn add(&mut self, tree: &Tree, module: Module, items: &[Item]) -> Result<usize, CheckError> {
        let index = self.modules.len();
        self.modules.push(module);
        let mut reader = Reader { module: &mut self.modules[index], modules: Vec::new(), self_type: None };
        for item in items {
            reader.visit_item(item);
        }
        for module in reader.modules {
            let child = self.read_module(tree, index, &module)?;
            self.modules[index].children.insert(module.ident.to_string(), child);
        }
        Ok(index)
    }

    fn read_module(&mut self, tree: &Tree, parent: usize, module: &ItemMod) -> Result<usize, CheckError> {
        let name = module.ident.to_string();
        let Module { path, file, .. } = &self.modules[parent];
        let path: Vec<String> = path.iter().cloned().chain([name.clone()]).collect();
        let file = file.clone();
        if let Some((_, items)) = &module.content {
            return self.add(tree, Module { path, file, parent: Some(parent), ..Module::default() }, items);
        }
        let folder = file.rsplit_once('/').map_or("", |(folder, _)| folder);
        let candidates = match path_attribute(&module.attrs) {
            Some(named) => vec![format!("{folder}/{named}")],
            None => {
                let stem = file.trim_end_matches(".rs");
                let own = if self.modules[parent].parent.is_none() || stem.ends_with("/mod") {
                    folder.to_owned()
                } else {
                    stem.to_owned()
                };
                vec![format!("{own}/{name}.rs"), format!("{own}/{name}/mod.rs")]
            }
        };
        let file = candidates.iter().find(|it| tree.text(it).is_some()).unwrap_or(&candidates[0]).clone();
        self.read_file(tree, &file, Some(parent), path)
    }
}

/// The file of `#[path = "file"]`.
fn path_attribute(attributes: &[Attribute]) -> Option<String> {
    attributes.iter().find_map(|attribute| match &attribute.meta {
        Meta::NameValue(it) if it.path.is_ident("path") => match &it.value {
            syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Str(text), .. }) => Some(text.value()),
            _ => None,
        },
        _ => None,
    })
}

/// Whether this is compiled for tests only: `#[test]`, `#[cfg(test)]`, `#[cfg(all(test, …))]`.
fn is_for_tests(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        attribute.path().is_ident("test")
            || (attribute.path().is_ident("cfg")
                && matches!(&attribute.meta, Meta::List(list) if {
                    let words = list.tokens.to_string();
                    let mut words = words.split(|it: char| !it.is_alphanumeric() && it != '_');
                    words.clone().any(|it| it == "test") && !words.any(|it| it == "not")
                }))
    })
}

fn attributes_of(item: &Item) -> &[Attribute] {
    match item {
        Item::Const(it) => &it.attrs,
        Item::Enum(it) => &it.attrs,
        Item::Fn(it) => &it.attrs,
        Item::Impl(it) => &it.attrs,
        Item::Macro(it) => &it.attrs,
        Item::Mod(it) => &it.attrs,
        Item::Static(it) => &it.attrs,
        Item::Struct(it) => &it.attrs,
        Item::Trait(it) => &it.attrs,
        Item::Type(it) => &it.attrs,
        Item::Union(it) => &it.attrs,
        Item::Use(it) => &it.attrs,
        _ => &[],
    }
}

/// Visits the items of one module and collects what they define, import and mention.
struct Reader<'a> {
    module: &'a mut Module,
    /// The child modules, which are read when this one is done.
    modules: Vec<ItemMod>,
    /// The type of the `impl` that is being read.
    self_type: Option<Vec<String>>,
}

impl Reader<'_> {
    fn define(&mut self, name: &syn::Ident) {
        self.module.items.insert(name.to_string());
    }

    fn define_type(&mut self, name: &syn::Ident, item: &Item) {
        self.define(name);
        self.module.types.insert(name.to_string(), item.clone());
    }

    /// Collects every path among unparsed tokens: the arguments of a macro or of an attribute.
    fn tokens(&mut self, tokens: &TokenStream) {
        let mut path: Vec<String> = Vec::new();
        let mut line = 0;
        let mut colons = 0;
        let mut after_dot = false;
        for token in tokens.clone() {
            let was_after_dot = std::mem::replace(&mut after_dot, false);
            match token {
                TokenTree::Ident(word) if was_after_dot => {
                    let line = word.span().start().line;
                    self.module.calls.push(Call { of: None, method: word.to_string(), line });
                }
                TokenTree::Ident(word) => {
                    if colons != 2 {
                        self.mention(std::mem::take(&mut path), line);
                        line = word.span().start().line;
                    }
                    path.push(word.to_string());
                    colons = 0;
                }
                TokenTree::Punct(it) if it.as_char() == ':' && !path.is_empty() => colons += 1,
                other => {
                    self.mention(std::mem::take(&mut path), line);
                    colons = 0;
                    after_dot = matches!(&other, TokenTree::Punct(it) if it.as_char() == '.');
                    match other {
                        TokenTree::Group(group) => self.tokens(&group.stream()),
                        TokenTree::Literal(it) => self.quoted_path(&it.to_string(), it.span().start().line),
                        _ => {}
                    }
                }
            }
        }
        self.mention(path, line);
    }

    /// A path in quotes, as attributes of serde have them: `with = "crate::text::trimmed"`.
    fn quoted_path(&mut self, literal: &str, line: usize) {
        let path = literal.trim_matches('"');
        if path.contains("::") && path.chars().all(|it| it.is_alphanumeric() || it == '_' || it == ':') {
            self.mention(path.split("::").map(str::to_owned).collect(), line);
        }
    }

    fn mention(&mut self, path: Vec<String>, line: usize) {
        if !path.is_empty() {
            self.module.mentions.push(Mention { path, line });
        }
    }

    fn import(&mut self, tree: &UseTree, before: &[String], is_private: bool) {
        let line = tree.span().start().line;
        let mut path = before.to_vec();
        match tree {
            UseTree::Path(it) => {
                path.push(it.ident.to_string());
                self.import(&it.tree, &path, is_private);
            }
            UseTree::Group(group) => group.items.iter().for_each(|it| self.import(it, before, is_private)),
            UseTree::Glob(_) => self.module.imports.push(Import { alias: None, path, is_private, line }),
            UseTree::Name(it) => self.import_as(it.ident.to_string(), &it.ident, path, is_private, line),
            UseTree::Rename(it) => self.import_as(it.rename.to_string(), &it.ident, path, is_private, line),
        }
    }

    fn import_as(
        &mut self,
        alias: String,
        name: &syn::Ident,
        mut path: Vec<String>,
        is_private: bool,
        line: usize,
    ) {
        let alias = match path.last() {
            Some(module) if name == "self" && alias == "self" => module.clone(),
            _ => alias,
        };
        if name != "self" {
            path.push(name.to_string());
        }
        self.module.imports.push(Import { alias: Some(alias), path, is_private, line });
    }
}

impl<'ast> Visit<'ast> for Reader<'_> {
    fn visit_item(&mut self, item: &'ast Item) {
        if is_for_tests(attributes_of(item)) {
            return;
        }
        match item {
            Item::Const(it) => self.define(&it.ident),
            Item::Enum(it) => self.define_type(&it.ident, item),
            Item::Fn(it) => self.define(&it.sig.ident),
            Item::Static(it) => self.define(&it.ident),
            Item::Struct(it) => self.define_type(&it.ident, item),
            Item::Trait(it) => self.define(&it.ident),
            Item::Type(it) => self.define_type(&it.ident, item),
            Item::Union(it) => self.define(&it.ident),
            Item::Macro(it) => match &it.ident {
                Some(name) => self.define(name),
                None => self.module.macros.push(it.mac.clone()),
            },
            _ => {}
        }
        visit::visit_item(self, item);
    }

    fn visit_item_mod(&mut self, module: &'ast ItemMod) {
        self.modules.push(module.clone());
    }

    fn visit_item_use(&mut self, item: &'ast ItemUse) {
        if item.leading_colon.is_none() {
            self.import(&item.tree, &[], matches!(item.vis, Visibility::Inherited));
        }
    }

    fn visit_item_impl(&mut self, item: &'ast ItemImpl) {
        let path = match &*item.self_ty {
            Type::Path(it) => it.path.segments.iter().map(|it| it.ident.to_string()).collect(),
            _ => Vec::new(),
        };
        for method in &item.items {
            if let ImplItem::Fn(method) = method {
                let name = method.sig.ident.to_string();
                if item.trait_.is_some() {
                    self.module.trait_methods.insert(name);
                } else {
                    self.module.methods.push((path.clone(), name));
                }
            }
        }
        let outer = self.self_type.replace(path);
        visit::visit_item_impl(self, item);
        self.self_type = outer;
    }

    fn visit_trait_item_fn(&mut self, method: &'ast TraitItemFn) {
        self.module.trait_methods.insert(method.sig.ident.to_string());
        visit::visit_trait_item_fn(self, method);
    }

    fn visit_expr_method_call(&mut self, call: &'ast ExprMethodCall) {
        let of_self = matches!(&*call.receiver, syn::Expr::Path(it) if it.path.is_ident("self"));
        let of = if of_self { self.self_type.clone() } else { None };
        let line = call.method.span().start().line;
        self.module.calls.push(Call { of, method: call.method.to_string(), line });
        visit::visit_expr_method_call(self, call);
    }

    fn visit_impl_item(&mut self, item: &'ast ImplItem) {
        if !matches!(item, ImplItem::Fn(it) if is_for_tests(&it.attrs)) {
            visit::visit_impl_item(self, item);
        }
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        if path.leading_colon.is_none() {
            let mut names: Vec<String> = path.segments.iter().map(|it| it.ident.to_string()).collect();
            if let (Some("Self"), Some(of)) = (names.first().map(String::as_str), &self.self_type) {
                names.splice(..1, of.iter().cloned());
            }
            self.mention(names, path.span().start().line);
        }
        visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, it: &'ast Macro) {
        visit::visit_macro(self, it);
        self.tokens(&it.tokens);
    }

    fn visit_attribute(&mut self, attribute: &'ast Attribute) {
        if let Meta::List(list) = &attribute.meta {
            self.tokens(&list.tokens);
        }
    }
}

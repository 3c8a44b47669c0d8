//! The TypeScript type of a struct or an enum, as serde writes it.

use std::collections::BTreeMap;

use syn::{
    Expr, ExprLit, Fields, GenericArgument, GenericParam, Item, Lit, PathArguments, Type, Visibility,
    ext::IdentExt, spanned::Spanned,
};

use super::{
    attributes::{Case, Serde, docs, name_in_schema},
    crates::{Crates, Named, Place},
    printed::{Choice, Field, Ts},
};

/// The longest list of a fixed length that is written as a tuple.
const TUPLE_ITEMS_MAX: usize = 8;

/// A declared type.
#[derive(Clone)]
pub(super) struct Declaration {
    pub(super) docs: Vec<String>,
    /// The names of its parameters.
    pub(super) parameters: Vec<String>,
    pub(super) of: Ts,
    /// The names of the types that it uses.
    pub(super) uses: Vec<String>,
}

/// Declares types and everything that they use.
pub(super) struct Declarations<'a> {
    crates: &'a Crates,
    /// By name.
    pub(super) done: BTreeMap<String, Declaration>,
    /// The path in Rust of each name.
    origins: BTreeMap<String, String>,
}

/// Why a type cannot be declared, and where it stands.
#[derive(Debug, thiserror::Error)]
#[error("{file}:{line}: {message}")]
pub(super) struct DeclareError {
    file: String,
    line: usize,
    message: String,
}

type Result<T> = std::result::Result<T, DeclareError>;

/// The types that one declaration uses, and its parameters.
#[derive(Default)]
struct Scope {
    parameters: Vec<String>,
    uses: Vec<String>,
}

impl<'a> Declarations<'a> {
    pub(super) fn new(crates: &'a Crates) -> Self {
        Self { crates, done: BTreeMap::new(), origins: BTreeMap::new() }
    }

    /// Declares a struct or an enum and everything that it uses. Returns its name.
    pub(super) fn declare(&mut self, place: Place<'a>, item: &'a Item) -> Result<String> {
        let (name, attributes, generics) = match item {
            Item::Struct(it) => (&it.ident, &it.attrs, &it.generics),
            Item::Enum(it) => (&it.ident, &it.attrs, &it.generics),
            _ => return Err(self.error(place, item, "neither a struct nor an enum")),
        };
        let shown = name_in_schema(attributes).unwrap_or_else(|| name.to_string());
        let modules = self.crates.path(place).iter().map(String::as_str);
        let origin: Vec<&str> = [place.of_crate].into_iter().chain(modules).collect();
        let origin = format!("{}::{name}", origin.join("::"));
        match self.origins.get(&shown) {
            Some(other) if *other == origin => return Ok(shown),
            Some(other) => {
                return Err(self.error(place, name, &format!("{shown} is the name of {other}, too")));
            }
            None => self.origins.insert(shown.clone(), origin),
        };
        let mut scope = Scope::default();
        scope.parameters.extend(generics.params.iter().filter_map(|it| match it {
            GenericParam::Type(it) => Some(it.ident.to_string()),
            _ => None,
        }));
        let of = self.form(place, item, &mut scope)?;
        let Scope { parameters, uses } = scope;
        self.done.insert(shown.clone(), Declaration { docs: docs(attributes), parameters, of, uses });
        Ok(shown)
    }

    /// The form of a struct or an enum.
    fn form(&mut self, place: Place<'a>, item: &'a Item, scope: &mut Scope) -> Result<Ts> {
        let attributes = match item {
            Item::Struct(it) => &it.attrs,
            Item::Enum(it) => &it.attrs,
            Item::Type(it) => return self.of_type(place, &it.ty, scope),
            _ => return Err(self.error(place, item, "no type")),
        };
        let serde = self.serde(place, attributes)?;
        if let Some(into) = &serde.into {
            return self.of_type(place, into, scope);
        }
        match item {
            Item::Struct(it) => self.of_fields(place, &it.fields, serde.rename_all, Vec::new(), scope),
            Item::Enum(it) => {
                let mut choices = Vec::new();
                for variant in &it.variants {
                    let own = self.serde(place, &variant.attrs)?;
                    if !own.is_skipped {
                        let of = self.of_variant(place, variant, &serde, &own, scope)?;
                        choices.push(Choice { docs: docs(&variant.attrs), of });
                    }
                }
                Ok(Ts::Union(choices))
            }
            _ => unreachable!("only structs and enums have attributes of serde"),
        }
    }

    fn of_variant(
        &mut self,
        place: Place<'a>,
        variant: &'a syn::Variant,
        of_enum: &Serde,
        own: &Serde,
        scope: &mut Scope,
    ) -> Result<Ts> {
        let ident = variant.ident.unraw().to_string();
        let cased = || of_enum.rename_all.map_or(ident.clone(), |case| case.variant(&ident));
        let name = own.rename.clone().unwrap_or_else(cased);
        let case = own.rename_all.or(of_enum.rename_all_fields);
        let is_unit = matches!(variant.fields, Fields::Unit);
        if of_enum.is_untagged {
            return self.of_fields(place, &variant.fields, case, Vec::new(), scope);
        }
        let Some(tag) = &of_enum.tag else {
            return Ok(if is_unit {
                Ts::literal(&name)
            } else {
                let of = self.of_fields(place, &variant.fields, case, Vec::new(), scope)?;
                Ts::Object(vec![Field::plain(&name, of)])
            });
        };
        let tag = Field::plain(tag, Ts::literal(&name));
        match &of_enum.content {
            _ if is_unit => Ok(Ts::Object(vec![tag])),
            None => self.of_fields(place, &variant.fields, case, vec![tag], scope),
            Some(content) => {
                let of = self.of_fields(place, &variant.fields, case, Vec::new(), scope)?;
                Ok(Ts::Object(vec![tag, Field::plain(content, of)]))
            }
        }
    }

    /// The form of a struct or of a variant, with these fields before its own.
    fn of_fields(
        &mut self,
        place: Place<'a>,
        fields: &'a Fields,
        case: Option<Case>,
        mut before: Vec<Field>,
        scope: &mut Scope,
    ) -> Result<Ts> {
        let mut both = Vec::new();
        match fields {
            Fields::Unit if before.is_empty() => return Ok(Ts::text("null")),
            Fields::Unit => {}
            Fields::Unnamed(fields) => {
                let mut types = Vec::new();
                for field in &fields.unnamed {
                    types.push(self.of_type(place, &field.ty, scope)?);
                }
                match <[Ts; 1]>::try_from(types) {
                    Ok([of]) if before.is_empty() => return Ok(of),
                    Ok([of]) => both.push(of),
                    Err(types) if before.is_empty() => return Ok(tuple(&types)),
                    Err(_) => return Err(self.error(place, fields, "a list cannot have a tag")),
                }
            }
            Fields::Named(fields) => {
                for field in &fields.named {
                    let serde = self.serde(place, &field.attrs)?;
                    if serde.is_skipped {
                        continue;
                    }
                    let (ty, is_optional) = match inside(&field.ty, "Option") {
                        Some(some) if serde.is_optional => (some, true),
                        _ => (&field.ty, serde.is_optional),
                    };
                    let of = self.of_type(place, ty, scope)?;
                    if serde.is_flat {
                        both.push(of);
                        continue;
                    }
                    let ident = field.ident.as_ref().map_or(String::new(), |it| it.unraw().to_string());
                    let cased = || case.map_or(ident.clone(), |case| case.field(&ident));
                    let name = serde.rename.clone().unwrap_or_else(cased);
                    before.push(Field { docs: docs(&field.attrs), name, is_optional, of });
                }
            }
        }
        let object = Ts::Object(before);
        Ok(if both.is_empty() { object } else { Ts::Both([vec![object], both].concat()) })
    }

    fn of_type(&mut self, place: Place<'a>, ty: &Type, scope: &mut Scope) -> Result<Ts> {
        match ty {
            Type::Tuple(it) if it.elems.is_empty() => Ok(Ts::text("null")),
            Type::Tuple(it) => {
                let types: Result<Vec<Ts>> =
                    it.elems.iter().map(|it| self.of_type(place, it, scope)).collect();
                Ok(tuple(&types?))
            }
            Type::Array(it) => {
                let of = self.of_type(place, &it.elem, scope)?;
                let length = match &it.len {
                    Expr::Lit(ExprLit { lit: Lit::Int(length), .. }) => length.base10_parse().ok(),
                    _ => None,
                };
                Ok(match length {
                    Some(length) if length <= TUPLE_ITEMS_MAX => tuple(&vec![of; length]),
                    _ => array(&of),
                })
            }
            Type::Slice(it) => Ok(array(&self.of_type(place, &it.elem, scope)?)),
            Type::Reference(it) => self.of_type(place, &it.elem, scope),
            Type::Path(it) if it.qself.is_none() => self.of_path(place, &it.path, scope),
            other => Err(self.error(place, other, "the generator does not know this kind of type")),
        }
    }

    fn of_path(&mut self, place: Place<'a>, path: &syn::Path, scope: &mut Scope) -> Result<Ts> {
        let names: Vec<String> = path.segments.iter().map(|it| it.ident.to_string()).collect();
        if let [name] = &names[..]
            && scope.parameters.contains(name)
        {
            return Ok(Ts::text(name));
        }
        let mut arguments = Vec::new();
        for argument in path.segments.last().into_iter().flat_map(arguments_of) {
            arguments.push(self.of_type(place, argument, scope)?);
        }
        match self.crates.find(place, &names) {
            Some(Named::OfMacro(name, docs)) => {
                scope.uses.push(name.clone());
                let of = Ts::text("string");
                let declaration = Declaration { docs, parameters: Vec::new(), of, uses: Vec::new() };
                self.done.insert(name.clone(), declaration);
                Ok(Ts::text(name))
            }
            // An alias and a private type have no name of their own on the page.
            Some(Named::Item(home, item)) if is_inline(item) => self.form(home, item, scope),
            Some(Named::Item(home, item)) => {
                let name = self.declare(home, item)?;
                scope.uses.push(name.clone());
                Ok(Ts::Text(applied(name, &arguments)))
            }
            None => {
                let name = names.last().map_or("", String::as_str);
                let of = standard(name, &arguments);
                of.ok_or_else(|| self.error(place, path, &format!("the generator does not know `{name}`")))
            }
        }
    }

    fn serde(&self, place: Place<'a>, attributes: &[syn::Attribute]) -> Result<Serde> {
        Serde::read(attributes).map_err(|error| DeclareError {
            file: self.crates.file(place).to_owned(),
            line: error.span().start().line,
            message: error.to_string(),
        })
    }

    fn error(&self, place: Place<'a>, at: &impl Spanned, message: &str) -> DeclareError {
        let (file, line) = (self.crates.file(place).to_owned(), at.span().start().line);
        DeclareError { file, line, message: message.to_owned() }
    }
}

/// Whether the type is written where it is used.
fn is_inline(item: &Item) -> bool {
    match item {
        Item::Struct(it) => !matches!(it.vis, Visibility::Public(_)),
        Item::Enum(it) => !matches!(it.vis, Visibility::Public(_)),
        _ => true,
    }
}

/// A type of the standard library or of serde.
fn standard(name: &str, arguments: &[Ts]) -> Option<Ts> {
    Some(match (name, arguments) {
        ("u8" | "u16" | "u32" | "u64" | "usize" | "i8" | "i16" | "i32" | "i64" | "f32" | "f64", []) => {
            Ts::text("number")
        }
        ("NonZeroU8" | "NonZeroU16" | "NonZeroU32" | "NonZeroU64", []) => Ts::text("number"),
        ("bool", []) => Ts::text("boolean"),
        ("String" | "str" | "char", []) => Ts::text("string"),
        ("Box" | "Arc" | "Cow", [of]) => of.clone(),
        ("Option", [of]) => of.clone().or_null(),
        ("Vec" | "VecDeque" | "BTreeSet" | "HashSet", [of]) => array(of),
        ("BTreeMap" | "HashMap", [key, of]) => {
            Ts::Text(format!("{{ [key in {}]: {} }}", key.line(), of.line()))
        }
        // An object whose form another specification defines.
        ("Map", [_, _]) => Ts::text("Record<string, unknown>"),
        ("Value", []) => Ts::text("JsonValue"),
        _ => return None,
    })
}

fn array(of: &Ts) -> Ts {
    Ts::Text(format!("Array<{}>", of.line()))
}

fn tuple(of: &[Ts]) -> Ts {
    let items: Vec<String> = of.iter().map(Ts::line).collect();
    Ts::Text(format!("[{}]", items.join(", ")))
}

fn applied(name: String, arguments: &[Ts]) -> String {
    if arguments.is_empty() {
        return name;
    }
    let arguments: Vec<String> = arguments.iter().map(Ts::line).collect();
    format!("{name}<{}>", arguments.join(", "))
}

/// `T` of a type `outer<T>`.
fn inside<'t>(ty: &'t Type, outer: &str) -> Option<&'t Type> {
    let Type::Path(path) = ty else { return None };
    let last = path.path.segments.last()?;
    if last.ident != outer { None } else { arguments_of(last).next() }
}

fn arguments_of(segment: &syn::PathSegment) -> impl Iterator<Item = &Type> {
    let arguments = match &segment.arguments {
        PathArguments::AngleBracketed(it) => Some(&it.args),
        _ => None,
    };
    arguments.into_iter().flatten().filter_map(|it| match it {
        GenericArgument::Type(ty) => Some(ty),
        _ => None,
    })
}

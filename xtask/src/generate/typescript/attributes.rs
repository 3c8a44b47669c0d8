//! What the attributes of a type say about its form on the wire.

use proc_macro2::TokenTree;
use syn::{Attribute, LitStr, Meta, Token, meta::ParseNestedMeta, punctuated::Punctuated};

/// The attributes of serde on a type, a variant or a field.
#[derive(Default)]
pub(super) struct Serde {
    pub(super) rename: Option<String>,
    pub(super) rename_all: Option<Case>,
    /// The case of the fields of all variants.
    pub(super) rename_all_fields: Option<Case>,
    pub(super) tag: Option<String>,
    pub(super) content: Option<String>,
    pub(super) is_untagged: bool,
    pub(super) is_flat: bool,
    pub(super) is_skipped: bool,
    /// Whether Rust may leave the field out.
    pub(super) is_optional: bool,
    /// The type that is written in place of this one.
    pub(super) into: Option<syn::Type>,
}

impl Serde {
    /// Reads the attributes. An attribute that this reader does not know is an error, because it could change the form.
    pub(super) fn read(attributes: &[Attribute]) -> syn::Result<Self> {
        let mut read = Self::default();
        for attribute in attributes.iter().filter(|it| it.path().is_ident("serde")) {
            attribute.parse_nested_meta(|meta| read.add(&meta))?;
        }
        Ok(read)
    }

    fn add(&mut self, meta: &ParseNestedMeta) -> syn::Result<()> {
        let name = meta.path.require_ident()?.to_string();
        let text = || meta.value()?.parse::<LitStr>();
        match name.as_str() {
            "rename" => self.rename = Some(text()?.value()),
            "rename_all" => self.rename_all = Some(Case::read(&text()?)?),
            "rename_all_fields" => self.rename_all_fields = Some(Case::read(&text()?)?),
            "tag" => self.tag = Some(text()?.value()),
            "content" => self.content = Some(text()?.value()),
            "into" => self.into = Some(text()?.parse()?),
            "untagged" => self.is_untagged = true,
            "flatten" => self.is_flat = true,
            "skip" => self.is_skipped = true,
            "skip_serializing_if" => {
                text()?;
                self.is_optional = true;
            }
            // The wrapped type gives the form, as for every struct of one unnamed field.
            "transparent" => {}
            // These say what is accepted besides, or how a refusal reads.
            "deny_unknown_fields" => {}
            "default" if !meta.input.peek(Token![=]) => {}
            "default" | "alias" | "expecting" | "from" | "try_from" | "deserialize_with" => {
                text()?;
            }
            other => return Err(meta.error(format!("the generator does not know `{other}` of serde"))),
        }
        Ok(())
    }
}

/// How serde spells names.
#[derive(Clone, Copy)]
pub(super) enum Case {
    Kebab,
    Camel,
}

impl Case {
    fn read(text: &LitStr) -> syn::Result<Self> {
        match text.value().as_str() {
            "kebab-case" => Ok(Self::Kebab),
            "camelCase" => Ok(Self::Camel),
            _ => Err(syn::Error::new(text.span(), "the generator does not know this case")),
        }
    }

    /// The name of a variant, such as `NoTable`, in this case.
    pub(super) fn variant(self, name: &str) -> String {
        let mut spelt = String::new();
        for (at, letter) in name.char_indices() {
            match self {
                Self::Kebab if letter.is_uppercase() && at > 0 => spelt.push('-'),
                _ => {}
            }
            let is_lowered = matches!(self, Self::Kebab) || at == 0;
            spelt.push(if is_lowered { letter.to_ascii_lowercase() } else { letter });
        }
        spelt
    }

    /// The name of a field, such as `no_table`, in this case.
    pub(super) fn field(self, name: &str) -> String {
        match self {
            Self::Kebab => name.replace('_', "-"),
            Self::Camel => {
                let mut words = name.split('_');
                let first = words.next().unwrap_or_default().to_owned();
                words.fold(first, |spelt, word| {
                    let (initial, rest) = word.split_at(1.min(word.len()));
                    spelt + &initial.to_ascii_uppercase() + rest
                })
            }
        }
    }
}

/// Whether the type is described for the OpenAPI document.
pub(super) fn is_described(attributes: &[Attribute]) -> bool {
    derives(attributes, "ToSchema") || derives(attributes, "IntoParams")
}

/// Whether serde reads or writes the type.
pub(super) fn is_serialised(attributes: &[Attribute]) -> bool {
    derives(attributes, "Serialize") || derives(attributes, "Deserialize")
}

fn derives(attributes: &[Attribute], name: &str) -> bool {
    let is_named = |token| matches!(token, TokenTree::Ident(it) if it == name);
    metas(attributes, "derive").into_iter().any(|list| list.tokens.into_iter().any(is_named))
}

/// The name that the OpenAPI document gives the type: `#[schema(as = Name)]`.
pub(super) fn name_in_schema(attributes: &[Attribute]) -> Option<String> {
    metas(attributes, "schema").into_iter().find_map(|list| {
        let mut tokens = list.tokens.into_iter();
        tokens.find(|it| matches!(it, TokenTree::Ident(word) if word == "as"))?;
        tokens.nth(1).map(|name| name.to_string())
    })
}

/// The lists of this name: `#[name(…)]` and `#[cfg_attr(…, name(…))]`.
fn metas(attributes: &[Attribute], name: &str) -> Vec<syn::MetaList> {
    let within = |attribute: &Attribute| -> Vec<Meta> {
        if attribute.path().is_ident("cfg_attr") {
            let parsed = attribute.parse_args_with(Punctuated::<Meta, Token![,]>::parse_terminated);
            parsed.map(|it| it.into_iter().collect()).unwrap_or_default()
        } else {
            vec![attribute.meta.clone()]
        }
    };
    let lists = attributes.iter().flat_map(within).filter_map(|meta| match meta {
        Meta::List(list) if list.path.is_ident(name) => Some(list),
        _ => None,
    });
    lists.collect()
}

/// The lines of the doc comment.
pub(super) fn docs(attributes: &[Attribute]) -> Vec<String> {
    let line = |attribute: &Attribute| match &attribute.meta {
        Meta::NameValue(it) if it.path.is_ident("doc") => match &it.value {
            syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Str(text), .. }) => {
                Some(text.value().trim_end().strip_prefix(' ').map_or(text.value(), str::to_owned))
            }
            _ => None,
        },
        _ => None,
    };
    attributes.iter().filter_map(line).collect()
}

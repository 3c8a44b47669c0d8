//! TypeScript types, and how they are written.

/// A TypeScript type.
#[derive(Clone, Debug)]
pub(super) enum Ts {
    /// One that is written as it is: a name, a literal, `Array<Seat>`.
    Text(String),
    Object(Vec<Field>),
    /// One of these.
    Union(Vec<Choice>),
    /// All of these at once.
    Both(Vec<Ts>),
}

#[derive(Clone, Debug)]
pub(super) struct Field {
    pub(super) docs: Vec<String>,
    pub(super) name: String,
    pub(super) is_optional: bool,
    pub(super) of: Ts,
}

#[derive(Clone, Debug)]
pub(super) struct Choice {
    pub(super) docs: Vec<String>,
    pub(super) of: Ts,
}

/// The longest union or object in one line.
const LINE_CHARS_MAX: usize = 110;

impl Ts {
    pub(super) fn text(text: impl Into<String>) -> Self {
        Self::Text(text.into())
    }

    /// A string that is always the same.
    pub(super) fn literal(text: &str) -> Self {
        Self::Text(format!("'{text}'"))
    }

    pub(super) fn or_null(self) -> Self {
        let choice = |of| Choice { docs: Vec::new(), of };
        Self::Union(vec![choice(self), choice(Self::text("null"))])
    }

    /// The type in one line, without docs.
    pub(super) fn line(&self) -> String {
        match self {
            Self::Text(text) => text.clone(),
            Self::Object(fields) if fields.is_empty() => "Record<string, never>".to_owned(),
            Self::Object(fields) => {
                let fields: Vec<String> = fields.iter().map(|it| it.head() + &it.of.line()).collect();
                format!("{{ {} }}", fields.join("; "))
            }
            Self::Union(choices) => {
                let choices: Vec<String> = choices.iter().map(|it| it.of.line()).collect();
                choices.join(" | ")
            }
            Self::Both(types) => {
                let types: Vec<String> = types.iter().map(Self::line_in_brackets).collect();
                types.join(" & ")
            }
        }
    }

    fn line_in_brackets(&self) -> String {
        match self {
            Self::Union(_) => format!("({})", self.line()),
            _ => self.line(),
        }
    }

    /// The type with its docs, where the line before it is indented by `indent`.
    pub(super) fn printed(&self, indent: &str) -> String {
        match self {
            Self::Object(fields) if !self.fits_a_line() => {
                let inner = format!("{indent}  ");
                let mut text = String::from("{\n");
                for field in fields {
                    text.push_str(&comment(&field.docs, &inner));
                    text.push_str(&format!("{inner}{}{};\n", field.head(), field.of.printed(&inner)));
                }
                text + indent + "}"
            }
            Self::Union(choices) if !self.fits_a_line() => {
                let mut text = String::new();
                for choice in choices {
                    let inner = format!("{indent}  ");
                    text.push('\n');
                    text.push_str(&comment(&choice.docs, &inner));
                    text.push_str(&format!("{inner}| {}", choice.of.printed(&format!("{inner}  "))));
                }
                text
            }
            Self::Both(types) => {
                let types: Vec<String> = types.iter().map(|it| it.printed_in_brackets(indent)).collect();
                types.join(" & ")
            }
            _ => self.line(),
        }
    }

    fn printed_in_brackets(&self, indent: &str) -> String {
        match self {
            Self::Union(_) => format!("({}\n{indent})", self.printed(indent)),
            _ => self.printed(indent),
        }
    }

    fn fits_a_line(&self) -> bool {
        !self.has_docs() && self.line().len() <= LINE_CHARS_MAX
    }

    fn has_docs(&self) -> bool {
        match self {
            Self::Text(_) => false,
            Self::Object(fields) => fields.iter().any(|it| !it.docs.is_empty() || it.of.has_docs()),
            Self::Union(choices) => choices.iter().any(|it| !it.docs.is_empty() || it.of.has_docs()),
            Self::Both(types) => types.iter().any(Self::has_docs),
        }
    }
}

impl Field {
    /// A field without docs that is always there.
    pub(super) fn plain(name: &str, of: Ts) -> Self {
        Self { docs: Vec::new(), name: name.to_owned(), is_optional: false, of }
    }

    fn head(&self) -> String {
        let is_word = self.name.chars().all(|it| it.is_ascii_alphanumeric() || it == '_');
        let name = if is_word { self.name.clone() } else { format!("'{}'", self.name) };
        format!("{name}{}: ", if self.is_optional { "?" } else { "" })
    }
}

/// The lines as a comment of TypeScript.
pub(super) fn comment(docs: &[String], indent: &str) -> String {
    match docs {
        [] => String::new(),
        [line] => format!("{indent}/** {line} */\n"),
        lines => {
            let lines: Vec<String> =
                lines.iter().map(|line| format!("{indent} * {line}").trim_end().to_owned()).collect();
            format!("{indent}/**\n{}\n{indent} */\n", lines.join("\n"))
        }
    }
}

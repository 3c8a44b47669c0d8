//! Finds all possible mutants of a source file.

use std::{
    collections::BTreeMap,
    fs,
    ops::Range,
    path::{Path, PathBuf},
};

use syn::{
    BinOp, Block, Expr, Item, ReturnType, Stmt, Type, UnOp,
    spanned::Spanned,
    visit::{self, Visit},
};

use crate::error::Error;

/// A source file and its mutants.
pub(crate) struct SourceFile {
    /// The path relative to the root of the workspace.
    pub(crate) path: PathBuf,
    pub(crate) text: String,
    pub(crate) mutants: Vec<Mutant>,
}

/// A small planted fault: the replacement of a piece of source while its switch is on.
#[derive(Clone, Debug)]
pub(crate) struct Mutant {
    /// Counts from 1; 0 before the mutant is chosen.
    pub(crate) id: usize,
    /// Identifies the mutant in its crate. It stays the same when other code changes.
    pub(crate) key: String,
    /// The path relative to the root of the workspace.
    pub(crate) path: PathBuf,
    /// The line number, from 1.
    pub(crate) line: usize,
    /// The bytes of the file to replace; empty for an insertion.
    pub(crate) range: Range<usize>,
    pub(crate) change: Change,
    /// The `const fn` that contains the mutant, if any. A switch cannot run in a `const fn`.
    pub(crate) const_fn: Option<ConstFn>,
}

/// A `const fn` that loses its `const` because it contains a mutant.
#[derive(Clone, Debug)]
pub(crate) struct ConstFn {
    pub(crate) name: String,
    /// The bytes of the word `const`.
    pub(crate) keyword: Range<usize>,
}

/// A kind of mutant. Ranges are bytes of the file.
#[derive(Clone, Debug)]
pub(crate) enum Change {
    /// `left new right` instead of `left old right`.
    Operator { left: Range<usize>, old: String, right: Range<usize>, new: &'static str },
    /// Removes `!` or `-`.
    DropUnary { operand: Range<usize> },
    /// Replaces a value with this source text.
    Value(String),
    /// Negates a condition.
    Negate,
    /// Removes a statement.
    DropStatement,
    /// Returns this value at the start of the function.
    Return(String),
    /// Skips an arm of a `match`, so a later arm applies.
    DropArm,
}

impl Mutant {
    /// Describes the mutant in one line: its place and the replacement.
    pub(crate) fn describe(&self, files: &[SourceFile]) -> String {
        let text = files.iter().find(|file| file.path == self.path).map_or("", |file| file.text.as_str());
        format!("{}:{}: {}", self.path.display(), self.line, self.replacement(text))
    }

    /// The folder name of the mutated crate below `crates`.
    pub(crate) fn package(&self) -> &str {
        self.path.iter().nth(1).and_then(|name| name.to_str()).unwrap_or_default()
    }

    /// Describes the replacement. `text` is the text of the file.
    fn replacement(&self, text: &str) -> String {
        let piece = |range: &Range<usize>| {
            text.get(range.clone()).unwrap_or_default().split_whitespace().collect::<Vec<_>>().join(" ")
        };
        match &self.change {
            Change::Operator { left, old, right, new } => {
                format!("`{old}` becomes `{new}` in `{} {old} {}`", piece(left), piece(right))
            }
            Change::DropUnary { operand } => format!("`{}` becomes `{}`", piece(&self.range), piece(operand)),
            Change::Value(value) => format!("`{}` becomes `{value}`", piece(&self.range)),
            Change::Negate => format!("`{}` is negated", piece(&self.range)),
            Change::DropStatement => format!("`{}` is left out", piece(&self.range)),
            Change::Return(value) => format!("the function returns `{value}` at once"),
            Change::DropArm => format!("the arm `{}` is passed over", piece(&self.line_start(text))),
        }
    }

    /// The bytes of the line before the mutant.
    fn line_start(&self, text: &str) -> Range<usize> {
        let start = text[..self.range.start].rfind('\n').map_or(0, |newline| newline + 1);
        start..self.range.start
    }
}

/// The number of mutants in these files.
pub(crate) fn count(files: &[SourceFile]) -> usize {
    files.iter().map(|file| file.mutants.len()).sum()
}

/// All Rust files below a folder with their mutants, sorted by path.
///
/// # Errors
/// A file cannot be read or is not valid Rust.
pub(crate) fn files(root: &Path, folder: &Path) -> Result<Vec<SourceFile>, Error> {
    let mut paths = Vec::new();
    walk(root, folder, &mut paths)?;
    paths.sort();
    if paths.is_empty() {
        return Err(Error::NoSource(folder.to_path_buf()));
    }
    paths.into_iter().map(|path| read(root, path)).collect()
}

fn walk(root: &Path, folder: &Path, paths: &mut Vec<PathBuf>) -> Result<(), Error> {
    let entries =
        fs::read_dir(root.join(folder)).map_err(|cause| Error::Read(folder.to_path_buf(), cause))?;
    for entry in entries {
        let entry = entry.map_err(|cause| Error::Read(folder.to_path_buf(), cause))?;
        let path = folder.join(entry.file_name());
        if path.file_name().is_some_and(|name| name == "tests") {
            continue;
        }
        if entry.path().is_dir() {
            walk(root, &path, paths)?;
        } else if path.extension().is_some_and(|extension| extension == "rs")
            && path.file_name().is_some_and(|name| name != "tests.rs")
        {
            paths.push(path);
        }
    }
    Ok(())
}

fn read(root: &Path, path: PathBuf) -> Result<SourceFile, Error> {
    let text = fs::read_to_string(root.join(&path)).map_err(|cause| Error::Read(path.clone(), cause))?;
    let parsed = syn::parse_file(&text).map_err(|cause| Error::NotRust(path.clone(), cause))?;
    let mut finder = Finder { path: path.clone(), mutants: Vec::new(), const_fn: None };
    finder.visit_file(&parsed);
    let mut mutants = finder.mutants;
    set_keys(&mut mutants, &text);
    Ok(SourceFile { path, text, mutants })
}

/// Sets the keys of the mutants of a file: the path, the replacement, and a number that makes equal ones unique.
fn set_keys(mutants: &mut [Mutant], text: &str) {
    let mut seen = BTreeMap::<String, usize>::new();
    for mutant in mutants {
        let what = format!("{}: {}", mutant.path.display(), mutant.replacement(text));
        let before = seen.entry(what.clone()).or_default();
        mutant.key = format!("{what} #{before}");
        *before += 1;
    }
}

struct Finder {
    path: PathBuf,
    mutants: Vec<Mutant>,
    const_fn: Option<ConstFn>,
}

impl Finder {
    fn add(&mut self, range: Range<usize>, line: usize, change: Change) {
        let (path, const_fn) = (self.path.clone(), self.const_fn.clone());
        self.mutants.push(Mutant { id: 0, key: String::new(), path, line, range, change, const_fn });
    }

    /// Visits a function: its return value and its body.
    fn function(&mut self, signature: &syn::Signature, block: &Block) {
        let outer = self.const_fn.take();
        self.const_fn = signature
            .constness
            .map(|keyword| ConstFn { name: signature.ident.to_string(), keyword: keyword.span.byte_range() });
        let start = block.brace_token.span.open().byte_range().end;
        let line = signature.ident.span().start().line;
        if !block.stmts.is_empty() {
            for value in return_values(&signature.output) {
                self.add(start..start, line, Change::Return((*value).to_owned()));
            }
        }
        self.visit_block(block);
        self.const_fn = outer;
    }

    fn condition(&mut self, condition: &Expr) {
        if !matches!(condition, Expr::Binary(_) | Expr::Unary(_)) && !holds_let(condition) {
            self.add(condition.span().byte_range(), condition.span().start().line, Change::Negate);
        }
    }
}

/// Other values that a function could return, by its declared type.
fn return_values(output: &ReturnType) -> &'static [&'static str] {
    let ReturnType::Type(_, declared) = output else { return &[""] };
    let Type::Path(path) = &**declared else { return &[] };
    let Some(last) = path.path.segments.last() else { return &[] };
    match last.ident.to_string().as_str() {
        "bool" => &["true", "false"],
        "u8" | "u16" | "u32" | "u64" | "usize" | "i8" | "i16" | "i32" | "i64" => &["0", "1"],
        "Option" => &["None"],
        "Vec" | "String" => &["Default::default()"],
        "Result" => match &last.arguments {
            syn::PathArguments::AngleBracketed(arguments) => match arguments.args.first() {
                Some(syn::GenericArgument::Type(Type::Tuple(tuple))) if tuple.elems.is_empty() => &["Ok(())"],
                _ => &[],
            },
            _ => &[],
        },
        _ => &[],
    }
}

/// Whether a condition binds names with `let`. Such a condition cannot be wrapped.
fn holds_let(expr: &Expr) -> bool {
    match expr {
        Expr::Let(_) => true,
        Expr::Binary(binary) => holds_let(&binary.left) || holds_let(&binary.right),
        Expr::Paren(paren) => holds_let(&paren.expr),
        _ => false,
    }
}

/// The text of an operator and its replacements.
fn operators(op: &BinOp) -> Option<(&'static str, &'static [&'static str])> {
    Some(match op {
        BinOp::Eq(_) => ("==", &["!="]),
        BinOp::Ne(_) => ("!=", &["=="]),
        BinOp::Lt(_) => ("<", &["<=", ">"]),
        BinOp::Le(_) => ("<=", &["<", ">"]),
        BinOp::Gt(_) => (">", &[">=", "<"]),
        BinOp::Ge(_) => (">=", &[">", "<"]),
        BinOp::And(_) => ("&&", &["||"]),
        BinOp::Or(_) => ("||", &["&&"]),
        BinOp::Add(_) => ("+", &["-"]),
        BinOp::Sub(_) => ("-", &["+"]),
        BinOp::Mul(_) => ("*", &["+"]),
        BinOp::Div(_) => ("/", &["*"]),
        BinOp::Rem(_) => ("%", &["/"]),
        BinOp::BitAnd(_) => ("&", &["|"]),
        BinOp::BitOr(_) => ("|", &["&"]),
        BinOp::BitXor(_) => ("^", &["|"]),
        BinOp::Shl(_) => ("<<", &[">>"]),
        BinOp::Shr(_) => (">>", &["<<"]),
        BinOp::AddAssign(_) => ("+=", &["-="]),
        BinOp::SubAssign(_) => ("-=", &["+="]),
        BinOp::MulAssign(_) => ("*=", &["+="]),
        BinOp::BitAndAssign(_) => ("&=", &["|="]),
        BinOp::BitOrAssign(_) => ("|=", &["&="]),
        _ => return None,
    })
}

impl<'ast> Visit<'ast> for Finder {
    fn visit_item(&mut self, item: &'ast Item) {
        let (Item::Mod(syn::ItemMod { attrs, .. })
        | Item::Fn(syn::ItemFn { attrs, .. })
        | Item::Impl(syn::ItemImpl { attrs, .. })) = item
        else {
            // The compiler evaluates constants, where a switch cannot run.
            if !matches!(item, Item::Const(_) | Item::Static(_) | Item::Macro(_) | Item::Enum(_)) {
                visit::visit_item(self, item);
            }
            return;
        };
        let tests_only = attrs.iter().any(|attr| {
            attr.path().is_ident("test")
                || (attr.path().is_ident("cfg") && quote::quote!(#attr).to_string().contains("test"))
        });
        if !tests_only {
            visit::visit_item(self, item);
        }
    }

    fn visit_item_fn(&mut self, function: &'ast syn::ItemFn) {
        self.function(&function.sig, &function.block);
    }

    fn visit_impl_item_fn(&mut self, function: &'ast syn::ImplItemFn) {
        self.function(&function.sig, &function.block);
    }

    fn visit_trait_item_fn(&mut self, function: &'ast syn::TraitItemFn) {
        if let Some(block) = &function.default {
            self.function(&function.sig, block);
        }
    }

    // The compiler evaluates these, or they are not expressions, so they get no mutants.
    fn visit_impl_item_const(&mut self, _: &'ast syn::ImplItemConst) {}
    fn visit_trait_item_const(&mut self, _: &'ast syn::TraitItemConst) {}
    fn visit_expr_const(&mut self, _: &'ast syn::ExprConst) {}
    fn visit_pat(&mut self, _: &'ast syn::Pat) {}
    fn visit_type(&mut self, _: &'ast Type) {}
    fn visit_attribute(&mut self, _: &'ast syn::Attribute) {}
    fn visit_generic_argument(&mut self, _: &'ast syn::GenericArgument) {}

    fn visit_expr_repeat(&mut self, repeat: &'ast syn::ExprRepeat) {
        self.visit_expr(&repeat.expr);
    }

    fn visit_stmt(&mut self, statement: &'ast Stmt) {
        if let Stmt::Expr(expr, Some(_)) = statement
            && matches!(
                expr,
                Expr::Assign(_) | Expr::Call(_) | Expr::MethodCall(_) | Expr::Try(_) | Expr::Await(_)
            )
        {
            self.add(statement.span().byte_range(), statement.span().start().line, Change::DropStatement);
        }
        visit::visit_stmt(self, statement);
    }

    fn visit_expr_binary(&mut self, binary: &'ast syn::ExprBinary) {
        if let Some((old, replacements)) = operators(&binary.op)
            && !holds_let(&binary.left)
            && !holds_let(&binary.right)
        {
            let (left, right) = (binary.left.span().byte_range(), binary.right.span().byte_range());
            for new in replacements {
                let change =
                    Change::Operator { left: left.clone(), old: old.to_owned(), right: right.clone(), new };
                self.add(binary.span().byte_range(), binary.op.span().start().line, change);
            }
        }
        visit::visit_expr_binary(self, binary);
    }

    fn visit_expr_unary(&mut self, unary: &'ast syn::ExprUnary) {
        if matches!(unary.op, UnOp::Not(_) | UnOp::Neg(_)) {
            let operand = unary.expr.span().byte_range();
            self.add(unary.span().byte_range(), unary.span().start().line, Change::DropUnary { operand });
        }
        visit::visit_expr_unary(self, unary);
    }

    fn visit_expr_lit(&mut self, literal: &'ast syn::ExprLit) {
        if let syn::Lit::Bool(bool) = &literal.lit {
            self.add(
                literal.span().byte_range(),
                literal.span().start().line,
                Change::Value((!bool.value).to_string()),
            );
        }
    }

    fn visit_expr_if(&mut self, branch: &'ast syn::ExprIf) {
        self.condition(&branch.cond);
        visit::visit_expr_if(self, branch);
    }

    fn visit_expr_macro(&mut self, expr: &'ast syn::ExprMacro) {
        if expr.mac.path.is_ident("matches") {
            self.add(expr.span().byte_range(), expr.span().start().line, Change::Negate);
        }
    }

    fn visit_expr_match(&mut self, expr: &'ast syn::ExprMatch) {
        let catches_all = |arm: &syn::Arm| arm.guard.is_none() && matches!(arm.pat, syn::Pat::Wild(_));
        let falls_through = expr.arms.iter().any(catches_all);
        for arm in &expr.arms {
            if let Some((_, guard)) = &arm.guard {
                self.condition(guard);
            } else if falls_through && !catches_all(arm) {
                let end = arm.pat.span().byte_range().end;
                self.add(end..end, arm.span().start().line, Change::DropArm);
            }
        }
        visit::visit_expr_match(self, expr);
    }
}

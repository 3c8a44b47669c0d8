//! Writes a source file with its mutants, each behind a switch.

use std::ops::Range;

use super::find::{Change, Mutant, SourceFile};

/// The module added to a mutated crate. It knows which mutant is on and records the reached ones.
pub(super) const SWITCH: &str = r#"
#[doc(hidden)]
#[allow(missing_docs, unreachable_pub, clippy::all)]
pub mod mutant_switch {
    extern crate std;
    use std::{fs::File, io::Write, sync::{LazyLock, atomic::{AtomicBool, Ordering}}};
    struct State { active: usize, reached: Option<File> }
    static STATE: LazyLock<State> = LazyLock::new(|| State {
        active: std::env::var("BONEYARD_MUTANT").ok().and_then(|id| id.parse().ok()).unwrap_or(0),
        reached: std::env::var_os("BONEYARD_MUTANTS_REACHED")
            .and_then(|file| File::options().append(true).create(true).open(file).ok()),
    });
    static REACHED: [AtomicBool; 8192] = [const { AtomicBool::new(false) }; 8192];
    pub fn is(id: usize) -> bool {
        let state = &*STATE;
        if let Some(file) = &state.reached { note(file, id); }
        state.active == id
    }
    #[cold]
    fn note(mut file: &File, id: usize) {
        if !REACHED[id].load(Ordering::Relaxed) && !REACHED[id].swap(true, Ordering::Relaxed) {
            let _ = file.write_all(std::format!("{id}\n").as_bytes());
        }
    }
}
"#;

/// A source file with its mutants and their positions.
#[derive(Default)]
pub(super) struct Instrumented {
    pub(super) text: String,
    /// The id of each mutant and its bytes in `text`. A mutant inside another one may occur several times.
    pub(super) places: Vec<(usize, Range<usize>)>,
}

/// Writes these mutants into the file. Line numbers stay the same.
pub(super) fn instrument(file: &SourceFile, mutants: &[&Mutant]) -> Instrumented {
    let mut mutants: Vec<&Mutant> = mutants.to_vec();
    // Of mutants at the same start, the widest first, so that each mutant comes before those inside it.
    mutants.sort_by_key(|mutant| (mutant.range.start, std::cmp::Reverse(mutant.range.end), mutant.id));
    let mut keywords: Vec<Range<usize>> =
        mutants.iter().filter_map(|mutant| Some(mutant.const_fn.as_ref()?.keyword.clone())).collect();
    keywords.sort_by_key(|keyword| keyword.start);
    keywords.dedup();
    let mut writer = Writer { source: &file.text, keywords, out: Instrumented::default() };
    writer.write(0..file.text.len(), &mutants);
    writer.out
}

struct Writer<'a> {
    source: &'a str,
    keywords: Vec<Range<usize>>,
    out: Instrumented,
}

impl Writer<'_> {
    /// Writes a piece of source with its mutants.
    fn write(&mut self, range: Range<usize>, mutants: &[&Mutant]) {
        let mut at = range.start;
        for (index, mutant) in mutants.iter().enumerate() {
            let inside = mutant.range.start >= at && mutant.range.end <= range.end;
            if inside {
                self.copy(at..mutant.range.start);
                self.write_mutant(mutant, &mutants[index + 1..]);
                at = mutant.range.end;
            }
        }
        self.copy(at..range.end);
    }

    fn write_mutant(&mut self, mutant: &Mutant, rest: &[&Mutant]) {
        let from = self.out.text.len();
        let is = format!("crate::mutant_switch::is({})", mutant.id);
        let whole = mutant.range.clone();
        match &mutant.change {
            Change::Operator { left, right, new, .. } => {
                self.push(&format!("(if {is} {{ ("));
                self.write(left.clone(), rest);
                self.push(&format!(") {new} ("));
                self.write(right.clone(), rest);
                self.push(") } else { ");
                // The original operator may have another mutant.
                self.write(whole, rest);
                self.push(" })");
            }
            Change::DropUnary { operand } => {
                self.push(&format!("(if {is} {{ "));
                self.write(operand.clone(), rest);
                self.push(" } else { ");
                self.write(whole, rest);
                self.push(" })");
            }
            Change::Value(value) => {
                self.push(&format!("(if {is} {{ {value} }} else {{ {} }})", &self.source[whole]))
            }
            Change::Negate => {
                self.push(&format!("({is} ^ ("));
                self.write(whole, rest);
                self.push("))");
            }
            Change::DropStatement => {
                self.push(&format!("if !{is} {{ "));
                self.write(whole, rest);
                self.push(" }");
            }
            Change::Return(value) => self.push(&format!(" if {is} {{ return {value}; }} ")),
            Change::DropArm => self.push(&format!(" if !{is} ")),
        }
        self.out.places.push((mutant.id, from..self.out.text.len()));
    }

    fn push(&mut self, text: &str) {
        self.out.text.push_str(text);
    }

    /// Copies source without the `const` of mutated functions.
    fn copy(&mut self, range: Range<usize>) {
        let mut at = range.start;
        let keywords =
            self.keywords.iter().filter(|keyword| keyword.start >= range.start && keyword.end <= range.end);
        for keyword in keywords.cloned().collect::<Vec<_>>() {
            let source = &self.source[at..keyword.start];
            self.out.text.push_str(source);
            at = keyword.end;
        }
        let source = &self.source[at..range.end];
        self.out.text.push_str(source);
    }
}

//! Tables: columns with computed widths, rows that grow with their text, and parts if the paper is too narrow.

use boneyard_club::{Stopped, check_stop};
use kurbo::Line;

use crate::flow::lines::{narrowest, natural, widest_word};
use crate::flow::{Block, Style, clip, wrap};
use crate::fonts::{MM_PER_POINT, Weight};
use crate::page::Align;

/// A table.
pub(crate) struct Table<'a> {
    /// The title, repeated on every page.
    pub(crate) title: Option<(String, Style<'a>)>,
    /// The style of the rows.
    pub(crate) style: Style<'a>,
    /// The style of the headings.
    pub(crate) headings: Style<'a>,
    pub(crate) columns: Vec<Column>,
    /// Headings above several columns, from the left: the number of columns, and the text or an empty one. The list is
    /// empty if the table has no such headings.
    pub(crate) spans: Vec<(usize, String)>,
    pub(crate) rows: Vec<Row>,
    /// Whether lines separate the columns, for filling in by hand.
    pub(crate) grid: bool,
    /// The smallest height of a row, in millimetres.
    pub(crate) row_min: f64,
}

/// A column.
pub(crate) struct Column {
    pub(crate) heading: String,
    pub(crate) align: Align,
    /// Whether the column takes a share of the remaining width.
    pub(crate) stretches: bool,
    /// Whether the column is as wide as all other `even` columns.
    pub(crate) even: bool,
    /// Whether the column is repeated in every part of the table, to identify the rows.
    pub(crate) key: bool,
}

impl Column {
    /// A column of numbers, as narrow as possible.
    pub(crate) fn number(heading: impl Into<String>) -> Self {
        Self { heading: heading.into(), align: Align::End, stretches: false, even: false, key: false }
    }

    /// A column of short words.
    pub(crate) fn word(heading: impl Into<String>) -> Self {
        Self { align: Align::Start, ..Self::number(heading) }
    }

    /// A column of names or sentences, as wide as possible.
    pub(crate) fn text(heading: impl Into<String>) -> Self {
        Self { stretches: true, ..Self::word(heading) }
    }

    /// The same column, stretched and as wide as all other `even` columns.
    pub(crate) fn even(self) -> Self {
        Self { stretches: true, even: true, ..self }
    }

    /// The same column with centred cells.
    pub(crate) fn centred(self) -> Self {
        Self { align: Align::Middle, ..self }
    }

    /// The same column, repeated in every part of the table.
    pub(crate) fn key(self) -> Self {
        Self { key: true, ..self }
    }
}

/// A row.
#[derive(Clone)]
pub(crate) struct Row {
    /// A text for each column.
    pub(crate) cells: Vec<String>,
    pub(crate) weight: Weight,
    /// Whether a group of rows ends here, with a thicker line.
    pub(crate) closes: bool,
}

impl Row {
    /// An ordinary row.
    pub(crate) const fn plain(cells: Vec<String>) -> Self {
        Self { cells, weight: Weight::Regular, closes: false }
    }

    /// A bold row, for totals.
    pub(crate) const fn strong(cells: Vec<String>) -> Self {
        Self { cells, weight: Weight::SemiBold, closes: false }
    }
}

/// The columns that fit beside each other, as a head and rows.
pub(crate) struct Part {
    /// The title and the headings.
    pub(crate) head: Block,
    pub(crate) rows: Vec<Block>,
    /// The empty space below.
    pub(crate) below: f64,
}

impl Part {
    /// The height of the head, the rows and the empty space below.
    pub(crate) fn height(&self) -> f64 {
        self.head.height() + self.rows.iter().map(Block::height).sum::<f64>() + self.below
    }
}

/// The padding of a cell in millimetres: left and right, and above and below.
const PADDING_X: f64 = 1.5;
const PADDING_Y: f64 = 0.7;

/// The widths of lines in millimetres: below the headings, below a group of rows, and below a row and between columns.
const HEAD_RULE: f64 = 0.4;
const CLOSING_RULE: f64 = 0.35;
const ROW_RULE: f64 = 0.12;

/// The most lines of a heading above several columns.
const SPAN_LINES: usize = 4;

/// The widest word that is not split, in ems. The smaller limits are used if they reduce the number of parts.
const WORD_MAX: [f64; 3] = [14.0, 11.0, 8.5];

impl<'a> Table<'a> {
    /// A table without rows.
    pub(crate) const fn new(style: Style<'a>, columns: Vec<Column>) -> Self {
        let headings = Style { weight: Weight::SemiBold, ..style };
        Self {
            title: None,
            style,
            headings,
            columns,
            spans: Vec::new(),
            rows: Vec::new(),
            grid: false,
            row_min: 0.0,
        }
    }

    /// Splits the table for a page, so that no row is higher than the page. Columns that do not fit follow in further parts, after
    /// the key columns.
    pub(crate) fn parts(
        &self,
        width: f64,
        height: f64,
        stop: &dyn Fn() -> bool,
    ) -> Result<Vec<Part>, Stopped> {
        let text_widths = self.text_widths(stop)?;
        let tried = WORD_MAX.map(|ems| {
            let measured = self.measured(&text_widths, ems * self.style.size * MM_PER_POINT);
            (self.grouped(&measured, width), measured)
        });
        // At a tie, `min_by_key` takes the first, which splits the fewest words.
        let best = tried.into_iter().min_by_key(|(groups, _)| groups.len());
        let (groups, measured) = best.unwrap_or_default();
        let part = |group: Vec<usize>| {
            let widths = self.widths(&group, &measured, width);
            self.part(&group, &widths, height, stop)
        };
        groups.into_iter().map(part).collect()
    }

    fn row_style(&self, row: &Row) -> Style<'a> {
        Style { weight: row.weight, ..self.style }
    }

    /// The smallest and the preferred widths of the columns, with padding. A word counts at most `word_max`, and `even`
    /// columns get the same widths.
    fn measured(&self, text_widths: &[Measure], word_max: f64) -> Vec<Measure> {
        let mut measured: Vec<Measure> = text_widths.iter().map(|widths| widths.padded(word_max)).collect();
        let even = |column: &usize| self.columns[*column].even;
        let widest = (0..measured.len()).filter(even).map(|column| measured[column]).reduce(Measure::max);
        for column in (0..measured.len()).filter(even) {
            measured[column] = widest.unwrap_or(measured[column]);
        }
        measured
    }

    /// The widths of the texts of each column. This is the slow part, and it does not depend on the limit for words.
    fn text_widths(&self, stop: &dyn Fn() -> bool) -> Result<Vec<Measure>, Stopped> {
        let style = self.headings;
        let of_heading = |column: &Column| Measure {
            least: narrowest(&column.heading, style),
            cells: 0.0,
            wished: widest_word(&column.heading, style),
        };
        let mut text_widths: Vec<Measure> = self.columns.iter().map(of_heading).collect();
        for row in &self.rows {
            check_stop(stop)?;
            let style = self.row_style(row);
            for (measure, cell) in text_widths.iter_mut().zip(&row.cells) {
                let line = natural(cell, style);
                *measure = measure.max(Measure { least: narrowest(cell, style), cells: line, wished: line });
            }
        }
        Ok(text_widths)
    }

    /// Groups the columns that fit beside each other.
    fn grouped(&self, measured: &[Measure], width: f64) -> Vec<Vec<usize>> {
        let all: Vec<usize> = (0..self.columns.len()).collect();
        let least = |group: &[usize]| group.iter().map(|column| measured[*column].least).sum::<f64>();
        if least(&all) <= width {
            return vec![all];
        }
        let (keys, others): (Vec<usize>, Vec<usize>) =
            all.into_iter().partition(|column| self.columns[*column].key);
        let groups = |most: usize| {
            let mut groups: Vec<Vec<usize>> = Vec::new();
            for column in &others {
                let full = |group: &Vec<usize>| {
                    group.len() == keys.len() + most || least(group) + measured[*column].least > width
                };
                if groups.last().is_none_or(full) {
                    groups.push(keys.clone());
                }
                if let Some(group) = groups.last_mut() {
                    group.push(*column);
                }
            }
            groups
        };
        let fewest = groups(others.len());
        // The same number of parts, each with about the same number of columns.
        let even = groups(others.len().div_ceil(fewest.len().max(1)));
        if even.len() == fewest.len() { even } else { fewest }
    }

    /// The widths of the columns of a group. Each gets its smallest width, or less if the sum is wider than the page.
    /// The rest of the width goes, in this order, to numbers and short words so that they need one line, to names, to
    /// headings, and to columns that stretch.
    fn widths(&self, group: &[usize], measured: &[Measure], width: f64) -> Vec<f64> {
        let columns = || group.iter().map(|column| (&self.columns[*column], measured[*column]));
        let least: f64 = columns().map(|(_, measure)| measure.least).sum();
        let squeeze = (width / least).min(1.0);
        let mut widths: Vec<f64> = columns().map(|(_, measure)| measure.least * squeeze).collect();
        let goals: [fn(&Column, Measure) -> f64; 3] = [
            |column, measure| if column.stretches { 0.0 } else { measure.cells },
            |_, measure| measure.cells,
            |_, measure| measure.wished,
        ];
        for goal in goals {
            let goals: Vec<f64> = columns().map(|(column, measure)| goal(column, measure)).collect();
            grow(&mut widths, &goals, width);
        }
        let stretching: Vec<usize> =
            (0..group.len()).filter(|place| self.columns[group[*place]].stretches).collect();
        level(&mut widths, &stretching, width);
        widths
    }

    fn part(
        &self,
        group: &[usize],
        widths: &[f64],
        height: f64,
        stop: &dyn Fn() -> bool,
    ) -> Result<Part, Stopped> {
        let head = self.head(group, widths);
        let lines_max =
            ((height - head.height() - 2.0 * PADDING_Y) / self.style.line()).floor().max(1.0) as usize;
        let mut rows = Vec::with_capacity(self.rows.len());
        for row in &self.rows {
            check_stop(stop)?;
            let style = self.row_style(row);
            let cells: Vec<Vec<String>> = group
                .iter()
                .zip(widths)
                .map(|(column, width)| wrap(&row.cells[*column], style, width - 2.0 * PADDING_X))
                .collect();
            let lines = cells.iter().map(Vec::len).max().unwrap_or(1);
            // A text longer than a page continues in the next row.
            for from in (0..lines).step_by(lines_max) {
                let end = |cell: &Vec<String>| cell.len().min(from + lines_max);
                let piece: Vec<&[String]> =
                    cells.iter().map(|cell| cell.get(from..end(cell)).unwrap_or_default()).collect();
                let ends = from + lines_max >= lines;
                let rule = if row.closes && ends { CLOSING_RULE } else { ROW_RULE };
                rows.push(self.row(group, widths, &piece, style, rule));
            }
        }
        Ok(Part { head, rows, below: self.style.line() })
    }

    fn head(&self, group: &[usize], widths: &[f64]) -> Block {
        let style = self.headings;
        let mut head = Block::default();
        if let Some((title, style)) = &self.title {
            head.below(Block::paragraph(title, *style, widths.iter().sum(), Align::Start));
            head.space(PADDING_Y);
        }
        let top = head.height();
        if group.len() == self.columns.len() && !self.spans.is_empty() {
            head.below(self.spanned(widths, style));
        }
        let below_spans = head.height();
        let headings: Vec<Vec<String>> = group
            .iter()
            .zip(widths)
            .map(|(column, width)| wrap(&self.columns[*column].heading, style, width - 2.0 * PADDING_X))
            .collect();
        let highest = headings.iter().map(Vec::len).max().unwrap_or(1);
        let mut line = Block::default();
        let mut x = 0.0;
        for ((column, width), mut lines) in group.iter().zip(widths).zip(headings) {
            // Headings are aligned at the bottom.
            let above = highest - lines.len();
            lines.splice(0..0, vec![String::new(); above]);
            let cell = Block::lines(&lines, style, width - 2.0 * PADDING_X, self.columns[*column].align);
            line.beside(x + PADDING_X, cell);
            x += width;
        }
        line.stretch(style.line() * highest as f64 + PADDING_Y);
        head.below(line);
        self.ruled(&mut head, widths, below_spans, HEAD_RULE);
        if self.grid {
            head.line(&Line::new((0.0, top), (widths.iter().sum(), top)), HEAD_RULE);
        }
        head
    }

    /// The headings that span several columns, with a line below each.
    fn spanned(&self, widths: &[f64], style: Style) -> Block {
        let mut line = Block::default();
        let (mut x, mut column) = (0.0, 0);
        for (columns, words) in &self.spans {
            let wide: f64 = widths[column..column + columns].iter().sum();
            let room = wide - 2.0 * PADDING_X;
            let cell = Block::lines(&clip(words, style, room, SPAN_LINES), style, room, Align::Middle);
            line.beside(x + PADDING_X, cell);
            column += columns;
            x += wide;
        }
        line.space(PADDING_Y);
        let (mut x, mut column, bottom) = (0.0, 0, line.height());
        for (columns, words) in &self.spans {
            let wide: f64 = widths[column..column + columns].iter().sum();
            if !words.is_empty() {
                line.line(&Line::new((x, bottom), (x + wide, bottom)), ROW_RULE);
            }
            if self.grid {
                line.line(&Line::new((x, 0.0), (x, bottom)), ROW_RULE);
                line.line(&Line::new((x + wide, 0.0), (x + wide, bottom)), ROW_RULE);
            }
            column += columns;
            x += wide;
        }
        line
    }

    fn row(
        &self,
        group: &[usize],
        widths: &[f64],
        cells: &[&[String]],
        style: Style<'_>,
        rule: f64,
    ) -> Block {
        let lines = cells.iter().map(|cell| cell.len()).max().unwrap_or(1);
        let height = (style.line() * lines as f64 + 2.0 * PADDING_Y).max(self.row_min);
        // Text is centred vertically.
        let above = (height - style.line() * lines as f64) / 2.0;
        let mut row = Block::empty(height);
        let mut x = 0.0;
        for ((column, width), lines) in group.iter().zip(widths).zip(cells) {
            let mut cell = Block::empty(above);
            cell.below(Block::lines(lines, style, width - 2.0 * PADDING_X, self.columns[*column].align));
            row.beside(x + PADDING_X, cell);
            x += width;
        }
        self.ruled(&mut row, widths, 0.0, rule);
        row
    }

    /// Draws the line at the bottom of a block. In a grid, also draws the lines beside the columns, from `top` down.
    fn ruled(&self, block: &mut Block, widths: &[f64], top: f64, rule: f64) {
        let (whole, bottom): (f64, f64) = (widths.iter().sum(), block.height());
        block.line(&Line::new((0.0, bottom), (whole, bottom)), rule);
        if !self.grid {
            return;
        }
        let mut x = 0.0;
        for edge in std::iter::once(&0.0).chain(widths) {
            x += edge;
            block.line(&Line::new((x, top), (x, bottom)), ROW_RULE);
        }
    }
}

/// The widths of a column, in millimetres.
#[derive(Clone, Copy)]
struct Measure {
    /// The smallest width without splitting words.
    least: f64,
    /// The width at which each cell needs one line.
    cells: f64,
    /// The width at which each cell needs one line and no word of the heading is split.
    wished: f64,
}

impl Measure {
    /// The same widths with padding, where a word counts at most `word_max`.
    fn padded(self, word_max: f64) -> Self {
        let least = self.least.min(word_max) + 2.0 * PADDING_X;
        let padded = |width: f64| (width + 2.0 * PADDING_X).max(least);
        Self { least, cells: padded(self.cells), wished: padded(self.wished) }
    }

    fn max(self, other: Self) -> Self {
        Self {
            least: self.least.max(other.least),
            cells: self.cells.max(other.cells),
            wished: self.wished.max(other.wished),
        }
    }
}

/// Widens columns to their goals. If `whole` is too narrow for that, each gets the same fraction of its difference.
fn grow(widths: &mut [f64], goals: &[f64], whole: f64) {
    let rest = (whole - widths.iter().sum::<f64>()).max(0.0);
    let lacks: Vec<f64> = widths.iter().zip(goals).map(|(width, goal)| (goal - width).max(0.0)).collect();
    let lack: f64 = lacks.iter().sum();
    let share = if lack > rest { rest / lack } else { 1.0 };
    for (width, lack) in widths.iter_mut().zip(lacks) {
        *width += lack * share;
    }
}

/// Widens the given columns, the narrowest first, until the sum is `whole`.
fn level(widths: &mut [f64], places: &[usize], whole: f64) {
    let rest = whole - widths.iter().sum::<f64>();
    if rest <= 0.0 || places.is_empty() {
        return;
    }
    let mut order = places.to_vec();
    order.sort_by(|one, other| widths[*one].total_cmp(&widths[*other]));
    let held: Vec<f64> = order.iter().map(|place| widths[*place]).collect();
    // The width at which the `count` narrowest columns are equal and use all of the rest.
    let even = |count: usize| (rest + held[..count].iter().sum::<f64>()) / count as f64;
    let count = (1..=held.len()).find(|count| held.get(*count).is_none_or(|next| even(*count) <= *next));
    let count = count.unwrap_or(held.len());
    for place in &order[..count] {
        widths[*place] = even(count);
    }
}

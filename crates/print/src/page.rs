//! Pages as values: what stands where, before it is a file.

use boneyard_agreement::Language;
use kurbo::{Affine, BezPath, Point, Shape, Vec2};

use crate::fonts::{self, Weight};
use crate::paper::Paper;

/// Pages that belong together.
#[derive(Clone, PartialEq, Debug)]
pub struct Document {
    /// What a reader's window is called.
    pub title: String,
    /// The language of its text.
    pub language: Language,
    /// In the order they are printed.
    pub pages: Vec<Page>,
}

/// One side of a sheet. Everything on it is black.
#[derive(Clone, PartialEq, Debug)]
pub struct Page {
    /// The sheet.
    pub paper: Paper,
    /// What stands on it; coordinates are millimetres from the top left.
    pub marks: Vec<Mark>,
}

/// Something on a page.
#[derive(Clone, PartialEq, Debug)]
pub enum Mark {
    /// A shape filled by the nonzero rule.
    Filled(BezPath),
    /// An outline of this width, round at its ends.
    Line(BezPath, f64),
    /// A line of text.
    Text(Text),
}

/// A line of text.
#[derive(Clone, PartialEq, Debug)]
pub struct Text {
    /// What it says.
    pub words: String,
    /// A point of its baseline: which one, `align` says.
    pub at: Point,
    /// The height of its letters, in points as printers count.
    pub size: f64,
    /// How heavy its letters are.
    pub weight: Weight,
    /// How it lies about `at`.
    pub align: Align,
}

/// How text lies about a point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Align {
    /// It begins there.
    Start,
    /// Its middle is there.
    Middle,
    /// It ends there.
    End,
}

impl Text {
    /// Where it begins.
    #[must_use]
    pub fn start(&self) -> Point {
        let width = fonts::width(&self.words, self.weight, self.size);
        let left = match self.align {
            Align::Start => 0.0,
            Align::Middle => width / 2.0,
            Align::End => width,
        };
        Point::new(self.at.x - left, self.at.y)
    }

    /// The same with smaller letters, where it would be wider than `width` millimetres.
    #[must_use]
    pub fn within(mut self, width: f64) -> Self {
        let wide = fonts::width(&self.words, self.weight, self.size);
        if wide > width {
            self.size *= width / wide;
        }
        self
    }
}

/// Accuracy of round shapes, far below what a printer can show.
const TOLERANCE_MM: f64 = 0.005;

impl Mark {
    /// A shape that is filled.
    pub(crate) fn filled(shape: &impl Shape) -> Self {
        Self::Filled(shape.to_path(TOLERANCE_MM))
    }

    /// The outline of a shape.
    pub(crate) fn line(shape: &impl Shape, width: f64) -> Self {
        Self::Line(shape.to_path(TOLERANCE_MM), width)
    }

    /// The same elsewhere.
    pub(crate) fn moved(&self, by: Vec2) -> Self {
        let place = Affine::translate(by);
        match self {
            Self::Filled(shape) => Self::Filled(place * shape),
            Self::Line(shape, width) => Self::Line(place * shape, *width),
            Self::Text(text) => Self::Text(Text { at: text.at + by, ..text.clone() }),
        }
    }
}

impl Page {
    /// An empty page.
    #[must_use]
    pub const fn new(paper: Paper) -> Self {
        Self { paper, marks: Vec::new() }
    }

    /// Fills a shape.
    pub fn fill(&mut self, shape: &impl Shape) {
        self.marks.push(Mark::filled(shape));
    }

    /// Draws the outline of a shape, `width` millimetres wide.
    pub fn line(&mut self, shape: &impl Shape, width: f64) {
        self.marks.push(Mark::line(shape, width));
    }

    /// Writes a line of text.
    pub fn text(&mut self, text: Text) {
        self.marks.push(Mark::Text(text));
    }

    /// Every line of text on it, in reading order.
    pub fn texts(&self) -> impl Iterator<Item = &Text> {
        self.marks.iter().filter_map(|mark| match mark {
            Mark::Text(text) => Some(text),
            Mark::Filled(_) | Mark::Line(..) => None,
        })
    }
}

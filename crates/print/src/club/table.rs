//! Draws a table from above, with labels at the seats and arrows for the order of play.

use std::f64::consts::{FRAC_PI_2, PI};

use boneyard_club::ClubSeat;
use kurbo::{Arc, BezPath, Point, Rect, RoundedRect, Vec2};

use crate::flow::{Block, Style};
use crate::page::Align;

/// The style of the drawing.
#[derive(Clone, Copy)]
pub(crate) struct Drawing<'a> {
    /// The side of the table, in millimetres.
    pub(crate) side: f64,
    /// The gap between the table and the labels, in millimetres.
    pub(crate) gap: f64,
    /// The style of the table number.
    pub(crate) number: Style<'a>,
    /// Whether arrows show the order of play.
    pub(crate) arrows: bool,
}

impl Drawing<'_> {
    /// Draws the table with a label at each seat. `label` gets the seat, and the width and the alignment of
    /// its label.
    pub(crate) fn draw(
        self,
        width: f64,
        number: &str,
        label: impl Fn(ClubSeat, f64, Align) -> Block,
    ) -> Block {
        let beside = (width - self.side) / 2.0 - self.gap;
        let top = label(ClubSeat::Top, width, Align::Middle);
        let left = label(ClubSeat::Left, beside, Align::End);
        let right = label(ClubSeat::Right, beside, Align::Start);
        let bottom = label(ClubSeat::Bottom, width, Align::Middle);
        let band = self.side.max(left.height()).max(right.height());
        let middle = Point::new(width / 2.0, top.height() + self.gap + band / 2.0);
        let mut block = Block::default();
        block.put(Vec2::ZERO, &top);
        block.put(Vec2::new(0.0, middle.y - left.height() / 2.0), &left);
        block.put(
            Vec2::new(width / 2.0 + self.side / 2.0 + self.gap, middle.y - right.height() / 2.0),
            &right,
        );
        block.put(Vec2::new(0.0, middle.y + band / 2.0 + self.gap), &bottom);
        let edge = Rect::from_center_size(middle, (self.side, self.side));
        block.line(&RoundedRect::from_rect(edge, self.side * 0.08), 0.5);
        // Digits are about 0.72 of the font size high; the baseline is half of that below the middle.
        let baseline = middle.y + self.number.baseline() * 0.36;
        block.text(number, Point::new(middle.x, baseline), self.number, Align::Middle);
        if self.arrows {
            for seat in ClubSeat::ALL {
                arrow(&mut block, middle, self.side * 0.39, angle(seat));
            }
        }
        block
    }
}

/// The angle of a seat. Angles grow clockwise, because y grows downwards.
fn angle(seat: ClubSeat) -> f64 {
    match seat {
        ClubSeat::Top => -FRAC_PI_2,
        ClubSeat::Left => PI,
        ClubSeat::Bottom => FRAC_PI_2,
        ClubSeat::Right => 0.0,
    }
}

/// The angle between an end of an arrow and the middle of the nearer seat, in radians.
const END_TO_SEAT: f64 = 0.3;

/// An arrow from a seat to the next, counter-clockwise.
fn arrow(block: &mut Block, middle: Point, radius: f64, from: f64) {
    let (start, end) = (from - END_TO_SEAT, from - FRAC_PI_2 + END_TO_SEAT);
    block.line(&Arc::new(middle, (radius, radius), start, end - start, 0.0), 0.5);
    let on = |radius: f64, angle: f64| middle + Vec2::from_angle(angle) * radius;
    let back = end + 0.28;
    let mut head = BezPath::new();
    head.move_to(on(radius, end - 0.06));
    head.line_to(on(radius * 1.11, back));
    head.line_to(on(radius * 0.89, back));
    head.close_path();
    block.fill(&head);
}

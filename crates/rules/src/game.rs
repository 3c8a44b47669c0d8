//! A match: rounds up to a target, who leads each, and rating points at its end.

mod matches;
mod next_leader;
mod rating;

pub use self::{
    matches::{Begin, Match, MatchEnd},
    next_leader::next_lead,
    rating::rating_points,
};

//! The starter of a seating: its first match, from which the others follow.

use super::listed::section;
use crate::{Pairing, Player};

const STARTERS: &str = include_str!("../seatings/starters.txt");

/// The first match, written in elements of a group. Adding an element gives another match.
pub(super) struct Starter {
    players: u16,
    /// The modulus of each digit of an element, the leading digit first.
    moduli: Vec<u8>,
    tables: Vec<[[Element; 2]; 2]>,
    /// The distance of the partners that the starter leaves out, if the number of pairs is odd.
    pub(super) left_out: Option<u8>,
}

/// The player on a seat.
#[derive(Clone, Copy)]
enum Element {
    /// Another player in every match.
    Moving(u8),
    /// The last player, in every match.
    Fixed,
}

impl Starter {
    /// The starter for a number of players.
    pub(super) fn find(players: u16) -> Option<Self> {
        let headed = |word: &str| {
            let heading = format!("{word} {players} over ");
            STARTERS.lines().find_map(|line| Some((line, line.strip_prefix(&heading)?)))
        };
        let (heading, over) = headed("whist").or_else(|| headed("nearly"))?;
        let (over, left_out) = match over.split_once(" leaving ") {
            Some((over, left_out)) => (over, Some(left_out.parse().ok()?)),
            None => (over, None),
        };
        let moduli = over.split('x').map(|modulus| modulus.parse().ok()).collect::<Option<Vec<u8>>>()?;
        let mut tables = Vec::new();
        for line in section(STARTERS, heading)? {
            for table in line.split(" | ") {
                let (first, second) = table.split_once(" - ")?;
                tables.push([read_pair(first, &moduli)?, read_pair(second, &moduli)?]);
            }
        }
        Some(Self { players, moduli, tables, left_out })
    }

    /// The number of elements, which is the number of matches.
    pub(super) fn order(&self) -> u8 {
        self.moduli.iter().product()
    }

    /// The tables of a match, counted from 0.
    pub(super) fn pairings(&self, number: u8) -> Option<Vec<Pairing>> {
        let seat = |element| match element {
            Element::Fixed => Player::new(self.players),
            Element::Moving(element) => Player::new(u16::from(self.sum(element, number)) + 1),
        };
        let table = |[[a, b], [c, d]]: &[[Element; 2]; 2]| {
            Pairing::new([[seat(*a)?, seat(*b)?], [seat(*c)?, seat(*d)?]])
        };
        self.tables.iter().map(table).collect()
    }

    /// Adds two elements, digit by digit.
    fn sum(&self, one: u8, other: u8) -> u8 {
        let (mut sum, mut weight) = (0, 1);
        for modulus in self.moduli.iter().rev() {
            sum += (one / weight + other / weight) % modulus * weight;
            weight *= modulus;
        }
        sum
    }
}

fn read_pair(text: &str, moduli: &[u8]) -> Option<[Element; 2]> {
    let (one, other) = text.split_once(' ')?;
    Some([read_element(one, moduli)?, read_element(other, moduli)?])
}

fn read_element(text: &str, moduli: &[u8]) -> Option<Element> {
    match moduli {
        _ if text == "inf" => Some(Element::Fixed),
        [_] => text.parse().ok().map(Element::Moving),
        _ => {
            let digits = text.bytes().zip(moduli);
            Some(Element::Moving(
                digits.fold(0, |number, (digit, modulus)| number * modulus + (digit - b'0')),
            ))
        }
    }
}

//! Prints the record of a lesson turn by turn, with everything that its learner can know.
//!
//! `cargo run -q -p boneyard-learn --example trace -- goat --markdown en` puts the words of a language between the
//! turns. `--facts` prints the facts file of the lesson with every answer as the record gives it; with `?` as its answer
//! a new line is only a question.

#![expect(clippy::print_stdout, clippy::print_stderr, reason = "this is a tool for a terminal")]

#[path = "../tests/suite/facts/mod.rs"]
mod facts;

use std::env;

use boneyard_dgn::Turn;
use boneyard_rules::{Seat, Tile};
use facts::{
    fact::{Fact, Key},
    lesson::{Lesson, Moment, repository_file},
};

fn main() {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments[..] {
        [preset] => trace(preset, None),
        [preset, "--facts"] => print_facts(preset),
        [preset, "--markdown", language] => trace(preset, Some(language)),
        _ => eprintln!("usage: trace <preset> [--markdown <language> | --facts]"),
    }
}

/// Prints the facts of a lesson with the true answers.
fn print_facts(preset: &str) {
    let lesson = Lesson::read(preset);
    for line in repository_file(&format!("learn/lessons/{preset}.facts")).lines() {
        match line.parse::<Fact>() {
            Ok(mut fact) if !line.starts_with('#') => {
                fact.answer = fact.true_answer(&lesson).unwrap_or_else(|error| vec![format!("!! {error}")]);
                println!("{}", fact.to_string().trim_end_matches(" = yes"));
            }
            _ => println!("{line}"),
        }
    }
}

fn trace(preset: &str, language: Option<&str>) {
    let lesson = Lesson::read(preset);
    let words = language.map(|language| repository_file(&format!("locales/{language}/learn/{preset}.md")));
    let say = |key: Key| {
        let words = words.iter().flat_map(|words| words.split("\n### ").skip(1));
        let found =
            words.filter_map(|part| part.split_once('\n')).find(|(heading, _)| heading.parse() == Ok(key));
        if let Some((heading, text)) = found {
            let text = text.split("\n## ").next().unwrap_or_default().trim();
            println!("\n    [{heading}] {}", text.replace('\n', "\n    "));
        }
    };
    println!("{preset}: the learner is {}\n", lesson.name(lesson.learner));
    describe(&lesson.at(Key::After(0)));
    say(Key::After(0));
    for (at, turn) in (1..).zip(&lesson.turns) {
        say(Key::Question(at));
        say(Key::Hint(at));
        println!("\n{at}  {}", told(&lesson, turn));
        describe(&lesson.at(Key::After(at)));
        say(Key::After(at));
    }
    say(Key::End);
    let result = &lesson.settlement;
    println!("\nresult: {:?}", lesson.at(Key::End).round.outcome());
    println!("values: {}", list(result.values.iter()));
    println!("winner: {:?}  carried: {}  bonuses: {:?}", result.winner, result.carried, result.bonuses);
    for (seats, side) in lesson.rules.sides(lesson.players.len()).iter().zip(&result.sides) {
        let names: Vec<&str> = seats.iter().map(|seat| lesson.name(*seat)).collect();
        println!("{}: {side:?}", names.join(" and "));
    }
}

/// The turn as the record writes it, with the player's name.
fn told(lesson: &Lesson, turn: &Turn) -> String {
    turn.to_string().replacen(&turn.seat.to_string(), lesson.name(turn.seat), 1)
}

fn describe(now: &Moment<'_>) {
    let lesson = now.lesson;
    let ends: Vec<String> = now.round.ends().iter().map(|end| format!("{}{}", end.number, end.at)).collect();
    println!("   ends {}   boneyard {}", list(ends), now.round.boneyard_len());
    let made = now.view().play_scoring();
    if !made.is_idle() {
        println!("   made {}", list(made.made().iter()));
    }
    for seat in lesson.seats() {
        let mark = if seat == lesson.learner { '*' } else { ' ' };
        println!("  {mark}{:6} {}{}", lesson.name(seat), list(now.round.hand(seat)), known(now, seat));
    }
    if now.round.outcome().is_none() {
        println!("   legal for {}: {}", lesson.name(now.round.turn()), list(now.round.legal()));
    }
    let largest = lesson.set().iter().map(|tile| tile.largest()).max().unwrap_or(0);
    if largest > 6 || lesson.set().iter().any(|tile| tile.third().is_some()) {
        return;
    }
    let with = |tiles: &[Tile], number: u8| tiles.iter().filter(|tile| tile.has(number)).count();
    let (laid, hidden) = (now.laid(), now.hidden());
    let counted = (0..=largest).map(|number| {
        let unseen: Vec<&Tile> = hidden.iter().filter(|tile| tile.has(number)).collect();
        let unseen = if unseen.len() > 3 { unseen.len().to_string() } else { list(unseen) };
        format!("{number}: {} out, unseen {unseen}", with(&laid, number))
    });
    println!("   {}", counted.collect::<Vec<_>>().join("; "));
}

/// What the learner can know of another hand.
fn known(now: &Moment<'_>, seat: Seat) -> String {
    if now.view().shows(seat) || now.hidden().len() > 40 {
        return String::new();
    }
    let may = now.may_hold(Some(seat));
    let hidden = now.hidden();
    let void = |number: &u8| {
        hidden.iter().any(|tile| tile.has(*number)) && !may.iter().any(|tile| tile.has(*number))
    };
    let void: Vec<u8> = (0..=9).filter(void).collect();
    if may.len() == hidden.len() {
        return String::new();
    }
    format!("   (can hold {}; has no {})", list(may), list(void))
}

fn list<T: ToString>(items: impl IntoIterator<Item = T>) -> String {
    let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    if items.is_empty() { "-".into() } else { items.join(" ") }
}

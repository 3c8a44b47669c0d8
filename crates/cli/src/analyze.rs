//! `boneyard analyze`: what the plays of a recorded match were worth.

use std::fmt::Write;
use std::process::ExitCode;

use boneyard_analysis::{
    Analysis, AnalysisError, Better, Grade, MatchSummary, PlayAnalysis, RoundShape, SeatSummary, TurningPoint,
};
use boneyard_dgn::Record;
use boneyard_rules::{BySeat, Move, SEATS_MAX, Seat};
use boneyard_table::Reason;
use boneyard_terminal::Progress;
use serde::Serialize;

use crate::columns::aligned;
use crate::record_file::{Fault, RecordArguments, RecordFileError, RecordText, each_record};

/// Analyse recorded matches: for each play, what the engine prefers, and by how many points.
///
/// The engine sees what the seat could see then. It tries every move in random deals that agree with what the seat saw, and says how
/// sure the difference is: "2.1 ± 0.9" is 2.1 points with a 95 % interval from 1.2 to 3.0. Where chance alone may explain the
/// difference, the play counts as good.
///
/// Rounds in which some tile is unknown are left out.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    #[command(flatten)]
    records: RecordArguments,

    /// Analyse the plays of this seat only.
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u8).range(1..=SEATS_MAX as i64))]
    seat: Option<u8>,

    /// In how many random deals each play is tried: more take longer and are surer.
    ///
    /// As many again measure the move that did best in the first. With more than 28 tiles a round is longer, and the deals are fewer.
    #[arg(long, value_name = "NUMBER", default_value_t = 600, value_parser = clap::value_parser!(u32).range(2..=10_000))]
    deals: u32,

    /// The random seed. The same record, deals and seed give the same analysis.
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,

    /// Read files with several records, one after another, and analyse each.
    #[arg(long)]
    several: bool,
}

const EXAMPLES: &str = "\
Examples:
  boneyard analyze friday.dgn
  boneyard analyze friday.dgn --seat 2 --deals 1000
  boneyard analyze --json archive/*.dgn > analyses.jsonl

The exit status is 0 if every record was analysed, and 2 if one is not legal or has no round with all hands.";

/// An analysed match.
#[derive(Serialize)]
struct Analysed<'a> {
    rules: String,
    deals: u32,
    seed: u64,
    /// The rounds that could be analysed.
    rounds: Vec<AnalysedRound<'a>>,
    #[serde(flatten)]
    summary: &'a MatchSummary,
}

#[derive(Serialize)]
struct AnalysedRound<'a> {
    number: u32,
    /// What the round is worth to each side before its first action.
    outlook: &'a [f32],
    plays: Vec<&'a PlayAnalysis>,
}

impl From<AnalysisError> for Fault {
    fn from(error: AnalysisError) -> Self {
        match error {
            AnalysisError::Record(error) => error.into(),
            error => Self::of_record(error.to_string()),
        }
    }
}

pub(crate) fn run(arguments: &Arguments) -> ExitCode {
    each_record(&arguments.records.files, arguments.several, |record_text| analyse(arguments, record_text))
}

fn analyse(arguments: &Arguments, record_text: &RecordText<'_>) -> Result<String, RecordFileError> {
    let analysis = record_text.read(|text| Analysis::read(text, arguments.seed))?;
    let record = record_text.read(Record::read)?;
    let seat = arguments.seat.and_then(Seat::new);
    if let Some(seat) = seat.filter(|seat| seat.index() >= record.players.seats()) {
        return Err(record_text.lacks(&format!(
            "there is no seat {seat}; the record has seats 1 to {}",
            record.players.seats()
        )));
    }
    let rounds = analysis.rounds();
    let plays = record_text.read(|_| plays(arguments, seat, &analysis, &rounds))?;
    let summary = analysis.sum(&plays, &rounds);
    if arguments.records.json {
        let shown = rounds.iter().enumerate().map(|(index, shape)| AnalysedRound {
            number: shape.number,
            outlook: &shape.outlook,
            plays: plays.iter().filter(|play| play.round == index && shows(seat, play)).collect(),
        });
        return record_text.json(&Analysed {
            rules: analysis.rules().to_string(),
            deals: arguments.deals,
            seed: arguments.seed,
            rounds: shown.collect(),
            summary: &summary,
        });
    }
    let names = record.players.map(|player| player.name.clone());
    let sheet = Sheet { names: &names, rounds: &rounds, seat };
    Ok(format!(
        "{}: {}\n\n{}{}",
        record_text.name(),
        analysis.rules(),
        sheet.plays(&plays),
        sheet.summary(&summary, &plays)
    ))
}

fn shows(seat: Option<Seat>, play: &PlayAnalysis) -> bool {
    seat.is_none_or(|seat| seat == play.seat)
}

/// The analysis of every action. Those of other seats than the asked one have no values of moves.
fn plays(
    arguments: &Arguments,
    seat: Option<Seat>,
    analysis: &Analysis,
    rounds: &[RoundShape],
) -> Result<Vec<PlayAnalysis>, AnalysisError> {
    let all: usize = rounds.iter().map(|round| round.actions).sum();
    let mut progress = Progress::new(all as f64);
    let mut plays = Vec::with_capacity(all);
    for (index, round) in rounds.iter().enumerate() {
        for action in 0..round.actions {
            progress.show(plays.len() as f64, || format!("round {}, play {}", round.number, action + 1));
            let deals = match seat {
                Some(seat) if analysis.seat(index, action)? != seat => 0,
                _ => arguments.deals,
            };
            plays.push(analysis.analyse(index, action, deals)?);
        }
    }
    progress.clear();
    Ok(plays)
}

/// Writes an analysis as a person reads it.
struct Sheet<'a> {
    names: &'a BySeat<String>,
    rounds: &'a [RoundShape],
    seat: Option<Seat>,
}

impl Sheet<'_> {
    fn name(&self, seat: Seat) -> String {
        self.names.get(seat).cloned().unwrap_or_else(|| seat.to_string())
    }

    fn plays(&self, plays: &[PlayAnalysis]) -> String {
        let mut text = String::new();
        for (index, round) in self.rounds.iter().enumerate() {
            let of_round = plays.iter().filter(|play| play.round == index && shows(self.seat, play));
            let rows: Vec<Vec<String>> = of_round.map(|play| self.row(play)).collect();
            let _ = writeln!(text, "Round {}\n{}", round.number, aligned(&rows, &[0]));
        }
        text
    }

    /// The number of a play, who played what, and what is to be said about it.
    fn row(&self, play: &PlayAnalysis) -> Vec<String> {
        let said = match &play.better {
            Some(better) => self.preferred(better, play.grade),
            None if play.options.len() > 1 => "best".to_owned(),
            None if !play.proved.is_empty() => {
                let numbers: Vec<String> = play.proved.iter().map(u8::to_string).collect();
                format!("shows no {}", numbers.join(" and no "))
            }
            None => String::new(),
        };
        vec![(play.action + 1).to_string(), self.name(play.seat), play.choice.to_string(), said]
    }

    fn preferred(&self, better: &Better, grade: Grade) -> String {
        let Better { choice, loss, error, .. } = better;
        if grade == Grade::Good {
            return format!("good; the engine plays {choice} ({loss:+.1} ± {:.1})", 1.96 * error);
        }
        let mut text = format!("{}: {choice} is {loss:.1} ± {:.1} points better", word(grade), 1.96 * error);
        if let Some(why) = self.reason(better.why) {
            let _ = write!(text, "; {why}");
        }
        if let Some(hindsight) = better.hindsight {
            let (with, without) =
                if hindsight.stopped_by_better { ("could not", "could") } else { ("could", "could not") };
            let next = self.name(hindsight.seat);
            let _ = write!(
                text,
                "; in fact {next} {with} have laid a tile after it, and {without} after this play"
            );
        }
        text
    }

    fn reason(&self, why: Reason) -> Option<String> {
        Some(match why {
            Reason::Only | Reason::Better { .. } => return None,
            Reason::LastTile => "it lays the last tile".to_owned(),
            Reason::Scores { points } => format!("it scores {points}, and no other move scores more"),
            Reason::Stops { seat } => format!("{} certainly has no tile that fits then", self.name(seat)),
            Reason::Keeps { tiles } => {
                format!("then {tiles} tiles of the hand fit, more than after any other")
            }
            Reason::Double => "a double fits one number only, so it is hard to lay later".to_owned(),
            Reason::Heavy { points } => format!("of the tiles that fit it counts most: {points}"),
        })
    }

    fn summary(&self, summary: &MatchSummary, plays: &[PlayAnalysis]) -> String {
        let mut text = String::new();
        if !summary.moments.is_empty() {
            let rows: Vec<Vec<String>> =
                summary.moments.iter().map(|moment| self.moment(moment, plays)).collect();
            let _ = writeln!(
                text,
                "The plays that changed most. Points are what a round was worth to the player's side, if all play on at random:\n{}",
                aligned(&rows, &[])
            );
        }
        let head =
            ["", "choices", "as the engine", "points lost a choice", "inaccuracies", "mistakes", "blunders"];
        let mut rows = vec![head.map(str::to_owned).to_vec()];
        let shown = summary.seats.seated().filter(|(seat, _)| self.seat.is_none_or(|shown| shown == *seat));
        rows.extend(shown.map(|(seat, seat_summary)| self.seat_row(seat, seat_summary)));
        text + &aligned(&rows, &[1, 2, 3, 4, 5, 6])
    }

    fn moment(&self, moment: &TurningPoint, plays: &[PlayAnalysis]) -> Vec<String> {
        let TurningPoint { round, action, seat, before, after } = *moment;
        let number = self.rounds.get(round).map_or(0, |round| round.number);
        let is_it = |play: &&PlayAnalysis| (play.round, play.action) == (round, action);
        let choice = plays.iter().find(is_it).map_or(Move::Pass, |play| play.choice);
        vec![
            format!("round {number}, play {}", action + 1),
            self.name(seat),
            choice.to_string(),
            format!("from {before:+.1} to {after:+.1}"),
        ]
    }

    fn seat_row(&self, seat: Seat, summary: &SeatSummary) -> Vec<String> {
        let SeatSummary { choices, agreed, loss, inaccuracies, mistakes, blunders } = *summary;
        let numbers = [choices, agreed].map(|number| number.to_string()).into_iter();
        let counts = [inaccuracies, mistakes, blunders].map(|number| number.to_string());
        [self.name(seat)]
            .into_iter()
            .chain(numbers)
            .chain([format!("{:.2}", loss.max(0.0))])
            .chain(counts)
            .collect()
    }
}

const fn word(grade: Grade) -> &'static str {
    match grade {
        Grade::Good => "good",
        Grade::Inaccuracy => "inaccuracy",
        Grade::Mistake => "mistake",
        Grade::Blunder => "blunder",
    }
}

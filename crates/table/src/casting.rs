//! Who the bots of a table are, where nobody chose them.

use boneyard_deal::Seed;
use boneyard_rules::Seat;

use crate::{level::Level, occupant::SeatPlan, opening::Opening, persona::Persona};

/// Chooses personas for the seats of one table. The same seed gives the same personas. No bot has the name of a person at the table.
pub(crate) struct Casting<'a> {
    /// Who sits at the table already.
    pub(crate) taken: Vec<Persona>,
    /// The names of the people at the table.
    pub(crate) names: Vec<&'a str>,
    /// Decides among those who suit; without it, the first one is chosen.
    pub(crate) seed: Option<Seed>,
    /// The number of the last event. So a seat that is given again may get another bot.
    pub(crate) seq: u64,
}

/// The plan of a new table in which each bot has a persona.
pub(crate) fn cast(plan: &[SeatPlan], opening: &Opening) -> Vec<SeatPlan> {
    let wanted = plan.iter().filter_map(|seat| match seat {
        SeatPlan::Bot { persona, .. } => *persona,
        SeatPlan::Open => None,
    });
    let names = opening.names.iter().map(String::as_str).collect();
    let mut casting = Casting { taken: wanted.collect(), names, seed: opening.seed, seq: 0 };
    let chosen = plan.iter().enumerate().map(|(index, seat)| match *seat {
        SeatPlan::Bot { level, persona } => {
            SeatPlan::Bot { level, persona: Some(casting.seat(Seat::at(index), level, persona)) }
        }
        SeatPlan::Open => SeatPlan::Open,
    });
    chosen.collect()
}

impl Casting<'_> {
    /// The wanted persona, or another one if a person has such a name or nobody is wanted.
    pub(crate) fn seat(&mut self, seat: Seat, level: Level, wanted: Option<Persona>) -> Persona {
        match wanted.filter(|persona| !self.has_person_like(*persona)) {
            Some(persona) => {
                self.taken.push(persona);
                persona
            }
            None => self.choose(seat, level),
        }
    }

    fn has_person_like(&self, persona: Persona) -> bool {
        self.names.iter().any(|name| persona.is_like(name))
    }

    /// A persona that does not sit at the table yet, and whose name is like no name there. If possible it plays at this level.
    pub(crate) fn choose(&mut self, seat: Seat, level: Level) -> Persona {
        let others = |persona: &Persona| !self.taken.contains(persona);
        let suits = |persona: &Persona| others(persona) && !self.has_person_like(*persona);
        let plays_so = |persona: &Persona| suits(persona) && persona.level() == level;
        let groups: [&dyn Fn(&Persona) -> bool; 3] = [&plays_so, &suits, &others];
        let found = groups.into_iter().map(|group| Persona::ALL.into_iter().filter(group).collect());
        // There are more personas than seats.
        let found: Vec<Persona> =
            found.into_iter().find(|found: &Vec<_>| !found.is_empty()).unwrap_or_default();
        let draw = self.seed.map_or(0, |seed| seed.number(self.seq, seat.number()));
        let chosen = usize::try_from(draw % found.len().max(1) as u64).ok().and_then(|at| found.get(at));
        let chosen = chosen.copied().unwrap_or(Persona::of_seat(seat));
        self.taken.push(chosen);
        chosen
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use boneyard_rules::SEATS_MAX;

    use super::*;

    fn casting(names: Vec<&str>, seed: Option<Seed>) -> Casting<'_> {
        Casting { taken: Vec::new(), names, seed, seq: 0 }
    }

    #[test]
    fn every_persona_has_an_id_names_and_a_face_of_its_own() {
        let unlike = |count: usize| assert_eq!(count, Persona::ALL.len());
        unlike(Persona::ALL.iter().map(|it| it.id()).collect::<BTreeSet<_>>().len());
        unlike(Persona::ALL.iter().map(|it| it.face()).collect::<BTreeSet<_>>().len());
        for one in Persona::ALL {
            assert_eq!(serde_json::to_value(one).unwrap(), one.id());
            assert_eq!(Persona::find(one.id()), Some(one));
            for other in Persona::ALL.into_iter().filter(|other| *other != one) {
                assert!(!one.names().iter().any(|name| other.is_like(name)), "{one:?} and {other:?}");
            }
        }
        for level in Level::ALL {
            assert!(Persona::ALL.iter().any(|it| it.level() == level), "nobody plays {level}");
        }
    }

    #[test]
    fn nobody_sits_twice_at_the_largest_table() {
        for byte in 0..100 {
            for level in Level::ALL {
                let mut casting = casting(vec!["Boris"], Some(Seed::new([byte; 32])));
                let chosen: BTreeSet<Persona> =
                    Seat::all(SEATS_MAX - 1).map(|seat| casting.choose(seat, level)).collect();
                assert_eq!(chosen.len(), SEATS_MAX - 1);
                assert!(!chosen.contains(&Persona::Boris));
            }
        }
    }

    #[test]
    fn the_seed_decides_among_those_who_play_so() {
        let chosen =
            |byte| casting(Vec::new(), Some(Seed::new([byte; 32]))).choose(Seat::at(1), Level::Steady);
        let many: BTreeSet<Persona> = (0..100).map(chosen).collect();
        let steady = Persona::ALL.into_iter().filter(|it| it.level() == Level::Steady);
        assert_eq!(many, steady.collect());
        assert_eq!(chosen(7), chosen(7));
    }

    #[test]
    fn nobody_gets_the_name_of_a_person_at_the_table() {
        let first = |name| casting(vec![name], None).choose(Seat::at(1), Level::Steady);
        assert_eq!(first("Davor"), Persona::Boris);
        for alike in ["Boris", "BORIS", "Воris", "Борис", "борис."] {
            assert_eq!(first(alike), Persona::Eva, "{alike}");
        }
    }
}

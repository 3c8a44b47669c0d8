//! The bots that sit at tables: each has a name, a face and a level.
//!
//! What a persona likes is in `locales/<language>/page/bots/`, its name in `locales/<language>/personas.ftl`.

use boneyard_deal::Seed;
use boneyard_rules::Seat;
use boneyard_text::are_alike;
use serde::{Deserialize, Serialize};

use crate::{level::Level, occupant::SeatPlan, opening::Opening};

/// A bot with a name, a face and a level. Stored tables name personas, so one that was ever published stays.
///
/// ```
/// use boneyard_table::{Level, Persona};
///
/// assert_eq!((Persona::Boris.id(), Persona::Boris.name()), ("boris", "Boris"));
/// assert_eq!(Persona::Boris.level(), Level::Steady);
/// ```
#[expect(missing_docs, reason = "the names say who they are")]
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Persona {
    Boris,
    Eva,
    Ana,
    Otto,
    Nina,
    Bruno,
    Mila,
    Leo,
    Vera,
    Ivo,
    Rita,
    Pavel,
}

/// What is fixed about a persona.
struct Facts {
    id: &'static str,
    /// The name in each script. Records use the first.
    names: [&'static str; 2],
    face: u16,
    level: Level,
}

impl Persona {
    /// All personas. The first three greet newcomers on the home page.
    pub const ALL: [Self; 12] = [
        Self::Boris,
        Self::Eva,
        Self::Ana,
        Self::Otto,
        Self::Nina,
        Self::Bruno,
        Self::Mila,
        Self::Leo,
        Self::Vera,
        Self::Ivo,
        Self::Rita,
        Self::Pavel,
    ];

    const fn facts(self) -> Facts {
        const fn facts(id: &'static str, names: [&'static str; 2], face: u16, level: Level) -> Facts {
            Facts { id, names, face, level }
        }
        match self {
            Self::Boris => facts("boris", ["Boris", "Борис"], 490, Level::Steady),
            Self::Eva => facts("eva", ["Eva", "Ева"], 4835, Level::Steady),
            Self::Ana => facts("ana", ["Ana", "Аня"], 2921, Level::Steady),
            Self::Otto => facts("otto", ["Otto", "Отто"], 5381, Level::Steady),
            Self::Nina => facts("nina", ["Nina", "Нина"], 7511, Level::Steady),
            Self::Bruno => facts("bruno", ["Bruno", "Бруно"], 10153, Level::Steady),
            Self::Mila => facts("mila", ["Mila", "Мила"], 12246, Level::Greedy),
            Self::Leo => facts("leo", ["Leo", "Лео"], 14545, Level::Greedy),
            Self::Vera => facts("vera", ["Vera", "Вера"], 16627, Level::Greedy),
            Self::Ivo => facts("ivo", ["Ivo", "Иво"], 17576, Level::Random),
            Self::Rita => facts("rita", ["Rita", "Рита"], 20300, Level::Random),
            Self::Pavel => facts("pavel", ["Pavel", "Павел"], 11450, Level::Random),
        }
    }

    /// The id, as requests and stored tables write it.
    #[must_use]
    pub const fn id(self) -> &'static str {
        self.facts().id
    }

    /// The persona with an id; `None` if there is none.
    ///
    /// ```
    /// use boneyard_table::Persona;
    ///
    /// assert_eq!(Persona::find("eva"), Some(Persona::Eva));
    /// assert_eq!(Persona::find("bot"), None);
    /// ```
    #[must_use]
    pub fn find(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|persona| persona.id() == id)
    }

    /// The name that records use.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.facts().names[0]
    }

    /// The name in each script.
    #[must_use]
    pub const fn names(self) -> [&'static str; 2] {
        self.facts().names
    }

    /// The number of the face, as people have one.
    #[must_use]
    pub const fn face(self) -> u16 {
        self.facts().face
    }

    /// How well this persona plays if nobody asks for something else.
    #[must_use]
    pub const fn level(self) -> Level {
        self.facts().level
    }

    /// Who sits on a seat of a table that was stored before bots had names.
    ///
    /// ```
    /// use boneyard_rules::Seat;
    /// use boneyard_table::Persona;
    ///
    /// assert_eq!(Persona::of_seat(Seat::at(1)), Persona::Eva);
    /// ```
    #[must_use]
    pub const fn of_seat(seat: Seat) -> Self {
        Self::ALL[seat.index() % Self::ALL.len()]
    }

    /// Whether readers may take a person's name for the name of this persona.
    fn is_like(self, name: &str) -> bool {
        self.names().iter().any(|own| are_alike(own, name))
    }
}

/// Chooses personas for the seats of one table. The same seed gives the same personas.
pub(crate) struct Casting<'a> {
    /// Who sits at the table already.
    pub(crate) taken: Vec<Persona>,
    /// The names of the people at the table.
    pub(crate) names: Vec<&'a str>,
    /// Decides among those who suit; without it, the first one is chosen.
    pub(crate) seed: Option<Seed>,
    /// The number of the last event. So a seat that is given again may get somebody else.
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
        SeatPlan::Bot { level, persona: None } => {
            SeatPlan::Bot { level, persona: Some(casting.choose(Seat::at(index), level)) }
        }
        seat => seat,
    });
    chosen.collect()
}

impl Casting<'_> {
    /// A persona that does not sit at the table yet, and whose name is like no name there. If possible it plays at this level.
    pub(crate) fn choose(&mut self, seat: Seat, level: Level) -> Persona {
        let others = |persona: &Persona| !self.taken.contains(persona);
        let suits =
            |persona: &Persona| others(persona) && !self.names.iter().any(|name| persona.is_like(name));
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

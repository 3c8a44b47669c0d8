//! The bots that sit at tables: each has a name, a face and a level.
//!
//! What a persona likes is in `locales/<language>/page/bots/`, its name in `locales/<language>/personas.ftl`.

use boneyard_rules::Seat;
use boneyard_text::are_alike;
use serde::{Deserialize, Serialize};

use crate::level::Level;

/// A bot with a name, a face and a level. Stored tables name personas, so one that was ever published stays.
///
/// ```
/// use boneyard_table::{Level, Persona};
///
/// assert_eq!((Persona::Boris.id(), Persona::Boris.name()), ("boris", "Boris"));
/// assert_eq!(Persona::Boris.level(), Level::Steady);
/// ```
#[expect(missing_docs, reason = "the names say who they are")]
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize, utoipa::ToSchema,
)]
#[serde(rename_all = "kebab-case")]
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
            Self::Otto => facts("otto", ["Otto", "Отто"], 5381, Level::Strong),
            Self::Nina => facts("nina", ["Nina", "Нина"], 7511, Level::Strong),
            Self::Bruno => facts("bruno", ["Bruno", "Бруно"], 10153, Level::Master),
            Self::Mila => facts("mila", ["Mila", "Мила"], 12246, Level::Easy),
            Self::Leo => facts("leo", ["Leo", "Лео"], 14545, Level::Easy),
            Self::Vera => facts("vera", ["Vera", "Вера"], 16627, Level::Master),
            Self::Ivo => facts("ivo", ["Ivo", "Иво"], 17576, Level::Beginner),
            Self::Rita => facts("rita", ["Rita", "Рита"], 20300, Level::Beginner),
            Self::Pavel => facts("pavel", ["Pavel", "Павел"], 11450, Level::Strong),
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
    pub(crate) fn is_like(self, name: &str) -> bool {
        self.names().iter().any(|own| are_alike(own, name))
    }
}

//! Short messages for the most frequent updates: one seat played, drew or passed.

use boneyard_rules::{Move, OpenEnd, Pips, Place, Tile};
use boneyard_table::{LiveState, SeenEvent};
use serde::{Deserialize, Serialize};

use super::{ServerMessage, ShortState};

/// The open ends after a play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum ShortEnds {
    /// The numbers at the left and at the right end of a line.
    Line(Pips, Pips),
    /// Each open place, and the number that it shows.
    Any(Vec<(Place, Pips)>),
}

/// A legal move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum ShortMove {
    /// Play a tile at a place.
    Play(Tile, Place),
    /// Play a tile at a place, and leave this half open.
    PlayAndLeave(Tile, Place, Pips),
    /// A move without a tile.
    Other(OtherMove),
}

/// A move without a tile.
#[expect(missing_docs, reason = "the names say what they are")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum OtherMove {
    Draw,
    Close,
    Done,
    Pass,
}

#[cfg(feature = "server")]
mod schemas {
    use boneyard_rules::{Pips, Place, Tile};
    use utoipa::openapi::schema::{AllOfBuilder, Array, ArrayBuilder, ArrayItems, OneOfBuilder, Schema};
    use utoipa::openapi::{Ref, RefOr};
    use utoipa::{PartialSchema, ToSchema};

    use super::{OtherMove, ShortEnds, ShortMove};

    /// A list with an item of each type. Those after the first `least` may be missing.
    fn list(description: &str, items: &[RefOr<Schema>], least: usize) -> Array {
        let items: Vec<Schema> =
            items.iter().map(|item| AllOfBuilder::new().item(item.clone()).into()).collect();
        let most = items.len();
        ArrayBuilder::new()
            .description(Some(description))
            .prefix_items(items)
            .items(ArrayItems::False)
            .min_items(Some(least))
            .max_items(Some(most))
            .build()
    }

    fn reference<T: ToSchema>() -> RefOr<Schema> {
        Ref::from_schema_name(T::name()).into()
    }

    impl PartialSchema for ShortEnds {
        fn schema() -> RefOr<Schema> {
            let place = list("A place and its number.", &[reference::<Place>(), Pips::schema()], 2);
            OneOfBuilder::new()
                .description(Some("The open ends after a play."))
                .item(list(
                    "The numbers at the left and at the right end of a line.",
                    &[Pips::schema(), Pips::schema()],
                    2,
                ))
                .item(
                    ArrayBuilder::new()
                        .description(Some("Each open place, and the number that it shows."))
                        .items(RefOr::T(Schema::Array(place))),
                )
                .into()
        }
    }

    impl ToSchema for ShortEnds {
        fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
            schemas.push((Place::name().into(), Place::schema()));
            Place::schemas(schemas);
        }
    }

    impl PartialSchema for ShortMove {
        fn schema() -> RefOr<Schema> {
            OneOfBuilder::new()
                .description(Some("A legal move in short."))
                .item(list(
                    "Play a tile at a place: `[tile, place]`, and `[tile, place, number]` to leave this half open.",
                    &[reference::<Tile>(), reference::<Place>(), Pips::schema()],
                    2,
                ))
                .item(OtherMove::schema())
                .into()
        }
    }

    impl ToSchema for ShortMove {
        fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
            schemas.push((Tile::name().into(), Tile::schema()));
            ShortEnds::schemas(schemas);
        }
    }
}

impl From<Vec<OpenEnd>> for ShortEnds {
    fn from(ends: Vec<OpenEnd>) -> Self {
        match ends[..] {
            [OpenEnd { at: Place::Left, number: left }, OpenEnd { at: Place::Right, number: right }] => {
                Self::Line(left, right)
            }
            _ => Self::Any(ends.into_iter().map(|end| (end.at, end.number)).collect()),
        }
    }
}

impl From<ShortEnds> for Vec<OpenEnd> {
    fn from(ends: ShortEnds) -> Self {
        let end = |(at, number)| OpenEnd { at, number };
        match ends {
            ShortEnds::Line(left, right) => vec![end((Place::Left, left)), end((Place::Right, right))],
            ShortEnds::Any(ends) => ends.into_iter().map(end).collect(),
        }
    }
}

impl From<Move> for ShortMove {
    fn from(choice: Move) -> Self {
        match choice {
            Move::Play { tile, at, leaves: None } => Self::Play(tile, at),
            Move::Play { tile, at, leaves: Some(leaves) } => Self::PlayAndLeave(tile, at, leaves),
            Move::Draw => Self::Other(OtherMove::Draw),
            Move::Close => Self::Other(OtherMove::Close),
            Move::Done => Self::Other(OtherMove::Done),
            Move::Pass => Self::Other(OtherMove::Pass),
        }
    }
}

impl From<ShortMove> for Move {
    fn from(choice: ShortMove) -> Self {
        match choice {
            ShortMove::Play(tile, at) => Self::Play { tile, at, leaves: None },
            ShortMove::PlayAndLeave(tile, at, leaves) => Self::Play { tile, at, leaves: Some(leaves) },
            ShortMove::Other(OtherMove::Draw) => Self::Draw,
            ShortMove::Other(OtherMove::Close) => Self::Close,
            ShortMove::Other(OtherMove::Done) => Self::Done,
            ShortMove::Other(OtherMove::Pass) => Self::Pass,
        }
    }
}

impl ServerMessage {
    /// An update in its shortest form: [`Self::Played`], [`Self::Drew`] or [`Self::Passed`] if they say everything, and
    /// [`Self::Update`] if not.
    pub(super) fn update(from: u64, mut events: Vec<SeenEvent>, now: LiveState) -> Self {
        let LiveState { turn, ref legal, clock_ms, .. } = now;
        let rest = LiveState { turn, legal: legal.clone(), clock_ms, ..LiveState::default() };
        if events.len() != 1 || now != rest {
            return Self::Update { from, events, now };
        }
        let legal = legal.iter().copied().map(ShortMove::from).collect();
        let after = |by| ShortState { by, turn, legal, clock_ms };
        match events.pop() {
            Some(SeenEvent::Played { seat, tile, at, leaves, ends, points: 0, by }) => {
                Self::Played { n: from, seat, tile, at, leaves, ends: ends.into(), after: after(by) }
            }
            Some(SeenEvent::Drew { seat, tile, boneyard, by }) => {
                Self::Drew { n: from, seat, tile, boneyard, after: after(by) }
            }
            Some(SeenEvent::Passed { seat, by }) => Self::Passed { n: from, seat, after: after(by) },
            other => Self::Update { from, events: other.into_iter().collect(), now },
        }
    }

    /// The same message, with [`Self::Played`], [`Self::Drew`] and [`Self::Passed`] as [`Self::Update`].
    ///
    /// ```
    /// use boneyard_protocol::ServerMessage;
    ///
    /// let short: ServerMessage = serde_json::from_str(r#"{"type":"passed","n":9,"seat":2,"turn":3}"#)?;
    /// let text = serde_json::to_string(&short.expanded())?;
    /// let event = r#"{"type":"passed","seat":2,"by":"person"}"#;
    /// assert_eq!(text, format!(r#"{{"type":"update","from":9,"events":[{event}],"now":{{"turn":3}}}}"#));
    /// # Ok::<_, serde_json::Error>(())
    /// ```
    #[must_use]
    pub fn expanded(self) -> Self {
        let (n, after, event) = match self {
            Self::Played { n, seat, tile, at, leaves, ends, after } => {
                let (ends, by) = (ends.into(), after.by);
                (n, after, SeenEvent::Played { seat, tile, at, leaves, ends, points: 0, by })
            }
            Self::Drew { n, seat, tile, boneyard, after } => {
                let by = after.by;
                (n, after, SeenEvent::Drew { seat, tile, boneyard, by })
            }
            Self::Passed { n, seat, after } => {
                let by = after.by;
                (n, after, SeenEvent::Passed { seat, by })
            }
            other => return other,
        };
        let ShortState { turn, legal, clock_ms, .. } = after;
        let legal = legal.into_iter().map(Move::from).collect();
        let now = LiveState { turn, legal, clock_ms, ..LiveState::default() };
        Self::Update { from: n, events: vec![event], now }
    }
}

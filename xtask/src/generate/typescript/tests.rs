//! The TypeScript that small crates give.

use super::{Tree, declarations, written};

/// What is written for a `crates/protocol` of this source, which uses a crate `rules`.
fn generated(source: &str) -> Result<String, String> {
    let rules = r#"
        pub use seat::Seat;
        mod seat {
            #[serde(try_from = "u8", into = "u8")]
            pub struct Seat(u8);
        }
        string_ids! {
            /// A table.
            TableId,
            MatchId,
        }
    "#;
    let files = [
        ("crates/protocol/Cargo.toml", "[dependencies]\nboneyard-rules = {}"),
        ("crates/protocol/src/lib.rs", source),
        ("crates/rules/Cargo.toml", ""),
        ("crates/rules/src/lib.rs", rules),
    ];
    let tree = Tree::of(files.map(|(path, text)| (path.to_owned(), text.to_owned())));
    let [shared, _] = declarations(&tree).map_err(|error| error.to_string())?;
    Ok(written(&shared))
}

#[test]
fn a_struct_is_an_object_with_the_names_of_the_wire() {
    let source = r#"
        use boneyard_rules::{Seat, TableId as Id};
        /// A table.
        #[derive(Serialize)]
        #[serde(rename_all = "camelCase")]
        pub struct Table {
            /// Names it.
            id: Id,
            #[serde(rename = "match")]
            match_: Option<u64>,
            free_seats: Vec<Seat>,
            #[serde(default, skip_serializing_if = "Option::is_none")]
            name: Option<String>,
            #[serde(skip)]
            secret: Unknown,
        }
    "#;
    let expected = "
export type Seat = number;

/** A table. */
export type Table = {
  /** Names it. */
  id: TableId;
  match: number | null;
  freeSeats: Array<Seat>;
  name?: string;
};

/** A table. */
export type TableId = string;
";
    assert_eq!(generated(source).as_deref(), Ok(expected));
}

#[test]
fn an_enum_is_a_union_in_each_of_the_forms_of_serde() {
    let source = r#"
        #[derive(Serialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum Outside { NoOne, Two(u8, bool), Named { a: u8 } }
        #[derive(Serialize)]
        #[serde(tag = "type")]
        pub enum Inside { One, Named { a: u8 }, Other(Outside) }
        #[derive(Serialize)]
        #[serde(tag = "by", content = "who")]
        pub enum Beside { One, Seat(u8) }
        #[derive(Serialize)]
        #[serde(untagged)]
        pub enum Bare { Any(()), Pair([u8; 2]), Private(Private) }
        enum Private { Only }
    "#;
    let expected = "
export type Bare = null | [number, number] | 'Only';

export type Beside = { by: 'One' } | { by: 'Seat'; who: number };

export type Inside = { type: 'One' } | { type: 'Named'; a: number } | { type: 'Other' } & Outside;

export type Outside = 'no-one' | { two: [number, boolean] } | { named: { a: number } };
";
    assert_eq!(generated(source).as_deref(), Ok(expected));
}

#[test]
fn flat_fields_are_an_intersection_and_parameters_stay() {
    let source = r#"
        #[derive(Serialize)]
        pub struct All<T> { one: T, #[serde(flatten)] more: More }
        #[derive(Serialize)]
        pub struct More { two: All<bool> }
    "#;
    let expected = "
export type All<T> = { one: T } & More;

export type More = { two: All<boolean> };
";
    assert_eq!(generated(source).as_deref(), Ok(expected));
}

#[test]
fn a_type_of_another_crate_is_found_where_the_root_passes_it_on() {
    let source = r#"
        pub use boneyard_rules::Seat;
        mod turn {
            use crate::Seat;
            #[derive(Serialize)]
            pub struct Turn { seat: Seat }
        }
    "#;
    let expected = "
export type Seat = number;

export type Turn = { seat: Seat };
";
    assert_eq!(generated(source).as_deref(), Ok(expected));
}

#[test]
fn what_is_not_understood_is_refused_with_its_place() {
    let refused = |source: &str| generated(source).expect_err("it is refused");
    let unknown = "#[derive(Serialize)]\npub struct A { b: Unknown }";
    let message = "crates/protocol/src/lib.rs:2: the generator does not know `Unknown`";
    assert_eq!(refused(unknown), message);
    let attribute = "#[derive(Serialize)]\n#[serde(remote = \"B\")]\npub struct A;";
    let message = "crates/protocol/src/lib.rs:2: the generator does not know `remote` of serde";
    assert_eq!(refused(attribute), message);
    let twice = "#[derive(Serialize)] pub struct A;\nmod b { #[derive(Serialize)] pub struct A; }";
    let message = "crates/protocol/src/lib.rs:2: A is the name of boneyard_protocol::A, too";
    assert_eq!(refused(twice), message);
}

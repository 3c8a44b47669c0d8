//! Two generated TypeScript files must not export the same name.

use insta::assert_snapshot;
use xtask::structure;

use crate::listed;

#[test]
fn a_name_that_two_files_declare_is_a_fault() {
    let table =
        "import type { Tile } from './tile.ts';\nexport type Seat = number;\nexport const SEATS_MAX = 8;\n";
    let evening =
        "export type Seat = \"top\" | \"left\";\nexport type SeatView = Seat;\nexport const SEATS_MAX = 4;\n";
    let files = [("table.ts", table), ("evening.ts", evening)];
    let files = files.map(|(file, text)| (file.to_owned(), text.to_owned()));
    assert_snapshot!(listed(&structure::wire(&files)), @r"
    the wire type `SEATS_MAX` is declared in table.ts and evening.ts
      Way out: rename one of them in Rust, or import the one from the other.
    the wire type `Seat` is declared in table.ts and evening.ts
      Way out: rename one of them in Rust, or import the one from the other.
    ");
}

//! The faults of imports between the files of the page.

use insta::assert_snapshot;
use xtask::structure::{self, PageImport, Plan};

use crate::listed;

const PLAN: &str = r#"
[crates]

[page.app]
why = "Puts the page together."
uses = ["everything"]

[page."app/router"]
why = "Addresses."
uses = []

[page."features/tiles"]
why = "The tiles."
uses = ["app/router", "ui"]

[page."features/table"]
why = "A table shows its tiles."
uses = ["features/tiles", "ui"]
floors = ["view", "seats", ".", "pages"]

[page.ui]
why = "Pieces without a subject."
uses = []
"#;

/// The faults of these imports, each written `from.ts -> to.ts: names`.
fn faults(imports: &[&str]) -> String {
    listed(&structure::page(&read(imports), &plan()))
}

fn plan() -> Plan {
    PLAN.parse().expect("the plan can be read")
}

fn read(imports: &[&str]) -> Vec<PageImport> {
    imports
        .iter()
        .map(|import| {
            let (files, names) = import.split_once(": ").expect("names follow a colon");
            let (from, to) = files.split_once(" -> ").expect("an arrow stands between files");
            let names = names.split_whitespace().map(str::to_owned).collect();
            PageImport { from: from.to_owned(), to: to.to_owned(), names, line: 3 }
        })
        .collect()
}

#[test]
fn a_feature_uses_what_the_plan_says() {
    let found = faults(&[
        "app/main.ts -> features/table/Table.svelte: Table",
        "features/tiles/LaidTiles.svelte -> app/router/router.ts: link",
        "features/table/Table.svelte -> features/tiles/LaidTiles.svelte: LaidTiles",
        "features/table/Table.svelte -> ui/Button.svelte: Button",
    ]);
    assert_snapshot!(found, @"no faults");
}

#[test]
fn an_arrow_that_the_plan_does_not_have_is_a_fault() {
    let found = faults(&[
        "ui/Button.svelte -> features/table/state.ts: TableState Phase",
        "features/tiles/LaidTiles.svelte -> features/table/state.ts: Phase",
        "features/table/Table.svelte -> app/router/router.ts: link",
    ]);
    assert_snapshot!(found, @r"
    web/src/features/table/Table.svelte:3 imports `link` of web/src/app/router/router.ts, but `features/table` may not use `app/router`
      Way out: move `link` to a folder that `features/table` may use, or pass it in from above.
    web/src/features/tiles/LaidTiles.svelte:3 imports `Phase` of web/src/features/table/state.ts, but `features/tiles` may not use `features/table`
      Way out: move `Phase` to a folder that `features/tiles` may use, or pass it in from above.
    web/src/ui/Button.svelte:3 imports `Phase` and `TableState` of web/src/features/table/state.ts, but `ui` may not use `features/table`
      Way out: move `Phase` and `TableState` to a folder that `ui` may use, or pass it in from above.
    ");
}

#[test]
fn a_folder_inside_a_feature_uses_only_the_folders_below_it() {
    let found = faults(&[
        "features/table/Table.svelte -> features/table/seats/Seat.svelte: Seat",
        "features/table/pages/Page.svelte -> features/table/Table.svelte: Table",
        "features/table/seats/Seat.svelte -> features/table/seats/face/Face.svelte: Face",
        "features/table/seats/Seat.svelte -> features/table/controls.ts: Chair",
        "features/table/view/hand.ts -> features/table/seats/seat.ts: Seated",
        "features/table/sound/sound.ts -> features/table/view/hand.ts: Hand",
        "features/table/sound/sound.ts -> features/table/view/tile.ts: Tile",
    ]);
    assert_snapshot!(found, @r"
    web/src/features/table/seats/Seat.svelte:3 uses `Chair` of web/src/features/table/controls.ts, on a higher floor: `.` above `seats`
      Way out: move `Chair` down to `seats`, or the code that uses it up.
    web/src/features/table/sound/sound.ts is on no floor
      Way out: add its module or folder to a floor in xtask/structure.toml, or move the file to one.
    web/src/features/table/view/hand.ts:3 uses `Seated` of web/src/features/table/seats/seat.ts, on a higher floor: `seats` above `view`
      Way out: move `Seated` down to `view`, or the code that uses it up.
    ");
}

#[test]
fn files_that_import_each_other_are_a_cycle() {
    let found = faults(&[
        "features/tiles/a.ts -> features/tiles/b.ts: b",
        "features/tiles/b.ts -> features/tiles/a/c.ts: Type",
        "features/tiles/a/c.ts -> features/tiles/a.ts: a also",
    ]);
    assert_snapshot!(found, @r"
    web/src: a circle of files
      web/src/features/tiles/b.ts:3 uses `Type` of web/src/features/tiles/a/c.ts
      web/src/features/tiles/a/c.ts:3 uses `a` and `also` of web/src/features/tiles/a.ts
      web/src/features/tiles/a.ts:3 uses `b` of web/src/features/tiles/b.ts
      Way out: move `b` from web/src/features/tiles/b.ts to a file that both use, or pass web/src/features/tiles/a.ts what it needs.
    ");
}

#[test]
fn a_file_outside_the_plan_is_a_fault() {
    assert_snapshot!(faults(&["lib/old.ts -> ui/a.ts: a", "lib/old.ts -> ui/b.ts: b"]), @r"
    web/src/lib/old.ts is in no folder of the plan
      Way out: move it, or add its folder to xtask/structure.toml.
    ");
}

#[test]
fn tests_and_stories_use_everything() {
    let found = faults(&[
        "ui/button.test.ts -> features/table/state.ts: TableState",
        "ui/story/Buttons.svelte -> features/table/state.ts: TableState",
        "ui/testing/press.ts -> features/table/state.ts: TableState",
    ]);
    assert_snapshot!(found, @"no faults");
}

#[test]
fn a_permission_that_no_import_uses_is_a_fault() {
    let imports = read(&[
        "app/main.ts -> features/table/Table.svelte: Table",
        "features/tiles/LaidTiles.svelte -> app/router/router.ts: link",
        "features/tiles/LaidTiles.svelte -> ui/Button.svelte: Button",
        "features/table/Table.svelte -> features/tiles/LaidTiles.svelte: LaidTiles",
        "features/table/table.test.ts -> ui/Button.svelte: Button",
    ]);
    assert_snapshot!(listed(&structure::unused_on_page(&imports, &plan())), @r"
    `page.features/table` of the plan names `ui`, which nothing uses or which does not exist
      Way out: remove it from xtask/structure.toml.
    ");
}

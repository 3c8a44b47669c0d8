//! `boneyard club score` and `boneyard club sheets`: what they print, write and refuse.

use std::fs;
use std::path::Path;
use std::process::Output;

use boneyard_agreement::Language;
use boneyard_test_support::pdf;
use serde_json::Value;

use crate::program::{self, file as evening, refusal, temporary_path, text};

fn run(arguments: &[&str]) -> Output {
    program::run(&[&["club"], arguments].concat())
}

fn printed(arguments: &[&str]) -> String {
    program::printed(&[&["club"], arguments].concat())
}

/// EX-11 of the worked examples, with names that a spreadsheet could misread.
const FOUR: &str = r#"evening 1
name "Friday at the harbour"
origin "Cuba" "Havana"
date 2026-11-20
players 4 published
stake 10 "chips"
prize stakes 1
player 1 "Ana"
player 2 "Boris \"Bo\" Diaz"
player 3 "Vera, the third"
player 4 "Gleb"
match 1 table 1 31:0 45:0 0:0 40:0 first 3
match 2 table 1 final 100:37
match 3 table 1 final 64:100
"#;

/// A Swiss of five pairs, drawn, played and counted with the program alone.
#[test]
fn a_swiss_is_drawn_from_its_file() {
    let mut text = "evening 1\nname \"Friday\"\nplayers 10 swiss\nmatches 3\n".to_owned();
    let mut byes = Vec::new();
    for number in 1..=3 {
        let drawn = printed(&["draw", &evening(&format!("swiss-{number}.evening"), &text), "--lot", "3"]);
        assert_eq!(drawn.lines().count(), 3, "{drawn}");
        assert!(drawn.starts_with(&format!("pairs {number} table 1 ")), "{drawn}");
        byes.extend(drawn.lines().filter(|line| line.starts_with("bye ")).map(|line| line[6..].to_owned()));
        text += &drawn;
        let early = evening(&format!("swiss-{number}-early.evening"), &text);
        let refused = refusal(&["club", "draw", &early]);
        assert!(refused.contains(&format!("match {number} is not over")), "{refused}");
        text += &format!("match {number} table 1 final 100:{number}0\nmatch {number} table 2 final 40:100\n");
    }
    assert_eq!(
        byes.iter().collect::<std::collections::BTreeSet<_>>().len(),
        3,
        "three pairs have a bye: {byes:?}"
    );
    let file = evening("swiss-whole.evening", &text);
    assert!(refusal(&["club", "draw", &file]).contains("all 3 matches have been drawn"));
    let report: Value = serde_json::from_str(&printed(&["score", &file, "--json"])).unwrap();
    assert_eq!(report["final"], true);
    let without = evening("swiss-without.evening", "evening 1\nname \"Friday\"\nplayers 10 swiss\n");
    let drawn = printed(&["draw", &without, "--without", "10"]);
    assert!(!drawn.contains("bye") && !drawn.contains(" 9 "), "{drawn}");
    let four = evening("draw-four.evening", FOUR);
    assert!(refusal(&["club", "draw", &four]).contains("only a Swiss and a knock-out"));
}

/// Teams of two pairs are seated, drawn and counted with the program alone.
#[test]
fn a_knock_out_of_teams_is_drawn_from_its_file() {
    let mut text =
        "evening 1\nname \"Friday\"\nplayers 12 knock-out teams 2\nteam 1 \"Los Tigres\"\n".to_owned();
    let drawn = printed(&["draw", &evening("teams-1.evening", &text)]);
    assert_eq!(drawn.lines().filter(|line| line.starts_with("bye 1 ")).count(), 2, "{drawn}");
    assert_eq!(drawn.lines().count(), 4, "{drawn}");
    text += &drawn;
    text += "match 1 table 1 final 100:10\nmatch 1 table 2 final 100:20\n";
    let drawn = printed(&["draw", &evening("teams-2.evening", &text)]);
    assert_eq!(drawn.lines().filter(|line| line.starts_with("pairs 2 table ")).count(), 2, "{drawn}");
    text += &drawn;
    text += "match 2 table 1 final 100:10\nmatch 2 table 2 final 100:20\n";
    let file = evening("teams-whole.evening", &text);
    let page = printed(&["score", &file]);
    assert!(page.contains("12 players, knock-out seating, teams of 2 pairs"), "{page}");
    assert!(page.contains("\nTeams\nplace  no.  team"), "{page}");
    let report: Value = serde_json::from_str(&printed(&["score", &file, "--json"])).unwrap();
    let places: Vec<u64> = (0..3).map(|at| report["teams"][at]["place"].as_u64().unwrap()).collect();
    assert_eq!(places, [1, 2, 3]);
    let gone = evening("teams-gone.evening", "evening 1\nname \"Friday\"\nplayers 12 swiss teams 2\n");
    let drawn = printed(&["draw", &gone, "--without", "6"]);
    assert!(!drawn.contains("bye") && !drawn.contains(" 5 ") && !drawn.contains(" 7 "), "{drawn}");
}

/// Groups of pairs and the knock-out of the best, with the program alone.
#[test]
fn groups_and_their_knock_out_are_played_from_a_file() {
    let mut text = printed(&["schedule", "16", "--groups", "2", "--evening=Friday"]);
    assert!(text.contains("players 16 groups 2 qualify 2\nmatches 3\n"), "{text}");
    for number in 1..=3 {
        (1..=4)
            .for_each(|table| text += &format!("match {number} table {table} final 100:{number}{table}\n"));
    }
    let page = printed(&["score", &evening("groups.evening", &text)]);
    assert!(page.contains("16 players, groups seating, 2 groups, 2 of each go on"), "{page}");
    assert!(page.contains("\nGroup 1\nplace") && page.contains("\nGroup 2\n"), "{page}");
    for (number, tables) in [(4, 2), (5, 1)] {
        let drawn = printed(&["draw", &evening(&format!("groups-{number}.evening"), &text)]);
        assert_eq!(drawn.lines().count(), tables, "{drawn}");
        text += &drawn;
        (1..=tables).for_each(|table| text += &format!("match {number} table {table} final 100:0\n"));
    }
    let report: Value =
        serde_json::from_str(&printed(&["score", &evening("groups-whole.evening", &text), "--json"]))
            .unwrap();
    assert_eq!((report["final"].as_bool(), report["groups"].as_array().map(Vec::len)), (Some(true), Some(8)));
    let refused = refusal(&["club", "schedule", "16", "--groups", "5"]);
    assert!(refused.contains("8 pairs or teams do not play in `5` groups; write 2 to 4"), "{refused}");
}

/// CLUB-55, CLUB-67, CLUB-74, CLUB-78, CLUB-87, CLUB-94: every sum is in its place.
#[test]
fn the_report_is_one_json_object() {
    let report = printed(&["score", &evening("json.evening", FOUR), "--json"]);
    let standing = |line: &str, keys: &str| format!(r#"{{{line},{keys}}}"#);
    let standings = [
        standing(
            r#""place":1,"number":1,"name":"Ana","played":3,"points":5,"wins":2,"plus":264,"minus":137"#,
            r#""penalties":0,"effectiveness":127,"money":40,"prize":20,"decided_by":"points""#,
        ),
        standing(
            r#""place":2,"number":2,"name":"Boris \"Bo\" Diaz","played":3,"points":4,"wins":2,"plus":237,"minus":164"#,
            r#""penalties":0,"effectiveness":73,"money":20,"prize":0,"decided_by":"points""#,
        ),
        standing(
            r#""place":3,"number":3,"name":"Vera, the third","played":3,"points":3,"wins":2,"plus":200,"minus":201"#,
            r#""penalties":0,"effectiveness":-1,"money":0,"prize":-10,"decided_by":"points""#,
        ),
        standing(
            r#""place":4,"number":4,"name":"Gleb","played":3,"points":0,"wins":0,"plus":101,"minus":300"#,
            r#""penalties":0,"effectiveness":-199,"money":-60,"prize":-10,"decided_by":null"#,
        ),
    ];
    let matches = [
        r#"{"number":1,"table":1,"pairs":[[1,2],[3,4]],"score":[100,0],"stopped":false,"next_lead":null}"#,
        r#"{"number":2,"table":1,"pairs":[[1,3],[4,2]],"score":[100,37],"stopped":false,"next_lead":null}"#,
        r#"{"number":3,"table":1,"pairs":[[1,4],[2,3]],"score":[64,100],"stopped":false,"next_lead":null}"#,
    ];
    let whole = format!(
        r#"{{"final":true,"standings":[{}],"matches":[{}]}}"#,
        standings.join(","),
        matches.join(",")
    );
    assert_eq!(report, whole + "\n");
}

/// CLUB-89, CLUB-95.
#[test]
fn score_prints_results_standings_and_money() {
    assert_eq!(
        printed(&["score", &evening("page.evening", FOUR)]),
        "\
Friday at the harbour
Havana, Cuba, 2026-11-20
4 players, published seating; matches to 100; stake 10 chips

Results
match  table  first pair                  score  second pair
    1      1  1 Ana & 2 Boris \"Bo\" Diaz   100:0  3 Vera, the third & 4 Gleb
    2      1  1 Ana & 3 Vera, the third  100:37  4 Gleb & 2 Boris \"Bo\" Diaz
    3      1  1 Ana & 4 Gleb             64:100  2 Boris \"Bo\" Diaz & 3 Vera, the third

Final standings
place  no.  player           played  points  wins  effectiveness  plus  minus  decided by
    1    1  Ana                   3       5     2           +127   264    137  points
    2    2  Boris \"Bo\" Diaz       3       4     2            +73   237    164  points
    3    3  Vera, the third       3       3     2             -1   200    201  points
    4    4  Gleb                  3       0     0           -199   101    300  -

Money, in chips
no.  player           money  prize  together
  1  Ana                +40    +20       +60
  2  Boris \"Bo\" Diaz    +20      0       +20
  3  Vera, the third      0    -10       -10
  4  Gleb               -60    -10       -70
Gleb pays Ana 60
Vera, the third pays Boris \"Bo\" Diaz 10
Gleb pays Boris \"Bo\" Diaz 10
"
    );
}

/// CLUB-33, CLUB-59, CLUB-71, CLUB-89: facts that the score does not show.
#[test]
fn remarks_follow_the_results() {
    let text = "evening 1\nname \"x\"\nplayers 4 published\nmatches 4\npenalties on\npairs 4 table 1 1 2 3 4 filler 2\n\
                match 1 table 1 final 48:48 lot 2\nmatch 2 table 1 final 72:55 stopped\nmatch 3 table 1 100:0\n\
                match 4 table 1 31:0 first 1\npenalty 1 5 match 1 \"spoke\"\n";
    let page = printed(&["score", &evening("remarks.evening", text)]);
    for line in [
        "    1      1  1 & 2       48:48  3 & 4        stopped at a tie; won by lot: 3 & 4",
        "    2      1  1 & 3       72:55  4 & 2        stopped",
        "    4      1  1 & 2        31:0  3 & 4        in progress; 3 leads next",
        "Standings after match 3 of 4",
        "place  no.  player  played  points  wins  effectiveness  plus  minus  penalties  decided by",
    ] {
        assert!(page.lines().any(|found| found == line), "no `{line}` in\n{page}");
    }
}

/// CLUB-94.
#[test]
fn csv_quotes_names_and_texts() {
    let file = evening("csv.evening", FOUR);
    assert_eq!(
        printed(&["score", &file, "--csv"]),
        "\
place,number,name,played,points,wins,plus,minus,penalties,effectiveness,money,prize,decided_by,by_number
1,1,Ana,3,5,2,264,137,0,127,40,20,points,false
2,2,\"Boris \"\"Bo\"\" Diaz\",3,4,2,237,164,0,73,20,0,points,false
3,3,\"Vera, the third\",3,3,2,200,201,0,-1,0,-10,points,false
4,4,Gleb,3,0,0,101,300,0,-199,-60,-10,,false
"
    );
    assert_eq!(printed(&["score", &file, "--csv=standings"]), printed(&["score", &file, "--csv"]));
    let second = |what: &str| {
        let lines = printed(&["score", &file, &format!("--csv={what}")]);
        lines.lines().nth(1).map(str::to_owned)
    };
    assert_eq!(
        second("results").as_deref(),
        Some("1,1,1,Ana,2,\"Boris \"\"Bo\"\" Diaz\",3,\"Vera, the third\",4,Gleb,100,0,first,target,3,,")
    );
    assert_eq!(second("money").as_deref(), Some("1,Ana,40,20,60,chips"));
    assert_eq!(
        second("seating").as_deref(),
        Some("1,1,1,Ana,2,\"Boris \"\"Bo\"\" Diaz\",3,\"Vera, the third\",4,Gleb,,")
    );
    assert_eq!(second("log"), None);
    let more = "penalties on\npenalty 2 30 match 1 round 2 \"text \\\"six\\\", loudly\"\n\
                log 2026-11-20T20:14:05Z 1 \"match 1 table 1 round 2\" \"45\" \"54\" \"misread\"\n";
    let log = printed(&["score", &evening("log.evening", format!("{FOUR}{more}")), "--csv=log"]);
    assert_eq!(
        log,
        "\
kind,time,by,what,old,new,player,match,round,amount,why
correction,2026-11-20T20:14:05Z,1,match 1 table 1 round 2,45,54,,,,,misread
penalty,,,,,,2,1,2,30,\"text \"\"six\"\", loudly\"
"
    );
}

/// CLUB-76, CLUB-77: without a stake, money is left out; a stake without a unit is in chips.
#[test]
fn money_is_shown_where_there_is_a_stake() {
    let output = |stake: &str| {
        let text = FOUR.replace("stake 10 \"chips\"\n", stake).replace("prize stakes 1\n", "");
        printed(&["score", &evening("stake.evening", &text)])
    };
    for none in ["", "stake 0\n"] {
        let output = output(none);
        assert!(
            !output.contains("Money") && !output.contains("pays") && !output.contains("stake"),
            "{output}"
        );
    }
    assert!(output("stake 10\n").contains("Money, in chips\n"));
    assert!(output("stake 250 \"kuna\"\n").contains("Money, in kuna\n"));
}

#[test]
fn each_file_gets_its_own_answer_or_error() {
    let good = evening("good.evening", FOUR);
    let bad = evening("bad.evening", FOUR.replace("final 100:37", "final 99:37"));
    let missing = temporary_path("missing.evening").display().to_string();
    let output = run(&["score", "--json", &good, &bad, &missing, &good]);
    assert_eq!(output.status.code(), Some(2));
    let lines: Vec<&str> = text(&output.stdout).lines().collect();
    assert_eq!((lines.len(), lines[0]), (2, lines[1]));
    assert_eq!(
        text(&output.stderr),
        format!(
            "{bad}:13: the match is not finished: neither pair has 100; write `stopped` if it ended so\n\
             {missing}: no such file\n"
        )
    );
}

#[test]
fn an_invalid_file_prints_nothing() {
    let bad = evening("alone.evening", FOUR.replace("first 3", "first 9"));
    for arguments in [vec!["score", &bad], vec!["score", "--json", &bad], vec!["score", "--csv", &bad]] {
        let sentence = format!("{bad}:12: player 9 does not sit at this table; 1 and 2 play 3 and 4\n");
        assert_eq!(refusal(&[vec!["club"], arguments].concat()), sentence);
    }
    let out = temporary_path("unwritten");
    let output = run(&["sheets", &bad, "--out", &out.display().to_string()]);
    assert_eq!((output.status.code(), text(&output.stdout), out.exists()), (Some(2), "", false));
}

#[test]
fn bytes_that_are_not_utf8_are_reported_with_their_line() {
    let odd = b"evening 1\nname \"Friday\"\nplayers 4 published\nplayer 1 \"\xff\"\n";
    let output = run(&["score", &evening("odd.evening", odd)]);
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("odd.evening:4: this is not UTF-8"), "{}", text(&output.stderr));
}

#[test]
fn a_dash_reads_standard_input() {
    let arguments = ["club", "score", "--csv=money", "-"];
    let output = program::run_with_input(&arguments, Path::new("."), FOUR.as_bytes());
    assert!(text(&output.stdout).ends_with("4,Gleb,-60,-10,-70,chips\n"), "{}", text(&output.stdout));
}

/// CLUB-94: every sheet is a file, and money is there only with a stake.
#[test]
fn sheets_writes_a_pdf_for_each_kind() {
    let out = temporary_path("sheets");
    let output = printed(&["sheets", &evening("sheets.evening", FOUR), "--out", &out.display().to_string()]);
    let kinds = [
        "tonight",
        "seating-poster",
        "standings-poster",
        "certificates",
        "seating",
        "schedule",
        "tables",
        "score",
        "players",
        "results",
        "standings",
        "money",
        "log",
        "procedure",
        "regulation",
    ];
    assert_eq!(output.lines().count(), kinds.len());
    for kind in kinds {
        let bytes = fs::read(out.join(kind).with_extension("pdf")).expect("a sheet of every kind");
        assert!(bytes.starts_with(b"%PDF-"), "{kind}");
    }
    let line = format!("{}: Standings. Friday at the harbour, 1 page", out.join("standings.pdf").display());
    assert!(output.lines().any(|output| output == line), "{output}");

    let eight = evening("eight.evening", "evening 1\nname \"Friday\"\nplayers 8 published\n");
    let out = temporary_path("russian");
    // An earlier run of the tests may have left the folder.
    let _ = fs::remove_dir_all(&out);
    let folder = out.display().to_string();
    let output = printed(&[
        "sheets",
        &eight,
        "--out",
        &folder,
        "--lang",
        "ru",
        "--paper",
        "letter",
        "--large",
        "--only",
        "log,score",
    ]);
    assert!(output.contains("Протоколы. Friday, 14 pages"), "{output}");
    assert_eq!(fs::read_dir(&out).expect("a folder").count(), 2);
    assert!(!printed(&["sheets", &eight, "--out", &folder]).contains("money.pdf"));
}

/// Names in eight scripts, with emoji.
const SCRIPTS: &str = include_str!("../../../print/tests/files/scripts.evening");

/// Prints the sheets of [`SCRIPTS`] with the fonts of a folder. Returns the error stream, the standings and the certificates.
fn scripts_with(fonts: &Path) -> (String, String, Vec<String>) {
    let out = tempfile::tempdir().expect("a folder");
    let file = out.path().join("scripts.evening");
    fs::write(&file, SCRIPTS).expect("written");
    let [file, folder, fonts] = [&*file, out.path(), fonts].map(|path| path.display().to_string());
    let only = "standings,certificates,players,tables";
    let output = run(&["sheets", &file, "--out", &folder, "--fonts", &fonts, "--only", only]);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let texts = |kind: &str| pdf::texts(&fs::read(out.path().join(kind)).expect("a sheet"));
    (text(&output.stderr).to_owned(), texts("standings.pdf").join("\n"), texts("certificates.pdf"))
}

#[test]
fn names_that_no_font_has_are_named_and_called_by_number() {
    let empty = tempfile::tempdir().expect("a folder");
    let (said, standings, certificates) = scripts_with(empty.path());
    for line in [
        "boneyard: these names cannot be printed whole, because no font has their letters:",
        "  1 محمد علي (needs Noto Sans Arabic)",
        "  2 王小明 (needs Noto Sans CJK)",
        "  4 שרה כהן (needs Noto Sans Hebrew)",
        "  6 ฐิติ (needs Noto Sans Thai)",
        "  7 अमित (needs Noto Sans Devanagari)",
        "  Ночь домино 🎲 ليلة (needs Noto Emoji and Noto Sans Arabic)",
        "boneyard: emoji and signs are left out of these names:",
        "  3 Zoë 👨\u{200d}👩\u{200d}👧\u{200d}👦 (needs Noto Emoji)",
        "  8 Ñandú 🇨🇺 (needs Noto Emoji)",
    ] {
        assert!(said.lines().any(|said| said == line), "{line} in {said}");
    }
    assert!(said.contains("pass it with --fonts DIR"), "{said}");
    for name in ["No.\u{a0}1", "No.\u{a0}7", "3\u{a0}Zoë", "8\u{a0}Ñandú"] {
        assert!(standings.contains(name), "{name} in {standings}");
    }
    let bare = |page: &String| page.lines().any(|line| line.parse::<u32>().is_ok());
    assert!(!certificates.is_empty() && !certificates.iter().any(bare), "{certificates:?}");
    assert!(certificates.iter().any(|page| page.contains("No.\u{a0}7")), "{certificates:?}");
}

#[test]
fn fonts_of_a_folder_print_every_script() {
    let fonts = Path::new(env!("CARGO_MANIFEST_DIR")).join("../print/tests/fonts");
    let (said, standings, certificates) = scripts_with(&fonts);
    assert!(!said.contains("cannot be printed whole") && said.contains("Zoë"), "{said}");
    // From left to right, as they stand.
    for name in ["1\u{a0}يلع دمحم", "2\u{a0}王小明", "4\u{a0}ןהכ הרש", "6\u{a0}ฐิติ", "7\u{a0}अमित"]
    {
        assert!(standings.contains(name), "{name} in {standings}");
    }
    assert!(certificates.iter().any(|page| page.contains("\nअमित\n")), "{certificates:?}");
}

#[test]
fn broken_fonts_are_named_and_left_out() {
    let folder = tempfile::tempdir().expect("a folder");
    let whole =
        fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join("../print/tests/fonts/NotoSansHebrew-Test.ttf"));
    let whole = whole.expect("a font");
    fs::write(folder.path().join("cut.ttf"), &whole[..900]).expect("written");
    fs::write(folder.path().join("text.otf"), "not a font").expect("written");
    fs::write(folder.path().join("whole.ttf"), &whole).expect("written");
    fs::write(folder.path().join("readme.txt"), "fonts").expect("written");
    let (said, standings, _) = scripts_with(folder.path());
    for name in ["cut.ttf", "text.otf"] {
        let path = folder.path().join(name);
        let line = format!(
            "boneyard: the font `{}` is left out: this is not a sound TrueType or OpenType font",
            path.display()
        );
        assert!(said.lines().any(|said| said == line), "{line} in {said}");
    }
    assert!(standings.contains("ןהכ הרש") && standings.contains("No.\u{a0}1"), "{standings}");
    let nowhere = refusal(&[
        "club",
        "sheets",
        &evening("scripts.evening", SCRIPTS),
        "--out",
        "unused",
        "--fonts",
        "/no/fonts",
    ]);
    assert!(nowhere.starts_with("boneyard: cannot read the folder with fonts `/no/fonts`: "), "{nowhere}");
}

#[test]
fn invalid_input_is_refused_with_a_sentence() {
    let codes = Language::ALL.map(Language::code).join(", ");
    let no_language = format!(
        "boneyard: invalid value 'de' for '--lang <CODE>': no language here has the code `de`; languages are {codes}\n"
    );
    let eight = evening("nonsense.evening", "evening 1\nname \"Friday\"\nplayers 8 published\n");
    let out = temporary_path("nonsense").display().to_string();
    for (more, sentence) in [
        (
            ["--only", "money"],
            "boneyard: this night has no stakes, so it has no sheet `money`; leave it out of --only\n",
        ),
        (
            ["--only", "standing"],
            "boneyard: invalid value 'standing' for '--only <KINDS>': no kind of sheet: `standing` (there are tonight, seating-poster, seating, schedule, tables, score, players, results, standings, standings-poster, certificates, money, log, procedure, regulation)\n",
        ),
        (
            ["--paper", "a3"],
            "boneyard: invalid value 'a3' for '--paper <PAPER>': not a size of paper: `a3` (there are a4 and letter)\n",
        ),
        (["--lang", "de"], &*no_language),
    ] {
        assert_eq!(refusal(&["club", "sheets", &eight, "--out", &out, more[0], more[1]]), sentence);
    }
    let output = run(&["score", &eight, "--csv=all"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(
        text(&output.stderr).contains("standings, results, money, log, seating"),
        "{}",
        text(&output.stderr)
    );
}

/// CLUB-4, CLUB-94, CLUB-96: a club that keeps paper begins with a file for any number of players. The file has the seating unless it is
/// published, and the other commands read it.
#[test]
fn schedule_writes_an_evening_file_for_any_number_of_players() {
    for (arguments, seated) in [
        (vec!["schedule", "6", "--evening"], false),
        (vec!["schedule", "8", "--balanced", "--evening"], false),
        (vec!["schedule", "8", "--turned", "--evening"], true),
        (vec!["schedule", "10", "--balanced", "--evening=Friday \"14\""], true),
        (vec!["schedule", "62", "--balanced", "--evening"], true),
    ] {
        let text = printed(&arguments);
        assert!(text.starts_with("evening 1\n# Write the names"), "{text}");
        assert_eq!(text.contains("\npairs "), seated, "{arguments:?}: {text}");
        let file = evening("any.evening", &text);
        let output: Value = serde_json::from_str(&printed(&["score", "--json", &file])).expect("JSON");
        assert_eq!(output["standings"].as_array().map(Vec::len), arguments[1].parse().ok());
        // The seating is the chosen one.
        let first = |json: &Value| json["matches"][0]["tables"][0]["pairs"].clone();
        let mut requested: Vec<&str> = arguments[..arguments.len() - 1].to_vec();
        requested.push("--json");
        let requested: Value = serde_json::from_str(&printed(&requested)).expect("JSON");
        let played = evening("played.evening", format!("{text}match 1 table 1 final 100:37\n"));
        let played: Value = serde_json::from_str(&printed(&["score", "--json", &played])).expect("JSON");
        assert_eq!(played["matches"][0]["pairs"], first(&requested), "{arguments:?}");
    }
    let ten = printed(&["schedule", "10", "--balanced", "--evening=Friday \"14\""]);
    assert!(ten.contains("\nname \"Friday \\\"14\\\"\"\n"), "{ten}");
    let out = temporary_path("ten");
    printed(&[
        "sheets",
        &evening("ten.evening", &ten),
        "--out",
        &out.display().to_string(),
        "--only",
        "seating",
    ]);
    assert!(out.join("seating.pdf").exists());

    for (more, sentence) in [
        ("--evening=", "boneyard: the name of the evening is empty; write at least one letter\n"),
        (
            "--evening=\u{200b}x",
            "boneyard: the name of the evening has characters that cannot be seen, or spaces at an end; leave them out\n",
        ),
    ] {
        assert_eq!(refusal(&["club", "schedule", "10", "--balanced", more]), sentence);
    }
    assert_eq!(run(&["schedule", "8", "--evening", "--json"]).status.code(), Some(2));
}

#[test]
fn help_shows_examples() {
    for (arguments, example) in [
        (["score", "--help"], "boneyard club score friday.evening --csv=results > results.csv"),
        (["sheets", "--help"], "boneyard club sheets friday.evening --out sheets --lang ru --paper letter"),
    ] {
        assert!(printed(&arguments).contains(example));
    }
}

/// CLUB-34: how often players sit out, for every number of matches of a night.
#[test]
fn rests_are_printed_for_every_number_of_matches() {
    let six = "\
players  seating    matches  sit out each  rests of a player  short matches
      6  published        1             2             0 to 1  none
";
    let text = printed(&["rests", "6"]);
    assert!(text.starts_with(six), "{text}");
    assert!(text.ends_with("      6  pairs            3             2                  1  none\n"), "{text}");
    let csv = printed(&["rests", "10", "--csv"]);
    assert!(
        csv.starts_with("players,seating,matches,sit_out,fewest_rests,most_rests,short_matches,short_last\n")
    );
    assert!(csv.contains("10,balanced,12,2,2,3,1,yes\n"), "{csv}");
    let refused = refusal(&["club", "rests", "65"]);
    assert!(refused.contains("64 players") && refused.contains("not `65`"), "{refused}");
}

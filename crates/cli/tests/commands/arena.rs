//! `boneyard arena`: what it prints and refuses.

use serde_json::Value;

use crate::program::{printed, refusal};

fn compared(arguments: &[&str]) -> Value {
    serde_json::from_str(&printed(&[&["arena", "--json"], arguments].concat())).unwrap()
}

/// What does not depend on the machine.
fn without_times(mut compared: Value) -> Value {
    for bot in ["a_ms", "b_ms"] {
        assert!(compared.as_object_mut().unwrap().remove(bot).unwrap().as_f64().unwrap() >= 0.0);
    }
    compared
}

#[test]
fn the_result_is_the_same_with_any_number_of_threads() {
    let one = without_times(compared(&["mc-2", "random", "--deals", "30", "--threads", "1"]));
    let four = without_times(compared(&["mc-2", "random", "--deals", "30", "--threads", "4"]));
    assert_eq!(one, four);
    let other = without_times(compared(&["mc-2", "random", "--deals", "30", "--seed", "2"]));
    assert_ne!(one["margin"], other["margin"]);
}

#[test]
fn a_bot_has_no_advantage_over_itself() {
    let draw = compared(&["greedy", "greedy", "--deals", "400", "--rules", "draw", "--seats", "2"]);
    let [low, high] = [0, 1].map(|end| draw["ci95"][end].as_f64().unwrap());
    assert!(low < 0.0 && high > 0.0, "{draw}");
    assert!(draw["a_wins"].as_u64().unwrap() + draw["b_wins"].as_u64().unwrap() <= 800, "{draw}");
}

#[test]
fn a_match_is_played_for_each_side_with_every_preset() {
    for line in printed(&["arena", "greedy", "random", "--rules", "all", "--matches", "1", "--json"]).lines()
    {
        let played: Value = serde_json::from_str(line).unwrap();
        assert_eq!(played["matches"], 1);
        let won = played["a_wins"].as_u64().unwrap() + played["b_wins"].as_u64().unwrap();
        assert!(won <= played["seats"].as_u64().unwrap(), "{played}");
    }
}

#[test]
fn a_person_reads_who_is_better() {
    let text = printed(&["arena", "greedy", "random", "--deals", "50"]);
    assert!(text.starts_with("spanish-pairs, 4 seats: greedy against random\n"), "{text}");
    assert!(text.contains(" points a round for greedy (95 %: "), "{text}");
}

#[test]
fn what_cannot_be_compared_is_refused_in_a_sentence() {
    for (arguments, sentence) in [
        (
            &["arena", "clever", "random"][..],
            "boneyard: invalid value 'clever' for '<A>': there is no bot `clever`; bots are beginner, easy, steady, \
             strong, master, random, greedy, and mc-N and pimc-N with a number of deals; `cheat` sees every tile\n",
        ),
        (
            &["arena", "greedy", "mc-0"],
            "boneyard: invalid value 'mc-0' for '<B>': there is no bot `mc-0`; bots are beginner, easy, steady, \
             strong, master, random, greedy, and mc-N and pimc-N with a number of deals; `cheat` sees every tile\n",
        ),
        (
            &["arena", "cheat", "greedy", "--rules", "all-fives", "--seats", "2"],
            "boneyard: cheat cannot play all-fives with 2 seats: `layout.shape` is not `line`: the solver plays lines with two \
             ends\n",
        ),
        (
            &["arena", "greedy", "random", "--seats", "3"],
            "boneyard: `spanish-pairs` has no tables with 3 seats; leave --seats out to measure every number that the rules \
             allow\n",
        ),
    ] {
        assert_eq!(refusal(arguments), sentence);
    }
}

//! The rounds of rules in which tiles decide who leads.

use std::sync::Arc;

use boneyard_equilibrium::{Start, Strategy, Tree, Worth};
use boneyard_rules::{BySeat, Rules, Tile, View};

use crate::small::rules;

#[test]
fn every_deal_is_in_one_round() {
    let beyond: Vec<String> =
        (4..=6).flat_map(|high| (0..=high).map(move |low| format!("[{low},{high}]"))).collect();
    let text = format!(r#"block deal.hand={{"2":2}} tiles.without=[{}]"#, beyond.join(","));
    let rules = Arc::new(Rules::parse(&text).expect("sound"));
    let mut deals = Worth::default();
    for start in Start::rounds(&rules).expect("supported") {
        let tree = Tree::new(&start, 1_000_000).expect("small");
        deals = deals.and(&Worth::of(&tree, &Strategy::uniform(&tree)));
        for (first, _) in &start.hands[0] {
            for (second, _) in start.hands[1].iter().filter(|(second, _)| (*first & *second).is_empty()) {
                let hands: BySeat<Vec<Tile>> =
                    BySeat::new(2, |seat| [first, second][seat.index()].iter().collect());
                assert_eq!(rules.lead_by_tile(&hands).map(|lead| lead.seat), Some(start.leader));
            }
        }
    }
    assert_eq!(deals.deals(), 45.0 * 28.0, "C(10, 2) hands, and C(8, 2) for the other seat");
}

#[test]
fn a_decision_has_the_view_of_a_round() {
    let rules = rules("block", 2, 2);
    let [start] = &Start::rounds(&rules).expect("supported")[..] else { panic!("one start") };
    let tree = Tree::new(start, 100_000).expect("small");
    let mut decisions = 0;
    for decision in tree.decisions() {
        let view: View = tree.view(decision.node, decision.hand).expect("nobody draws");
        assert_eq!(view.hand.iter().copied().collect::<boneyard_rules::Tiles<1>>(), decision.hand);
        let choices: Vec<_> = decision.choices.iter().map(|choice| choice.choice).collect();
        assert_eq!(choices, view.legal);
        assert_eq!(view.history.len(), tree.moves_to(decision.node).len());
        decisions += 1;
    }
    assert!(decisions > 20);
}

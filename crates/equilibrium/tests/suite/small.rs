//! Small games for the tests.

use std::sync::Arc;

use boneyard_rules::Rules;

/// The rules of a game with the tiles up to a double, in which the first seat leads any tile.
pub(crate) fn rules(game: &str, highest: u8, hand: u8) -> Arc<Rules> {
    let beyond: Vec<String> =
        (highest + 1..=6).flat_map(|high| (0..=high).map(move |low| format!("[{low},{high}]"))).collect();
    let text = format!(
        r#"{game} lead.first=lot lead.tile=any deal.hand={{"2":{hand}}} tiles.without=[{}]"#,
        beyond.join(",")
    );
    Arc::new(Rules::parse(&text).unwrap_or_else(|why| panic!("{text}: {why}")))
}

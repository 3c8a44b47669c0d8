//! Rules with one, two or three changes of a preset, from a seed.

use boneyard_rules::{Parameter, Rules, presets};

use crate::{example::random::Shuffler, tests::other_values};

/// Possible rules at random, without end.
pub(super) fn random_rules(seed: u64) -> impl Iterator<Item = Rules> {
    let mut random = Shuffler::new(seed);
    let presets = presets::all();
    let next = move || {
        let preset = &presets[random.below(presets.len())];
        let mut rules = preset.rules.clone();
        for _ in 0..=random.below(3) {
            let parameter = Parameter::ALL[random.below(Parameter::ALL.len())];
            let values = other_values(&rules, parameter);
            if values.is_empty() {
                continue;
            }
            let change = parameter.override_with(&values[random.below(values.len())]);
            rules = rules.with_unchecked(&[&change]).ok()?;
        }
        rules.with(&[]).ok().filter(|rules| !rules.differences().is_empty())
    };
    std::iter::repeat_with(next).flatten()
}

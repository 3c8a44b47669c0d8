//! What a server adds to a table that it opens.

use boneyard_deal::Seed;

/// What a server adds to a table that it opens. Nothing of it can change later.
///
/// ```
/// use boneyard_table::Opening;
///
/// let Opening { seed, house_rules, names } = Opening::default();
/// assert!(seed.is_none() && house_rules.is_none() && names.is_empty());
/// ```
#[derive(Clone, Default, Debug)]
pub struct Opening {
    /// The random number from which the secrets of the deals are derived. Without it the deals cannot be checked.
    pub seed: Option<Seed>,
    /// The version of the host's own rules. With the rules and the options of the table they are what people accept when they sit
    /// down. `None` if the host has no own rules.
    pub house_rules: Option<String>,
    /// The names of the people who sit down at once. No bot gets a name like one of them. They are not stored here.
    pub names: Vec<String>,
}

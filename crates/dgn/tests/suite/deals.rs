//! Records whose deals are computed again, and what is said about records that were changed.

use boneyard_dgn::{DealCheck, LotCheck, check_deals};

/// A match of Spanish pairs that a server dealt. A lot decides the first lead.
const MATCH: &str = include_str!("../deals/match.dgn");

/// What is wrong with the record after this change, on which line.
fn fault(from: &str, to: &str) -> String {
    let changed = MATCH.replacen(from, to, 1);
    assert_ne!(changed, MATCH, "`{from}` is in the record");
    check_deals(&changed).expect_err("a changed record").to_string()
}

/// The value of a number in the first line `fair`.
fn number(name: &str) -> &'static str {
    let fair = MATCH.lines().find(|line| line.starts_with("fair ")).expect("a line `fair`");
    let value = fair.split(' ').find_map(|word| word.strip_prefix(name)?.strip_prefix('='));
    value.expect("the number is published")
}

#[test]
fn a_fair_record_is_checked_with_its_lot() {
    let deals = check_deals(MATCH).expect("a fair record");
    assert_eq!(deals.len(), 5);
    assert!(deals.iter().all(|deal| deal.deal == DealCheck::Checked));
    assert_eq!(deals[0].lot, Some(LotCheck::Checked));
    assert!(deals[1..].iter().all(|deal| deal.lot.is_none()), "later the lead rotates");
}

#[test]
fn changed_numbers_are_found_out() {
    let secret = number("secret");
    assert!(
        fault("secret=", "secret=00")
            .starts_with("line 11: secret= is not a number of a deal; write 32 bytes")
    );
    let other = format!("{}{}", if secret.starts_with('0') { '1' } else { '0' }, &secret[1..]);
    assert!(fault(secret, &other).starts_with("line 11: commit= is not the hash of secret="));
    let parts = number("parts");
    let (first, rest) = parts.split_once(',').expect("four parts");
    let fewer = fault(&format!("parts={parts}"), &format!("parts={rest}"));
    assert_eq!(fewer, "line 11: a deal for 4 seats has 4 parts, not 3");
    let moved = fault(&format!("parts={first}"), "parts=ffffffffffffffffffffffffffffffff");
    assert!(moved.starts_with("line 11: this deal gives seat 1 "), "{moved}");
    let picked = fault(" chain=", " picks=0,1;2 chain=");
    assert!(picked.starts_with("line 11: picks= has the places of each hand"), "{picked}");
}

#[test]
fn a_changed_line_breaks_the_chain_from_its_round_on() {
    let chain = number("chain");
    let other = chain.replace(|digit: char| digit.is_ascii_digit(), "a");
    assert!(fault(chain, &other).starts_with("line 11: the chain of the rounds up to here is "));
}

#[test]
fn a_record_without_secrets_or_without_its_id_says_so() {
    let sealed: String = MATCH
        .lines()
        .map(|line| {
            let words = line.split(' ').filter(|word| !word.starts_with("secret="));
            words.collect::<Vec<_>>().join(" ") + "\n"
        })
        .collect();
    let deals = check_deals(&sealed).expect("a record before the end of its match");
    assert!(deals.iter().all(|deal| deal.deal == DealCheck::Sealed));
    let nameless: String =
        MATCH.lines().filter(|line| !line.starts_with("id ")).map(|line| format!("{line}\n")).collect();
    let fault = check_deals(&nameless).expect_err("no id");
    assert_eq!(fault.what, "the deals depend on the match's `id`, which this record does not name");
}

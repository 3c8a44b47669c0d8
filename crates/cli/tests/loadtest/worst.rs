//! One run of `boneyard loadtest worst` that ignores times: the server answers every request.

use serde_json::Value;

use crate::printed;

#[test]
fn the_worst_requests_are_answered() {
    let printed = printed(&["worst", "--sample", "--json", "--quiet-seconds", "0"]);
    let mut lines: Vec<Value> = printed.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let summary = lines.pop().unwrap();
    assert_eq!(summary["rows"].as_u64().unwrap(), lines.len() as u64);
    assert!(lines.len() > 150, "{summary}");
    for row in &lines {
        let status = row["status"].as_u64().unwrap();
        assert!(status < 500 || status == 503, "{row}");
    }
    // The answer depends on the input: a sheet, a refusal or an opened evening.
    for expected in [200, 201, 413, 422] {
        assert!(lines.iter().any(|row| row["status"] == expected), "no answer is {expected}");
    }
}

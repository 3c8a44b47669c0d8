//! The commands that a build without the feature `measure` leaves out.

use crate::program::refusal;

#[test]
fn a_command_that_is_left_out_says_how_to_build_it() {
    for arguments in [
        &["bench"][..],
        &["arena", "steady", "easy"],
        &["loadtest", "kill", "--kills", "3"],
        &["simulate", "--help"],
    ] {
        assert_eq!(
            refusal(arguments),
            "boneyard: this build leaves out `arena`, `bench`, `exploit`, `loadtest` and `simulate`; build a program with them: \
             cargo build --release --bin boneyard\n"
        );
    }
}

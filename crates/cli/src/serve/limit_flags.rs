//! The flags of all limits, made from [`Limits::ALL`].

use boneyard_server::{Limit, LimitValue, Limits};
use clap::{Arg, ArgMatches, Command, Error, FromArgMatches};

/// The limits that have a flag on the command line.
#[derive(Debug)]
pub(super) struct LimitFlags(pub(super) Vec<(&'static Limit, LimitValue)>);

impl clap::Args for LimitFlags {
    fn augment_args(command: Command) -> Command {
        let defaults = Limits::default();
        Limits::ALL.iter().fold(command, |command, limit| command.arg(flag(limit, &defaults)))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

fn flag(limit: &'static Limit, defaults: &Limits) -> Arg {
    Arg::new(limit.field)
        .long(limit.name())
        .value_name(if limit.is_time() { "TIME" } else { "COUNT" })
        .help(format!("{} [default: {}]", limit.doc().trim_end_matches('.'), limit.get(defaults)))
        .help_heading(limit.heading)
        .value_parser(|text: &str| limit.read(text))
}

impl FromArgMatches for LimitFlags {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, Error> {
        let given = |limit: &'static Limit| Some((limit, *matches.get_one(limit.field)?));
        Ok(LimitFlags(Limits::ALL.iter().filter_map(given).collect()))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

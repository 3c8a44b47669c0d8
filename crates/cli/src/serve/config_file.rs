//! Reads the configuration file of the server: TOML, with a key for each flag.

use std::fmt::Display;
use std::fs;
use std::io::{self, ErrorKind};
use std::net::SocketAddr;
use std::ops::Range;
use std::path::{Path, PathBuf};

use boneyard_server::{Limit, LimitValue, Limits, LocalName, MailSettings, PublicUrl, PushReach};
use toml::de::{DeTable, DeValue};
use tracing::Level;

use super::address;
use super::log::{LogFormat, level};

/// What a configuration file sets.
#[derive(Debug, Default)]
pub(super) struct ConfigFile {
    pub(super) listen: Option<SocketAddr>,
    pub(super) database: Option<PathBuf>,
    pub(super) public_url: Option<PublicUrl>,
    pub(super) mail: Option<MailSettings>,
    pub(super) push: Option<PushReach>,
    pub(super) allowed_hosts: Option<Vec<String>>,
    pub(super) mdns_name: Option<LocalName>,
    pub(super) moderators: Option<Vec<String>>,
    pub(super) house_rules: Option<PathBuf>,
    pub(super) fonts: Option<PathBuf>,
    pub(super) backup_folder: Option<PathBuf>,
    pub(super) metrics: Option<SocketAddr>,
    pub(super) log: Option<Level>,
    pub(super) log_format: Option<LogFormat>,
    pub(super) limits: Vec<(&'static Limit, LimitValue)>,
}

/// Why a configuration file cannot be used.
#[derive(Debug, thiserror::Error)]
pub(super) enum ConfigFileError {
    #[error("{}: no such file", .0.display())]
    NotFound(PathBuf),
    #[error("{}: cannot read this file: {cause}", path.display())]
    Unreadable { path: PathBuf, cause: io::Error },
    #[error("{}:{line}: {fault}", path.display())]
    Fault { path: PathBuf, line: usize, fault: Fault },
}

/// What is wrong with a line.
#[derive(Debug, thiserror::Error)]
pub(super) enum Fault {
    #[error("not TOML: {0} (write each line as key = value)")]
    NotToml(String),
    #[error("unknown key `{key}`; {advice}")]
    UnknownKey { key: String, advice: String },
    #[error("`{0}` cannot be a section (write every key as key = value, without brackets or dots)")]
    Section(String),
    #[error("`{key}` needs {needed}, such as {key} = {example}")]
    WrongType { key: String, needed: &'static str, example: String },
    #[error("invalid value `{value}` for `{key}`: {why}")]
    Invalid { key: String, value: String, why: String },
}

/// Keys that are not limits.
const OTHER_KEYS: [&str; 14] = [
    "listen",
    "database",
    "public-url",
    "mail",
    "push",
    "allow-host",
    "mdns-name",
    "log",
    "log-format",
    "moderator",
    "house-rules",
    "fonts",
    "backup-folder",
    "metrics",
];

impl ConfigFile {
    /// Reads a file.
    ///
    /// # Errors
    /// The file cannot be read, or the first line that is wrong.
    pub(super) fn read(path: &Path) -> Result<Self, ConfigFileError> {
        let text = fs::read_to_string(path).map_err(|cause| match cause.kind() {
            ErrorKind::NotFound => ConfigFileError::NotFound(path.into()),
            _ => ConfigFileError::Unreadable { path: path.into(), cause },
        })?;
        Self::parse(&text).map_err(|(line, fault)| ConfigFileError::Fault { path: path.into(), line, fault })
    }

    /// Reads the text of a file. An error has the number of its line.
    fn parse(text: &str) -> Result<Self, (usize, Fault)> {
        let line_of = |span: Range<usize>| text.as_bytes()[..span.start].split(|byte| *byte == b'\n').count();
        let table = DeTable::parse(text).map_err(|error| {
            (error.span().map_or(1, line_of), Fault::NotToml(error.message().replace('\n', ", ")))
        })?;
        let mut pairs: Vec<_> = table.get_ref().iter().collect();
        pairs.sort_by_key(|(key, _)| key.span().start);
        let mut file = Self::default();
        for (key, value) in pairs {
            file.set(key.get_ref(), value.get_ref()).map_err(|fault| (line_of(key.span()), fault))?;
        }
        Ok(file)
    }

    fn set(&mut self, key: &str, value: &DeValue<'_>) -> Result<(), Fault> {
        match key {
            "listen" => self.listen = Some(read(key, value, "127.0.0.1:8080", address)?),
            "database" => self.database = Some(text(key, value, "boneyard.db")?.into()),
            "public-url" => {
                self.public_url = Some(read(key, value, "https://dominoes.example", |url| url.parse())?);
            }
            "mail" => {
                let example = "smtps://name:password@mail.example?from=dominoes@example.org";
                self.mail = Some(read(key, value, example, |url| url.parse())?);
            }
            "push" => self.push = Some(read(key, value, "on", |switch| switch.parse())?),
            "allow-host" => self.allowed_hosts = Some(names(key, value, "dominoes.lan")?),
            "mdns-name" => self.mdns_name = Some(read(key, value, "boneyard", |name| name.parse())?),
            "moderator" => self.moderators = Some(names(key, value, "Ana")?),
            "house-rules" => self.house_rules = Some(text(key, value, "rules.txt")?.into()),
            "fonts" => self.fonts = Some(text(key, value, "/srv/noto")?.into()),
            "backup-folder" => self.backup_folder = Some(text(key, value, "/backups")?.into()),
            "metrics" => self.metrics = Some(read(key, value, "127.0.0.1:9090", address)?),
            "log" => self.log = Some(read(key, value, "info", level)?),
            "log-format" => self.log_format = Some(read(key, value, "text", |format| format.parse())?),
            _ => {
                let limit = Limits::ALL.iter().find(|limit| limit.name() == key);
                let limit = limit.ok_or_else(|| unknown_key(key, value))?;
                self.limits.push((limit, limit_value(limit, key, value)?));
            }
        }
        Ok(())
    }
}

/// Reads a limit: counts are numbers, times are texts.
fn limit_value(limit: &Limit, key: &str, value: &DeValue<'_>) -> Result<LimitValue, Fault> {
    let default = limit.get(&Limits::default());
    let text = match (limit.is_time(), value) {
        (true, DeValue::String(text)) => text.to_string(),
        (false, DeValue::Integer(count)) => count.to_string(),
        (true, _) => return Err(wrong_type(key, "a time in quotes", format!("\"{default}\""))),
        (false, _) => return Err(wrong_type(key, "a whole number", default.to_string())),
    };
    limit.read(&text).map_err(|why| Fault::Invalid { key: key.into(), value: text, why: why.to_string() })
}

fn read<T, E: Display>(
    key: &str,
    value: &DeValue<'_>,
    example: &str,
    parse: impl FnOnce(&str) -> Result<T, E>,
) -> Result<T, Fault> {
    let text = text(key, value, example)?;
    parse(text).map_err(|why| Fault::Invalid { key: key.into(), value: text.into(), why: why.to_string() })
}

fn text<'a>(key: &str, value: &'a DeValue<'_>, example: &str) -> Result<&'a str, Fault> {
    value.as_str().ok_or_else(|| wrong_type(key, "text in quotes", format!("\"{example}\"")))
}

fn names(key: &str, value: &DeValue<'_>, example: &str) -> Result<Vec<String>, Fault> {
    let names = value
        .as_array()
        .and_then(|names| names.iter().map(|name| name.get_ref().as_str().map(Into::into)).collect());
    names.ok_or_else(|| wrong_type(key, "a list of names", format!("[\"{example}\"]")))
}

fn wrong_type(key: &str, needed: &'static str, example: String) -> Fault {
    Fault::WrongType { key: key.into(), needed, example }
}

fn unknown_key(key: &str, value: &DeValue<'_>) -> Fault {
    /// How similar a key must be, from 0 to 1.
    const SIMILARITY_MIN: f64 = 0.8;
    if value.is_table()
        || value.as_array().is_some_and(|items| items.iter().any(|item| item.get_ref().is_table()))
    {
        return Fault::Section(key.into());
    }
    let keys = OTHER_KEYS.iter().map(ToString::to_string).chain(Limits::ALL.iter().map(Limit::name));
    let similar =
        keys.map(|known| (strsim::jaro(key, &known), known)).max_by(|(one, _), (two, _)| one.total_cmp(two));
    let advice = match similar {
        Some((similarity, known)) if similarity >= SIMILARITY_MIN => format!("did you mean `{known}`?"),
        _ => "`boneyard serve --print-config` lists all keys".into(),
    };
    Fault::UnknownKey { key: key.into(), advice }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks the sentence, with its line, about each text that cannot be used.
    fn assert_refused(cases: &[(&str, &str)]) {
        for (text, sentence) in cases {
            let (line, fault) = ConfigFile::parse(text).unwrap_err();
            assert_eq!(format!("{line}: {fault}"), *sentence, "{text}");
        }
    }

    #[test]
    fn a_file_sets_what_it_names() {
        let text = "\
            # At the club.\n\
            listen = \"0.0.0.0:80\"\r\n\
            allow-host = [\n  \"dominoes.lan\",\n]\n\
            tables = 5_000\n\
            ping-every = '20s'\n";
        let file = ConfigFile::parse(text).unwrap();
        assert_eq!(file.listen, Some(([0, 0, 0, 0], 80).into()));
        assert_eq!(file.allowed_hosts, Some(vec!["dominoes.lan".to_owned()]));
        assert_eq!((file.database, file.public_url, file.log), (None, None, None));
        let limits: Vec<_> =
            file.limits.iter().map(|(limit, value)| format!("{} {value}", limit.name())).collect();
        assert_eq!(limits, ["tables 5000", "ping-every 20s"]);
        assert!(ConfigFile::parse("").unwrap().limits.is_empty());
    }

    #[test]
    fn wrong_keys_are_named() {
        let cases = [
            ("# Limits\n\ntabels = 3", "3: unknown key `tabels`; did you mean `tables`?"),
            ("tables_per_guest = 3", "1: unknown key `tables_per_guest`; did you mean `tables-per-guest`?"),
            ("publicurl = 3", "1: unknown key `publicurl`; did you mean `public-url`?"),
            ("xyz = 3", "1: unknown key `xyz`; `boneyard serve --print-config` lists all keys"),
            (
                "log = \"info\"\n[limits]\ntables = 3",
                "2: `limits` cannot be a section (write every key as key = value, without brackets or dots)",
            ),
            (
                "limits.tables = 3",
                "1: `limits` cannot be a section (write every key as key = value, without brackets or dots)",
            ),
            ("tables = 3\ntables = 4", "2: not TOML: duplicate key (write each line as key = value)"),
            (
                "tables = 3\nevenings 4",
                "2: not TOML: key with no value, expected `=` (write each line as key = value)",
            ),
        ];
        assert_refused(&cases);
    }

    #[test]
    fn values_of_a_wrong_type_are_named() {
        let cases = [
            ("tables = \"3\"", "1: `tables` needs a whole number, such as tables = 20000"),
            ("tables = 1.5", "1: `tables` needs a whole number, such as tables = 20000"),
            ("[tables]\nmax = 3", "1: `tables` needs a whole number, such as tables = 20000"),
            ("ping-every = 15", "1: `ping-every` needs a time in quotes, such as ping-every = \"15s\""),
            ("database = true", "1: `database` needs text in quotes, such as database = \"boneyard.db\""),
            (
                "allow-host = \"a\"",
                "1: `allow-host` needs a list of names, such as allow-host = [\"dominoes.lan\"]",
            ),
            (
                "allow-host = [3]",
                "1: `allow-host` needs a list of names, such as allow-host = [\"dominoes.lan\"]",
            ),
        ];
        assert_refused(&cases);
    }

    #[test]
    fn values_that_would_do_harm_are_named() {
        let cases = [
            ("tables = 0", "1: invalid value `0` for `tables`: nobody could open one (write 1 to 1000000)"),
            ("tables = -1", "1: invalid value `-1` for `tables`: nobody could open one (write 1 to 1000000)"),
            (
                "tables = 99999999999999999999",
                "1: invalid value `99999999999999999999` for `tables`: each of them needs memory (write 1 to 1000000)",
            ),
            (
                "ping-every = \"15\"",
                "1: invalid value `15` for `ping-every`: not a time (write a number with ms, s, m, h or d, such as 15s)",
            ),
            (
                "listen = \"home\"",
                "1: invalid value `home` for `listen`: not an IP address and port: `home` (write 127.0.0.1:8080 for this machine alone, or 0.0.0.0:8080 for all)",
            ),
            (
                "log = \"loud\"",
                "1: invalid value `loud` for `log`: not a level: `loud` (write error, warn, info, debug or trace)",
            ),
            (
                "log-format = \"xml\"",
                "1: invalid value `xml` for `log-format`: not a format: `xml` (write text or json)",
            ),
            (
                "# By the proxy.\npublic-url = \"https://example.org/dominoes/\"",
                "2: invalid value `https://example.org/dominoes/` for `public-url`: Boneyard cannot run under a path of \
                 an address: `https://example.org/dominoes/` (give it a host of its own, such as \
                 https://dominoes.example.org)",
            ),
            (
                "public-url = \"home\"",
                "1: invalid value `home` for `public-url`: not a public address: `home` (write it as \
                 https://dominoes.example)",
            ),
        ];
        assert_refused(&cases);
    }
}

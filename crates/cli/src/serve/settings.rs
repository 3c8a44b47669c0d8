//! The settings of the server: a flag wins over the configuration file, and the file over the default.

use std::fmt::Write;
use std::net::{Ipv4Addr, SocketAddr};

use boneyard_server::{Config, FontFolder, LimitConflict, Limits, LocalName};
use clap::{Args, Command};
use tracing::Level;

use super::Arguments;
use super::config_file::{ConfigFile, ConfigFileError};
use super::log::LogFormat;

/// All settings.
#[derive(Debug)]
pub(super) struct Settings {
    pub(super) config: Config,
    pub(super) log: Level,
    pub(super) log_format: LogFormat,
}

/// Why the settings cannot be used.
#[derive(Debug, thiserror::Error)]
pub(super) enum SettingsError {
    #[error(transparent)]
    File(#[from] ConfigFileError),
    #[error(transparent)]
    Conflict(#[from] LimitConflict),
}

impl Settings {
    const LISTEN: (Ipv4Addr, u16) = (Ipv4Addr::LOCALHOST, 8080);
    const DATABASE: &str = "boneyard.db";
    const LOG: Level = Level::INFO;

    /// The settings of a command line, with those of its file.
    pub(super) fn of(flags: Arguments) -> Result<Self, SettingsError> {
        let file = flags.config.as_deref().map(ConfigFile::read).transpose()?.unwrap_or_default();
        let mut limits = Limits::default();
        for (limit, value) in file.limits.into_iter().chain(flags.limits.0) {
            limit.set(&mut limits, value);
        }
        limits.check()?;
        let moderators_given = Some(flags.moderators).filter(|names| !names.is_empty());
        let names_given = Some(flags.allowed_hosts).filter(|names| !names.is_empty());
        let listen = flags.listen.or(file.listen).unwrap_or(SocketAddr::from(Self::LISTEN));
        let config = Config {
            listen: if flags.lan { (Ipv4Addr::UNSPECIFIED, listen.port()).into() } else { listen },
            database: flags.database.or(file.database).unwrap_or_else(|| Self::DATABASE.into()),
            public_url: flags.public_url.or(file.public_url),
            allowed_hosts: names_given.or(file.allowed_hosts).unwrap_or_default(),
            local_name: match flags.mdns_name.or(file.mdns_name) {
                _ if flags.no_mdns => None,
                None if flags.lan => Some(LocalName::default()),
                name => name,
            },
            mail: flags.mail.or(file.mail),
            push: flags.push.or(file.push).unwrap_or_default(),
            moderators: moderators_given.or(file.moderators).unwrap_or_default(),
            house_rules: flags.house_rules.or(file.house_rules),
            fonts: flags.fonts.or(file.fonts).map_or(FontFolder::System, FontFolder::Folder),
            backup_folder: flags.backup_folder.or(file.backup_folder),
            metrics: flags.metrics.or(file.metrics),
            limits,
        };
        let log_format = flags.log_format.or(file.log_format).unwrap_or_default();
        Ok(Settings { config, log: flags.log.or(file.log).unwrap_or(Self::LOG), log_format })
    }

    /// A configuration file with these settings. The help of each flag is its comment, without the default.
    pub(super) fn to_toml(&self) -> String {
        let mut out = String::from(
            "# The settings of `boneyard serve --config FILE`. Each is also a flag, which wins over this file.\n",
        );
        let mut heading = None;
        for flag in Arguments::augment_args(Command::new("serve")).get_arguments() {
            let (Some(key), Some(help)) = (flag.get_long(), flag.get_help()) else { continue };
            let Some(value) = self.value(key) else { continue };
            if flag.get_help_heading() != heading {
                heading = flag.get_help_heading();
                let _ = write!(out, "\n## {}\n", heading.unwrap_or_default());
            }
            let help = help.to_string();
            let comment = help.split_once(" [default: ").map_or(&*help, |(comment, _)| comment);
            let _ = write!(out, "\n# {}.\n{value}\n", comment.trim_end_matches('.'));
        }
        out
    }

    /// The line of a setting; `None` for a flag that is not a setting.
    fn value(&self, key: &str) -> Option<String> {
        let Config {
            listen,
            database,
            public_url,
            allowed_hosts,
            local_name,
            mail,
            push,
            moderators,
            house_rules,
            fonts,
            backup_folder,
            metrics,
            limits,
        } = &self.config;
        let quoted = |text: &str| toml::Value::from(text).to_string();
        let value = match key {
            "listen" => quoted(&listen.to_string()),
            "database" => quoted(&database.to_string_lossy()),
            "public-url" => match public_url {
                Some(url) => quoted(url.origin()),
                None => return Some(r#"# public-url = "https://dominoes.example""#.into()),
            },
            "mail" => match mail {
                Some(mail) => quoted(mail.url()),
                None => {
                    let example = "smtps://name:password@mail.example?from=dominoes@example.org";
                    return Some(format!("# mail = \"{example}\""));
                }
            },
            "push" => quoted(&push.to_string()),
            "mdns-name" => match local_name {
                Some(name) => quoted(&name.to_string()),
                None => return Some(r#"# mdns-name = "boneyard""#.into()),
            },
            "allow-host" => toml::Value::from(allowed_hosts.clone()).to_string(),
            "moderator" => toml::Value::from(moderators.clone()).to_string(),
            "house-rules" => match house_rules {
                Some(path) => quoted(&path.to_string_lossy()),
                None => return Some(r#"# house-rules = "rules.txt""#.into()),
            },
            "fonts" => match fonts {
                FontFolder::Folder(path) => quoted(&path.to_string_lossy()),
                FontFolder::BuiltIn | FontFolder::System => return Some(r#"# fonts = "/srv/noto""#.into()),
            },
            "backup-folder" => match backup_folder {
                Some(path) => quoted(&path.to_string_lossy()),
                None => return Some(r#"# backup-folder = "/backups""#.into()),
            },
            "metrics" => match metrics {
                Some(address) => quoted(&address.to_string()),
                None => return Some(r#"# metrics = "127.0.0.1:9090""#.into()),
            },
            "log" => quoted(&self.log.to_string().to_lowercase()),
            "log-format" => quoted(&self.log_format.to_string()),
            _ => {
                let limit = Limits::ALL.iter().find(|limit| limit.name() == key)?;
                let value = limit.get(limits).to_string();
                if limit.is_time() { quoted(&value) } else { value }
            }
        };
        Some(format!("{key} = {value}"))
    }
}

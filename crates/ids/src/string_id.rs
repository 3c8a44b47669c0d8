//! The macro that declares the id types, with the functions that they share.

/// Declares kinds of ids.
macro_rules! string_ids {
    ($($(#[$docs:meta])* $name:ident,)*) => {$(
        $(#[$docs])*
        #[derive(
            Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, serde::Serialize, serde::Deserialize, utoipa::ToSchema,
        )]
        #[serde(transparent)]
        #[schema(value_type = String)]
        pub struct $name(std::sync::Arc<str>);

        impl $name {
            /// The text of the id.
            #[must_use]
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                out.write_str(&self.0)
            }
        }

        impl From<&str> for $name {
            fn from(text: &str) -> Self {
                Self(text.into())
            }
        }

        impl From<String> for $name {
            fn from(text: String) -> Self {
                Self(text.into())
            }
        }
    )*};
}

pub(crate) use string_ids;

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use crate::{MatchId, TableId};

    #[test]
    fn an_id_is_a_plain_string_in_json() {
        let id = TableId::from("3k9x");
        assert_eq!(serde_json::to_string(&id).unwrap(), "\"3k9x\"");
        assert_eq!(serde_json::from_str::<TableId>("\"3k9x\"").unwrap(), id);
        let by_id = HashMap::from([(id, 1)]);
        assert_eq!(serde_json::to_string(&by_id).unwrap(), "{\"3k9x\":1}");
    }

    #[test]
    fn a_match_is_named_after_its_table() {
        assert_eq!(MatchId::new(&"3k9x".into(), 2).to_string(), "3k9x-2");
    }
}

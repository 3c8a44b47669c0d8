//! The operations of the API, as its document lists them.

use boneyard_client::Request;
use serde_json::Value;

use super::super::error::LoadError;
use super::super::target_server::TargetServer;

/// An operation of the API.
#[derive(Clone, Debug)]
pub(super) struct Operation {
    pub(super) method: &'static str,
    /// With the names of its parameters, such as `/api/tables/{id}`.
    pub(super) path: String,
    /// The type of its body.
    pub(super) body: Option<&'static str>,
    /// The names of the body's properties.
    pub(super) properties: Vec<String>,
    /// Whether it needs nobody.
    pub(super) is_public: bool,
    /// The scopes of tokens that may use it.
    pub(super) scopes: Vec<String>,
}

impl Operation {
    /// The operations of a server.
    pub(super) async fn of(server: &TargetServer) -> Result<Vec<Self>, LoadError> {
        let document: Value = server.ask(&Request::new("GET", "/api/openapi.json")).await?;
        let paths =
            document["paths"].as_object().ok_or(LoadError::Expected("paths in the API's document"))?;
        let all = paths
            .iter()
            .flat_map(|(path, item)| item.as_object().into_iter().flatten().zip([path].into_iter().cycle()));
        Ok(all
            .filter_map(|((method, value), path)| Operation::read(&document, method, path, value))
            .collect())
    }

    fn read(document: &Value, method: &str, path: &str, value: &Value) -> Option<Self> {
        let method =
            ["GET", "POST", "PUT", "DELETE"].into_iter().find(|known| known.eq_ignore_ascii_case(method))?;
        let content = value["requestBody"]["content"].as_object().and_then(|content| content.iter().next());
        let body = content.map(|(kind, _)| match kind.as_str() {
            "text/csv" => "text/csv",
            "text/plain" => "text/plain",
            "application/octet-stream" => "application/octet-stream",
            _ => "application/json",
        });
        let schema = content.and_then(|(_, content)| {
            let schema = &content["schema"];
            schema["$ref"]
                .as_str()
                .map_or(Some(schema), |reference| document.pointer(reference.strip_prefix('#')?))
        });
        let properties = schema.and_then(|schema| schema["properties"].as_object());
        let properties = properties.map(|all| all.keys().cloned().collect()).unwrap_or_default();
        let ways = value["security"].as_array().map(Vec::as_slice).unwrap_or_default();
        let is_public = ways.iter().any(|way| way.as_object().is_some_and(serde_json::Map::is_empty));
        let scopes = ways.iter().filter_map(|way| way["token"].as_array()).flatten();
        let scopes = scopes.filter_map(Value::as_str).map(str::to_owned).collect();
        Some(Operation { method, path: path.to_owned(), body, properties, is_public, scopes })
    }

    /// A request to it, with the same value for each parameter of the path.
    pub(super) fn with_value(&self, value: &str) -> Request {
        self.with_values(|_| value.to_owned())
    }

    /// A request to it, with these values for the parameters of the path.
    pub(super) fn with_values(&self, value_of: impl Fn(&str) -> String) -> Request {
        let mut path = String::new();
        for part in self.path.split_inclusive('}') {
            match part.split_once('{') {
                Some((before, name)) => path = path + before + &value_of(name.trim_end_matches('}')),
                None => path += part,
            }
        }
        Request::new(self.method, path)
    }

    /// Whether an answer to a good request waits for something that happens later.
    pub(super) fn answers_late(&self) -> bool {
        self.path.ends_with("/stream") || (self.path == "/api/pool" && self.method == "POST")
    }
}

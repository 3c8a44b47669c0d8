//! Completes the generated document with what many operations share: who may call them, and the ways in which they fail.

use std::collections::BTreeMap;

use axum::http::Method;
use serde_json::{Map, Value, json};

use crate::visitors::grants;

/// The methods that have an operation in a path item.
const METHODS: [(&str, Method); 4] =
    [("get", Method::GET), ("post", Method::POST), ("put", Method::PUT), ("delete", Method::DELETE)];

/// The document as it is served.
///
/// An attribute of a handler says what is special about it. A handler that never asks who you are has `security(())`. One that
/// lists 403 needs a person, and all others know you if you say who you are. A status from 400 on has a `Failure`, and a parameter in the
/// path is a string, where the handler does not say otherwise.
pub(super) fn complete(description: &utoipa::openapi::OpenApi) -> Value {
    let mut document = serde_json::to_value(description).expect("the description has string keys only");
    inline_numbers(&mut document);
    as_json(&mut document);
    in_plain_words(&mut document);
    for (path, item) in object(&mut document["paths"]) {
        for (name, method) in METHODS {
            if let Some(operation) = item.get_mut(name) {
                complete_operation(&method, path, operation);
            }
        }
    }
    let components = &mut document["components"];
    components["securitySchemes"] = json!({
        "cookie": {
            "type": "apiKey", "in": "cookie", "name": "boneyard_session",
            "description": "The cookie of a browser. A guest has the cookie `boneyard_guest` instead.",
        },
        "token": {
            "type": "http", "scheme": "bearer",
            "description": "A token that you made for a program. Each operation names the scope that the token needs: `read`, `play` or `clubs`.",
        },
    });
    components["responses"] = failures();
    document
}

/// The failures that many operations share, by name.
fn failures() -> Value {
    let failure = |description: &str| json!({ "description": description, "content": failure_content() });
    json!({
        "BadRequest": failure("The body or the query cannot be read. `detail` says where."),
        "Forbidden": failure("The token is not valid or lacks the scope, or a page of another site sent the request."),
        "TooLarge": failure("The body is too long."),
        "TooMany": failure("Too many requests. `Retry-After` says how many seconds to wait."),
        "Other": failure("421: the host name is not one of this server's. 500: the server failed. 503: it is restarting, cannot store data, or needed too long."),
    })
}

fn failure_content() -> Value {
    json!({ "application/json": { "schema": { "$ref": "#/components/schemas/Failure" } } })
}

fn complete_operation(method: &Method, path: &str, operation: &mut Value) {
    let scope = grants::scope(method, path);
    let is_public = operation.get("security").is_some();
    let needs_person = operation["responses"].get("403").is_some();
    operation["operationId"] = operation_id(method, path).into();
    if !is_public {
        let mut ways = vec![json!({ "cookie": [] })];
        ways.extend(scope.map(|scope| json!({ "token": [scope.word()] })));
        if !needs_person {
            ways.insert(0, json!({}));
        }
        operation["security"] = ways.into();
        let who = match scope {
            Some(scope) => format!("A token needs the scope `{}`.", scope.word()),
            None => "No token can do this.".to_owned(),
        };
        let text = operation["description"].as_str().map(|text| format!("{text}\n\n{who}")).unwrap_or(who);
        operation["description"] = text.into();
    }
    complete_parameters(path, operation);
    let has_body = operation.get("requestBody").is_some();
    let in_query = |parameter: &Value| parameter["in"] == "query";
    let has_query = operation["parameters"].as_array().is_some_and(|all| all.iter().any(in_query));
    let shared = [
        ("400", "BadRequest", has_body || has_query),
        ("403", "Forbidden", *method != Method::GET || (!is_public && scope.is_some())),
        ("413", "TooLarge", has_body),
        ("429", "TooMany", !is_public && scope.is_some()),
        ("default", "Other", true),
    ];
    let responses = object(&mut operation["responses"]);
    for (status, name, applies) in shared {
        if applies && !responses.contains_key(status) {
            let reference = json!({ "$ref": format!("#/components/responses/{name}") });
            responses.insert(status.to_owned(), reference);
        }
    }
    for (status, response) in responses {
        describe_response(status, response);
    }
}

/// Adds the parameters in the path that the handler does not describe, in their order.
fn complete_parameters(path: &str, operation: &mut Value) {
    let mut described = operation["parameters"].as_array().cloned().unwrap_or_default();
    let names = path.split(['{', '}']).skip(1).step_by(2);
    let mut parameters: Vec<Value> = names
        .map(|name| match described.iter().position(|it| it["name"] == name && it["in"] == "path") {
            Some(known) => described.remove(known),
            None => json!({ "name": name, "in": "path", "required": true, "schema": { "type": "string" } }),
        })
        .collect();
    parameters.append(&mut described);
    if !parameters.is_empty() {
        operation["parameters"] = parameters.into();
    }
}

/// Says what a status means where the handler does not, and how a failure or a file is sent.
fn describe_response(status: &str, response: &mut Value) {
    if response.get("$ref").is_some() {
        return;
    }
    if status.starts_with(['4', '5']) && response.get("content").is_none() {
        response["content"] = failure_content();
    }
    let meaning = match status {
        "200" => "The answer.",
        "201" => "It was made.",
        "204" => "Done. The answer has no body.",
        "400" => "The request cannot be read. `detail` says why.",
        "403" => "You may not do this.",
        "404" => "There is none, or you may not see it.",
        "409" => "The present state does not allow it. `code` says why.",
        "410" => "The link was used or withdrawn, has expired, or never existed.",
        "422" => "A value is not possible. `code` says which.",
        "429" => "Too many requests. `Retry-After` says how many seconds to wait.",
        _ => "",
    };
    if response["description"].as_str().unwrap_or_default().is_empty() {
        response["description"] = meaning.into();
    }
    if let Some(pdf) = response.pointer_mut("/content/application~1pdf") {
        pdf["schema"] = json!({ "type": "string", "format": "binary" });
    }
}

/// A name that no other operation has, such as `postTablesByIdCommands`.
fn operation_id(method: &Method, path: &str) -> String {
    let mut id = method.as_str().to_lowercase();
    let path = path.trim_start_matches("/api/");
    for word in path.split(['/', '.', '-']) {
        let (by, word) = match word.strip_prefix('{').and_then(|word| word.strip_suffix('}')) {
            Some(parameter) => ("By", parameter),
            None => ("", word),
        };
        let (first, rest) = word.split_at(1);
        id = id + by + &first.to_uppercase() + rest;
    }
    id
}

/// Numbers have no names in the document: `Pips` is a `u8` in Rust, and a number in JSON.
fn inline_numbers(document: &mut Value) {
    let schemas = object(&mut document["components"]["schemas"]);
    let is_number = |name: &str| name.starts_with(|first: char| first.is_ascii_lowercase());
    let names: Vec<String> = schemas.keys().filter(|name| is_number(name)).cloned().collect();
    let numbers: BTreeMap<String, Value> = names
        .into_iter()
        .filter_map(|name| Some((format!("#/components/schemas/{name}"), schemas.remove(&name)?)))
        .collect();
    walk(document, &mut |value| {
        let Some(number) = value["$ref"].as_str().and_then(|reference| numbers.get(reference)) else {
            return;
        };
        let description = value.get("description").cloned();
        *value = number.clone();
        if let Some(description) = description {
            value["description"] = description;
        }
    });
}

/// Mends what the generator says of two types of Rust: a unit is `null` in JSON, and the keys of a map are strings, also those that
/// are numbers in Rust.
fn as_json(document: &mut Value) {
    walk(document, &mut |value| {
        if *value == json!({ "default": null }) {
            *value = json!({ "type": "null" });
        }
        if let Some(names) = value.get_mut("propertyNames") {
            *names = json!({ "type": "string" });
        }
    });
}

/// Descriptions come from the documentation of Rust types. Readers of the document see JSON: examples in Rust go, and so do links.
fn in_plain_words(document: &mut Value) {
    walk(document, &mut |value| {
        if let Some(Value::String(text)) = value.get_mut("description") {
            *text = plain(text);
        }
    });
}

fn plain(text: &str) -> String {
    // Every second piece is inside of a code block. Blocks with a language, such as `sh`, stay.
    let mut words = String::new();
    for (index, piece) in text.split("```").enumerate() {
        let is_rust = index % 2 == 1 && piece.starts_with('\n') && piece.contains("use boneyard_");
        match index % 2 {
            0 => words += piece,
            _ if is_rust => {}
            _ => words += &format!("```{piece}```"),
        }
    }
    let mut plain = String::new();
    let mut rest = words.as_str();
    while let Some((before, link)) = rest.split_once("[`") {
        let Some((name, after)) = link.split_once("`]") else { break };
        // A link in full, `[text](target)`, loses its target.
        let after =
            after.strip_prefix('(').and_then(|target| Some(target.split_once(')')?.1)).unwrap_or(after);
        let name = short(name);
        plain = plain + before + "`" + &name + "`";
        rest = after;
    }
    (plain + rest).replace("`None`", "`null`").trim().to_owned()
}

/// The name of a type, a constant, or a field with its type: `LiveState.turn`.
fn short(path: &str) -> String {
    let Some((place, name)) = path.rsplit_once("::") else { return path.to_owned() };
    let owner = place.rsplit("::").next().unwrap_or(place);
    let is_field = name.starts_with(|first: char| first.is_ascii_lowercase())
        && owner.starts_with(|first: char| first.is_ascii_uppercase());
    if is_field { format!("{owner}.{name}") } else { name.to_owned() }
}

/// Calls `change` for every object in a value.
fn walk(value: &mut Value, change: &mut impl FnMut(&mut Value)) {
    if value.is_object() {
        change(value);
    }
    match value {
        Value::Object(fields) => fields.values_mut().for_each(|field| walk(field, change)),
        Value::Array(items) => items.iter_mut().for_each(|item| walk(item, change)),
        _ => {}
    }
}

fn object(value: &mut Value) -> &mut Map<String, Value> {
    value.as_object_mut().expect("the document has an object here")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_operation_is_named_after_its_path() {
        assert_eq!(operation_id(&Method::POST, "/api/tables/{id}/commands"), "postTablesByIdCommands");
        assert_eq!(operation_id(&Method::GET, "/api/clubs/{id}/members.csv"), "getClubsByIdMembersCsv");
    }

    #[test]
    fn a_handler_need_not_say_what_most_do() {
        let seat = json!({ "name": "seat", "in": "path", "required": true, "schema": { "type": "integer" } });
        let mut operation = json!({ "parameters": [seat], "responses": { "204": {}, "404": {} } });
        complete_operation(&Method::POST, "/api/tables/{id}/seats/{seat}", &mut operation);
        let id = json!({ "name": "id", "in": "path", "required": true, "schema": { "type": "string" } });
        assert_eq!(operation["parameters"], json!([id, seat]));
        assert_eq!(operation["responses"]["404"]["content"], failure_content());
        assert_eq!(operation["responses"]["204"].get("content"), None);
    }

    #[test]
    fn descriptions_lose_examples_and_links_of_rust() {
        let text =
            "A [`Part`](crate::Part) or `None`.\n\n```\nuse boneyard_deal::Part;\n```\nSee [`Live::turn`].";
        assert_eq!(plain(text), "A `Part` or `null`.\n\n\nSee `Live.turn`.");
        assert_eq!(plain("Run\n```sh\nls\n```"), "Run\n```sh\nls\n```");
    }

    #[test]
    fn a_scope_of_a_path_is_that_of_its_requests() {
        let mut operation = json!({ "responses": { "200": {} } });
        complete_operation(&Method::GET, "/api/tables/{id}/stream", &mut operation);
        assert_eq!(operation["security"], json!([{}, { "cookie": [] }, { "token": ["play"] }]));
        let mut operation = json!({ "responses": { "204": {}, "403": {} } });
        complete_operation(&Method::DELETE, "/api/account", &mut operation);
        assert_eq!(operation["security"], json!([{ "cookie": [] }]));
    }
}

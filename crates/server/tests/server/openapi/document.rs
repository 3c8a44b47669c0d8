//! The document of a running server, and calls that are compared with it.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::net::SocketAddr;

use jsonschema::error::ValidationErrorKind;
use jsonschema::{ValidationError, Validator};
use serde_json::{Value, json};

use crate::visitor::{Answer, Visitor, send, send_bytes};

/// The document at `/api/openapi.json`.
pub(super) struct Document {
    pub(super) value: Value,
    /// By the text of the schema.
    validators: RefCell<BTreeMap<String, Validator>>,
    /// Where the document and the server disagree.
    faults: RefCell<BTreeSet<String>>,
}

impl Document {
    pub(super) async fn of(server: SocketAddr) -> Self {
        let value = send(server, "GET", "/api/openapi.json", &[], None).await.unwrap().json();
        Document { value, validators: RefCell::default(), faults: RefCell::default() }
    }

    /// The method and the path of every operation.
    pub(super) fn operations(&self) -> BTreeSet<(String, String)> {
        let mut operations = BTreeSet::new();
        for (path, item) in self.value["paths"].as_object().unwrap() {
            operations
                .extend(item.as_object().unwrap().keys().map(|method| (method.to_uppercase(), path.clone())));
        }
        operations
    }

    pub(super) fn operation(&self, method: &str, path: &str) -> &Value {
        let operation = &self.value["paths"][path][method.to_lowercase()];
        assert!(operation.is_object(), "{method} {path} is not documented");
        operation
    }

    /// Compares the status, the type and the body of an answer with the document, and notes what differs.
    pub(super) fn check(&self, method: &str, path: &str, answer: &Answer, what: &str) {
        let what = format!("{method} {path} {} ({what})", answer.status);
        let listed = &self.operation(method, path)["responses"][answer.status.to_string()];
        let listed = match listed["$ref"].as_str() {
            Some(reference) => self.value.pointer(&reference[1..]).unwrap(),
            None => listed,
        };
        if !listed.is_object() {
            let body = String::from_utf8_lossy(&answer.body);
            return self.fault(format!("{what}: the status is not listed; the body is {body}"));
        }
        let kind = answer.header("content-type").split(';').next().unwrap();
        match listed.get("content") {
            None if answer.body.is_empty() => {}
            None => self.fault(format!("{what}: there is a body")),
            Some(content) if !content[kind]["schema"].is_object() => {
                self.fault(format!("{what}: the type {kind} is not listed"));
            }
            Some(content) if kind == "application/json" => {
                self.validate(&content[kind]["schema"], &answer.json(), &what);
            }
            Some(_) => {}
        }
    }

    fn fault(&self, fault: String) {
        self.faults.borrow_mut().insert(fault);
    }

    /// Fails if the document and the server disagreed anywhere.
    pub(super) fn assert_faultless(&self) {
        let faults = self.faults.borrow();
        assert!(faults.is_empty(), "{faults:#?}");
    }

    /// Checks that a value has a schema of the document.
    pub(super) fn validate(&self, schema: &Value, value: &Value, what: &str) {
        let mut validators = self.validators.borrow_mut();
        let validator = validators.entry(schema.to_string()).or_insert_with(|| {
            let whole = json!({ "allOf": [schema], "components": { "schemas": self.value["components"]["schemas"] } });
            jsonschema::draft202012::new(&whole).unwrap_or_else(|error| panic!("{what}: {error}"))
        });
        for error in validator.iter_errors(value).take(3) {
            self.fault(format!("{what}: {}", deepest(&error).1));
        }
    }
}

/// The error that is deepest in the value, with its depth: of all the alternatives in a schema, it is in the one that was meant.
fn deepest(error: &ValidationError<'_>) -> (usize, String) {
    let path = error.instance_path().to_string();
    let own = (path.matches('/').count(), format!("{path}: {error}"));
    let inner = match error.kind() {
        ValidationErrorKind::OneOfNotValid { context } | ValidationErrorKind::AnyOf { context } => {
            context.iter().flatten().map(deepest).max_by_key(|(depth, _)| *depth)
        }
        _ => None,
    };
    inner.filter(|(depth, _)| *depth > own.0).unwrap_or(own)
}

/// Who calls.
#[derive(Clone, Debug)]
pub(super) enum Caller {
    Nobody,
    Browser(Visitor),
    /// The secret of a token.
    Token(String),
}

impl Caller {
    fn header(&self) -> Option<(&'static str, String)> {
        match self {
            Caller::Nobody => None,
            Caller::Browser(visitor) => Some(("cookie", visitor.cookie.clone())),
            Caller::Token(secret) => Some(("authorization", format!("Bearer {secret}"))),
        }
    }
}

impl From<&Visitor> for Caller {
    fn from(visitor: &Visitor) -> Self {
        Caller::Browser(visitor.clone())
    }
}

/// The body of a request, with its type.
#[derive(Clone, Debug)]
pub(super) struct Body {
    pub(super) kind: &'static str,
    pub(super) bytes: Vec<u8>,
}

impl From<Value> for Body {
    fn from(value: Value) -> Self {
        Body { kind: "application/json", bytes: value.to_string().into() }
    }
}

/// A request to a documented operation.
#[derive(Clone, Debug)]
pub(super) struct Call {
    pub(super) caller: Caller,
    pub(super) method: &'static str,
    /// With the names of the parameters.
    pub(super) path: &'static str,
    /// With their values.
    pub(super) url: String,
    pub(super) body: Option<Body>,
}

impl Call {
    pub(super) fn operation(&self) -> (String, String) {
        (self.method.to_owned(), self.path.to_owned())
    }

    /// Sends the request, with more headers.
    pub(super) async fn send(&self, address: SocketAddr, more: &[(&str, &str)]) -> Answer {
        let own = self.caller.header();
        let mut headers: Vec<(&str, &str)> =
            own.iter().map(|(name, value)| (*name, value.as_str())).collect();
        headers.extend(more);
        let body = self.body.as_ref().map(|body| (body.kind, &*body.bytes));
        send_bytes(address, self.method, &self.url, &headers, body).await.unwrap()
    }
}

/// The server as the document describes it.
pub(super) struct Api {
    pub(super) address: SocketAddr,
    pub(super) document: Document,
    /// What was called, in order.
    pub(super) calls: Vec<Call>,
}

impl Api {
    pub(super) async fn of(address: SocketAddr) -> Self {
        Api { address, document: Document::of(address).await, calls: Vec::new() }
    }

    /// Makes a request that must succeed, as the document says. `values` are those of the path, in order; `query` begins with `?`.
    pub(super) async fn call(
        &mut self,
        caller: impl Into<Caller>,
        (method, path): (&'static str, &'static str),
        values: &[&str],
        query: &str,
        body: Option<Body>,
    ) -> Answer {
        let mut url = String::new();
        let mut rest = path;
        for value in values {
            let (before, after) = rest.split_once('{').unwrap();
            url = url + before + value;
            rest = after.split_once('}').unwrap().1;
        }
        assert!(!rest.contains('{'), "{path} needs more values");
        let call = Call { caller: caller.into(), method, path, url: url + rest + query, body };
        let answer = self.ask(&call).await;
        assert!(answer.status < 300, "{call:?}: {} {}", answer.status, answer.text());
        self.calls.push(call);
        answer
    }

    /// Makes a request and compares request and answer with the document.
    async fn ask(&self, call: &Call) -> Answer {
        let operation = self.document.operation(call.method, call.path);
        match &call.body {
            None => assert!(operation["requestBody"].is_null(), "{call:?} has no body"),
            Some(body) => {
                let schema = &operation["requestBody"]["content"][body.kind]["schema"];
                assert!(schema.is_object(), "{call:?}: {} takes no {}", call.path, body.kind);
                if body.kind == "application/json" {
                    let value = serde_json::from_slice(&body.bytes).unwrap();
                    self.document.validate(schema, &value, &format!("{call:?}"));
                }
            }
        }
        let answer = call.send(self.address, &[]).await;
        self.document.check(call.method, call.path, &answer, "a valid request");
        answer
    }

    pub(super) async fn get(
        &mut self,
        caller: impl Into<Caller>,
        path: &'static str,
        values: &[&str],
        query: &str,
    ) -> Answer {
        self.call(caller, ("GET", path), values, query, None).await
    }

    pub(super) async fn post(
        &mut self,
        caller: impl Into<Caller>,
        path: &'static str,
        values: &[&str],
        body: Value,
    ) -> Answer {
        self.call(caller, ("POST", path), values, "", Some(body.into())).await
    }

    pub(super) async fn put(
        &mut self,
        caller: impl Into<Caller>,
        path: &'static str,
        values: &[&str],
        body: Value,
    ) -> Answer {
        self.call(caller, ("PUT", path), values, "", Some(body.into())).await
    }

    /// A POST without a body.
    pub(super) async fn ask_for(
        &mut self,
        caller: impl Into<Caller>,
        path: &'static str,
        values: &[&str],
    ) -> Answer {
        self.call(caller, ("POST", path), values, "", None).await
    }

    pub(super) async fn delete(
        &mut self,
        caller: impl Into<Caller>,
        path: &'static str,
        values: &[&str],
    ) -> Answer {
        self.call(caller, ("DELETE", path), values, "", None).await
    }
}

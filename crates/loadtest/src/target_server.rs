//! The server under load: a process that the test starts with its own database, or a running server.

use std::fs::File;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::Stdio;

use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::client::conn::http1;
use hyper::header::{CONTENT_TYPE, HOST, SET_COOKIE};
use hyper_util::rt::TokioIo;
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::net::TcpStream;
use tokio::process::{Child, Command};
use tokio::sync::Mutex;

use super::client_address;
use super::error::LoadError;
use crate::process::Process;

pub(super) struct TargetServer {
    /// The host and the port, as in the `Host` header.
    pub(super) authority: String,
    own_server: Option<OwnServer>,
}

/// A server that the test started. Dropping it stops the process and deletes the database.
struct OwnServer {
    child: Mutex<Child>,
    folder: tempfile::TempDir,
    flags: Mutex<Vec<String>>,
}

/// The response to a request.
#[derive(Debug)]
pub(super) struct Response {
    pub(super) status: u16,
    /// The `Set-Cookie` headers.
    pub(super) set_cookies: Vec<String>,
    pub(super) body: Vec<u8>,
}

impl Response {
    /// The cookie of the guest or of the session. A removed cookie has no value and does not count.
    pub(super) fn cookie(&self) -> Option<String> {
        let pairs = self.set_cookies.iter().filter_map(|cookie| cookie.split(';').next());
        pairs.filter(|pair| !pair.ends_with('=')).map(str::to_owned).next()
    }

    /// The cookie of the guest or of the session; an error if the response sets none.
    pub(super) fn required_cookie(&self) -> Result<String, LoadError> {
        self.cookie().ok_or_else(|| LoadError::NoCookie(self.text()))
    }

    /// The body as text; bytes that are not UTF-8 are replaced.
    pub(super) fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    /// The body of the successful response to a request. An empty body is `null`.
    fn ok<A: DeserializeOwned>(mut self, request: &Request) -> Result<A, LoadError> {
        let Request { method, path, .. } = request;
        if !(200..300).contains(&self.status) {
            let (path, status, text) = (path.clone(), self.status, self.text());
            return Err(LoadError::Refused { method, path, status, text });
        }
        if self.body.is_empty() {
            self.body = b"null".to_vec();
        }
        self.json().map_err(|cause| LoadError::Request {
            request: format!("{method} {path}"),
            cause: Box::new(cause),
        })
    }

    /// Parses the body as JSON.
    pub(super) fn json<T: DeserializeOwned>(&self) -> Result<T, LoadError> {
        serde_json::from_slice(&self.body).map_err(|cause| LoadError::Unreadable { cause, text: self.text() })
    }
}

#[derive(Clone, Debug, Default)]
pub(super) struct Request {
    pub(super) method: &'static str,
    pub(super) path: String,
    pub(super) headers: Vec<(&'static str, String)>,
    pub(super) body: Option<(&'static str, Vec<u8>)>,
}

impl Request {
    pub(super) fn new(method: &'static str, path: impl Into<String>) -> Self {
        Request { method, path: path.into(), headers: Vec::new(), body: None }
    }

    pub(super) fn header(mut self, name: &'static str, value: impl Into<String>) -> Self {
        self.headers.push((name, value.into()));
        self
    }

    /// Adds the cookie of a guest. An empty cookie means a client without an account.
    pub(super) fn guest(self, cookie: &str) -> Self {
        if cookie.is_empty() { self } else { self.header("cookie", cookie) }
    }

    pub(super) fn json(self, body: &impl Serialize) -> Self {
        self.body("application/json", serde_json::to_vec(body).unwrap_or_default())
    }

    pub(super) fn body(mut self, content_type: &'static str, body: impl Into<Vec<u8>>) -> Self {
        self.body = Some((content_type, body.into()));
        self
    }
}

impl TargetServer {
    /// A running server at an address such as `http://127.0.0.1:8080`.
    pub(super) fn running_at(url: &str) -> Result<Self, LoadError> {
        let authority = url.strip_prefix("http://").map(|rest| rest.trim_end_matches('/'));
        let authority =
            authority.filter(|authority| !authority.is_empty() && !authority.contains(['/', '?', '#', '@']));
        let authority = authority.ok_or_else(|| LoadError::NotAnAddress(url.to_owned()))?;
        let authority = if authority.rsplit_once(':').is_some_and(|(_, port)| port.parse::<u16>().is_ok()) {
            authority.to_owned()
        } else {
            format!("{authority}:80")
        };
        Ok(TargetServer { authority, own_server: None })
    }

    /// Starts a server with these flags. Its log goes to a file; see [`TargetServer::log`].
    pub(super) async fn start_with(flags: &[&str]) -> Result<Self, LoadError> {
        let folder = tempfile::tempdir().map_err(LoadError::NotStarted)?;
        let flags: Vec<String> = flags.iter().map(|flag| (*flag).to_owned()).collect();
        let (child, address) = spawn(&folder, &flags, "127.0.0.1:0").await?;
        let own = OwnServer { child: Mutex::new(child), folder, flags: Mutex::new(flags) };
        Ok(TargetServer { authority: address.to_string(), own_server: Some(own) })
    }

    /// Restarts the started server at the same address with the same database.
    pub(super) async fn restart(&self) -> Result<(), LoadError> {
        self.stop().await?;
        self.start_again().await
    }

    /// Stops the started server and waits until it has ended.
    pub(super) async fn stop(&self) -> Result<(), LoadError> {
        let mut child = self.own()?.child.lock().await;
        terminate(&child)?;
        child.wait().await.map_err(LoadError::NotStarted)?;
        Ok(())
    }

    /// Kills the started server as `kill -9` does.
    pub(super) async fn kill(&self) -> Result<(), LoadError> {
        self.own()?.child.lock().await.kill().await.map_err(LoadError::NotStarted)
    }

    /// Starts the server again at the same address with the same database.
    pub(super) async fn start_again(&self) -> Result<(), LoadError> {
        let own = self.own()?;
        let mut child = own.child.lock().await;
        (*child, _) = spawn(&own.folder, &own.flags.lock().await, &self.authority).await?;
        Ok(())
    }

    /// Restarts the started server with more flags.
    pub(super) async fn restart_with(&self, flags: &[&str]) -> Result<(), LoadError> {
        self.own()?.flags.lock().await.extend(flags.iter().map(|flag| (*flag).to_owned()));
        self.restart().await
    }

    /// Whether the test started the server.
    pub(super) fn is_own(&self) -> bool {
        self.own_server.is_some()
    }

    /// The database file of the started server.
    pub(super) fn database(&self) -> Option<PathBuf> {
        Some(database_of(&self.own_server.as_ref()?.folder))
    }

    /// The bytes of the database file, without those that wait in its log.
    pub(super) fn database_bytes(&self) -> Option<u64> {
        Some(std::fs::metadata(self.database()?).ok()?.len())
    }

    fn own(&self) -> Result<&OwnServer, LoadError> {
        self.own_server.as_ref().ok_or(LoadError::NotStartedByTest)
    }

    /// The process of the started server.
    pub(super) async fn process(&self) -> Option<Process> {
        self.own_server.as_ref()?.child.lock().await.id().map(Process::Other)
    }

    /// The log of the started server.
    pub(super) fn log(&self) -> String {
        let log = self.own_server.as_ref().map(|own| log_of(&own.folder));
        log.and_then(|path| std::fs::read_to_string(path).ok()).unwrap_or_default()
    }

    /// Creates a guest and returns its cookie.
    pub(super) async fn guest(&self) -> Result<String, LoadError> {
        let response = self.send(&Request::new("GET", "/api/me")).await?;
        response.required_cookie()
    }

    /// Sends a request as a guest. It must succeed.
    pub(super) async fn request<A: DeserializeOwned>(
        &self,
        method: &'static str,
        path: &str,
        cookie: &str,
        body: &impl Serialize,
    ) -> Result<A, LoadError> {
        self.send_ok(&Request::new(method, path).guest(cookie).json(body)).await
    }

    /// Sends a request that must succeed.
    pub(super) async fn send_ok<A: DeserializeOwned>(&self, request: &Request) -> Result<A, LoadError> {
        self.send(request).await?.ok(request)
    }

    /// Opens a connection.
    pub(super) async fn connect(&self) -> Result<TcpStream, LoadError> {
        let failed = |cause| LoadError::Connection { authority: self.authority.clone(), cause };
        TcpStream::connect(&self.authority).await.map_err(failed)
    }

    /// Sends one request over its own connection.
    pub(super) async fn send(&self, request: &Request) -> Result<Response, LoadError> {
        self.session().await?.send(&request.clone().header("connection", "close")).await
    }

    /// Opens a connection for several requests.
    pub(super) async fn session(&self) -> Result<HttpSession, LoadError> {
        self.session_over(self.connect().await?).await
    }

    /// Opens a connection for several requests, from the next of this machine's addresses.
    pub(super) async fn session_from_next_address(&self) -> Result<HttpSession, LoadError> {
        let failed = |cause| LoadError::Connection { authority: self.authority.clone(), cause };
        self.session_over(client_address::connect(&self.authority).await.map_err(failed)?).await
    }

    async fn session_over(&self, stream: TcpStream) -> Result<HttpSession, LoadError> {
        let failed = |cause| LoadError::Http { authority: self.authority.clone(), cause };
        let (sender, connection) = http1::handshake(TokioIo::new(stream)).await.map_err(failed)?;
        // The connection ends with the session. Its errors are reported with the response.
        tokio::spawn(connection);
        Ok(HttpSession { authority: self.authority.clone(), sender })
    }
}

/// A connection that sends one request after the other.
pub(super) struct HttpSession {
    authority: String,
    sender: http1::SendRequest<Full<Bytes>>,
}

impl HttpSession {
    /// Sends a request that must succeed.
    pub(super) async fn send_ok<A: DeserializeOwned>(&mut self, request: &Request) -> Result<A, LoadError> {
        self.send(request).await?.ok(request)
    }

    /// Sends a request.
    pub(super) async fn send(&mut self, request: &Request) -> Result<Response, LoadError> {
        let failed = |cause| LoadError::Http { authority: self.authority.clone(), cause };
        let Request { method, path, headers, body } = request;
        let mut message = hyper::Request::builder().method(*method).uri(path);
        if !headers.iter().any(|(name, _)| *name == HOST) {
            message = message.header(HOST, &self.authority);
        }
        for (name, value) in headers {
            message = message.header(*name, value);
        }
        let bytes = body.as_ref().map_or(Bytes::new(), |(_, bytes)| Bytes::from(bytes.clone()));
        if let Some((content_type, _)) = body {
            message = message.header(CONTENT_TYPE, *content_type);
        }
        let message = message.body(Full::new(bytes)).map_err(LoadError::BadRequest)?;
        self.sender.ready().await.map_err(failed)?;
        let (head, body) = self.sender.send_request(message).await.map_err(failed)?.into_parts();
        let body = body.collect().await.map_err(failed)?.to_bytes().to_vec();
        let set_cookies = head.headers.get_all(SET_COOKIE).iter().filter_map(|value| value.to_str().ok());
        let set_cookies = set_cookies.map(str::to_owned).collect();
        Ok(Response { status: head.status.as_u16(), set_cookies, body })
    }
}

fn database_of(folder: &tempfile::TempDir) -> PathBuf {
    folder.path().join("loadtest.db")
}

fn log_of(folder: &tempfile::TempDir) -> PathBuf {
    folder.path().join("log")
}

/// Starts a server and waits until it is ready.
async fn spawn(
    folder: &tempfile::TempDir,
    flags: &[String],
    listen: &str,
) -> Result<(Child, SocketAddr), LoadError> {
    let log =
        File::options().create(true).append(true).open(log_of(folder)).map_err(LoadError::NotStarted)?;
    let mut child = Command::new(std::env::current_exe().map_err(LoadError::NotStarted)?)
        .args(["serve", "--listen", listen, "--database"])
        .arg(database_of(folder))
        .args(flags)
        .stdout(Stdio::piped())
        .stderr(log)
        .kill_on_drop(true)
        .spawn()
        .map_err(LoadError::NotStarted)?;
    let stdout = child.stdout.take().ok_or(LoadError::NoOutput)?;
    let line =
        BufReader::new(stdout).lines().next_line().await.map_err(LoadError::NotStarted)?.unwrap_or_default();
    let address = line.rsplit("http://").next().and_then(|rest| rest.trim_end_matches('/').parse().ok());
    let log = || std::fs::read_to_string(log_of(folder)).unwrap_or_default();
    let address = address.ok_or_else(|| LoadError::EndedAtOnce(log().trim().to_owned()))?;
    Ok((child, address))
}

#[cfg(unix)]
fn terminate(child: &Child) -> Result<(), LoadError> {
    let pid = child.id().and_then(|id| i32::try_from(id).ok()).and_then(rustix::process::Pid::from_raw);
    let pid = pid.ok_or(LoadError::Ended)?;
    Ok(rustix::process::kill_process(pid, rustix::process::Signal::TERM)?)
}

#[cfg(not(unix))]
fn terminate(_: &Child) -> Result<(), LoadError> {
    Err(LoadError::NoSignal)
}

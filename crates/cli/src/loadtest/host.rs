//! The server under load: one of our own, in a process and with a database of its own, or one that runs already.

use std::net::SocketAddr;
use std::process::Stdio;

use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;
use tokio::process::{Child, Command};

/// A server that answers.
pub(super) struct Host {
    /// Host and port.
    pub(super) authority: String,
    /// Ends with us, its database with it.
    _own: Option<(Child, tempfile::TempDir)>,
}

impl Host {
    /// A server that runs at an address such as `http://127.0.0.1:8080`.
    pub(super) fn at(url: &str) -> Result<Self, String> {
        let authority = url.strip_prefix("http://").map(|rest| rest.trim_end_matches('/'));
        let authority =
            authority.filter(|authority| !authority.is_empty() && !authority.contains(['/', '?', '#', '@']));
        let authority = authority
            .ok_or_else(|| format!("not an address: `{url}` (write it as http://127.0.0.1:8080)"))?;
        let authority = if authority.rsplit_once(':').is_some_and(|(_, port)| port.parse::<u16>().is_ok()) {
            authority.to_owned()
        } else {
            format!("{authority}:80")
        };
        Ok(Host { authority, _own: None })
    }

    /// A server of our own, as `boneyard serve` starts one.
    pub(super) async fn start() -> Result<Self, String> {
        let failed = |error: std::io::Error| format!("could not start a server: {error}");
        let folder = tempfile::tempdir().map_err(failed)?;
        let mut child = Command::new(std::env::current_exe().map_err(failed)?)
            .args(["serve", "--listen", "127.0.0.1:0", "--log", "error", "--database"])
            .arg(folder.path().join("loadtest.db"))
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .map_err(failed)?;
        let said = child.stdout.take().ok_or("could not start a server: it says nothing")?;
        let line = BufReader::new(said).lines().next_line().await.map_err(failed)?.unwrap_or_default();
        let address = line.rsplit("http://").next().and_then(|rest| rest.trim_end_matches('/').parse().ok());
        let address: SocketAddr = address.ok_or("could not start a server: see above")?;
        Ok(Host { authority: address.to_string(), _own: Some((child, folder)) })
    }

    /// Becomes a guest: the cookie.
    pub(super) async fn guest(&self) -> Result<String, String> {
        let (head, _) = self.send("GET", "/api/me", "", None).await?;
        let cookie = head.lines().find_map(|line| {
            let (name, value) = line.split_once(": ")?;
            name.eq_ignore_ascii_case("set-cookie").then(|| value.split(';').next().unwrap_or(value))
        });
        Ok(cookie.ok_or("the server gives no cookie")?.to_owned())
    }

    /// Asks for something as a guest.
    pub(super) async fn ask<A: DeserializeOwned>(
        &self,
        method: &str,
        path: &str,
        cookie: &str,
        body: &impl Serialize,
    ) -> Result<A, String> {
        let body = serde_json::to_string(body).map_err(|error| error.to_string())?;
        let (_, answer) = self.send(method, path, cookie, Some(&body)).await?;
        let answer = if answer.is_empty() { "null" } else { answer.as_str() };
        serde_json::from_str(answer).map_err(|error| format!("{method} {path}: {error} in {answer}"))
    }

    /// Sends one request over a connection of its own: the head and the body of the answer.
    async fn send(
        &self,
        method: &str,
        path: &str,
        cookie: &str,
        body: Option<&str>,
    ) -> Result<(String, String), String> {
        let failed = |error: std::io::Error| format!("{}: {error}", self.authority);
        let mut request =
            format!("{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n", self.authority);
        if !cookie.is_empty() {
            request += &format!("cookie: {cookie}\r\n");
        }
        if let Some(body) = body {
            request += &format!("content-type: application/json\r\ncontent-length: {}\r\n", body.len());
        }
        request = request + "\r\n" + body.unwrap_or_default();
        let mut stream = TcpStream::connect(&self.authority).await.map_err(failed)?;
        stream.write_all(request.as_bytes()).await.map_err(failed)?;
        let mut bytes = Vec::new();
        stream.read_to_end(&mut bytes).await.map_err(failed)?;
        let text = String::from_utf8_lossy(&bytes);
        let (head, body) =
            text.split_once("\r\n\r\n").ok_or_else(|| format!("{}: no answer", self.authority))?;
        let status = head.split(' ').nth(1).unwrap_or_default();
        if status.starts_with('2') {
            Ok((head.to_owned(), body.to_owned()))
        } else {
            Err(format!("{method} {path} is refused with {status}: {body}"))
        }
    }
}

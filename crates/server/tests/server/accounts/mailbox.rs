//! A mail server for tests: it takes every e-mail and hands it to the test.

use std::net::SocketAddr;

use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;

pub(crate) struct Mailbox {
    address: SocketAddr,
    mails: mpsc::Receiver<String>,
}

impl Mailbox {
    pub(crate) async fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (sender, mails) = mpsc::channel(8);
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(receive(stream, sender.clone()));
            }
        });
        Mailbox { address, mails }
    }

    /// The settings of a server that sends its e-mails here.
    pub(crate) fn settings(&self) -> boneyard_server::MailSettings {
        format!("smtp://{}?from=dominoes@example.org", self.address).parse().unwrap()
    }

    /// The secret of the link in the next e-mail, which must be to this address.
    pub(crate) async fn secret_for(&mut self, to: &str) -> String {
        let text = self.next().await;
        assert!(text.contains(&format!("To: {to}")), "{text}");
        let (_, after) = text.split_once('#').unwrap_or_else(|| panic!("{text}"));
        after.chars().take_while(char::is_ascii_alphanumeric).collect()
    }

    /// The next e-mail.
    pub(crate) async fn next(&mut self) -> String {
        let mail = self.mails.recv().await.unwrap();
        // The text is wrapped at 76 characters, with `=` at the ends of lines.
        mail.replace("=\r\n", "").replace("\r\n", "\n")
    }

    /// Whether another e-mail has come.
    pub(crate) fn is_empty(&mut self) -> bool {
        self.mails.try_recv().is_err()
    }
}

/// Speaks enough of SMTP (RFC 5321) to take e-mails.
async fn receive(stream: TcpStream, mails: mpsc::Sender<String>) -> std::io::Result<()> {
    let (reader, mut writer) = stream.into_split();
    let mut lines = BufReader::new(reader).lines();
    writer.write_all(b"220 test\r\n").await?;
    while let Some(line) = lines.next_line().await? {
        let answer = match line.split(' ').next() {
            Some("DATA") => {
                writer.write_all(b"354 go on\r\n").await?;
                let mut mail = String::new();
                while let Some(line) = lines.next_line().await?.filter(|line| line != ".") {
                    mail += &format!("{line}\r\n");
                }
                let _ = mails.send(mail).await;
                "250 taken"
            }
            Some("QUIT") => "221 bye",
            _ => "250 fine",
        };
        writer.write_all(format!("{answer}\r\n").as_bytes()).await?;
    }
    Ok(())
}

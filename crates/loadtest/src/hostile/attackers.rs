//! Runs an attack on its own thread with the lowest priority, so that it takes no processor time from the server and from
//! honest players.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use tokio::runtime;
use tokio::sync::{oneshot, watch};

use super::super::error::LoadError;
use super::attack::Attack;
use super::target::Target;
use crate::process::lower_priority;

/// A running attack.
pub(super) struct Attackers {
    /// Dropping it stops the attack.
    stop: oneshot::Sender<()>,
    /// Closed when the thread has ended.
    running: watch::Receiver<()>,
    sent: Arc<AtomicU64>,
}

impl Attackers {
    pub(super) fn start(attack: Attack, target: Target) -> Result<Self, LoadError> {
        let runtime = runtime::Builder::new_current_thread().enable_all().build();
        let runtime = runtime.map_err(LoadError::NoAttackers)?;
        let (stop, stopped) = oneshot::channel::<()>();
        let (runs, running) = watch::channel(());
        let sent = Arc::new(AtomicU64::new(0));
        let counter = Arc::clone(&sent);
        let attacking = move || {
            lower_priority();
            runtime.block_on(async {
                tokio::select! {
                    () = attack.run(&target, &counter) => {}
                    _ = stopped => {}
                }
            });
            // Ends all tasks of the attack, which closes their sockets.
            drop(runtime);
            drop(runs);
        };
        thread::Builder::new().name("attackers".into()).spawn(attacking).map_err(LoadError::NoAttackers)?;
        Ok(Attackers { stop, running, sent })
    }

    /// Waits until the attack has done its work. Most attacks go on until they are stopped.
    pub(super) async fn finished(&mut self) {
        while self.running.changed().await.is_ok() {}
    }

    /// Stops the attack and closes its sockets. Returns how much it sent.
    pub(super) async fn stop(mut self) -> u64 {
        // A failed send means that the attack has ended by itself.
        let _ = self.stop.send(());
        while self.running.changed().await.is_ok() {}
        self.sent.load(Ordering::Relaxed)
    }
}

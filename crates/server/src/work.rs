//! Runs CPU-heavy work: sheets, lists, reports, seatings, agreements and records.
//!
//! A few threads run this work, on Linux with the lowest priority, so that tables do not wait for it. A job is stopped
//! at its deadline, when its request is cancelled, or when the server stops.

use std::collections::VecDeque;
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use boneyard_club::Stopped;
use boneyard_protocol::Problem;
use parking_lot::{Condvar, Mutex};
use tokio::sync::oneshot;
use tokio::time::timeout;

use crate::bounds::{WORK_NICE, WORK_QUEUE_MAX, WORK_WAIT};
use crate::config::{Limits, Rates};
use crate::http::ApiError;
use crate::http::error::seconds;
use crate::network::Network;
use crate::shutdown::{Shutdown, ShutdownSignal};
use crate::threads::lower_priority;

/// The rate limit that a job counts against.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Charge {
    /// The network's limit for jobs that may take a second: sheets, seatings, uploaded files.
    Long(Network),
    /// The network's limit for jobs that take milliseconds: views, lists, agreements, lessons.
    Short(Network),
    /// No limit per network: the visitor is a participant of the evening, or a member or an organiser of the club.
    Free,
}

/// The conditions under which a job must stop. Check [`Stop::is_due`] often; a check is cheap.
pub(crate) struct Stop {
    deadline: Instant,
    /// The time until the deadline when the job began.
    time_max: Duration,
    stopping: ShutdownSignal,
    is_abandoned: Box<dyn Fn() -> bool + Send>,
}

impl Stop {
    /// Whether the deadline has passed, the request is cancelled, or the server is stopping.
    pub(crate) fn is_due(&self) -> bool {
        Instant::now() >= self.deadline || self.stopping.is_set() || (self.is_abandoned)()
    }

    /// The error of a request whose job was stopped.
    pub(crate) fn too_long(&self, _: Stopped) -> ApiError {
        too_long(self.time_max)
    }
}

fn too_long(time_max: Duration) -> ApiError {
    Problem::TooLong { max_s: seconds(time_max) }.into()
}

type Job = Box<dyn FnOnce() + Send>;

/// The worker threads. A network may ask for so much work.
pub(crate) struct Workers {
    queue: Arc<Queue>,
    rates: Arc<Rates>,
    /// How long a job may run.
    time_max: Duration,
    shutdown: Shutdown,
}

#[derive(Default)]
struct Queue {
    state: Mutex<QueueState>,
    changed: Condvar,
}

#[derive(Default)]
struct QueueState {
    jobs: VecDeque<Job>,
    /// Whether the workers are dropped.
    is_over: bool,
}

impl Workers {
    /// Starts `work_at_once` threads, but at least one.
    pub(crate) fn start(limits: &Limits, rates: Arc<Rates>, shutdown: Shutdown) -> Self {
        let queue = Arc::<Queue>::default();
        for _ in 0..limits.work_at_once.max(1) {
            let queue = Arc::clone(&queue);
            // The threads are not joined: the process may end while they run.
            thread::spawn(move || {
                lower_priority(WORK_NICE);
                while let Some(job) = queue.next() {
                    // A job that panics must not end the thread.
                    let _ = std::panic::catch_unwind(std::panic::AssertUnwindSafe(job));
                }
            });
        }
        Workers { queue, rates, time_max: limits.work_time, shutdown }
    }

    /// Runs `work` on a worker thread and waits for its result. `work` must check its [`Stop`] often and return
    /// [`Stopped`] when the stop is due.
    ///
    /// # Errors
    /// The network is over its limit, the queue is full, the job waited or ran too long, the job panicked, or the
    /// server is stopping.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        charge: Charge,
        work: impl FnOnce(&Stop) -> Result<T, Stopped> + Send + 'static,
    ) -> Result<T, ApiError> {
        match charge {
            Charge::Long(network) => self.rates.long_work.count(network)?,
            Charge::Short(network) => self.rates.short_work.count(network)?,
            Charge::Free => {}
        }
        let (sender, answer) = oneshot::channel();
        let sender = Arc::new(Mutex::new(Some(sender)));
        let observed_sender = Arc::clone(&sender);
        let is_abandoned = move || observed_sender.lock().as_ref().is_none_or(oneshot::Sender::is_closed);
        let (stopping, time_max) = (self.shutdown.subscribe(), self.time_max);
        let job = Box::new(move || {
            let stop = Stop {
                deadline: Instant::now() + time_max,
                time_max,
                stopping,
                is_abandoned: Box::new(is_abandoned),
            };
            // The request can have been cancelled while the job was in the queue.
            let outcome = if stop.is_due() { Err(Stopped) } else { work(&stop) };
            if let Some(sender) = sender.lock().take() {
                // A failed send means that the request was cancelled.
                let _ = sender.send(outcome);
            }
        });
        if !self.enqueue(job) {
            return Err(Problem::TooMany { retry_s: seconds(WORK_WAIT) }.into());
        }
        match timeout(WORK_WAIT + time_max, answer).await {
            Ok(Ok(Ok(value))) => Ok(value),
            Ok(Ok(Err(Stopped))) if self.shutdown.has_begun() => Err(Problem::Restarting.into()),
            Ok(Ok(Err(Stopped))) => Err(too_long(time_max)),
            Ok(Err(_)) => Err(ApiError::internal(Problem::Internal, &"a job panicked")),
            Err(_) => Err(Problem::TooMany { retry_s: seconds(WORK_WAIT) }.into()),
        }
    }

    /// Puts a job in the queue; false if the queue is full.
    fn enqueue(&self, job: Job) -> bool {
        let mut state = self.queue.state.lock();
        if state.jobs.len() >= WORK_QUEUE_MAX {
            return false;
        }
        state.jobs.push_back(job);
        self.queue.changed.notify_one();
        true
    }
}

impl Drop for Workers {
    fn drop(&mut self) {
        self.queue.state.lock().is_over = true;
        self.queue.changed.notify_all();
    }
}

impl Queue {
    /// The next job; `None` once the workers are dropped.
    fn next(&self) -> Option<Job> {
        let mut state = self.state.lock();
        loop {
            if state.is_over {
                return None;
            }
            if let Some(job) = state.jobs.pop_front() {
                return Some(job);
            }
            self.changed.wait(&mut state);
        }
    }
}

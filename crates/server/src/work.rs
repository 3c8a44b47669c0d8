//! Runs CPU-heavy work: sheets, lists, reports, seatings, agreements and records.
//!
//! A few low-priority threads do it, so that tables never wait for it. A job is stopped at its deadline, when its
//! request is cancelled, and when the server stops.

use std::collections::VecDeque;
use std::sync::{Arc, Condvar, Mutex, MutexGuard};
use std::thread;
use std::time::Instant;

use boneyard_club::Stopped;
use boneyard_protocol::Problem;
use tokio::sync::oneshot;
use tokio::time::timeout;

use crate::bounds::{
    LONG_WORK_BURST, LONG_WORK_EVERY, SHORT_WORK_BURST, SHORT_WORK_EVERY, WORK_DEADLINE, WORK_QUEUE_MAX,
    WORK_WAIT,
};
use crate::error::{ApiError, seconds};
use crate::network::Network;
use crate::rate::RateLimiter;
use crate::shutdown::{Shutdown, ShutdownSignal};

/// The rate limit that a job counts against.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Charge {
    /// The network's limit for jobs that may take a second: sheets, seatings, uploaded files.
    Long(Network),
    /// The network's limit for jobs that take milliseconds: views, lists, agreements, lessons.
    Short(Network),
    /// No limit, for visitors with a right to the answer.
    Free,
}

/// Whether a job should stop. Check it often; a check takes a few nanoseconds.
pub(crate) struct Stop {
    deadline: Instant,
    stopping: ShutdownSignal,
    is_abandoned: Box<dyn Fn() -> bool + Send>,
}

impl Stop {
    /// Whether the deadline has passed, the request is cancelled, or the server is stopping.
    pub(crate) fn is_due(&self) -> bool {
        Instant::now() >= self.deadline || self.stopping.is_set() || (self.is_abandoned)()
    }
}

type Job = Box<dyn FnOnce() + Send>;

/// The worker threads, with the rate limits of each network.
pub(crate) struct Workers {
    queue: Arc<Queue>,
    long: RateLimiter<Network>,
    short: RateLimiter<Network>,
    shutdown: Shutdown,
}

#[derive(Default)]
struct Queue {
    waiting: Mutex<QueueState>,
    changed: Condvar,
}

#[derive(Default)]
struct QueueState {
    jobs: VecDeque<Job>,
    is_over: bool,
}

impl Workers {
    /// Starts the threads.
    pub(crate) fn start(threads: usize, shutdown: Shutdown) -> Self {
        let queue = Arc::<Queue>::default();
        for _ in 0..threads.max(1) {
            let queue = Arc::clone(&queue);
            // The threads are not joined: the process may end while they run.
            thread::spawn(move || {
                lower_priority();
                while let Some(job) = queue.next() {
                    // A job that panics must not end the thread.
                    let _ = std::panic::catch_unwind(std::panic::AssertUnwindSafe(job));
                }
            });
        }
        Workers {
            queue,
            long: RateLimiter::new(LONG_WORK_BURST, LONG_WORK_EVERY),
            short: RateLimiter::new(SHORT_WORK_BURST, SHORT_WORK_EVERY),
            shutdown,
        }
    }

    /// Runs `work` on a worker thread and waits for its result. `work` must check its [`Stop`] often and return
    /// [`Stopped`] when it is due.
    ///
    /// # Errors
    /// The network is over its limit, the queue is full, or the work took too long.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        charge: Charge,
        work: impl FnOnce(&Stop) -> Result<T, Stopped> + Send + 'static,
    ) -> Result<T, ApiError> {
        let now = Instant::now();
        match charge {
            Charge::Long(network) => self.long.take(network, now),
            Charge::Short(network) => self.short.take(network, now),
            Charge::Free => Ok(()),
        }
        .map_err(ApiError::rate_limited)?;
        let (done, answer) = oneshot::channel();
        let done = Arc::new(Mutex::new(Some(done)));
        let waiting = Arc::clone(&done);
        let is_abandoned = move || lock(&waiting).as_ref().is_none_or(oneshot::Sender::is_closed);
        let stopping = self.shutdown.subscribe();
        let job = Box::new(move || {
            let stop = Stop {
                deadline: Instant::now() + WORK_DEADLINE,
                stopping,
                is_abandoned: Box::new(is_abandoned),
            };
            // A job that waited too long may have no caller any more.
            let outcome = if stop.is_due() { Err(Stopped) } else { work(&stop) };
            if let Some(done) = lock(&done).take() {
                let _ = done.send(outcome);
            }
        });
        if !self.enqueue(job) {
            return Err(Problem::TooMany { retry_s: seconds(WORK_WAIT) }.into());
        }
        match timeout(WORK_WAIT + WORK_DEADLINE, answer).await {
            Ok(Ok(Ok(value))) => Ok(value),
            Ok(Ok(Err(Stopped))) if self.shutdown.has_begun() => Err(Problem::Restarting.into()),
            Ok(Ok(Err(stopped))) => Err(stopped.into()),
            Ok(Err(_)) => Err(ApiError::internal(Problem::Internal, &"a job panicked")),
            Err(_) => Err(Problem::TooMany { retry_s: seconds(WORK_WAIT) }.into()),
        }
    }

    /// Puts a job in the queue; false if the queue is full.
    fn enqueue(&self, job: Job) -> bool {
        let mut waiting = lock(&self.queue.waiting);
        if waiting.jobs.len() >= WORK_QUEUE_MAX {
            return false;
        }
        waiting.jobs.push_back(job);
        self.queue.changed.notify_one();
        true
    }
}

impl Drop for Workers {
    fn drop(&mut self) {
        lock(&self.queue.waiting).is_over = true;
        self.queue.changed.notify_all();
    }
}

impl Queue {
    /// The next job; `None` once the workers are dropped.
    fn next(&self) -> Option<Job> {
        let mut waiting = lock(&self.waiting);
        loop {
            if waiting.is_over {
                return None;
            }
            if let Some(job) = waiting.jobs.pop_front() {
                return Some(job);
            }
            waiting = self.changed.wait(waiting).unwrap_or_else(|broken| broken.into_inner());
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(|broken| broken.into_inner())
}

/// Gives this thread the lowest priority.
#[cfg(target_os = "linux")]
fn lower_priority() {
    const LEAST: i32 = 19;
    // On Linux each thread has its own priority.
    let _ = rustix::process::setpriority_process(Some(rustix::thread::gettid()), LEAST);
}

#[cfg(not(target_os = "linux"))]
fn lower_priority() {}

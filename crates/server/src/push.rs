//! Web push: notices on devices of people while no page is open.
//!
//! A browser gives the page a subscription, and the store keeps it as a [`PushDevice`]. A notice is encrypted for the device
//! (`encryption`), signed with the server's own key (`vapid`), and sent to the push service of the browser (`delivery`). People choose
//! the address of that service, so `endpoint` decides where the server may send anything.

mod delivery;
mod encryption;
mod endpoint;
mod text;
mod vapid;

use std::sync::Arc;

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use boneyard_ids::PersonId;
use boneyard_protocol::notices::PushDevice as PushDeviceBody;
use boneyard_store::{AccountChange, AccountError, PushDevice, Store};
use tokio::sync::{Semaphore, mpsc};

use self::delivery::{Delivered, Deliverer};
use self::encryption::Recipient;
use self::endpoint::Endpoint;
pub(crate) use self::text::PushText;
use self::vapid::Vapid;
use crate::bounds::{PUSHES_AT_ONCE_MAX, PUSHES_WAITING_MAX};
use crate::clock;
use crate::config::{PushReach, Rates};
use crate::reach::Site;
use crate::shutdown::Shutdown;

/// Sends notices to devices. Cheap to clone.
#[derive(Clone, Default)]
pub(crate) struct Push(Option<Arc<Sender>>);

struct Sender {
    reach: PushReach,
    vapid: Vapid,
    rates: Arc<Rates>,
    waiting: mpsc::Sender<(PersonId, PushText)>,
}

/// The task that sends what waits.
pub(crate) struct PushTask {
    sender: Arc<Sender>,
    store: Arc<Store>,
    waiting: mpsc::Receiver<(PersonId, PushText)>,
}

impl Push {
    /// Push as the host wants it, with the task that sends the notices: none if the host has turned push off.
    pub(crate) fn new(
        reach: PushReach,
        store: &Arc<Store>,
        rates: &Arc<Rates>,
        site: &Site,
    ) -> (Self, Option<PushTask>) {
        if reach == PushReach::Off {
            return (Push(None), None);
        }
        let (sender, waiting) = mpsc::channel(PUSHES_WAITING_MAX);
        let vapid = Vapid::new(store.secret(), &site.origin());
        let sender = Arc::new(Sender { reach, vapid, rates: Arc::clone(rates), waiting: sender });
        let task = PushTask { sender: Arc::clone(&sender), store: Arc::clone(store), waiting };
        (Push(Some(sender)), Some(task))
    }

    /// The server's public key, in base64url; `None` if the host has turned push off.
    pub(crate) fn key(&self) -> Option<String> {
        Some(BASE64.encode(self.0.as_ref()?.vapid.public_key()))
    }

    /// Checks what a browser says about itself.
    ///
    /// # Errors
    /// What is wrong, in English.
    pub(crate) fn read(&self, device: PushDeviceBody) -> Result<PushDevice, String> {
        let sender = self.0.as_ref().ok_or("push: the host has turned it off")?;
        let PushDeviceBody { endpoint, p256dh, auth, language } = device;
        Endpoint::read(&endpoint, sender.reach).map_err(|why| format!("endpoint: {why}"))?;
        let bytes = |name: &str, text: &str| {
            BASE64.decode(text.trim_end_matches('=')).map_err(|_| format!("{name}: not base64url"))
        };
        let (p256dh, auth) = (bytes("p256dh", &p256dh)?, bytes("auth", &auth)?);
        Recipient::read(&p256dh, &auth)?;
        let language: boneyard_i18n::Language =
            language.parse().map_err(|cause| format!("language: {cause}"))?;
        let language = language.code().to_owned();
        Ok(PushDevice { endpoint, session: None, p256dh, auth, language, renewed_ms: clock::now_ms() })
    }

    /// Sends a notice to all devices of a person, in the background. A person does not get more than `Rates::pushes` allows, and
    /// while too many notices wait, this one is dropped: a page says the same.
    pub(crate) fn send(&self, person: PersonId, text: PushText) {
        let Some(sender) = &self.0 else { return };
        if sender.rates.pushes.count(person.clone()).is_err() {
            return;
        }
        if sender.waiting.try_send((person, text)).is_err() {
            tracing::warn!("Too many notices for devices wait, so one was not sent");
        }
    }
}

impl PushTask {
    /// Sends notices until the server stops.
    pub(crate) async fn keep(mut self, shutdown: Shutdown) {
        let deliverer = match Deliverer::new(self.sender.reach) {
            Ok(deliverer) => Arc::new(deliverer),
            Err(cause) => {
                tracing::error!("No notices are sent to devices, because TLS does not work: {cause}");
                return;
            }
        };
        let at_once = Arc::new(Semaphore::new(PUSHES_AT_ONCE_MAX));
        let mut stopping = shutdown.subscribe();
        loop {
            let (person, text) = tokio::select! {
                next = self.waiting.recv() => match next { Some(next) => next, None => return },
                () = stopping.wait() => return,
            };
            let devices = match self.store.push_devices(&person, clock::now_ms()).await {
                Ok(devices) => devices,
                Err(cause) => {
                    tracing::error!("A notice was not sent to devices: {cause}");
                    continue;
                }
            };
            for device in devices {
                let permit = tokio::select! {
                    permit = Arc::clone(&at_once).acquire_owned() => permit,
                    () = stopping.wait() => return,
                };
                let delivery = Delivery {
                    sender: Arc::clone(&self.sender),
                    deliverer: Arc::clone(&deliverer),
                    store: Arc::clone(&self.store),
                    text: text.clone(),
                };
                tokio::spawn(shutdown.clone().during(async move {
                    let _permit = permit;
                    delivery.deliver(device).await;
                }));
            }
        }
    }
}

/// A notice on its way to one device.
struct Delivery {
    sender: Arc<Sender>,
    deliverer: Arc<Deliverer>,
    store: Arc<Store>,
    text: PushText,
}

impl Delivery {
    async fn deliver(self, device: PushDevice) {
        let Some(request) = self.request(&device) else { return };
        let endpoint = device.endpoint;
        let change = match self.deliverer.send(request).await {
            Delivered::Gone => AccountChange::PushDeviceGone { endpoint },
            Delivered::Arrived => AccountChange::NotePush { endpoint, arrived: true },
            Delivered::Failed(why) => {
                tracing::debug!("A push service did not take a notice: {why}");
                AccountChange::NotePush { endpoint, arrived: false }
            }
        };
        if let Err(cause @ AccountError::Store(_)) = self.store.change_account(change).await {
            tracing::warn!("What a push service answered was not stored: {cause}");
        }
    }

    /// What is sent to a device; `None` if its stored values cannot be read any more.
    fn request(&self, device: &PushDevice) -> Option<delivery::PushRequest> {
        let endpoint = Endpoint::read(&device.endpoint, self.sender.reach).ok()?;
        let recipient = Recipient::read(&device.p256dh, &device.auth).ok()?;
        let notice = self.text.notice(device.language.parse().unwrap_or_default());
        let topic = notice.tag.clone();
        let body = recipient.encrypt(&serde_json::to_vec(&notice).ok()?);
        let authorization = self.sender.vapid.authorization(&endpoint.origin(), clock::now_ms() / 1_000);
        let (ttl_s, urgency) = self.text.ttl_and_urgency();
        Some(delivery::PushRequest { endpoint, authorization, ttl_s, urgency, topic, body })
    }
}

//! What runs now: tables, evenings and tournaments, each kind in a registry of its own. One task runs each; everything else finds its
//! handle here.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use parking_lot::RwLock;

/// Handles by id. Cheap to clone.
pub(crate) struct Registry<Id, H>(Arc<Shared<Id, H>>);

struct Shared<Id, H> {
    entries: RwLock<HashMap<Id, Entry<H>>>,
    /// Logs that a task panicked.
    panicked: fn(&Id),
}

struct Entry<H> {
    handle: H,
    run: RunId,
}

/// Identifies one entry. A task that ended and was started again has another one.
#[derive(Clone, Copy, PartialEq, Eq)]
struct RunId(u64);

impl RunId {
    fn new() -> Self {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        RunId(NEXT.fetch_add(1, Ordering::Relaxed))
    }
}

impl<Id, H> Clone for Registry<Id, H> {
    fn clone(&self) -> Self {
        Registry(Arc::clone(&self.0))
    }
}

impl<Id: Clone + Eq + Hash, H: Clone> Registry<Id, H> {
    pub(crate) fn new(panicked: fn(&Id)) -> Self {
        Registry(Arc::new(Shared { entries: RwLock::default(), panicked }))
    }

    pub(crate) fn len(&self) -> usize {
        self.0.entries.read().len()
    }

    pub(crate) fn get(&self, id: &Id) -> Option<H> {
        self.0.entries.read().get(id).map(|entry| entry.handle.clone())
    }

    /// What `wanted` finds in the handles. Others wait meanwhile.
    pub(crate) fn filter_map<T>(&self, wanted: impl Fn(&Id, &H) -> Option<T>) -> Vec<T> {
        self.0.entries.read().iter().filter_map(|(id, entry)| wanted(id, &entry.handle)).collect()
    }

    /// Registers a task. It stays until the returned value is dropped, even by a panic.
    pub(crate) fn insert(&self, id: Id, handle: H) -> Registered<Id, H> {
        let run = self.put(id.clone(), handle);
        Registered { registry: self.clone(), id, run }
    }

    /// Registers the task that `start` makes, unless one is running for which `runs` holds: then returns its handle.
    pub(crate) fn insert_unless(
        &self,
        id: &Id,
        runs: impl Fn(&H) -> bool,
        start: impl FnOnce() -> H,
    ) -> Result<Registered<Id, H>, H> {
        let mut entries = self.0.entries.write();
        if let Some(entry) = entries.get(id).filter(|entry| runs(&entry.handle)) {
            return Err(entry.handle.clone());
        }
        let run = RunId::new();
        entries.insert(id.clone(), Entry { handle: start(), run });
        drop(entries);
        Ok(Registered { registry: self.clone(), id: id.clone(), run })
    }

    /// Puts in a handle that stays, unless there is one.
    pub(crate) fn put_if_missing(&self, id: Id, handle: H) {
        self.0.entries.write().entry(id).or_insert(Entry { handle, run: RunId::new() });
    }

    pub(crate) fn remove(&self, id: &Id) {
        self.0.entries.write().remove(id);
    }

    fn put(&self, id: Id, handle: H) -> RunId {
        let run = RunId::new();
        self.0.entries.write().insert(id, Entry { handle, run });
        run
    }
}

/// A task in its registry.
pub(crate) struct Registered<Id: Clone + Eq + Hash, H: Clone> {
    registry: Registry<Id, H>,
    id: Id,
    run: RunId,
}

impl<Id: Clone + Eq + Hash, H: Clone> Registered<Id, H> {
    pub(crate) fn id(&self) -> &Id {
        &self.id
    }

    /// Puts a handle that stays in the place of the task, unless `make` makes none. Nobody finds a handle while it decides.
    pub(crate) fn replace(&self, make: impl FnOnce() -> Option<H>) -> bool {
        let mut entries = self.registry.0.entries.write();
        let made = make();
        let is_replaced = made.is_some();
        if let Some(handle) = made {
            entries.insert(self.id.clone(), Entry { handle, run: RunId::new() });
        }
        is_replaced
    }

    /// Removes the task. False if it was removed before, or if another entry has taken its place.
    pub(crate) fn remove(&self) -> bool {
        let mut entries = self.registry.0.entries.write();
        let is_listed = entries.get(&self.id).is_some_and(|entry| entry.run == self.run);
        if is_listed {
            entries.remove(&self.id);
        }
        is_listed
    }
}

impl<Id: Clone + Eq + Hash, H: Clone> Drop for Registered<Id, H> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            (self.registry.0.panicked)(&self.id);
        }
        self.remove();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn registry() -> Registry<&'static str, u8> {
        Registry::new(|_| ())
    }

    #[test]
    fn a_task_is_found_until_it_ends() {
        let registry = registry();
        let task = registry.insert("one", 1);
        assert_eq!((registry.get(&"one"), registry.len()), (Some(1), 1));
        drop(task);
        assert_eq!((registry.get(&"one"), registry.len()), (None, 0));
    }

    #[test]
    fn a_task_that_ends_leaves_the_entry_of_the_next_one() {
        let registry = registry();
        let first = registry.insert("one", 1);
        let Err(1) = registry.insert_unless(&"one", |_| true, || 2) else { panic!("the first one runs") };
        let second = registry.insert_unless(&"one", |_| false, || 2);
        drop(first);
        assert_eq!(registry.get(&"one"), Some(2));
        assert!(second.is_ok_and(|second| second.remove()));
        assert_eq!(registry.len(), 0);
    }

    #[test]
    fn what_takes_the_place_of_a_task_stays() {
        let registry = registry();
        let task = registry.insert("one", 1);
        assert!(!task.replace(|| None) && task.replace(|| Some(7)));
        assert!(!task.remove());
        drop(task);
        registry.put_if_missing("one", 8);
        assert_eq!(registry.get(&"one"), Some(7));
        registry.remove(&"one");
        assert_eq!(registry.get(&"one"), None);
    }
}

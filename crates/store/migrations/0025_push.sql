-- Devices that get notices while no page is open: the subscriptions of browsers with their push services.
CREATE TABLE push_devices (
    -- The address of the push service. A browser has one, so another person on the same browser takes it over.
    endpoint   TEXT    NOT NULL PRIMARY KEY,
    person_id  TEXT    NOT NULL REFERENCES guests (id),
    -- The session of the browser, which takes the device with it when it ends; null for a guest.
    session_id TEXT    REFERENCES sessions (id) ON DELETE CASCADE,
    -- The keys of the subscription.
    p256dh     BLOB    NOT NULL,
    auth       BLOB    NOT NULL,
    language   TEXT    NOT NULL,
    -- When a page last said that the device wants notices.
    renewed_ms INTEGER NOT NULL,
    -- How many notices in a row did not reach the push service.
    failures   INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;

CREATE INDEX push_devices_by_person ON push_devices (person_id, renewed_ms);
CREATE INDEX push_devices_by_session ON push_devices (session_id);
CREATE INDEX push_devices_by_time ON push_devices (renewed_ms);

-- The last turn at a table for which a person got a notice on their devices, so that no turn gets two.
CREATE TABLE push_turns (
    person_id TEXT    NOT NULL,
    table_id  TEXT    NOT NULL,
    -- When the table began to wait for the person.
    since_ms  INTEGER NOT NULL,
    PRIMARY KEY (person_id, table_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX push_turns_by_time ON push_turns (since_ms);

-- Whether the person wants an e-mail when someone comes to play, after having asked to hear of it.
ALTER TABLE accounts ADD COLUMN arrival_mails INTEGER NOT NULL DEFAULT 0;

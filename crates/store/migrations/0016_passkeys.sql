-- Passkeys: what a person's device proves instead of a password. An account without a password has '' in accounts.password.
CREATE TABLE passkeys (
    -- The id that the device gave.
    credential BLOB PRIMARY KEY,
    -- Names the passkey in requests.
    id         TEXT    NOT NULL UNIQUE,
    person_id  TEXT    NOT NULL REFERENCES accounts (person_id) ON DELETE CASCADE,
    -- What the browser said about itself when the passkey was made.
    device     TEXT    NOT NULL,
    -- The public key and its counter as JSON. The store does not read it.
    key        TEXT    NOT NULL,
    since_ms   INTEGER NOT NULL,
    used_ms    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX passkeys_by_person ON passkeys (person_id);

-- Browsers on which a person has signed in, also after signing out. Wrong passwords of strangers do not slow them down. The secret in the
-- cookie is not stored. A browser may be known to several people, and has one secret.
CREATE TABLE known_devices (
    secret_hash BLOB    NOT NULL,
    person_id   TEXT    NOT NULL REFERENCES accounts (person_id) ON DELETE CASCADE,
    -- When the person last signed in there.
    used_ms     INTEGER NOT NULL,
    PRIMARY KEY (secret_hash, person_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX known_devices_by_person ON known_devices (person_id, used_ms);

-- Accounts. The person of an account is the guest who opened it: tables and clubs know the person by the same id before and after.
CREATE TABLE accounts (
    person_id       TEXT PRIMARY KEY REFERENCES guests (id),
    -- The name in lower case: no two accounts have the same one. `guests` has the name as it is shown.
    name_key        TEXT NOT NULL UNIQUE,
    -- The hash of the password with its parameters, as a PHC string.
    password        TEXT NOT NULL,
    email           TEXT,
    -- The e-mail in lower case, once its link was opened.
    confirmed_email TEXT UNIQUE,
    -- JSON of the clients. The store does not read it.
    settings        TEXT NOT NULL,
    created_ms      INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Browsers on which a person is signed in. The secret in the cookie is not stored.
CREATE TABLE sessions (
    secret_hash BLOB PRIMARY KEY,
    -- What lists show in place of the secret.
    id          TEXT NOT NULL UNIQUE,
    person_id   TEXT NOT NULL REFERENCES accounts (person_id) ON DELETE CASCADE,
    device      TEXT NOT NULL,
    since_ms    INTEGER NOT NULL,
    used_ms     INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX sessions_by_person ON sessions (person_id, used_ms);

-- Links to confirm an e-mail (with `email`) or to set a new password (without). An account has at most one of each kind.
CREATE TABLE account_links (
    secret_hash BLOB PRIMARY KEY,
    person_id   TEXT    NOT NULL REFERENCES accounts (person_id) ON DELETE CASCADE,
    email       TEXT,
    until_ms    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX account_links_by_kind ON account_links (person_id, email IS NULL);

-- The account that a guest has become part of, or the guest's own id once the account was deleted. Then the guest's cookie does not
-- work any more.
ALTER TABLE guests ADD COLUMN moved_to TEXT;

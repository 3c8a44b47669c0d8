-- Clubs over time: who runs them, and whom their lists know by e-mail.
CREATE TABLE clubs (
    id         TEXT PRIMARY KEY,
    name       TEXT NOT NULL,
    -- JSON; what is missing in it is as in a new club.
    settings   TEXT NOT NULL,
    created_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE club_members (
    id        TEXT PRIMARY KEY,
    club_id   TEXT NOT NULL REFERENCES clubs (id),
    name      TEXT NOT NULL,
    email     TEXT NOT NULL,
    -- The e-mail in small letters: a club knows nobody twice.
    email_key TEXT NOT NULL,
    note      TEXT NOT NULL,
    since_ms  INTEGER NOT NULL,
    UNIQUE (club_id, email_key)
) STRICT, WITHOUT ROWID;

-- Guests who have said by e-mail which member they are. A member may have several devices.
CREATE TABLE club_guests (
    club_id   TEXT NOT NULL REFERENCES clubs (id),
    guest_id  TEXT NOT NULL REFERENCES guests (id),
    member_id TEXT NOT NULL REFERENCES club_members (id) ON DELETE CASCADE,
    since_ms  INTEGER NOT NULL,
    PRIMARY KEY (club_id, guest_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX club_guests_by_guest ON club_guests (guest_id);
CREATE INDEX club_guests_by_member ON club_guests (member_id);

CREATE TABLE club_organisers (
    -- What others may be shown: the guest's own id is in a cookie.
    id       TEXT PRIMARY KEY,
    club_id  TEXT NOT NULL REFERENCES clubs (id),
    guest_id TEXT NOT NULL REFERENCES guests (id),
    since_ms INTEGER NOT NULL,
    UNIQUE (club_id, guest_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX club_organisers_by_guest ON club_organisers (guest_id);

-- Links that make organisers of whoever opens them, until they are withdrawn or too old. The secret itself is not kept.
CREATE TABLE club_invitations (
    id          TEXT PRIMARY KEY,
    club_id     TEXT NOT NULL REFERENCES clubs (id),
    guest_id    TEXT NOT NULL REFERENCES guests (id),
    secret_hash BLOB NOT NULL UNIQUE,
    made_ms     INTEGER NOT NULL,
    until_ms    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX club_invitations_by_club ON club_invitations (club_id);

-- Club evenings. An evening is its entries: everything else about it is a fold over them.
CREATE TABLE evenings (
    id         TEXT PRIMARY KEY,
    club_id    TEXT NOT NULL REFERENCES clubs (id),
    -- What others join by.
    code       TEXT NOT NULL,
    -- JSON for lists: the little of a fold that they show.
    summary    TEXT NOT NULL,
    created_ms INTEGER NOT NULL,
    closed_ms  INTEGER
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX evenings_open_code ON evenings (code) WHERE closed_ms IS NULL;
CREATE INDEX evenings_by_club ON evenings (club_id, created_ms);

CREATE TABLE evening_entries (
    evening_id TEXT    NOT NULL REFERENCES evenings (id),
    seq        INTEGER NOT NULL,
    -- A device gives no number twice, so an entry that arrives again is known (CLUB-98).
    device     TEXT    NOT NULL,
    n          INTEGER NOT NULL,
    epoch      INTEGER NOT NULL,
    -- When it was taken; the body tells when it was entered.
    at_ms      INTEGER NOT NULL,
    body       TEXT    NOT NULL,
    PRIMARY KEY (evening_id, seq),
    UNIQUE (evening_id, device, n)
) STRICT, WITHOUT ROWID;

-- Who acts for whom: a guest's device has no rights but these.
CREATE TABLE evening_people (
    evening_id TEXT    NOT NULL REFERENCES evenings (id),
    guest_id   TEXT    NOT NULL REFERENCES guests (id),
    -- The player's number; none for an organiser.
    player     INTEGER,
    since_ms   INTEGER NOT NULL,
    PRIMARY KEY (evening_id, guest_id),
    UNIQUE (evening_id, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX evening_people_by_guest ON evening_people (guest_id);

-- Links that make another device the organiser's, once. The secret itself is not kept.
CREATE TABLE evening_links (
    id          TEXT PRIMARY KEY,
    evening_id  TEXT    NOT NULL REFERENCES evenings (id),
    secret_hash BLOB    NOT NULL UNIQUE,
    made_ms     INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX evening_links_by_evening ON evening_links (evening_id);

-- Who is in an evening is asked by e-mail, whichever club knows it (CLUB-20).
CREATE INDEX club_members_by_email ON club_members (email_key);

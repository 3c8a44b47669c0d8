-- What is known of the server itself: one row. The secret signs cookies; the epoch counts openings of this database.
CREATE TABLE server (
    only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
    secret   BLOB    NOT NULL,
    epoch    INTEGER NOT NULL
) STRICT;

CREATE TABLE guests (
    id         TEXT PRIMARY KEY,
    name       TEXT NOT NULL,
    created_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE tables (
    id          TEXT PRIMARY KEY,
    created_ms  INTEGER NOT NULL,
    finished_ms INTEGER
) STRICT, WITHOUT ROWID;

CREATE INDEX tables_unfinished ON tables (id) WHERE finished_ms IS NULL;

-- A match is its events: everything else about it is a fold over these rows.
CREATE TABLE events (
    table_id TEXT    NOT NULL REFERENCES tables (id),
    seq      INTEGER NOT NULL,
    epoch    INTEGER NOT NULL,
    at_ms    INTEGER NOT NULL,
    body     TEXT    NOT NULL,
    -- What a deal was shuffled with; it may be told once the match is over.
    secret   BLOB,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

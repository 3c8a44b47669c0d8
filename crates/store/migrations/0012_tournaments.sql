-- Tournaments. What happened in one are its events; the other tables say who its entrants are, and where they play.
CREATE TABLE tournaments (
    id         TEXT    PRIMARY KEY,
    host_id    TEXT    NOT NULL REFERENCES guests (id),
    title      TEXT    NOT NULL,
    -- A preset and overrides.
    rules      TEXT    NOT NULL,
    -- How tables are run, and what else the host chose, as JSON. The store does not read it.
    facts      TEXT    NOT NULL,
    starts_ms  INTEGER NOT NULL,
    created_ms INTEGER NOT NULL,
    started_ms INTEGER,
    closed_ms  INTEGER,
    -- How many took part, and who is in the first place. Set when the tournament is closed.
    entrants   INTEGER NOT NULL DEFAULT 0,
    winner     INTEGER
) STRICT, WITHOUT ROWID;

CREATE INDEX tournaments_open ON tournaments (starts_ms, id) WHERE closed_ms IS NULL;
CREATE INDEX tournaments_by_host ON tournaments (host_id);
CREATE INDEX tournaments_held ON tournaments (closed_ms, id) WHERE closed_ms IS NOT NULL AND started_ms IS NOT NULL;

CREATE TABLE tournament_events (
    tournament_id TEXT    NOT NULL REFERENCES tournaments (id),
    seq           INTEGER NOT NULL,
    epoch         INTEGER NOT NULL,
    at_ms         INTEGER NOT NULL,
    -- A CRC-32 of all other columns.
    checksum      INTEGER NOT NULL,
    body          TEXT    NOT NULL,
    PRIMARY KEY (tournament_id, seq)
) STRICT, WITHOUT ROWID;

-- The people of each entrant: one person, or a fixed pair.
CREATE TABLE tournament_entries (
    tournament_id TEXT    NOT NULL REFERENCES tournaments (id),
    entry         INTEGER NOT NULL,
    -- The number in the events; NULL until the partner confirms the pair.
    entrant       INTEGER,
    person_id     TEXT    NOT NULL REFERENCES guests (id),
    partner_id    TEXT    REFERENCES guests (id),
    -- Whether the host withdrew the entrant, so that only the host can let it come back.
    is_removed    INTEGER NOT NULL,
    PRIMARY KEY (tournament_id, entry)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX tournament_entries_by_entrant ON tournament_entries (tournament_id, entrant);
CREATE INDEX tournament_entries_by_person ON tournament_entries (person_id);
CREATE INDEX tournament_entries_by_partner ON tournament_entries (partner_id);

-- The table of each pairing. Its id is drawn and stored with the pairing, before the table is opened, so that a pairing never gets
-- two tables.
CREATE TABLE tournament_tables (
    tournament_id TEXT    NOT NULL REFERENCES tournaments (id),
    pairing       INTEGER NOT NULL,
    table_id      TEXT    NOT NULL UNIQUE,
    -- When the table was open with everyone on their seats.
    opened_ms     INTEGER,
    -- When everyone had come to the table.
    met_ms        INTEGER,
    PRIMARY KEY (tournament_id, pairing)
) STRICT, WITHOUT ROWID;

-- Competitions of a club over several evenings.
CREATE TABLE club_competitions (
    id         TEXT    NOT NULL PRIMARY KEY,
    club_id    TEXT    NOT NULL REFERENCES clubs (id),
    name       TEXT    NOT NULL,
    -- The name in lower case. It is unique in the club.
    name_key   TEXT    NOT NULL,
    -- The sessions and what the organisers said about the players, as JSON.
    plan       TEXT    NOT NULL,
    -- It grows with each change, so that no organiser overwrites what another has just changed.
    revision   INTEGER NOT NULL,
    created_ms INTEGER NOT NULL,
    UNIQUE (club_id, name_key)
) STRICT, WITHOUT ROWID;

-- What the organisers declared official. A version never changes.
CREATE TABLE competition_results (
    competition_id TEXT    NOT NULL REFERENCES club_competitions (id),
    version        INTEGER NOT NULL,
    since_ms       INTEGER NOT NULL,
    -- SHA-256 of the results, in hexadecimal digits.
    checksum       TEXT    NOT NULL,
    -- The results as JSON, byte for byte as they are published.
    results        TEXT    NOT NULL,
    PRIMARY KEY (competition_id, version)
) STRICT;

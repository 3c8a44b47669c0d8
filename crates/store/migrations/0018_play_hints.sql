-- Pairs of people whose plays only shared knowledge explains well: hints for moderators, no proof. Only `boneyard collusion` adds rows,
-- also while a server runs; each run replaces those of the run before.
CREATE TABLE play_hints (
    -- Who plays, and whose hand the plays help or hinder.
    person_id  TEXT    NOT NULL,
    other_id   TEXT    NOT NULL,
    -- Whether it is about rounds in which they were partners.
    partners   INTEGER NOT NULL,
    helps      INTEGER NOT NULL,
    rounds     INTEGER NOT NULL,
    -- By how many playable tiles a round differs from those of other pairs, and how many standard errors that is.
    tiles      REAL    NOT NULL,
    deviations REAL    NOT NULL,
    -- The ids of the most telling matches, with spaces between them.
    matches    TEXT    NOT NULL,
    PRIMARY KEY (person_id, other_id, partners)
) STRICT, WITHOUT ROWID;

CREATE INDEX play_hints_by_other ON play_hints (other_id);

-- The last run.
CREATE TABLE play_hint_run (
    only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
    at_ms    INTEGER NOT NULL,
    -- The run looked at rated matches that ended since then.
    since_ms INTEGER NOT NULL,
    matches  INTEGER NOT NULL,
    -- How many pairs were compared.
    judged   INTEGER NOT NULL
) STRICT;

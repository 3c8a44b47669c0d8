-- Moderation: reports, what moderators decide, and what they know of the conduct of people.
CREATE TABLE reports (
    id              TEXT    PRIMARY KEY,
    -- Whom it is about, and who sent it.
    person_id       TEXT    NOT NULL REFERENCES guests (id),
    reporter_id     TEXT    NOT NULL REFERENCES guests (id),
    reason          TEXT    NOT NULL,
    words           TEXT    NOT NULL,
    at_ms           INTEGER NOT NULL,
    -- The table, its match and the first seat of the person; NULL for a report about an account. The match is NULL before the first one.
    table_id        TEXT,
    match_id        TEXT,
    seat            INTEGER,
    -- What was said at the table before, as JSON. The store does not read it.
    talk            TEXT    NOT NULL,
    decided_ms      INTEGER,
    decided_by      TEXT    REFERENCES guests (id),
    -- NULL if the report was dismissed.
    sanction_id     TEXT    REFERENCES sanctions (id),
    decision_reason TEXT
) STRICT, WITHOUT ROWID;

-- One report for each reporter, table and person; and one that is open for each reporter and account.
CREATE UNIQUE INDEX reports_once_at_table ON reports (reporter_id, person_id, table_id) WHERE table_id IS NOT NULL;
CREATE UNIQUE INDEX reports_once_of_account ON reports (reporter_id, person_id) WHERE table_id IS NULL AND decided_ms IS NULL;
CREATE INDEX reports_by_person ON reports (person_id, at_ms, id);
CREATE INDEX reports_open ON reports (person_id, at_ms) WHERE decided_ms IS NULL;
CREATE INDEX reports_decided ON reports (decided_ms) WHERE decided_ms IS NOT NULL;

CREATE TABLE sanctions (
    id             TEXT    PRIMARY KEY,
    person_id      TEXT    NOT NULL REFERENCES guests (id),
    -- 'warning', 'time-out' or 'ban'.
    kind           TEXT    NOT NULL,
    reason         TEXT    NOT NULL,
    since_ms       INTEGER NOT NULL,
    -- NULL for a warning and for a ban for good.
    until_ms       INTEGER,
    by_id          TEXT    NOT NULL REFERENCES guests (id),
    -- The report that led to it.
    report_id      TEXT,
    lifted_ms      INTEGER,
    lift_reason    TEXT,
    -- The words of the appeal; NULL without one.
    appeal         TEXT,
    appeal_ms      INTEGER,
    appeal_decided_ms INTEGER,
    -- Whether the sanction stayed.
    appeal_upheld  INTEGER,
    appeal_reason  TEXT
) STRICT, WITHOUT ROWID;

CREATE INDEX sanctions_by_person ON sanctions (person_id, since_ms);
CREATE INDEX sanctions_in_force ON sanctions (since_ms, id) WHERE lifted_ms IS NULL AND kind <> 'warning';
CREATE INDEX sanctions_by_appeal ON sanctions (appeal_ms, id) WHERE appeal_ms IS NOT NULL;

-- Everything that moderators did. No row is ever changed or removed.
CREATE TABLE moderation_log (
    seq         INTEGER PRIMARY KEY,
    at_ms       INTEGER NOT NULL,
    by_id       TEXT    NOT NULL,
    act         TEXT    NOT NULL,
    person_id   TEXT    NOT NULL,
    reason      TEXT    NOT NULL,
    report_id   TEXT,
    sanction_id TEXT,
    until_ms    INTEGER
) STRICT;

CREATE TRIGGER moderation_log_stays BEFORE UPDATE ON moderation_log
BEGIN SELECT RAISE(ABORT, 'the log of moderation is not changed'); END;
CREATE TRIGGER moderation_log_is_kept BEFORE DELETE ON moderation_log
BEGIN SELECT RAISE(ABORT, 'the log of moderation is not changed'); END;

-- How each person has behaved in matches with other people: the sums over all matches that are over.
CREATE TABLE conduct (
    person_id TEXT    PRIMARY KEY,
    begun     INTEGER NOT NULL,
    finished  INTEGER NOT NULL,
    has_left  INTEGER NOT NULL,
    given_up  INTEGER NOT NULL,
    turns     INTEGER NOT NULL,
    timed_out INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Who played a rated match from the same network as another player of it. The mark is a hash of the network with a random key that is
-- never stored, so it tells nothing about the address and nothing about other matches. Rows are removed after 90 days.
CREATE TABLE match_networks (
    match_id  TEXT    NOT NULL,
    mark      BLOB    NOT NULL,
    seat      INTEGER NOT NULL,
    side      INTEGER NOT NULL,
    person_id TEXT    NOT NULL,
    ended_ms  INTEGER NOT NULL,
    PRIMARY KEY (match_id, mark, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX match_networks_by_person ON match_networks (person_id, ended_ms);
CREATE INDEX match_networks_by_time ON match_networks (ended_ms);

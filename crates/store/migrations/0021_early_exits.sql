-- Who left a match for ratings before it counted. Rows are removed after a day.
CREATE TABLE early_exits (
    person_id TEXT    NOT NULL,
    ended_ms  INTEGER NOT NULL,
    match_id  TEXT    NOT NULL,
    PRIMARY KEY (person_id, ended_ms, match_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX early_exits_by_time ON early_exits (ended_ms);

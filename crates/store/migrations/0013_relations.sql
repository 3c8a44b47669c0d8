-- Whom a person with an account knows: friends, and people who may not invite this person.
CREATE TABLE relations (
    person_id TEXT    NOT NULL REFERENCES accounts (person_id) ON DELETE CASCADE,
    other_id  TEXT    NOT NULL REFERENCES accounts (person_id) ON DELETE CASCADE,
    -- 'friend' or 'blocked'.
    relation  TEXT    NOT NULL,
    since_ms  INTEGER NOT NULL,
    PRIMARY KEY (person_id, other_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX relations_by_other ON relations (other_id);

-- Whether others may not see that the person is here, and what the person plays.
ALTER TABLE accounts ADD COLUMN hides_presence INTEGER NOT NULL DEFAULT 0;

-- Whether the person wants an e-mail when a slow match waits for them.
ALTER TABLE accounts ADD COLUMN turn_mails INTEGER NOT NULL DEFAULT 0;

-- The last turn at a table for which a person got an e-mail, so that no turn gets two.
CREATE TABLE turn_mails (
    person_id TEXT    NOT NULL REFERENCES accounts (person_id) ON DELETE CASCADE,
    table_id  TEXT    NOT NULL,
    -- When the table began to wait for the person.
    since_ms  INTEGER NOT NULL,
    PRIMARY KEY (person_id, table_id)
) STRICT, WITHOUT ROWID;

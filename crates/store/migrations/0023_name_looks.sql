-- What the names of people look like (`looks` in the crate `text`). Names that share a look are confusable.
--
-- No new account gets a name that shares a look with another account's. Two old ones may share one, so a look is not unique.
CREATE TABLE name_looks (
    look      TEXT NOT NULL,
    person_id TEXT NOT NULL REFERENCES guests (id),
    PRIMARY KEY (look, person_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX name_looks_by_person ON name_looks (person_id);

-- The version of the function that computed the looks. With another one, all are computed again when the database is opened.
ALTER TABLE server ADD COLUMN looks_version INTEGER NOT NULL DEFAULT 0;

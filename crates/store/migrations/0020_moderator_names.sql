-- The people whom the host named as moderators. A name means the account that had it when the host first named it, so nobody becomes a
-- moderator by taking the name later. The entry of a deleted account stays for the same reason.
CREATE TABLE moderator_names (
    -- The name in the configuration, in lower case.
    name_key  TEXT NOT NULL PRIMARY KEY,
    person_id TEXT NOT NULL REFERENCES guests (id)
) STRICT, WITHOUT ROWID;

-- The regulations that a club has saved for its evenings.
CREATE TABLE club_regulations (
    id       TEXT NOT NULL PRIMARY KEY,
    club_id  TEXT NOT NULL REFERENCES clubs (id),
    name     TEXT NOT NULL,
    -- The name in lower case. It is unique in the club.
    name_key TEXT NOT NULL,
    -- The rules as JSON. Older and newer versions of the program may have written them.
    rules    TEXT NOT NULL,
    UNIQUE (club_id, name_key)
) STRICT, WITHOUT ROWID;

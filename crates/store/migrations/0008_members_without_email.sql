-- A member may have no e-mail: then `email` is empty and `email_key` is NULL. SQLite drops a NOT NULL only with a new table. The table of
-- guests goes first, or deleting the old members would delete their guests too.
CREATE TABLE new_club_members (
    id        TEXT PRIMARY KEY,
    club_id   TEXT NOT NULL REFERENCES clubs (id),
    name      TEXT NOT NULL,
    email     TEXT NOT NULL,
    -- The e-mail in lower case: no two members of a club have the same one.
    email_key TEXT,
    note      TEXT NOT NULL,
    since_ms  INTEGER NOT NULL,
    UNIQUE (club_id, email_key)
) STRICT, WITHOUT ROWID;

INSERT INTO new_club_members (id, club_id, name, email, email_key, note, since_ms)
SELECT id, club_id, name, email, email_key, note, since_ms FROM club_members;

CREATE TABLE new_club_guests (
    club_id   TEXT NOT NULL REFERENCES clubs (id),
    guest_id  TEXT NOT NULL REFERENCES guests (id),
    member_id TEXT NOT NULL REFERENCES new_club_members (id) ON DELETE CASCADE,
    since_ms  INTEGER NOT NULL,
    PRIMARY KEY (club_id, guest_id)
) STRICT, WITHOUT ROWID;

INSERT INTO new_club_guests (club_id, guest_id, member_id, since_ms)
SELECT club_id, guest_id, member_id, since_ms FROM club_guests;

DROP TABLE club_guests;
DROP TABLE club_members;
ALTER TABLE new_club_members RENAME TO club_members;
ALTER TABLE new_club_guests RENAME TO club_guests;

CREATE INDEX club_guests_by_guest ON club_guests (guest_id);
CREATE INDEX club_guests_by_member ON club_guests (member_id);

-- Links with which one device becomes a member's. A member has at most one. The secret itself is not stored.
CREATE TABLE club_member_links (
    member_id   TEXT PRIMARY KEY REFERENCES club_members (id) ON DELETE CASCADE,
    secret_hash BLOB NOT NULL UNIQUE,
    until_ms    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Who made a link to another device of the organiser: the link goes when its maker does. None where it was made before this was kept.
ALTER TABLE evening_links ADD COLUMN guest_id TEXT;

-- Whether the organiser says that the device really is the player's: only then it is shown what was entered about the player before it
-- came.
ALTER TABLE evening_people ADD COLUMN confirmed INTEGER NOT NULL DEFAULT 0;

-- Guests whom the organiser let go. They stay out until the organiser lets them in.
CREATE TABLE evening_barred (
    evening_id TEXT    NOT NULL REFERENCES evenings (id),
    guest_id   TEXT    NOT NULL REFERENCES guests (id),
    -- The number of the player whose device it was; none for an organiser.
    player     INTEGER,
    since_ms   INTEGER NOT NULL,
    PRIMARY KEY (evening_id, guest_id)
) STRICT, WITHOUT ROWID;

-- An e-mail that nobody has proved says nothing about other clubs.
DROP INDEX club_members_by_email;

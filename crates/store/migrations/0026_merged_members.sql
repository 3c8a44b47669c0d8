-- Members whom an organiser merged into another member, because both were one person. Stored results still have their ids, and people may
-- still play under their names.
CREATE TABLE club_merged_members (
    -- The id that the merged member had.
    id        TEXT PRIMARY KEY,
    club_id   TEXT NOT NULL REFERENCES clubs (id),
    -- A name that does not count for another member.
    name      TEXT NOT NULL,
    -- The member who counts for both now.
    member_id TEXT NOT NULL REFERENCES club_members (id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE INDEX club_merged_members_by_club ON club_merged_members (club_id);
CREATE INDEX club_merged_members_by_member ON club_merged_members (member_id);

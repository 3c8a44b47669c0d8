-- The entry list of a competition as JSON: names, licence numbers and clubs.
ALTER TABLE club_competitions ADD COLUMN entries TEXT NOT NULL DEFAULT '[]';
-- The notes of its organisers as JSON, the first one first.
ALTER TABLE club_competitions ADD COLUMN notes TEXT NOT NULL DEFAULT '[]';

-- Whether a search may find the match: it is rated, or was played in a tournament.
ALTER TABLE matches ADD COLUMN is_public INTEGER NOT NULL DEFAULT 0;
UPDATE matches SET is_public = 1
WHERE rated_in IS NOT NULL OR table_id IN (SELECT table_id FROM tournament_tables);

CREATE INDEX matches_public ON matches (ended_ms, id) WHERE is_public = 1;
CREATE INDEX matches_public_by_preset ON matches (preset, ended_ms, id) WHERE is_public = 1;
CREATE INDEX matches_rated ON matches (ended_ms, id) WHERE rated_in IS NOT NULL;
CREATE INDEX match_players_by_name ON match_players (name COLLATE NOCASE, ended_ms, match_id);

-- Opening hands, for statistics against chance. A match is counted once, some time after its end.
ALTER TABLE matches ADD COLUMN hands_counted INTEGER NOT NULL DEFAULT 0;
CREATE INDEX matches_to_count ON matches (ended_ms, id) WHERE hands_counted = 0;

-- The hands of a player in a match that had the same number of doubles.
CREATE TABLE opening_hands (
    match_id    TEXT    NOT NULL REFERENCES matches (id),
    -- The first seat of the player, as in `match_players`.
    seat        INTEGER NOT NULL,
    family      TEXT    NOT NULL,
    -- The set of tiles: how many, how many doubles, the highest number, and the sums of the pips and of their squares. Chance needs no more.
    set_tiles   INTEGER NOT NULL,
    set_doubles INTEGER NOT NULL,
    highest     INTEGER NOT NULL,
    set_pips    INTEGER NOT NULL,
    set_squares INTEGER NOT NULL,
    hand_tiles  INTEGER NOT NULL,
    doubles     INTEGER NOT NULL,
    -- How many hands, and the pips of all of them.
    hands       INTEGER NOT NULL,
    pips        INTEGER NOT NULL,
    PRIMARY KEY (match_id, seat, hand_tiles, doubles)
) STRICT, WITHOUT ROWID;

-- The rating of each account after its last rated match of a season, which is a calendar quarter in UTC: the year times 4, plus 0 to 3.
CREATE TABLE season_ratings (
    family    TEXT    NOT NULL,
    season    INTEGER NOT NULL,
    person_id TEXT    NOT NULL REFERENCES accounts (person_id) ON DELETE CASCADE,
    rating    REAL    NOT NULL,
    deviation REAL    NOT NULL,
    -- All rated matches of the family up to then.
    matches   INTEGER NOT NULL,
    at_ms     INTEGER NOT NULL,
    PRIMARY KEY (family, season, person_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX season_ratings_by_rating ON season_ratings (family, season, rating);
CREATE INDEX season_ratings_by_person ON season_ratings (person_id);

INSERT INTO season_ratings (family, season, person_id, rating, deviation, matches, at_ms)
SELECT family, season, person_id, after, deviation, nth, at_ms
FROM (
    SELECT *, row_number() OVER (PARTITION BY family, season, person_id ORDER BY nth DESC) AS from_last
    FROM (
        SELECT family, person_id, after, deviation, at_ms,
            CAST(strftime('%Y', at_ms / 1000, 'unixepoch') AS INTEGER) * 4
                + (CAST(strftime('%m', at_ms / 1000, 'unixepoch') AS INTEGER) - 1) / 3 AS season,
            row_number() OVER (PARTITION BY family, person_id ORDER BY at_ms, match_id) AS nth
        FROM rating_changes
    )
)
WHERE from_last = 1;

-- Matches that were imported from records. They have no table, no ratings and no accounts.
CREATE TABLE imported_matches (
    -- Made from the record: the same record has the same id.
    id          TEXT    NOT NULL PRIMARY KEY,
    rules       TEXT    NOT NULL,
    preset      TEXT    NOT NULL,
    -- What the record says; NULL if it does not.
    day         TEXT,
    event       TEXT,
    site        TEXT,
    rounds      INTEGER NOT NULL,
    -- Where the match stands in lists: the beginning of its day, or the time of the import.
    place_ms    INTEGER NOT NULL,
    imported_ms INTEGER NOT NULL,
    -- The record in Domino Game Notation.
    record      TEXT    NOT NULL
) STRICT;

CREATE INDEX imported_by_place ON imported_matches (place_ms, id);
CREATE INDEX imported_by_preset ON imported_matches (preset, place_ms, id);

CREATE TABLE imported_players (
    match_id TEXT    NOT NULL REFERENCES imported_matches (id),
    -- The first seat of the player, from 1.
    seat     INTEGER NOT NULL,
    side     INTEGER NOT NULL,
    name     TEXT    NOT NULL,
    -- The level of a bot, as the record has it.
    bot      TEXT,
    -- NULL under rules without points.
    points   INTEGER,
    -- As in `match_players`; NULL if the record ends before the match.
    outcome  TEXT,
    -- As in `imported_matches`.
    place_ms INTEGER NOT NULL,
    PRIMARY KEY (match_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX imported_players_by_name ON imported_players (name COLLATE NOCASE, place_ms, match_id);

-- Matches that are over, for lists and profiles. Each is stored in the transaction of its last event, so none is missing or there twice.
-- A record is made from the events.
CREATE TABLE matches (
    -- The table's id and the number of the match.
    id        TEXT PRIMARY KEY,
    table_id  TEXT    NOT NULL REFERENCES tables (id),
    number    INTEGER NOT NULL,
    -- The rules as the table has them: a preset and overrides.
    rules     TEXT    NOT NULL,
    preset    TEXT    NOT NULL,
    began_ms  INTEGER NOT NULL,
    ended_ms  INTEGER NOT NULL,
    rounds    INTEGER NOT NULL,
    -- The family of games in which the match is rated; NULL if it is not rated.
    rated_in  TEXT,
    -- Whether its ratings are booked.
    is_booked INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;

CREATE INDEX matches_by_table ON matches (table_id, number);

CREATE TABLE match_players (
    match_id  TEXT    NOT NULL REFERENCES matches (id),
    -- The first seat of the player, from 1.
    seat      INTEGER NOT NULL,
    side      INTEGER NOT NULL,
    -- `bot` is the level of a bot. `person_id` is NULL then.
    person_id TEXT,
    bot       TEXT,
    -- The name at the end of the match.
    name      TEXT    NOT NULL,
    -- The points of the side.
    points    INTEGER NOT NULL,
    -- 'won', 'lost', 'tied', or 'stopped' if the players stopped the match.
    outcome   TEXT    NOT NULL,
    -- Whether a bot held the seat at the end, or the time of the seat ran out.
    has_left  INTEGER NOT NULL,
    -- What the Goat club's formula gives; NULL where the rules have none (R0.4.46).
    rating_points INTEGER,
    -- As in `matches`, to find the matches of a person in their order.
    ended_ms  INTEGER NOT NULL,
    PRIMARY KEY (match_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX match_players_by_person ON match_players (person_id, ended_ms, match_id);
CREATE INDEX matches_to_book ON matches (ended_ms, id) WHERE rated_in IS NOT NULL AND is_booked = 0;

-- The rating of each account in each family of games, by Glicko-2.
CREATE TABLE ratings (
    person_id  TEXT    NOT NULL REFERENCES accounts (person_id) ON DELETE CASCADE,
    family     TEXT    NOT NULL,
    rating     REAL    NOT NULL,
    deviation  REAL    NOT NULL,
    volatility REAL    NOT NULL,
    matches    INTEGER NOT NULL,
    -- When the last rated match ended.
    at_ms      INTEGER NOT NULL,
    PRIMARY KEY (person_id, family)
) STRICT, WITHOUT ROWID;

CREATE INDEX ratings_by_family ON ratings (family, rating);

-- The change that each rated match made. The key shows that a match is booked once.
CREATE TABLE rating_changes (
    match_id  TEXT    NOT NULL REFERENCES matches (id),
    person_id TEXT    NOT NULL REFERENCES accounts (person_id) ON DELETE CASCADE,
    family    TEXT    NOT NULL,
    before    REAL    NOT NULL,
    after     REAL    NOT NULL,
    deviation REAL    NOT NULL,
    at_ms     INTEGER NOT NULL,
    PRIMARY KEY (match_id, person_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX rating_changes_by_person ON rating_changes (person_id, family, at_ms);

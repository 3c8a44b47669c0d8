-- The host's own rules, each text under the version that names it. People accept the current one when they sit down.
CREATE TABLE house_rules (
    version  TEXT    NOT NULL PRIMARY KEY,
    -- The paragraphs, with empty lines between them.
    text     TEXT    NOT NULL,
    -- When the server first had them, in milliseconds since 1970.
    since_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- The version that the players of a match accepted; null if the host had no own rules.
ALTER TABLE matches ADD COLUMN house_rules TEXT;

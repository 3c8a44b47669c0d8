-- All events of all tables in the order in which they were stored. A commit writes the last page only, however many tables it has
-- events of. An event names the event before it at its table, and the table names its last one.
ALTER TABLE tables RENAME TO named_tables;
DROP INDEX tables_unfinished;

CREATE TABLE tables (
    key         INTEGER PRIMARY KEY,
    id          TEXT    NOT NULL UNIQUE,
    created_ms  INTEGER NOT NULL,
    finished_ms INTEGER,
    -- The row of the last event, as of `server.linked_event`. Later events are found in the rows after that one.
    last_event  INTEGER
) STRICT;

CREATE INDEX tables_unfinished ON tables (key) WHERE finished_ms IS NULL;

CREATE TABLE table_events (
    id        INTEGER PRIMARY KEY,
    table_key INTEGER NOT NULL,
    seq       INTEGER NOT NULL,
    -- The row of the event before it at the same table.
    previous  INTEGER,
    epoch     INTEGER NOT NULL,
    at_ms     INTEGER NOT NULL,
    -- A CRC-32 of all columns but `id` and `previous`. NULL only while the rows of an older database get theirs.
    checksum  INTEGER,
    body      TEXT    NOT NULL,
    -- The secret of the shuffle, if the event has one. It must stay hidden until the match is over.
    secret    BLOB
) STRICT;

INSERT INTO tables (id, created_ms, finished_ms)
SELECT id, created_ms, finished_ms FROM named_tables ORDER BY created_ms, id;

INSERT INTO table_events (id, table_key, seq, previous, epoch, at_ms, body, secret)
SELECT row, key, seq, lag(row) OVER (PARTITION BY key ORDER BY seq), epoch, at_ms, body, secret
FROM (
    SELECT row_number() OVER (ORDER BY tables.key, events.seq) AS row, tables.key AS key, seq, epoch, at_ms, body, secret
    FROM events JOIN tables ON tables.id = events.table_id
)
ORDER BY row;

DROP TABLE events;
DROP TABLE named_tables;

UPDATE tables SET last_event = last.id
FROM (SELECT table_key, max(id) AS id FROM table_events GROUP BY table_key) AS last WHERE last.table_key = tables.key;

ALTER TABLE evening_entries ADD COLUMN checksum INTEGER;

-- The last row of `table_events` that is linked from its table.
ALTER TABLE server ADD COLUMN linked_event INTEGER NOT NULL DEFAULT 0;
-- Whether rows of an older database still need their checksums.
ALTER TABLE server ADD COLUMN lacks_checksums INTEGER NOT NULL DEFAULT 0;
UPDATE server SET lacks_checksums = 1, linked_event = (SELECT coalesce(max(id), 0) FROM table_events);

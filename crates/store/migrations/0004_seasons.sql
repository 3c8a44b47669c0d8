-- What came of an evening, for seasons: JSON, written with the entry that closes it. None where it is open, or was closed
-- before there were seasons.
ALTER TABLE evenings ADD COLUMN result TEXT;

CREATE INDEX evenings_unsettled ON evenings (id) WHERE closed_ms IS NOT NULL AND result IS NULL;

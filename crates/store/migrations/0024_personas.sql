-- Who a bot is; NULL for a person, and for bots of matches that ended before bots had names.
ALTER TABLE match_players ADD COLUMN persona TEXT;

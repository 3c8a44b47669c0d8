-- A token for programs is a session with scopes, separated by spaces. The session of a browser has none and may do everything.
ALTER TABLE sessions ADD COLUMN scopes TEXT;

-- Whether a program plays for the person: a bot account.
ALTER TABLE guests ADD COLUMN is_bot INTEGER NOT NULL DEFAULT 0;

CREATE TABLE chain (
  position INTEGER PRIMARY KEY,
  digest   BLOB    NOT NULL CHECK (length(digest) = 32)
) STRICT;
--> statement-breakpoint
CREATE TRIGGER chain_never_changes BEFORE UPDATE ON chain BEGIN
  SELECT RAISE(ABORT, 'the chain is never changed');
END;
--> statement-breakpoint
CREATE TRIGGER chain_never_goes BEFORE DELETE ON chain BEGIN
  SELECT RAISE(ABORT, 'the chain is never deleted');
END;

CREATE TABLE keys (
  stream       TEXT    PRIMARY KEY,
  wrapped      BLOB,
  created_at   INTEGER NOT NULL,
  destroyed_at INTEGER,
  CHECK ((wrapped IS NULL) = (destroyed_at IS NOT NULL))
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE master (
  only    INTEGER PRIMARY KEY CHECK (only = 1),
  witness BLOB    NOT NULL
) STRICT;

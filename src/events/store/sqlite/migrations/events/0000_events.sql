CREATE TABLE events (
  position    INTEGER PRIMARY KEY,
  id          TEXT    NOT NULL UNIQUE,
  stream      TEXT    NOT NULL,
  version     INTEGER NOT NULL CHECK (version > 0),
  type        TEXT    NOT NULL,
  schema      INTEGER NOT NULL CHECK (schema > 0),
  at          INTEGER NOT NULL,
  actor       TEXT,
  correlation TEXT    NOT NULL,
  causation   TEXT,
  data        TEXT    NOT NULL CHECK (json_valid(data)),
  personal    BLOB,
  UNIQUE (stream, version)
) STRICT;
--> statement-breakpoint
CREATE INDEX events_by_correlation ON events (correlation);
--> statement-breakpoint
CREATE TRIGGER events_never_change BEFORE UPDATE ON events BEGIN
  SELECT RAISE(ABORT, 'events are never changed');
END;
--> statement-breakpoint
CREATE TRIGGER events_never_go BEFORE DELETE ON events BEGIN
  SELECT RAISE(ABORT, 'events are never deleted');
END;
--> statement-breakpoint
CREATE TABLE claims (
  kind   TEXT NOT NULL,
  value  TEXT NOT NULL,
  stream TEXT NOT NULL,
  PRIMARY KEY (kind, value)
) STRICT, WITHOUT ROWID;

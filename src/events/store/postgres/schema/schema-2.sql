-- What works once on any node, until (ms) it would run out by itself; names are digests.
CREATE TABLE single_use (name TEXT PRIMARY KEY, until BIGINT NOT NULL);
--> statement-breakpoint
CREATE INDEX single_use_until ON single_use (until);

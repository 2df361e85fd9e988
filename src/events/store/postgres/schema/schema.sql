-- The log on PostgreSQL 14 or newer: plain tables and functions in one schema, which is the connection's search_path.
CREATE TABLE head (
  single      BOOLEAN PRIMARY KEY DEFAULT TRUE CHECK (single),
  log         UUID    NOT NULL DEFAULT gen_random_uuid(),
  position    BIGINT  NOT NULL DEFAULT 0,
  digest      BYTEA   NOT NULL DEFAULT decode(repeat('00', 32), 'hex'),
  key_changes BIGINT  NOT NULL DEFAULT 0,
  witness     BYTEA
);
--> statement-breakpoint
INSERT INTO head DEFAULT VALUES;
--> statement-breakpoint
CREATE TABLE events (
  position    BIGINT  PRIMARY KEY,
  id          TEXT    NOT NULL UNIQUE,
  stream      TEXT    NOT NULL,
  version     INTEGER NOT NULL CHECK (version > 0),
  type        TEXT    NOT NULL,
  schema      INTEGER NOT NULL CHECK (schema > 0),
  at          BIGINT  NOT NULL,
  actor       TEXT,
  correlation TEXT    NOT NULL,
  causation   TEXT,
  data        TEXT    NOT NULL,
  personal    BYTEA,
  holds       TEXT,
  digest      BYTEA   NOT NULL,
  UNIQUE (stream, version)
);
--> statement-breakpoint
CREATE TABLE streams (stream TEXT PRIMARY KEY, version INTEGER NOT NULL) WITH (fillfactor = 70);
--> statement-breakpoint
CREATE TABLE claims (kind TEXT, value TEXT, stream TEXT NOT NULL, PRIMARY KEY (kind, value));
--> statement-breakpoint
CREATE TABLE keys (
  stream       TEXT   PRIMARY KEY,
  wrapped      BYTEA,
  created_at   BIGINT NOT NULL,
  destroyed_at BIGINT,
  change       BIGINT NOT NULL UNIQUE,
  CHECK ((wrapped IS NULL) = (destroyed_at IS NOT NULL))
);
--> statement-breakpoint
-- Uploaded files, sealed with their account's key; they do not shrink, so nothing is spent on compressing them.
CREATE TABLE files (
  account TEXT   NOT NULL,
  name    TEXT   NOT NULL,
  sealed  BYTEA  NOT NULL,
  at      BIGINT NOT NULL,
  PRIMARY KEY (account, name)
);
--> statement-breakpoint
ALTER TABLE files ALTER sealed SET STORAGE EXTERNAL;
--> statement-breakpoint
-- Work that one node does for all: each time another one takes it over, the number grows.
CREATE TABLE jobs (name TEXT PRIMARY KEY, fence BIGINT NOT NULL, holder TEXT NOT NULL, at TIMESTAMPTZ NOT NULL);
--> statement-breakpoint
CREATE FUNCTION never() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'events are never changed or deleted';
END $$;
--> statement-breakpoint
CREATE TRIGGER events_never_change BEFORE UPDATE OR DELETE OR TRUNCATE ON events EXECUTE FUNCTION never();
--> statement-breakpoint
-- Keys made and destroyed, numbered without gap under the lock of the head, so that a node can follow them.
CREATE FUNCTION hold_key(name TEXT, sealed BYTEA, now BIGINT) RETURNS BOOLEAN LANGUAGE plpgsql
SET search_path FROM CURRENT AS $$
DECLARE
  number BIGINT;
BEGIN
  SELECT key_changes + 1 INTO STRICT number FROM head FOR UPDATE;
  INSERT INTO keys VALUES (name, sealed, now, NULL, number) ON CONFLICT (stream) DO NOTHING;
  IF NOT FOUND THEN RETURN FALSE; END IF;
  UPDATE head SET key_changes = number;
  RETURN TRUE;
END $$;
--> statement-breakpoint
CREATE FUNCTION destroy_key(name TEXT, now BIGINT, channel TEXT, node TEXT) RETURNS BIGINT LANGUAGE plpgsql
SET search_path FROM CURRENT AS $$
DECLARE
  number BIGINT;
  done   BIGINT;
BEGIN
  SELECT key_changes + 1 INTO STRICT number FROM head FOR UPDATE;
  SELECT change INTO done FROM keys WHERE stream = name AND destroyed_at IS NOT NULL;
  IF done IS NOT NULL THEN RETURN done; END IF;
  INSERT INTO keys VALUES (name, NULL, now, now, number)
    ON CONFLICT (stream) DO UPDATE SET wrapped = NULL, destroyed_at = now, change = number;
  UPDATE head SET key_changes = number;
  PERFORM pg_notify(channel, node || ' keys');
  RETURN number;
END $$;
--> statement-breakpoint
-- Decides each append of a batch by itself and stores those accepted. The lock of the head is taken in a statement of
-- its own, so that what follows sees everything committed before. Sequential scans are off because the plans are made
-- while the tables are still empty and are then used for years.
CREATE FUNCTION append(batch JSONB, channel TEXT, node TEXT) RETURNS JSONB LANGUAGE plpgsql
SET search_path FROM CURRENT SET enable_seqscan = off AS $$
DECLARE
  last    BIGINT;
  start   BIGINT;
  chained BYTEA;
  changes BIGINT;
  changed BIGINT;
  draft   JSONB;
  item    JSONB;
  outs    JSONB[] := '{}';
  result  JSONB;
  actual  INTEGER;
  holder  TEXT;
  stored  BYTEA;
  number  INTEGER;
  count   INTEGER;
  sealed  BYTEA;
  held    TEXT;
BEGIN
  SELECT h.position, h.digest, h.key_changes INTO STRICT last, chained, changes FROM head h FOR UPDATE;
  start := last;
  changed := changes;
  FOR draft IN SELECT value FROM jsonb_array_elements(batch) LOOP
    result := NULL;
    IF jsonb_array_length(draft->'ids') > 0 THEN
      PERFORM 1 FROM events WHERE id = ANY (ARRAY(SELECT jsonb_array_elements_text(draft->'ids')));
      IF FOUND THEN result := '{"r":"again"}'; END IF;
    END IF;
    IF result IS NULL THEN
      FOR item IN SELECT value FROM jsonb_array_elements(draft->'writes') LOOP
        SELECT version INTO actual FROM streams WHERE stream = item->>'s';
        actual := coalesce(actual, 0);
        IF actual <> (item->>'x')::INTEGER THEN
          result := jsonb_build_object('r', 'conflict', 's', item->>'s', 'a', actual);
          EXIT;
        END IF;
      END LOOP;
    END IF;
    IF result IS NULL THEN
      number := 0;
      FOR item IN SELECT value FROM jsonb_array_elements(draft->'claims') LOOP
        SELECT stream INTO holder FROM claims WHERE kind = item->>'k' AND value = item->>'v';
        IF FOUND AND holder <> item->>'s'
          AND NOT draft->'releases' @> jsonb_build_array(jsonb_build_object('k', item->'k', 'v', item->'v', 's', holder))
        THEN
          result := jsonb_build_object('r', 'claimed', 'i', number);
          EXIT;
        END IF;
        number := number + 1;
      END LOOP;
    END IF;
    IF result IS NULL AND draft ? 'forgotten' THEN result := '{"r":"forgotten"}'; END IF;
    IF result IS NULL THEN
      FOR item IN SELECT value FROM jsonb_array_elements(draft->'keys') LOOP
        SELECT wrapped INTO stored FROM keys WHERE stream = item->>'s';
        IF NOT FOUND THEN
          IF item->>'w' IS NULL THEN result := '{"r":"rekey"}'; END IF;
        ELSIF stored IS NULL THEN result := '{"r":"forgotten"}';
        ELSIF item->>'w' IS NOT NULL AND stored <> decode(item->>'w', 'base64') THEN result := '{"r":"rekey"}';
        END IF;
        EXIT WHEN result IS NOT NULL;
      END LOOP;
    END IF;
    IF result IS NULL THEN
      result := jsonb_build_object('r', 'ok', 'p', last);
      FOR item IN SELECT value FROM jsonb_array_elements(draft->'keys') WHERE value->>'w' IS NOT NULL LOOP
        INSERT INTO keys VALUES (item->>'s', decode(item->>'w', 'base64'), (draft->>'now')::BIGINT, NULL, changed + 1)
          ON CONFLICT (stream) DO NOTHING;
        IF FOUND THEN changed := changed + 1; END IF;
      END LOOP;
      FOR item IN SELECT value FROM jsonb_array_elements(draft->'releases') LOOP
        DELETE FROM claims WHERE kind = item->>'k' AND value = item->>'v' AND stream = item->>'s';
      END LOOP;
      FOR item IN SELECT value FROM jsonb_array_elements(draft->'claims') LOOP
        INSERT INTO claims VALUES (item->>'k', item->>'v', item->>'s') ON CONFLICT DO NOTHING;
      END LOOP;
      count := jsonb_array_length(draft->'events');
      number := 0;
      FOR item IN SELECT value FROM jsonb_array_elements(draft->'events') LOOP
        number := number + 1;
        last := last + 1;
        sealed := decode(item->>'p', 'base64');
        held := CASE WHEN number = count THEN draft->>'holds' END;
        chained := sha256(chained || convert_to(
          last || ' ' || (item->>'i') || ' ' || (item->>'s') || ' ' || (item->>'v') || ' ' || (item->>'t') || ' '
            || (item->>'c') || ' ' || (draft->>'at') || ' ' || coalesce(draft->>'ac', '') || ' ' || (draft->>'co') || ' '
            || coalesce(item->>'ca', '') || chr(10) || (item->>'d') || chr(10) || coalesce(held, ''), 'UTF8')
          || CASE WHEN sealed IS NULL THEN '\x00' ELSE '\x01'::BYTEA || sealed END);
        INSERT INTO events VALUES (last, item->>'i', item->>'s', (item->>'v')::INTEGER, item->>'t',
          (item->>'c')::INTEGER, (draft->>'at')::BIGINT, draft->>'ac', draft->>'co', item->>'ca', item->>'d', sealed,
          held, chained);
      END LOOP;
      FOR item IN SELECT value FROM jsonb_array_elements(draft->'writes') LOOP
        INSERT INTO streams AS t VALUES (item->>'s', (item->>'x')::INTEGER + (item->>'n')::INTEGER)
          ON CONFLICT (stream) DO UPDATE SET version = excluded.version;
      END LOOP;
    END IF;
    outs := array_append(outs, result);
  END LOOP;
  IF last > start THEN
    UPDATE head SET position = last, digest = chained, key_changes = changed;
    PERFORM pg_notify(channel, node || ' ' || last);
  END IF;
  RETURN jsonb_build_object('from', start, 'to', last, 'digest', encode(chained, 'hex'), 'keysFrom', changes,
    'keysTo', changed, 'outs', to_jsonb(outs));
END $$;

-- Appends are decided under the lock of the head and wait for the standby outside of it. What no settled position covers
-- is read by no node and answered to nobody: it may be gone with its server. A few rows, so that nodes do not wait for
-- each other.
CREATE TABLE settled (
  slot        SMALLINT PRIMARY KEY,
  position    BIGINT   NOT NULL,
  key_changes BIGINT   NOT NULL
) WITH (fillfactor = 50);
--> statement-breakpoint
INSERT INTO settled SELECT 0, position, key_changes FROM head;
--> statement-breakpoint
-- Its commit waits for everything committed before it, and lets that be read.
CREATE FUNCTION settle(node TEXT) RETURNS VOID LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  INSERT INTO settled AS s
    SELECT get_byte(sha256(convert_to(node, 'UTF8')), 0) % 16, h.position, h.key_changes FROM head h
    ON CONFLICT (slot) DO UPDATE SET position = greatest(s.position, excluded.position),
      key_changes = greatest(s.key_changes, excluded.key_changes);
END $$;
--> statement-breakpoint
-- The result of `append` without its notification. Loops count instead of selecting: a selection costs more than what it
-- loops over.
CREATE FUNCTION decide(batch JSONB) RETURNS JSONB LANGUAGE plpgsql
SET search_path FROM CURRENT SET enable_seqscan = off AS $$
DECLARE
  last    BIGINT;
  start   BIGINT;
  chained BYTEA;
  changes BIGINT;
  changed BIGINT;
  draft   JSONB;
  items   JSONB;
  item    JSONB;
  outs    JSONB[] := '{}';
  result  JSONB;
  actual  INTEGER;
  holder  TEXT;
  stored  BYTEA;
  count   INTEGER;
  sealed  BYTEA;
  held    TEXT;
  name    TEXT;
BEGIN
  SELECT h.position, h.digest, h.key_changes INTO STRICT last, chained, changes FROM head h FOR UPDATE;
  start := last;
  changed := changes;
  FOR d IN 0 .. jsonb_array_length(batch) - 1 LOOP
    draft := batch->d;
    result := NULL;
    IF jsonb_array_length(draft->'ids') > 0 THEN
      PERFORM 1 FROM events WHERE id = ANY (ARRAY(SELECT jsonb_array_elements_text(draft->'ids')));
      IF FOUND THEN result := '{"r":"again"}'; END IF;
    END IF;
    IF result IS NULL THEN
      items := draft->'writes';
      FOR i IN 0 .. jsonb_array_length(items) - 1 LOOP
        item := items->i;
        name := item->>'s';
        SELECT version INTO actual FROM streams WHERE stream = name;
        actual := coalesce(actual, 0);
        IF actual <> (item->>'x')::INTEGER THEN
          result := jsonb_build_object('r', 'conflict', 's', name, 'a', actual);
          EXIT;
        END IF;
      END LOOP;
    END IF;
    IF result IS NULL THEN
      items := draft->'claims';
      FOR i IN 0 .. jsonb_array_length(items) - 1 LOOP
        item := items->i;
        SELECT stream INTO holder FROM claims WHERE kind = item->>'k' AND value = item->>'v';
        IF FOUND AND holder <> item->>'s'
          AND NOT draft->'releases' @> jsonb_build_array(jsonb_build_object('k', item->'k', 'v', item->'v', 's', holder))
        THEN
          result := jsonb_build_object('r', 'claimed', 'i', i);
          EXIT;
        END IF;
      END LOOP;
    END IF;
    IF result IS NULL AND draft ? 'forgotten' THEN result := '{"r":"forgotten"}'; END IF;
    IF result IS NULL THEN
      items := draft->'keys';
      FOR i IN 0 .. jsonb_array_length(items) - 1 LOOP
        item := items->i;
        name := item->>'s';
        SELECT wrapped INTO stored FROM keys WHERE stream = name;
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
      FOR i IN 0 .. jsonb_array_length(items) - 1 LOOP
        item := items->i;
        CONTINUE WHEN item->>'w' IS NULL;
        INSERT INTO keys VALUES (item->>'s', decode(item->>'w', 'base64'), (draft->>'now')::BIGINT, NULL, changed + 1)
          ON CONFLICT (stream) DO NOTHING;
        IF FOUND THEN changed := changed + 1; END IF;
      END LOOP;
      items := draft->'releases';
      FOR i IN 0 .. jsonb_array_length(items) - 1 LOOP
        item := items->i;
        DELETE FROM claims WHERE kind = item->>'k' AND value = item->>'v' AND stream = item->>'s';
      END LOOP;
      items := draft->'claims';
      FOR i IN 0 .. jsonb_array_length(items) - 1 LOOP
        item := items->i;
        INSERT INTO claims VALUES (item->>'k', item->>'v', item->>'s') ON CONFLICT DO NOTHING;
      END LOOP;
      items := draft->'events';
      count := jsonb_array_length(items);
      FOR i IN 0 .. count - 1 LOOP
        item := items->i;
        last := last + 1;
        sealed := decode(item->>'p', 'base64');
        held := CASE WHEN i = count - 1 THEN draft->>'holds' END;
        chained := sha256(chained || convert_to(
          last || ' ' || (item->>'i') || ' ' || (item->>'s') || ' ' || (item->>'v') || ' ' || (item->>'t') || ' '
            || (item->>'c') || ' ' || (draft->>'at') || ' ' || coalesce(draft->>'ac', '') || ' ' || (draft->>'co') || ' '
            || coalesce(item->>'ca', '') || chr(10) || (item->>'d') || chr(10) || coalesce(held, ''), 'UTF8')
          || CASE WHEN sealed IS NULL THEN '\x00' ELSE '\x01'::BYTEA || sealed END);
        INSERT INTO events VALUES (last, item->>'i', item->>'s', (item->>'v')::INTEGER, item->>'t',
          (item->>'c')::INTEGER, (draft->>'at')::BIGINT, draft->>'ac', draft->>'co', item->>'ca', item->>'d', sealed,
          held, chained);
      END LOOP;
      items := draft->'writes';
      FOR i IN 0 .. jsonb_array_length(items) - 1 LOOP
        item := items->i;
        INSERT INTO streams AS t VALUES (item->>'s', (item->>'x')::INTEGER + (item->>'n')::INTEGER)
          ON CONFLICT (stream) DO UPDATE SET version = excluded.version;
      END LOOP;
    END IF;
    outs := array_append(outs, result);
  END LOOP;
  IF last > start THEN UPDATE head SET position = last, digest = chained, key_changes = changed; END IF;
  RETURN jsonb_build_object('from', start, 'to', last, 'digest', encode(chained, 'hex'), 'keysFrom', changes,
    'keysTo', changed, 'outs', to_jsonb(outs));
END $$;
--> statement-breakpoint
-- Decides a batch in one transaction, whose commit waits for nothing, so that others wait for the lock no longer than the
-- decision takes; settles it in a second one, which waits for the standby and is never given up; then tells the others. A
-- refusal is settled too: it may rest on what another node has not yet settled.
CREATE PROCEDURE record(batch JSONB, channel TEXT, node TEXT, INOUT answer JSONB) LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('synchronous_commit', 'off', TRUE);
  answer := decide(batch);
  COMMIT;
  PERFORM set_config('lock_timeout', '0', TRUE);
  PERFORM settle(node);
  COMMIT;
  IF (answer->>'to')::BIGINT > (answer->>'from')::BIGINT THEN
    PERFORM pg_notify(channel, node || ' ' || (answer->>'to'));
  END IF;
END $$;
--> statement-breakpoint
-- What nodes of the release before this one call while nodes are updated one after another.
CREATE OR REPLACE FUNCTION append(batch JSONB, channel TEXT, node TEXT) RETURNS JSONB LANGUAGE plpgsql
SET search_path FROM CURRENT AS $$
DECLARE
  answer JSONB;
BEGIN
  answer := decide(batch);
  PERFORM settle(node);
  PERFORM pg_notify(channel, node || ' ' || (answer->>'to'));
  RETURN answer;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION hold_key(name TEXT, sealed BYTEA, now BIGINT) RETURNS BOOLEAN LANGUAGE plpgsql
SET search_path FROM CURRENT AS $$
DECLARE
  number BIGINT;
  made   BOOLEAN;
BEGIN
  SELECT key_changes + 1 INTO STRICT number FROM head FOR UPDATE;
  INSERT INTO keys VALUES (name, sealed, now, NULL, number) ON CONFLICT (stream) DO NOTHING;
  made := FOUND;
  IF made THEN UPDATE head SET key_changes = number; END IF;
  PERFORM settle(name);
  RETURN made;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION destroy_key(name TEXT, now BIGINT, channel TEXT, node TEXT) RETURNS BIGINT LANGUAGE plpgsql
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
  PERFORM settle(node);
  PERFORM pg_notify(channel, node || ' keys');
  RETURN number;
END $$;

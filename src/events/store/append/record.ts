// Between an event and its stored row: the personal part is sealed before, and opened after, in its own place only.
import { binding } from '../keys/cipher'
import type { Keys } from '../keys/keys'
import type { JsonObject, RecordedEvent } from '../log'
import type { PreparedEvent } from './prepare-append'
import type { Row } from './rows'

/** A personal part opens only in the place it was written for. */
const place = ({ stream, version, type, schema }: Pick<Row, 'stream' | 'version' | 'type' | 'schema'>): Buffer =>
  binding('event', stream, version, type, schema)

/** The sealed personal part of an event about to be stored; null if it has none. The stream's key must exist. */
export function sealPersonal(event: PreparedEvent, keys: Keys): Uint8Array | null {
  if (event.personal === null) return null
  // A personal part that was left out needs no key, and is recognised by its length.
  if (event.personal === '') return new Uint8Array(0)
  return keys.seal(event.stream, place(event), Buffer.from(event.personal))
}

/** A stored row as the port returns it; `personal()` decrypts at each call, and is null once the key is destroyed. */
export function record(row: Row, keys: Pick<Keys, 'open'>): RecordedEvent {
  return {
    position: row.position,
    id: row.id,
    stream: row.stream,
    version: row.version,
    type: row.type,
    schema: row.schema,
    at: row.at,
    actor: row.actor,
    correlation: row.correlation,
    causation: row.causation,
    data: JSON.parse(row.data),
    personal() {
      if (row.personal === null) return undefined
      if (row.personal.length === 0) return null
      const plain = keys.open(row.stream, place(row), row.personal)
      return plain && (JSON.parse(plain.toString()) as JsonObject)
    },
  }
}

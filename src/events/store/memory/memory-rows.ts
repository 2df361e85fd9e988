// The rows of the log in memory: the reads and writes that an adapter brings.
import type { EventReads, EventWrites, Row } from '../append/rows'
import { limits } from '../limits'
import type { Kind } from '../log'

/** Rows in the order of their positions; rows are never changed or removed. */
export function memoryRows(): EventReads & EventWrites {
  const rows: Row[] = []
  const streams = new Map<string, Row[]>()
  const ids = new Map<string, Row>()
  const claims = new Map<string, string>()
  const claimKey = (kind: string, value: string) => JSON.stringify([kind, value])
  const ofStream = (name: string) => streams.get(name) ?? []

  return {
    position: () => rows.length,
    stream: (name, after, limit) => ofStream(name).slice(after, limit < 0 ? undefined : after + limit),
    plain: (name) => ofStream(name).map((row) => ({ ...row, personal: null })),
    all: (after, limit) => rows.slice(after, after + limit),
    ofTypes(types, after, until, limit) {
      const wantedTypes = new Set(types)
      return rows
        .slice(after, until)
        .filter(({ type }) => wantedTypes.has(type))
        .slice(0, limit)
    },
    correlation: (id) => rows.filter(({ correlation }) => correlation === id).slice(0, limits.readCorrelation),
    kinds: (after, until) => kindsOf(rows.slice(after, until)),
    streams: (prefix, after, limit) =>
      [...streams.keys()]
        .filter((name) => name.startsWith(prefix) && name > after)
        .sort()
        .slice(0, limit),
    known: (name) => streams.has(name),
    claims: () =>
      [...claims].map(([key, stream]) => {
        const [kind = '', value = ''] = JSON.parse(key) as string[]
        return { kind, value, stream }
      }),
    correlationsOf: (text) =>
      [
        ...new Set(
          rows.filter(({ id, data }) => id === text || data.includes(text)).map(({ correlation }) => correlation),
        ),
      ].slice(0, limits.mentions),
    holder: (kind, value) => claims.get(claimKey(kind, value)) ?? null,
    version: (stream) => ofStream(stream).length,
    byId: (id) => ids.get(id) ?? null,
    claim({ kind, value, stream }) {
      const key = claimKey(kind, value)
      if (!claims.has(key)) claims.set(key, stream)
    },
    release({ kind, value, stream }) {
      const key = claimKey(kind, value)
      if (claims.get(key) === stream) claims.delete(key)
    },
    insert(row) {
      rows.push(row)
      ids.set(row.id, row)
      const streamRows = streams.get(row.stream)
      if (streamRows) streamRows.push(row)
      else streams.set(row.stream, [row])
    },
  }
}

function kindsOf(rows: readonly Row[]): Kind[] {
  const kinds = new Map<string, Kind>()
  for (const { type, schema, position } of rows) {
    const key = JSON.stringify([type, schema])
    const { events, first } = kinds.get(key) ?? { events: 0, first: position }
    kinds.set(key, { type, schema, events: events + 1, first })
  }
  return [...kinds.values()]
}

// A log that lives as long as its process, for tests that need no disk.
import { assemble, groupedAppends, type LogOptions } from '../append/assemble'
import { decide, sealedStreams } from '../append/decide'
import type { AppendOutcome } from '../append/waiting-jobs'
import { type KeyRows, openKeys } from '../keys/keys'
import type { EventLog } from '../log'
import { memoryRows } from './memory-rows'

export function openMemoryLog(options: LogOptions): EventLog {
  const { masterKey, now = Date.now } = options
  const rows = memoryRows()
  const keys = openKeys(memoryKeys(), masterKey, now)
  return assemble({
    ...{ reads: rows, keys, options, release: () => {} },
    queue: groupedAppends((appends) => {
      keys.ensure(sealedStreams(appends))
      return appends.map((prepared): AppendOutcome<ReturnType<typeof decide>> => {
        try {
          return { ok: true, answer: decide(prepared, rows.position(), rows, keys) }
        } catch (error) {
          return { ok: false, error }
        }
      })
    }),
  })
}

function memoryKeys(): KeyRows {
  const keys = new Map<string, Uint8Array | null>()
  let master: Uint8Array | null = null
  return {
    wrapped: (stream) => keys.get(stream),
    add(added) {
      for (const { stream, wrapped } of added) keys.set(stream, wrapped)
    },
    destroy(stream) {
      keys.get(stream)?.fill(0)
      keys.set(stream, null)
    },
    destroyed: () => [...keys].flatMap(([stream, wrapped]) => (wrapped === null ? stream : [])).sort(),
    together: (work) => work(),
    witness: () => master,
    setWitness(witness) {
      master = witness
    },
  }
}

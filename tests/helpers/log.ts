// Logs of every adapter, closed and removed after each test of the file that asks for them.
import { afterAll, afterEach } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LogOptions } from '../../src/events/store/append/assemble'
import type { EventLog, EventMetadata, NewEvent, Write } from '../../src/events/store/log'
import { openMemoryLog } from '../../src/events/store/memory/memory-log'
import { openPostgresLog } from '../../src/events/store/postgres/postgres-log'
import { type OpenLog, openLog } from '../../src/events/store/sqlite/sqlite-log'

import { startPostgres, type TestServer } from './network/postgres'

export const masterKey = new Uint8Array(32).fill(7)
export const context: EventMetadata = {
  at: 1_700_000_000_000,
  actor: 'account/1',
  correlation: 'request-1',
  causation: null,
}

export const happened = (type: string, data = {}): NewEvent => ({ type, schema: 1, data })
export const write = (stream: string, expected: number, ...events: Write['events'][number][]): Write => ({
  stream,
  expected,
  events: events.length > 0 ? events : [happened('Happened')],
})

/** The code of the LogError a promise rejects with. */
export const code = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'no error',
    (error) => error.code,
  )

/** The adapters of the port; each passes the same tests. */
export const adapters = ['memory', 'sqlite', 'postgres'] as const

export function temporaryLogs() {
  const opened: EventLog[] = []
  const folders: string[] = []
  let server: Promise<TestServer> | null = null
  const folder = (): string => {
    const path = mkdtempSync(join(tmpdir(), 'log-'))
    folders.push(path)
    return path
  }
  afterEach(async () => {
    for (const log of opened.splice(0)) await log.close()
    for (const path of folders.splice(0)) rmSync(path, { recursive: true, force: true })
  })
  afterAll(async () => {
    await (await server)?.stop()
  })
  return {
    folder,
    /** One in a folder. */
    open(at = folder(), more: Partial<OpenLog> = {}): EventLog {
      const log = openLog({ folder: at, masterKey, now: () => context.at, ...more })
      opened.push(log)
      return log
    },
    async openWith(adapter: (typeof adapters)[number], more: Partial<LogOptions> = {}): Promise<EventLog> {
      const options = { masterKey, now: () => context.at, ...more }
      const log = await {
        memory: () => openMemoryLog(options),
        sqlite: () => openLog({ folder: folder(), ...options }),
        postgres: async () => {
          server ??= startPostgres()
          return (await openPostgresLog({ folder: folder(), url: (await server).address(), ...options })).log
        },
      }[adapter]()
      opened.push(log)
      return log
    },
  }
}

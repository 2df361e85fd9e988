// An append is written first and synced beside the event loop: until that is done nobody sees it, and after a failure nothing
// more is written.
import { afterEach, describe, expect, test } from 'bun:test'
import { mkdtempSync, rmSync, statSync, unlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { context, happened, write } from '../../../../tests/helpers/log'
import type { Row } from '../append/rows'
import type { ChainHead, EventLog } from '../log'
import { openDatabase } from './database'
import { openLog } from './sqlite-log'
import { durableReads, walSync } from './wal-sync'

const folders: string[] = []
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'wal-sync-'))
  folders.push(folder)
  return folder
}
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

const headAt = (position: number): ChainHead => ({ position, digest: new Uint8Array(32) })

describe('reads', () => {
  const row = (position: number): Row => ({ position, stream: 'a/1', version: position }) as Row
  const rowsOf = (all: readonly Row[]) => {
    const found = () => [...all]
    return { stream: found, plain: found, all: found, ofTypes: found, correlation: found } as unknown as Parameters<
      typeof durableReads
    >[0]
  }

  test('hold an event once it is durable, and not before', async () => {
    let committed = headAt(1)
    const sync = Promise.withResolvers<void>()
    const { reads, chainHead, durability } = durableReads(rowsOf([row(1), row(2)]), () => committed, {
      soon: () => sync.promise,
      now: () => {},
    })
    committed = headAt(2)
    const under = durability?.soon()
    const positions = () => [
      reads.position(),
      chainHead().position,
      ...[
        reads.stream('a/1', 0, -1),
        reads.plain('a/1'),
        reads.all(0, 10),
        reads.ofTypes([], 0, 9, 9),
        reads.correlation('c'),
      ].map((rows) => rows.at(-1)?.position),
    ]
    expect(positions()).toEqual(Array(7).fill(1))
    sync.resolve()
    await under
    expect(positions()).toEqual(Array(7).fill(2))
  })

  test('of a batch that could not be synced hold nothing of it', async () => {
    let committed = headAt(1)
    const { reads, durability } = durableReads(rowsOf([row(1), row(2)]), () => committed, {
      soon: () => Promise.reject(new Error('no disk')),
      now: () => {},
    })
    committed = headAt(2)
    await expect(durability?.soon()).rejects.toThrow('no disk')
    expect([reads.position(), reads.all(0, 10).length]).toEqual([1, 1])
  })
})

describe('a log on SQLite', () => {
  const opened = (folder: string): EventLog => openLog({ folder, masterKey: new Uint8Array(32).fill(7) })

  test('names who holds a claim without the events that nobody sees yet', async () => {
    const log = opened(newFolder())
    const claim = (stream: string) => ({ kind: 'email', value: 'ana', stream })
    const append = (stream: string, version: number, holds: Parameters<EventLog['append']>[2]) =>
      log.append([write(stream, version, happened('Born', {}))], context, holds)
    /** Who holds it at each turn of the event loop, until the append is answered. */
    const holdersDuring = async (appended: Promise<unknown>) => {
      const holders = new Set<string>()
      let answered = false
      const done = appended.then(() => {
        answered = true
      })
      while (!answered) {
        holders.add(`${log.claimed('email', 'ana')} at ${log.position()}`)
        await new Promise(setImmediate)
      }
      await done
      return [...holders]
    }
    expect(await holdersDuring(append('a/1', 0, { claims: [claim('a/1')] }))).toEqual(['null at 0'])
    expect(log.claimed('email', 'ana')).toBe('a/1')
    const taken = append('a/2', 0, { claims: [claim('a/2')], releases: [claim('a/1')] })
    expect(await holdersDuring(taken)).toEqual(['a/1 at 1'])
    expect(log.claimed('email', 'ana')).toBe('a/2')
    await log.close()
  })

  test('answers appends of many turns in order, and has them all at its next start', async () => {
    const folder = newFolder()
    const log = opened(folder)
    const seen: number[] = []
    log.onCommit('read-models', (events) => seen.push(...events.map(({ position }) => position)))
    const appends: Promise<unknown>[] = []
    for (let n = 0; n < 200; n++) {
      appends.push(log.append([write(`a/${n}`, 0, happened('Born', { n }))], context))
      if (n % 7 === 0) await new Promise(setImmediate)
    }
    // Closing loses nothing of what is synced meanwhile.
    await log.close()
    await Promise.all(appends)
    expect(seen).toEqual(Array.from({ length: 200 }, (_, n) => n + 1))
    const again = opened(folder)
    expect(again.position()).toBe(200)
    await again.close()
  })

  test.skipIf(process.platform !== 'linux')('writes nothing more after a sync has failed', async () => {
    const folder = newFolder()
    const path = join(folder, 'events.db')
    const store = openDatabase(path)
    const sync = walSync(store, path)
    if (!sync) throw new Error('there is no sync beside the event loop')
    store.db.run('CREATE TABLE numbers (n INTEGER)')
    await sync.soon()
    sync.check()
    expect(statSync(`${path}-wal`).size).toBeGreaterThan(0)
    sync.close()
    unlinkSync(`${path}-wal`)
    await expect(sync.soon()).rejects.toMatchObject({ code: 'storage' })
    expect(sync.check).toThrow(/restart the server/)
    expect(sync.hasFailed()).toBe(true)
    store.close()
  })
})

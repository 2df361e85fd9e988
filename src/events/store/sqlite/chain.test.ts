// Given a log, when its file is changed from outside, then its chain reports it, with the position.
import { Database } from 'bun:sqlite'
import { describe, expect, test } from 'bun:test'
import { rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { context, happened, masterKey, temporaryLogs, write } from '../../../../tests/helpers/log'
import { logProblems } from '../../tools/check'
import { breaksInWords } from '../chain-breaks'
import type { EventLog } from '../log'
import { openDamagedLog } from './damaged-log'
import { addChain, openLog, openLogReadOnly } from './sqlite-log'

const { folder, open } = temporaryLogs()

/** A closed log of eight events of two streams, every second one with a personal part. */
async function written(at = folder(), events = 8): Promise<string> {
  const log = open(at)
  for (let n = 0; n < events; n += 1) {
    const event = { ...happened('A', { score: 91, n }), ...(n % 2 === 1 && { personal: { name: `Ana ${n}` } }) }
    await log.append([write(`a/${n % 2}`, Math.floor(n / 2), event)], context)
  }
  await log.close()
  return at
}

function sql(at: string, ...statements: string[]): void {
  const db = new Database(join(at, 'events.db'))
  for (const name of ['events_never_change', 'events_never_go', 'chain_never_changes', 'chain_never_goes'])
    db.run(`DROP TRIGGER IF EXISTS ${name}`)
  for (const one of statements) db.run(one)
  db.close()
}

const insertEvent = (position: number) =>
  `INSERT INTO events SELECT ${position}, 'new', stream, 99, type, schema, at, actor, correlation, causation, data, personal
   FROM events WHERE position = 1`

async function breaks(at: string): Promise<string | null> {
  const log = openLogReadOnly(at, masterKey)
  try {
    return breaksInWords(log.chainBreaks(0, Math.max(log.position(), log.chainHead()?.position ?? 0)))
  } finally {
    await log.close()
  }
}

describe('the chain', () => {
  test('finds nothing in an unchanged log, of one commit or many, reopened or not', async () => {
    const at = await written()
    expect(await breaks(at)).toBeNull()
    const log = open(at)
    await Promise.all(Array.from({ length: 50 }, (_, n) => log.append([write(`b/${n}`, 0)], context)))
    // A refused append adds nothing.
    await log.append([write('b/1', 7)], context)
    const head = log.chainHead()
    expect(head?.position).toBe(58)
    expect(log.chainBreaks(0, 58)).toEqual({ changed: [], removed: [], inserted: [] })
    await log.close()
    expect(open(at).chainHead()).toEqual(head)
  })

  test.each([
    ["UPDATE events SET data = replace(data, '91', '21') WHERE position = 3", 'event 3 changed'],
    ['UPDATE events SET at = at + 1 WHERE position = 8', 'event 8 changed'],
    ["UPDATE events SET actor = 'somebody' WHERE position = 1", 'event 1 changed'],
    ['UPDATE events SET actor = NULL WHERE position = 1', 'event 1 changed'],
    ['UPDATE events SET personal = NULL WHERE position = 2', 'event 2 changed'],
    ["UPDATE events SET personal = x'' WHERE position = 2", 'event 2 changed'],
    [
      'UPDATE events SET personal = (SELECT personal FROM events WHERE position = 4) WHERE position = 2',
      'event 2 changed',
    ],
    ['DELETE FROM events WHERE position = 5', 'event 5 removed'],
    ['UPDATE chain SET digest = zeroblob(32) WHERE position = 4', 'events 4, 5 changed'],
    ['DELETE FROM chain WHERE position = 4', 'event 5 changed; event 4 inserted'],
    ['DELETE FROM events WHERE position = 5; DELETE FROM chain WHERE position = 5', 'event 6 changed'],
  ])('%s', async (statement, reason) => {
    const at = await written()
    sql(at, ...statement.split(';'))
    expect(await breaks(at)).toBe(`The log is not what was written: ${reason}`)
    // A log this short is checked completely when it is opened.
    expect(() => open(at)).toThrow(
      expect.objectContaining({ code: 'damaged', message: expect.stringContaining(reason) }),
    )
  })

  test('finds two events that changed places', async () => {
    const at = await written()
    sql(
      at,
      'UPDATE events SET position = 100 WHERE position = 4',
      'UPDATE events SET position = 4 WHERE position = 5',
      'UPDATE events SET position = 5 WHERE position = 100',
    )
    expect(await breaks(at)).toContain('events 4, 5 changed')
  })

  test('cannot be forged without the secret', async () => {
    const at = await written()
    const other = folder()
    const forger = open(other, { masterKey: new Uint8Array(32).fill(8) })
    await forger.append([write('a/0', 0, happened('A', { score: 21, n: 0 }))], context)
    const digest = Buffer.from(forger.chainHead()?.digest ?? []).toString('hex')
    sql(
      at,
      `UPDATE events SET data = '{"score":21,"n":0}' WHERE position = 1`,
      `UPDATE chain SET digest = x'${digest}' WHERE position = 1`,
    )
    expect(await breaks(at)).toContain('events 1, 2 changed')
  })

  test('of a log whose end is missing, or that has more at its end, refuses the start and changes nothing', async () => {
    const short = await written()
    sql(short, 'DELETE FROM events WHERE position > 5')
    expect(() => open(short)).toThrow('The log ends at position 5, but events up to position 8 were written')
    const long = await written()
    sql(long, insertEvent(9))
    expect(() => open(long)).toThrow('event 9 inserted')
    // Reading is still possible, and nothing more.
    const log: EventLog = openDamagedLog(long, masterKey)
    expect(log.read('a/0')).toHaveLength(5)
    expect(log.append([write('c/1', 0)], context)).rejects.toMatchObject({ code: 'read-only' })
    await log.close()
  })

  test('of a log that has none is refused, unless it is accepted: then it is added in one transaction', async () => {
    const at = await written()
    sql(at, 'DROP TABLE chain', 'DELETE FROM __drizzle_migrations WHERE id = 2')
    const old = openLogReadOnly(at, masterKey)
    expect([old.position(), old.chainHead(), old.read('a/1')[0]?.personal()]).toEqual([8, null, { name: 'Ana 1' }])
    await old.close()
    // Whether it may be older than the chain is judged where the folder is (storage/unsigned-log.ts).
    expect(await logProblems(at, masterKey)).toEqual([])
    expect(() => open(at)).toThrow('The log has no chain: whoever could write to it could have changed anything in it')
    const log = openLog({ folder: at, masterKey, acceptUnsigned: true })
    expect(log.chainHead()?.position).toBe(8)
    await log.append([write('b/1', 0)], context)
    await log.close()
    expect(await breaks(at)).toBeNull()
  })

  test('taken away with its migration left is refused in any case', async () => {
    const at = await written()
    sql(at, 'DROP TABLE chain')
    expect(() => open(at)).toThrow('has no chain')
    expect(() => addChain(at, masterKey)).toThrow('has no chain')
    expect(() => openLog({ folder: at, masterKey, acceptUnsigned: true })).toThrow('has no chain')
  })
})

describe('a damaged folder', () => {
  test('with a broken page refuses the start', async () => {
    const at = await written(folder(), 200)
    const path = join(at, 'events.db')
    const bytes = Buffer.from(await Bun.file(path).arrayBuffer())
    bytes.fill(0xff, 5 * 4096, 5 * 4096 + 200)
    writeFileSync(path, bytes)
    expect(() => open(at)).toThrow(
      expect.objectContaining({ code: 'damaged', message: expect.stringContaining('events.db is damaged') }),
    )
    truncateSync(path, Math.floor(statSync(path).size / 2))
    expect(() => open(at)).toThrow(expect.objectContaining({ code: 'damaged' }))
  })

  test('whose keys.db is empty, or lacks a key, refuses the start', async () => {
    const at = await written()
    const keys = new Database(join(at, 'keys.db'))
    keys.run('DELETE FROM keys')
    keys.close()
    expect(() => open(at)).toThrow(
      expect.objectContaining({ code: 'damaged', message: expect.stringContaining('it has no key for a/1') }),
    )
    writeFileSync(join(at, 'keys.db'), '')
    for (const suffix of ['-wal', '-shm']) rmSync(join(at, `keys.db${suffix}`), { force: true })
    expect(() => open(at)).toThrow(
      expect.objectContaining({ code: 'wrong-key', message: expect.stringContaining('missing or empty') }),
    )
    expect(() => openLogReadOnly(at, masterKey)).toThrow('keys.db is empty')
  })
})

// Given a log's folder, when it is opened, closed, filled or tampered with, then its files are as promised.
import { Database } from 'bun:sqlite'
import { describe, expect, test } from 'bun:test'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { code, context, happened, masterKey, temporaryLogs, write } from '../../../../tests/helpers/log'
import { openLogReadOnly } from './sqlite-log'

const { folder, open } = temporaryLogs()

describe('the files', () => {
  test('are readable only by their owner, and only the databases remain after close', async () => {
    const at = join(folder(), 'data')
    const log = open(at)
    await log.append([write('a/1', 0, { ...happened('A'), personal: { a: 1 } })], context)
    const modes = () => readdirSync(at).map((file) => (statSync(join(at, file)).mode & 0o777).toString(8))
    expect(modes().length).toBeGreaterThan(3)
    expect(new Set(modes())).toEqual(new Set(['600']))
    expect((statSync(at).mode & 0o777).toString(8)).toBe('700')
    await log.close()
    expect(readdirSync(at).sort()).toEqual(['events.db', 'keys.db', 'lock.db'])
  })

  test('admit one writer, and another once it has closed', async () => {
    const at = folder()
    const first = open(at)
    expect(() => open(at)).toThrow(expect.objectContaining({ code: 'locked' }))
    await first.close()
    expect(open(at).position()).toBe(0)
  })

  test('that cannot be locked at all are not reported as in use', () => {
    const at = folder()
    mkdirSync(at, { recursive: true })
    writeFileSync(join(at, 'lock.db'), 'no database'.repeat(100))
    expect(() => open(at)).toThrow(expect.objectContaining({ code: 'storage' }))
  })

  test('can be read beside the writer and after it, but only where a log exists', async () => {
    const at = folder()
    expect(() => openLogReadOnly(at, masterKey)).toThrow(expect.objectContaining({ code: 'invalid' }))
    const log = open(at)
    await log.append([write('a/1', 0, { ...happened('A'), personal: { name: 'Ana' } })], context)
    const reader = openLogReadOnly(at, masterKey)
    await log.append([write('a/1', 1)], context)
    expect([reader.position(), reader.read('a/1')[0]?.personal()]).toEqual([2, { name: 'Ana' }])
    await reader.close()
    await log.close()
    const later = openLogReadOnly(at, masterKey)
    expect(later.readAll(0, 10)).toHaveLength(2)
    await later.close()
  })

  test('never let an event be changed or deleted, not even by SQL', async () => {
    const at = folder()
    const log = open(at)
    await log.append([write('a/1', 0)], context)
    await log.close()
    const raw = new Database(join(at, 'events.db'))
    expect(() => raw.run("UPDATE events SET type = 'Other'")).toThrow('never changed')
    expect(() => raw.run('DELETE FROM events')).toThrow('never deleted')
    raw.close()
  })

  test('written by a newer release are refused', async () => {
    const at = folder()
    await open(at).close()
    const raw = new Database(join(at, 'events.db'))
    raw.run("INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('future', 9999999999999)")
    raw.close()
    expect(() => open(at)).toThrow(expect.objectContaining({ code: 'newer' }))
    expect(() => openLogReadOnly(at, masterKey)).toThrow(expect.objectContaining({ code: 'newer' }))
  })

  test('without events.db beside keys or uploads are refused, and left unchanged', async () => {
    const at = folder()
    const log = open(at)
    await log.append([write('a/1', 0, { ...happened('A'), personal: { a: 1 } })], context)
    await log.close()
    const missing = (what: string) =>
      expect.objectContaining({ code: 'missing', message: expect.stringContaining(what) })
    const copied = readFileSync(join(at, 'events.db'))
    rmSync(join(at, 'events.db'))
    const before = readdirSync(at)
    expect(() => open(at)).toThrow(missing('events.db is missing'))
    expect(() => open(at)).toThrow(missing('more beside it: keys.db.'))
    expect(readdirSync(at)).toEqual(before)
    // An incomplete copy: an empty file, or only the first page.
    writeFileSync(join(at, 'events.db'), '')
    expect(() => open(at)).toThrow(missing('events.db is empty'))
    const page = new Database(join(at, 'events.db'))
    page.run('PRAGMA journal_mode = WAL')
    page.close()
    expect(() => open(at)).toThrow(missing('events.db is empty'))
    writeFileSync(join(at, 'events.db'), copied)
    expect(open(at).position()).toBe(1)
  })

  test('with no event beside uploads are refused; beside keys alone they are a site interrupted on its first day', async () => {
    const at = folder()
    const log = open(at)
    log.vault.sealFile('a/1', new Uint8Array(1))
    await log.close()
    await open(at).close()
    mkdirSync(join(at, 'files', 'strays', 'a'), { recursive: true })
    await open(at).close()
    writeFileSync(join(at, 'files', 'strays', 'a', 'b.sealed'), 'x')
    expect(() => open(at)).toThrow(expect.objectContaining({ code: 'missing' }))
    for (const name of ['events.db', 'keys.db']) rmSync(join(at, name))
    expect(() => open(at)).toThrow(expect.objectContaining({ code: 'missing' }))
    rmSync(join(at, 'files'), { recursive: true })
    expect(open(at).position()).toBe(0)
  })

  test('that are full refuse with an error, retain their content, and work again when there is space', async () => {
    const at = folder()
    const log = open(at, { maxBytes: 200_000 })
    const received: number[] = []
    log.onCommit('effects', (events) => received.push(events.length))
    const large = { ...happened('Large'), personal: { text: 'x'.repeat(500_000) } }
    const [small, tooMuch] = [log.append([write('a/1', 0)], context), log.append([write('a/2', 0, large)], context)]
    expect(await code(tooMuch)).toBe('storage')
    expect(await code(small)).toBe('storage') // One COMMIT has one outcome: neither was acknowledged.
    expect([log.position(), received]).toEqual([0, []])
    expect(await log.append([write('a/1', 0)], context)).toMatchObject({ ok: true, position: 1 })
    await log.close()
    expect(await open(at).append([write('a/2', 0, large)], context)).toMatchObject({ ok: true, position: 2 })
  })
})

test('a closed log first stores what was waiting, then refuses', async () => {
  const at = folder()
  const log = open(at)
  const waiting = log.append([write('a/1', 0)], context)
  await log.close()
  expect(await waiting).toMatchObject({ ok: true })
  expect(await code(log.append([write('a/1', 1)], context))).toBe('closed')
  expect(open(at).position()).toBe(1)
})

test('of appends stored together, one that fails in the middle of its writes leaves nothing, and the others everything', async () => {
  const at = folder()
  const log = open(at)
  const beside = new Database(join(at, 'events.db'))
  beside.run(`CREATE TRIGGER fails BEFORE INSERT ON events WHEN NEW.type = 'Bad' BEGIN SELECT RAISE(ABORT, 'no'); END`)
  beside.close()
  const claim = { kind: 'email', value: 'a@exemplo.com', stream: 'b/1' }
  const outcomes = await Promise.allSettled([
    log.append([write('a/1', 0)], context),
    log.append([write('b/1', 0, happened('Good'), happened('Bad'))], context, { claims: [claim] }),
    log.append([write('c/1', 0, { ...happened('A'), personal: { a: 1 } })], context),
    log.append([write('c/1', 7)], context),
  ])
  expect(outcomes.map((one) => (one.status === 'fulfilled' ? one.value.ok : one.reason.code))).toEqual([
    ...[true, 'storage', true, false],
  ])
  expect(log.readAll(0, 10).map(({ stream, position }) => [stream, position])).toEqual([
    ['a/1', 1],
    ['c/1', 2],
  ])
  expect([log.claimed('email', 'a@exemplo.com'), log.chainBreaks(0, 2), log.chainHead()?.position]).toEqual([
    null,
    { changed: [], removed: [], inserted: [] },
    2,
  ])
})

// Given a log in a folder of its own, when appends of every kind arrive, then what the port promises holds.
import { Database } from 'bun:sqlite'
import { afterEach, describe, expect, test } from 'bun:test'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { limits } from './limits'
import type { Context, NewEvent, Write } from './log'
import { openLog, openLogReadOnly, type SqliteLog } from './sqlite-log'

const masterKey = new Uint8Array(32).fill(7)
const context: Context = { at: 1_700_000_000_000, actor: 'account/1', correlation: 'request-1', causation: null }
const opened: SqliteLog[] = []
const folders: string[] = []

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'log-'))
  folders.push(folder)
  return folder
}

function open(folder = newFolder(), more: { maxBytes?: number; report?: (error: unknown) => void } = {}): SqliteLog {
  const log = openLog({ folder, masterKey, now: () => context.at, ...more })
  opened.push(log)
  return log
}

afterEach(async () => {
  for (const log of opened.splice(0)) await log.close()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

const happened = (type: string, data = {}): NewEvent => ({ type, schema: 1, data })
const write = (stream: string, expected: number, ...events: Write['events'][number][]): Write => ({
  stream,
  expected,
  events: events.length > 0 ? events : [happened('Happened')],
})
const code = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'no error',
    (error) => error.code,
  )

describe('appending', () => {
  test('answers with what a reader then reads', async () => {
    const log = open()
    const answer = await log.append(
      [write('a/1', 0, { ...happened('Born', { n: 1 }), personal: { name: 'Ana' } })],
      context,
    )
    if (!answer.ok) throw new Error('refused')
    const [event] = log.read('a/1')
    expect({ ...event, personal: event?.personal() }).toEqual({
      ...answer.events[0],
      personal: answer.events[0]?.personal(),
    } as never)
    expect(event).toMatchObject({
      position: 1,
      version: 1,
      stream: 'a/1',
      type: 'Born',
      schema: 1,
      data: { n: 1 },
      ...context,
    })
    expect(event?.personal()).toEqual({ name: 'Ana' })
  })

  test('refuses a version that is not the one expected, and writes nothing of that append', async () => {
    const log = open()
    await log.append([write('a/1', 0)], context)
    expect(await log.append([write('b/1', 0), write('a/1', 0)], context)).toEqual({
      ok: false,
      reason: 'conflict',
      stream: 'a/1',
      actual: 1,
    })
    expect(await log.append([write('a/1', 5)], context)).toMatchObject({ reason: 'conflict', actual: 1 })
    expect(log.position()).toBe(1)
    expect(log.read('b/1')).toEqual([])
  })

  test('is atomic over its streams and counts each one on its own', async () => {
    const log = open()
    await log.append([write('a/1', 0, happened('A'), happened('B')), write('b/1', 0)], context)
    await log.append([write('a/1', 2)], { ...context, correlation: 'request-2' })
    expect(log.readAll(0, 10).map(({ position, stream, version }) => [position, stream, version])).toEqual([
      [1, 'a/1', 1],
      [2, 'a/1', 2],
      [3, 'b/1', 1],
      [4, 'a/1', 3],
    ])
    expect(log.read('a/1', 2).map(({ version }) => version)).toEqual([3])
    expect(log.readCorrelation('request-2').map(({ position }) => position)).toEqual([4])
  })

  test('of the many that expect one version at once, exactly one wins, and no position is skipped', async () => {
    const log = open()
    const answers = await Promise.all(Array.from({ length: 50 }, () => log.append([write('a/1', 0)], context)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    await log.append([write('b/1', 0)], context)
    expect(log.position()).toBe(2)
  })

  test('appends of one tick share a commit, and listeners hear of it before anyone is answered', async () => {
    const log = open()
    const order: string[] = []
    log.onCommit((events) => order.push(`${events.length} committed, at ${log.position()}`))
    const one = log.append([write('a/1', 0)], context).then(() => order.push('answer'))
    const two = log.append([write('b/1', 0)], context).then(() => order.push('answer'))
    await Promise.all([one, two])
    expect(order).toEqual(['2 committed, at 2', 'answer', 'answer'])
  })

  test('a listener that throws loses neither the answers nor the other listeners', async () => {
    const reported: unknown[] = []
    const log = open(newFolder(), { report: (error) => reported.push(error) })
    const defect = new Error('defect')
    let heard = 0
    log.onCommit(() => {
      throw defect
    })
    log.onCommit((events) => {
      heard += events.length
    })
    expect(await log.append([write('a/1', 0)], context)).toMatchObject({ ok: true, position: 1 })
    expect([reported, heard]).toEqual([[defect], 1])
  })
})

describe('the same event id again', () => {
  const event = { ...happened('Paid', { cents: 2990 }), personal: { name: 'Ana' }, id: 'event-1' }

  test('stores nothing, tells no listener and answers as before, whatever version is expected now', async () => {
    const log = open()
    let heard = 0
    log.onCommit(() => {
      heard += 1
    })
    const first = await log.append([write('a/1', 0, event)], context)
    await log.append([write('b/1', 0)], context)
    const again = await log.append([write('a/1', 1, event)], { ...context, correlation: 'retry' })
    expect(JSON.stringify(again)).toEqual(JSON.stringify(first))
    expect([log.position(), heard]).toEqual([2, 2])
  })

  test('twice in one tick is stored once', async () => {
    const log = open()
    const answers = await Promise.all([1, 2].map(() => log.append([write('a/1', 0, event)], context)))
    expect(answers.map(({ ok }) => ok)).toEqual([true, true])
    expect(log.position()).toBe(1)
  })

  test.each([
    ['data', { ...event, data: { cents: 1 } }, 'a/1'],
    ['personal part', { ...event, personal: { name: 'Bia' } }, 'a/1'],
    ['no personal part', { ...happened('Paid', { cents: 2990 }), id: 'event-1' }, 'a/1'],
    ['type', { ...event, type: 'Refunded' }, 'a/1'],
    ['stream', event, 'a/2'],
  ])('with another %s is an error', async (_, other, stream) => {
    const log = open()
    await log.append([write('a/1', 0, event)], context)
    expect(await code(log.append([write(stream, 1, other)], context))).toBe('id-reused')
    expect(await code(log.append([write('a/1', 1, event, happened('More'))], context))).toBe('id-reused')
    expect(log.position()).toBe(1)
  })
})

describe('claims', () => {
  const email = (stream: string) => ({ kind: 'email', value: 'hash-of-ana', stream })

  test('are held by one stream, in the append itself and after it', async () => {
    const log = open()
    await log.append([write('a/1', 0)], context, { claims: [email('a/1')] })
    expect(await log.append([write('a/2', 0)], context, { claims: [email('a/2')] })).toEqual({
      ok: false,
      reason: 'claimed',
      claim: email('a/2'),
    })
    expect([log.claimed('email', 'hash-of-ana'), log.read('a/2')]).toEqual(['a/1', []])
    expect(await log.append([write('a/1', 1)], context, { claims: [email('a/1')] })).toMatchObject({ ok: true })
  })

  test('can be raced for within a tick: one wins', async () => {
    const log = open()
    const answers = await Promise.all(
      ['a/1', 'a/2', 'a/3'].map((stream) => log.append([write(stream, 0)], context, { claims: [email(stream)] })),
    )
    expect(answers.map(({ ok }) => ok)).toEqual([true, false, false])
  })

  test('once released, or released in the same append, go to another stream', async () => {
    const log = open()
    await log.append([write('a/1', 0)], context, { claims: [email('a/1')] })
    await log.append([write('a/1', 1), write('a/2', 0)], context, { releases: [email('a/1')], claims: [email('a/2')] })
    expect(log.claimed('email', 'hash-of-ana')).toBe('a/2')
    await log.append([write('a/2', 1)], context, { releases: [email('a/2')] })
    expect(log.claimed('email', 'hash-of-ana')).toBeNull()
  })

  test('are not released by a stream that does not hold them, nor by an append that is refused', async () => {
    const log = open()
    await log.append([write('a/1', 0)], context, { claims: [email('a/1')] })
    await log.append([write('a/2', 0)], context, { releases: [email('a/2')] })
    await log.append([write('a/1', 0)], context, { releases: [email('a/1')] })
    expect(log.claimed('email', 'hash-of-ana')).toBe('a/1')
  })
})

describe('limits', () => {
  const big = (bytes: number) => ({ text: 'x'.repeat(bytes - '{"text":""}'.length) })

  test('data and personal data up to their bounds are kept, one byte more is refused', async () => {
    const log = open()
    const full = { ...happened('Full', big(limits.dataBytes)), personal: big(limits.personalBytes) }
    expect(await log.append([write('a/1', 0, full)], context)).toMatchObject({ ok: true })
    expect(await code(log.append([write('a/1', 1, happened('Over', big(limits.dataBytes + 1)))], context))).toBe(
      'too-large',
    )
    const over = { ...happened('Over'), personal: big(limits.personalBytes + 1) }
    expect(await code(log.append([write('a/1', 1, over)], context))).toBe('too-large')
  })

  test('events of an append, events of a stream, streams of an append, claims', async () => {
    const log = open()
    const events = (count: number) => Array.from({ length: count }, () => happened('Many'))
    expect(await log.append([write('a/1', 0, ...events(limits.eventsPerAppend))], context)).toMatchObject({ ok: true })
    for (const writes of [
      [write('b/1', 0, ...events(limits.eventsPerAppend + 1))],
      [write('b/1', limits.streamEvents)],
      Array.from({ length: limits.streamsPerAppend + 1 }, (_, n) => write(`b/${n}`, 0)),
    ])
      expect(await code(log.append(writes, context))).toBe('too-large')
    const claims = Array.from({ length: limits.claimsPerAppend + 1 }, (_, n) => ({
      kind: 'k',
      value: `${n}`,
      stream: 'b/1',
    }))
    expect(await code(log.append([write('b/1', 0)], context, { claims }))).toBe('too-large')
  })

  test.each<[string, Write[], Partial<Context>]>([
    ['no write', [], {}],
    ['no event', [{ stream: 'a/1', expected: 0, events: [] }], {}],
    ['a negative version', [write('a/1', -1)], {}],
    ['a stream twice', [write('a/1', 0), write('a/1', 1)], {}],
    ['an id twice', [write('a/1', 0, { ...happened('A'), id: 'x' }, { ...happened('A'), id: 'x' })], {}],
    ['a stream name with a space', [write('a 1', 0)], {}],
    ['schema 0', [write('a/1', 0, { ...happened('A'), schema: 0 })], {}],
    ['a time that is no whole number', [write('a/1', 0)], { at: 1.5 }],
    ['an empty correlation', [write('a/1', 0)], { correlation: '' }],
  ])('%s is invalid', async (_, writes, more) => {
    expect(await code(open().append(writes, { ...context, ...more }))).toBe('invalid')
  })

  test.each([0, 10_001, 1.5])('readAll refuses a limit of %p', (limit) => {
    const log = open()
    expect(() => log.readAll(0, limit)).toThrow('from 1 to 10000')
  })
})

describe('the files', () => {
  test('are readable by their owner alone, and nothing but the databases stays after close', async () => {
    const folder = join(newFolder(), 'data')
    const log = open(folder)
    await log.append([write('a/1', 0, { ...happened('A'), personal: { a: 1 } })], context)
    const modes = () => readdirSync(folder).map((file) => (statSync(join(folder, file)).mode & 0o777).toString(8))
    expect(modes().length).toBeGreaterThan(3)
    expect(new Set(modes())).toEqual(new Set(['600']))
    expect((statSync(folder).mode & 0o777).toString(8)).toBe('700')
    await log.close()
    expect(readdirSync(folder).sort()).toEqual(['events.db', 'keys.db', 'lock.db'])
  })

  test('admit one writer, and another once it has closed', async () => {
    const folder = newFolder()
    const first = open(folder)
    expect(() => open(folder)).toThrow(expect.objectContaining({ code: 'locked' }))
    await first.close()
    expect(open(folder).position()).toBe(0)
  })

  test('can be read beside the writer and after it, but only where a log is', async () => {
    const folder = newFolder()
    expect(() => openLogReadOnly(folder, masterKey)).toThrow(expect.objectContaining({ code: 'invalid' }))
    const log = open(folder)
    await log.append([write('a/1', 0, { ...happened('A'), personal: { name: 'Ana' } })], context)
    const reader = openLogReadOnly(folder, masterKey)
    await log.append([write('a/1', 1)], context)
    expect([reader.position(), reader.read('a/1')[0]?.personal()]).toEqual([2, { name: 'Ana' }])
    await reader.close()
    await log.close()
    const later = openLogReadOnly(folder, masterKey)
    expect(later.readAll(0, 10)).toHaveLength(2)
    await later.close()
  })

  test('never let an event be changed or deleted, not even by SQL', async () => {
    const folder = newFolder()
    const log = open(folder)
    await log.append([write('a/1', 0)], context)
    await log.close()
    const raw = new Database(join(folder, 'events.db'))
    expect(() => raw.run("UPDATE events SET type = 'Other'")).toThrow('never changed')
    expect(() => raw.run('DELETE FROM events')).toThrow('never deleted')
    raw.close()
  })

  test('written by a newer release are refused', async () => {
    const folder = newFolder()
    await open(folder).close()
    const raw = new Database(join(folder, 'events.db'))
    raw.run("INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('future', 9999999999999)")
    raw.close()
    expect(() => open(folder)).toThrow(expect.objectContaining({ code: 'newer' }))
    expect(() => openLogReadOnly(folder, masterKey)).toThrow(expect.objectContaining({ code: 'newer' }))
  })

  test('that are full refuse with an error, keep what they had, and work on when there is room', async () => {
    const folder = newFolder()
    const log = open(folder, { maxBytes: 200_000 })
    const heard: number[] = []
    log.onCommit((events) => heard.push(events.length))
    const large = { ...happened('Large'), personal: { text: 'x'.repeat(500_000) } }
    const [small, tooMuch] = [log.append([write('a/1', 0)], context), log.append([write('a/2', 0, large)], context)]
    expect(await code(tooMuch)).toBe('storage')
    expect(await code(small)).toBe('storage') // one COMMIT, one fate: neither was acknowledged
    expect([log.position(), heard]).toEqual([0, []])
    expect(await log.append([write('a/1', 0)], context)).toMatchObject({ ok: true, position: 1 })
    await log.close()
    expect(await open(folder).append([write('a/2', 0, large)], context)).toMatchObject({ ok: true, position: 2 })
  })
})

test('a closed log first stores what was waiting, then refuses', async () => {
  const folder = newFolder()
  const log = open(folder)
  const waiting = log.append([write('a/1', 0)], context)
  await log.close()
  expect(await waiting).toMatchObject({ ok: true })
  expect(await code(log.append([write('a/1', 1)], context))).toBe('closed')
  expect(open(folder).position()).toBe(1)
})

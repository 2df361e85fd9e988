// Given personal data sealed with its stream's key, when the key is destroyed, then nothing anywhere opens it.
import { Database } from 'bun:sqlite'
import { afterEach, describe, expect, test } from 'bun:test'
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { EventLog, EventMetadata, NewEvent } from '../log'
import { openLog, openLogReadOnly } from './sqlite-log'

const masterKey = new Uint8Array(32).fill(7)
const metadata: EventMetadata = { at: 1, actor: null, correlation: 'request', causation: null }
const ana: NewEvent = { type: 'Registered', schema: 1, data: { plan: 'free' }, personal: { name: 'Ana Clara Prado' } }
const folder = mkdtempSync(join(tmpdir(), 'keys-'))
let made = 0
const logs: EventLog[] = []

function open(at = join(folder, `${++made}`)): { log: EventLog; at: string } {
  const log = openLog({ folder: at, masterKey, now: () => 5 })
  logs.push(log)
  return { log, at }
}

async function withAna(at?: string) {
  const opened = open(at)
  await opened.log.append([{ stream: 'account/1', expected: 0, events: [ana] }], metadata)
  return opened
}

/** Every byte of the folder's files as one text, for searching. */
const bytesOf = (at: string): string =>
  readdirSync(at)
    .map((file) => readFileSync(join(at, file), 'latin1'))
    .join('')

afterEach(async () => {
  for (const log of logs.splice(0)) await log.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('sealed personal data', () => {
  test('is in no file in clear text, while plain data is', async () => {
    const { at } = await withAna()
    expect(bytesOf(at)).toContain('"plan":"free"')
    expect(bytesOf(at)).not.toContain('Ana Clara')
  })

  test('opens only in its place: moved to another version, stream or type it is tampered', async () => {
    const { log, at } = await withAna()
    await log.append([{ stream: 'account/1', expected: 1, events: [ana] }], metadata)
    await log.append([{ stream: 'account/2', expected: 0, events: [ana] }], metadata)
    await log.close()
    const raw = new Database(join(at, 'events.db'))
    raw.run('DROP TRIGGER events_never_change')
    raw.run('UPDATE events SET personal = (SELECT personal FROM events WHERE position = 1) WHERE position = 2')
    raw.run('UPDATE events SET personal = (SELECT personal FROM events WHERE position = 1) WHERE position = 3')
    raw.run("UPDATE events SET type = 'Renamed' WHERE position = 1")
    raw.close()
    const reader = openLogReadOnly(at, masterKey)
    const events = reader.readAll(0, 10)
    expect(events).toHaveLength(3)
    for (const event of events) expect(() => event.personal()).toThrow(expect.objectContaining({ code: 'tampered' }))
    await reader.close()
  })
})

describe('forgetting a stream', () => {
  test('makes its personal parts null for every reader, including those already read', async () => {
    const { log, at } = await withAna()
    const [held] = log.read('account/1')
    const reader = openLogReadOnly(at, masterKey)
    await log.forget('account/1')
    expect([held?.personal(), log.read('account/1')[0]?.personal()]).toEqual([null, null])
    expect(reader.read('account/1')[0]).toMatchObject({ data: { plan: 'free' } })
    expect(reader.read('account/1')[0]?.personal()).toBeNull()
    await reader.close()
  })

  test('holds after a restart, leaves other streams alone, and can be repeated', async () => {
    const { log, at } = await withAna()
    await log.append([{ stream: 'account/2', expected: 0, events: [ana] }], metadata)
    await log.forget('account/1')
    await log.forget('account/1')
    await log.close()
    const again = open(at).log
    expect(again.readAll(0, 9).map((event) => event.personal())).toEqual([null, ana.personal])
  })

  test('removes the key from the disk, WAL included, so that an old copy of the log remains unreadable', async () => {
    const { log, at } = await withAna()
    // Many more on the same page, so that what is freed is not overwritten by chance.
    for (let n = 2; n < 40; n += 1) await log.vault.sealFile(`account/${n}`, new Uint8Array(1))
    const raw = new Database(join(at, 'keys.db'), { readonly: true })
    const wrapped =
      raw.query<{ wrapped: Uint8Array }, []>("SELECT wrapped FROM keys WHERE stream = 'account/1'").get()?.wrapped ??
      new Uint8Array()
    raw.close()
    // In pieces: a part of a key would be a leak as well.
    const pieces = [13, 21, 29, 37].map((start) => Buffer.from(wrapped.subarray(start, start + 8)).toString('latin1'))
    const found = () => pieces.filter((piece) => piece.length === 8 && bytesOf(at).includes(piece)).length
    expect(found()).toBe(4)
    await log.forget('account/1')
    expect(found()).toBe(0)
  })
})

describe('a personal part that was left out', () => {
  const out: NewEvent = { ...ana, personal: null }

  test('reads as null, needs no key, and leaves the stream able to have one', async () => {
    const { log, at } = open()
    await log.append([{ stream: 'account/1', expected: 0, events: [out] }], metadata)
    expect(log.read('account/1')[0]?.personal()).toBeNull()
    await log.append([{ stream: 'account/1', expected: 1, events: [ana] }], metadata)
    await log.close()
    const again = open(at).log
    expect(again.read('account/1').map((event) => event.personal())).toEqual([null, ana.personal])
  })

  test('differs from an existing one and from none', async () => {
    const { log } = open()
    const write = (event: NewEvent) => [{ stream: 'account/1', expected: 0, events: [{ ...event, id: 'event-1' }] }]
    await log.append(write(out), metadata)
    expect(await log.append(write(out), metadata)).toMatchObject({ ok: true, position: 1 })
    const { personal, ...none } = ana
    expect(await log.append(write(none), metadata).catch((error) => error.code)).toBe('id-reused')
    await log.append([{ stream: 'account/2', expected: 0, events: [{ ...ana, id: 'event-2' }] }], metadata)
    const later = [{ stream: 'account/2', expected: 0, events: [{ ...out, id: 'event-2' }] }]
    expect(await log.append(later, metadata).catch((error) => error.code)).toBe('id-reused')
  })
})

describe('sealed files', () => {
  const bytes = new TextEncoder().encode('%PDF-1.7 currículo')

  test('open again with their stream, with or without events, also after a restart', async () => {
    const { log, at } = open()
    const sealed = await log.vault.sealFile('account/1', bytes)
    expect(Buffer.from(sealed).toString('latin1')).not.toContain('PDF')
    await log.close()
    const { vault } = open(at).log
    expect(Buffer.from(vault.openFile('account/1', sealed) ?? [])).toEqual(Buffer.from(bytes))
  })
})

describe('the master key', () => {
  const openWith = (at: string, key: Uint8Array) => () => openLog({ folder: at, masterKey: key })
  const wrongKey = expect.objectContaining({ code: 'wrong-key' })

  test('must be the one the folder was created with; another is refused at once and leaves the folder unlocked', async () => {
    const { log, at } = await withAna()
    await log.close()
    expect(openWith(at, new Uint8Array(32))).toThrow(wrongKey)
    expect(openWith(at, new Uint8Array(16))).toThrow(wrongKey)
    expect(() => openLogReadOnly(at, new Uint8Array(32))).toThrow(wrongKey)
    expect(open(at).log.read('account/1')[0]?.personal()).toEqual(ana.personal)
  })

  test('a log with personal data but without its keys is refused rather than given new ones', async () => {
    const { log, at } = await withAna()
    await log.close()
    const keys = join(at, 'keys.db')
    copyFileSync(keys, join(at, 'copy'))
    rmSync(keys)
    expect(openWith(at, masterKey)).toThrow(wrongKey)
    expect(openWith(at, masterKey)).toThrow(wrongKey)
    copyFileSync(join(at, 'copy'), keys)
    expect(open(at).log.read('account/1')[0]?.personal()).toEqual(ana.personal)
  })
})

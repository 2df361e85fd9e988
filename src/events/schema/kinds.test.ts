// Given a log, when its kinds of events are counted, then unreadable and missing ones are found.
import { Database } from 'bun:sqlite'
import { describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import { ledger } from '../../../tests/helpers/events/ledger'
import { context, happened, masterKey, temporaryLogs, write } from '../../../tests/helpers/log'
import type { NewEvent } from '../store/log'
import { openLogReadOnly } from '../store/sqlite/sqlite-log'
import { createSurvey, describeKinds, knows, refuseUnknown } from './kinds'

const { folder, open } = temporaryLogs()
const used: NewEvent = { type: 'Used', schema: 1, data: { units: 1 } }
const many = (event: NewEvent, count: number) => Array.from({ length: count }, () => event)

describe('a kind of event', () => {
  test.each([
    ['Used', 1, true],
    ['Used', 2, false],
    ['Invented', 1, false],
    ['constructor', 1, false],
    ['__proto__', 1, false],
  ])('%s of schema %d is known: %p', (type, schema, known) => expect(knows(ledger, { type, schema })).toBe(known))

  test('that is unknown is refused with a message that names at most five', () => {
    const kinds = Array.from({ length: 7 }, (_, n) => ({ type: `New${n}`, schema: 1, events: 1 + n, first: 10 + n }))
    expect(() => refuseUnknown(ledger, kinds)).toThrow(
      'New0 of schema 1 (1 event, the first at position 10), New1 of schema 1 (2 events, the first at position 11)',
    )
    expect(describeKinds(kinds)).toEndWith('position 14), 2 more')
    expect(() => refuseUnknown(ledger, [{ type: 'Used', schema: 1, events: 1, first: 1 }])).not.toThrow()
  })
})

describe('a log', () => {
  test('counts its kinds in a range', async () => {
    const log = open()
    await log.append([write('a/1', 0, used, happened('New'), used, { ...used, schema: 3 })], context)
    expect(log.kinds(0, 4)).toEqual([
      { type: 'Used', schema: 1, events: 2, first: 1 },
      { type: 'New', schema: 1, events: 1, first: 2 },
      { type: 'Used', schema: 3, events: 1, first: 4 },
    ])
    expect(log.kinds(2, 3)).toEqual([{ type: 'Used', schema: 1, events: 1, first: 3 }])
  })

  test('reads a stream without its personal parts, as if it were erased', async () => {
    const log = open()
    await log.append([write('a/1', 0, { ...used, personal: { name: 'Ana' } }, used)], context)
    const [first, second] = log.readPlain('a/1')
    expect([first?.personal(), first?.data, second?.version]).toEqual([null, { units: 1 }, 2])
    expect(log.read('a/1')[0]?.personal()).toEqual({ name: 'Ana' })
  })
})

describe('a survey', () => {
  test('covers a long log in slices, and continues from there', async () => {
    const log = open()
    for (let n = 0; n < 10; n += 1) await log.append([write(`a/${n}`, 0, ...many(used, 240))], context)
    const survey = createSurvey(log, ledger)
    expect(await survey()).toEqual({ unknown: [], missing: 0, changed: null })
    await log.append([write('b/1', 0, happened('New'), used, happened('New'))], context)
    expect(await survey()).toEqual({
      unknown: [{ type: 'New', schema: 1, events: 2, first: 2_401 }],
      missing: 0,
      changed: null,
    })
    await log.append([write('b/1', 3, happened('New'))], context)
    expect((await survey())?.unknown).toEqual([{ type: 'New', schema: 1, events: 3, first: 2_401 }])
    expect(await createSurvey(log, ledger)(() => true)).toBeNull()
  })

  test('finds missing events', async () => {
    const at = folder()
    const log = open(at)
    await log.append([write('a/1', 0, ...many(used, 9))], context)
    await log.close()
    const raw = new Database(join(at, 'events.db'))
    raw.run('DROP TRIGGER events_never_go')
    raw.run('DELETE FROM events WHERE position IN (3, 4, 7)')
    raw.close()
    const reader = openLogReadOnly(at, masterKey)
    expect(await createSurvey(reader, ledger)()).toEqual({
      unknown: [],
      missing: 3,
      changed: 'The log is not what was written: events 3, 4, 7 removed',
    })
    await reader.close()
  })

  test('of an empty log finds nothing', async () =>
    expect(await createSurvey(open(), ledger)()).toEqual({ unknown: [], missing: 0, changed: null }))
})

// Given an append at or over a limit, when it is sent, then it is stored or refused as a whole.
import { describe, expect, test } from 'bun:test'
import { code, context, happened, temporaryLogs, write } from '../../../../tests/helpers/log'
import { limits } from '../limits'
import type { EventMetadata, Write } from '../log'

const { openWith } = temporaryLogs()
const open = () => openWith('memory')

describe('limits', () => {
  const big = (bytes: number) => ({ text: 'x'.repeat(bytes - '{"text":""}'.length) })

  test('data and personal data up to their limits are stored, one byte more is refused', async () => {
    const log = await open()
    const full = { ...happened('Full', big(limits.dataBytes)), personal: big(limits.personalBytes) }
    expect(await log.append([write('a/1', 0, full)], context)).toMatchObject({ ok: true })
    expect(await code(log.append([write('a/1', 1, happened('Over', big(limits.dataBytes + 1)))], context))).toBe(
      'too-large',
    )
    const over = { ...happened('Over'), personal: big(limits.personalBytes + 1) }
    expect(await code(log.append([write('a/1', 1, over)], context))).toBe('too-large')
  })

  test('events of an append, events of a stream, streams of an append, claims', async () => {
    const log = await open()
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

  test.each<[string, Write[], Partial<EventMetadata>]>([
    ['no write', [], {}],
    ['no event', [{ stream: 'a/1', expected: 0, events: [] }], {}],
    ['a negative version', [write('a/1', -1)], {}],
    ['a stream twice', [write('a/1', 0), write('a/1', 1)], {}],
    ['an id twice', [write('a/1', 0, { ...happened('A'), id: 'x' }, { ...happened('A'), id: 'x' })], {}],
    ['a stream name with a space', [write('a 1', 0)], {}],
    ['a stream name that leads out of a folder', [write('account/../../a', 0)], {}],
    ['schema 0', [write('a/1', 0, { ...happened('A'), schema: 0 })], {}],
    ['a time that is no whole number', [write('a/1', 0)], { at: 1.5 }],
    ['an empty correlation', [write('a/1', 0)], { correlation: '' }],
  ])('%s is invalid', async (_, writes, more) => {
    expect(await code((await open()).append(writes, { ...context, ...more }))).toBe('invalid')
  })

  test.each([0, 10_001, 1.5])('readAll refuses a limit of %p', async (limit) => {
    const log = await open()
    expect(() => log.readAll(0, limit)).toThrow('from 1 to 10000')
  })
})

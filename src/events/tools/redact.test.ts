// Given any event of the product, when it is redacted, then its schema still accepts it and none of its text remains.
import { describe, expect, test } from 'bun:test'
import { z } from 'zod'
import { defineEvents, event } from '../schema/catalog'
import { domainEvents } from '../schema/events'
import type { EventLine } from './json-lines'
import { redactor } from './redact'

const id = '01939b6e-7c00-7000-8000-0000000000aa'
const key = new Uint8Array(32).fill(7)
const line = (type: string, schema: number, data: EventLine['data'], personal?: EventLine['personal']): EventLine => ({
  ...{ position: 3, id, stream: `account/${id}`, version: 1, type, schema, at: 9 },
  ...{ actor: id, correlation: id, causation: id, data, ...(personal !== undefined && { personal }) },
})
const parsed = (one: EventLine) => domainEvents.parse({ ...one, personal: () => one.personal })

describe('every type of event', () => {
  test.each(Object.entries(domainEvents.definitions))(
    '%s remains readable and contains no personal data',
    (type, definition) => {
      const { data, personal } = definition.golden as Pick<EventLine, 'data' | 'personal'>
      const redacted = redactor(domainEvents, key)(line(type, definition.schema, data, personal))
      expect(parsed(redacted)).toMatchObject({ ok: true, event: { personal: null } })
      expect(JSON.stringify(redacted)).not.toMatch(/[0-9a-f]{8}-7c00-|Marina|marina|aGFza/)
    },
  )
})

const catalog = defineEvents({
  Odd: event({
    repeatable: false,
    data: () =>
      z.object({
        who: z.uuid().nullable(),
        kind: z.enum(['a', 'b']),
        day: z.iso.date(),
        code: z.string().regex(/^[A-Z]{4}$/),
        note: z.string(),
        cents: z.number(),
        either: z.discriminatedUnion('by', [
          z.object({ by: z.literal('card'), card: z.string() }),
          z.object({ by: z.literal('pix') }),
        ]),
        list: z.array(z.object({ who: z.uuid(), text: z.string().optional() })),
        free: z.record(z.string(), z.json()),
      }),
    golden: {
      data: {
        ...{ who: id, kind: 'a', day: '2026-11-20', code: 'BETA', note: 'Ana Clara', cents: 2990 },
        either: { by: 'card', card: 'de Ana' },
        list: [{ who: id, text: 'Ana' }],
        free: { 'Ana Clara': ['Ana', 1] },
      },
    },
  }),
})

describe('redacting', () => {
  const data = catalog.definitions.Odd.golden.data
  const redacted = redactor(catalog, key)(line('Odd', 1, data))

  test('retains values that a schema lists or gives a pattern, and numbers; replaces every other text, including field names', () => {
    expect(redacted.data).toMatchObject({
      kind: 'a',
      day: '2026-11-20',
      code: 'BETA',
      cents: 2990,
      either: { by: 'card' },
    })
    expect(JSON.stringify(redacted)).not.toContain('Ana')
    expect(catalog.parse({ ...redacted, personal: () => undefined })?.ok).toBe(true)
  })
  test('gives an id the same other id everywhere', () => {
    const other = redacted.id
    expect(other).not.toBe(id)
    expect(redacted).toMatchObject({ stream: `account/${other}`, actor: other, correlation: other, causation: other })
    expect(redacted.data).toMatchObject({ who: other, list: [{ who: other }] })
  })
  test('and another one with another key', () => {
    expect(redactor(catalog, new Uint8Array(32))(line('Odd', 1, data)).id).not.toBe(redacted.id)
  })
  test('retains actors that are not accounts', () => {
    const by = { ...line('Odd', 1, data), actor: 'operator' }
    expect(redactor(catalog, key)(by).actor).toBe('operator')
  })
  test('upgrades an event to today’s schema, which says what may stay', () => {
    const grown = defineEvents({
      Grown: event({
        repeatable: false,
        data: () => z.object({ tier: z.enum(['a', 'b']), source: z.string() }),
        upcast: [({ data, personal }) => ({ data: { tier: data.plan, source: data.from }, personal })],
        golden: { data: { tier: 'a', source: 'free' } },
      }),
    })
    const one = (from: string) => redactor(grown, key)(line('Grown', 1, { plan: 'a', from }))
    expect(one('free')).toMatchObject({ schema: 2, data: { tier: 'a', source: 'free' } })
    expect(one('assigned-1797000000000').data).toMatchObject({ source: 'assigned-1797000000000' })
    expect(one('sub_123').data.source).toMatch(/^r-/)
    expect(() => redactor(grown, key)(line('Grown', 1, { plan: 'Ana', from: 'free' }))).toThrow(
      'Event 3 cannot be redacted: data.tier (invalid_value)',
    )
  })
  test('refuses an unknown type', () => {
    expect(() => redactor(catalog, key)(line('Other', 1, {}))).toThrow('There is no event type Other')
  })
})

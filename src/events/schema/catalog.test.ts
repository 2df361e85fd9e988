// Given stored events of any age, when the catalog reads them, then they are today's events or a clear failure.
import { afterAll, describe, expect, test } from 'bun:test'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import type { JsonObject, RecordedEvent } from '../store/log'
import { goldenProblems, goldensOf, writeGoldens } from '../tools/goldens'
import { defineEvents, type EventOf, event } from './catalog'

const registered = event({
  repeatable: false,
  data: () => z.object({ plan: z.enum(['free', 'basico']), source: z.string().optional(), steps: z.array(z.number()) }),
  personal: () => z.object({ name: z.string(), email: z.email() }),
  upcast: [
    ({ data, personal }) => ({ data: { ...data, plan: 'free' }, personal }),
    ({ data, personal }) => ({ data: { ...data, steps: [] }, personal }),
  ],
  golden: { data: { plan: 'free', steps: [1] }, personal: { name: 'Ana', email: 'ana@example.com' } },
})
const erased = event({ repeatable: false, data: () => z.object({}), golden: { data: {} } })
const catalog = defineEvents({ AccountRegistered: registered, AccountErased: erased })
type DomainEvent = EventOf<typeof catalog>

const personal = { name: 'Ana', email: 'ana@example.com' }
const stored = (type: string, schema: number, data: JsonObject, secret?: JsonObject | null): RecordedEvent => ({
  ...{ position: 4, id: 'e', stream: 'account/1', version: 2, at: 9, actor: null, correlation: 'r', causation: null },
  ...{ type, schema, data, personal: () => secret },
})
const parse = (...args: Parameters<typeof stored>) => catalog.parse(stored(...args))

describe('reading', () => {
  test('an event of today comes back as it was made, with where and when it happened', () => {
    const made = catalog.make('AccountRegistered', { plan: 'basico', steps: [] }, personal)
    expect(made).toMatchObject({ type: 'AccountRegistered', schema: 3 })
    expect(parse(made.type, made.schema, made.data, made.personal)).toMatchObject({
      ok: true,
      event: {
        type: made.type,
        data: made.data,
        personal,
        meta: { position: 4, stream: 'account/1', version: 2, at: 9 },
      },
    })
  })

  test.each([
    [1, { source: 'ad' }],
    [2, { source: 'ad', plan: 'free' }],
    [3, { source: 'ad', plan: 'free', steps: [] }],
  ])('an event of schema %p is lifted to today', (schema, data) => {
    expect(parse('AccountRegistered', schema, data, personal)).toMatchObject({
      ok: true,
      event: { data: { source: 'ad', plan: 'free', steps: [] }, personal },
    })
  })

  test('erased personal data is null at every schema, even if an upcast invents some', () => {
    const inventive = defineEvents({
      Named: event({
        repeatable: false,
        data: () => z.object({}),
        personal: () => z.object({ name: z.string() }),
        upcast: [({ data }) => ({ data, personal: { name: '?' } })],
        golden: { data: {}, personal: { name: 'Ana' } },
      }),
    })
    expect(inventive.parse(stored('Named', 1, {}, null))).toMatchObject({ ok: true, event: { personal: null } })
    expect(inventive.parse(stored('Named', 1, {}))).toMatchObject({ ok: true, event: { personal: { name: '?' } } })
    expect(parse('AccountRegistered', 1, {}, null)).toMatchObject({ ok: true, event: { personal: null } })
  })

  test('a type of another catalog is undefined, as are the names that every object has', () => {
    for (const type of ['Other', 'constructor', 'toString', '__proto__']) expect(parse(type, 1, {})).toBeUndefined()
  })

  test.each<[string, Parameters<typeof stored>, string]>([
    ['bad data', ['AccountRegistered', 3, { plan: 'Ana', steps: [] }, personal], 'data.plan (invalid_value)'],
    [
      'bad personal data',
      ['AccountRegistered', 3, { plan: 'free', steps: [] }, { name: 'Ana' }],
      'personal.email (invalid_type)',
    ],
    ['absent personal data', ['AccountRegistered', 3, { plan: 'free', steps: [] }], 'personal is missing'],
    ['personal data of a type that has none', ['AccountErased', 1, {}, personal], 'personal is not part of this type'],
    ['a schema of a later release', ['AccountErased', 2, {}], 'schema 2 is newer than 1'],
  ])('%s is a failure without the value', (_, args, problem) => {
    expect(parse(...args)).toEqual({
      ok: false,
      failure: { position: 4, type: args[0], schema: args[1], problem },
    })
  })

  test('an upcast or a decryption that throws is a failure, and its message is not passed on', () => {
    const broken = defineEvents({
      Broken: event({
        repeatable: false,
        data: () => z.object({}),
        upcast: [
          () => {
            throw new TypeError('Ana')
          },
        ],
        golden: { data: {} },
      }),
    })
    const problem = 'reading failed (TypeError)'
    expect(broken.parse(stored('Broken', 1, {}))).toMatchObject({ ok: false, failure: { problem } })
    const shut = {
      ...stored('AccountErased', 1, {}),
      personal: () => broken.definitions.Broken.upcast[0]?.({ data: {}, personal: null }).personal,
    }
    expect(catalog.parse(shut)).toMatchObject({ ok: false, failure: { problem } })
  })

  test('an unread personal part is never decrypted, one that is read only once', () => {
    let times = 0
    const counted = { ...stored('AccountRegistered', 3, { plan: 'free', steps: [] }) }
    const opened = catalog.open({
      ...counted,
      personal: () => {
        times += 1
        return personal
      },
    })
    expect([opened?.ok, times]).toEqual([true, 0])
    for (let n = 0; n < 2; n += 1) expect(opened?.ok && opened.event.personal).toEqual(personal)
    expect(times).toBe(1)
  })

  test('reading an invalid personal part throws', () => {
    const [bad] = catalog.history([stored('AccountRegistered', 3, { plan: 'free', steps: [] }, { name: 'Ana' })])
    expect(bad?.data).toEqual({ plan: 'free', steps: [] })
    expect(() => bad?.personal).toThrow(
      'Event 4 (AccountRegistered, schema 3) cannot be read: personal.email (invalid_type)',
    )
  })

  test('a decider gets the history in order, without other types, or a clear error', () => {
    const past: DomainEvent[] = catalog.history([
      stored('AccountRegistered', 1, {}, personal),
      stored('Other', 1, {}),
      stored('AccountErased', 1, {}),
    ])
    expect(past.map(({ type }) => type)).toEqual(['AccountRegistered', 'AccountErased'])
    const bad = stored('AccountRegistered', 3, { plan: 'Ana' }, personal)
    expect(() => catalog.history([bad])).toThrow('Event 4 (AccountRegistered, schema 3) cannot be read: data.plan')
  })
})

describe('making', () => {
  test('checks both parts and names the wrong fields, without their values', () => {
    expect(() => catalog.make('AccountRegistered', { plan: 'free', steps: [Number.NaN] }, personal)).toThrow(
      'data.steps.0',
    )
    expect(() =>
      catalog.make('AccountRegistered', { plan: 'free', steps: [] }, { name: 'Ana', email: 'nowhere' }),
    ).toThrow('AccountRegistered: personal.email (invalid_format)')
  })

  test('the compiler knows each type, its data, and whether it has a personal part', () => {
    const name = (event: DomainEvent): string | undefined => {
      if (event.type === 'AccountRegistered') return event.personal?.name
      const none: null = event.personal
      return none ?? undefined
    }
    expect(name({ type: 'AccountErased', data: {}, personal: null })).toBeUndefined()
    // @ts-expect-error -- a registration without its personal part
    expect(() => catalog.make('AccountRegistered', { plan: 'free', steps: [] })).toThrow('personal is missing')
    // @ts-expect-error -- a plan that is not one
    expect(() => catalog.make('AccountRegistered', { plan: 'gold', steps: [] }, personal)).toThrow('data.plan')
    expect(catalog.make('AccountErased', {})).toEqual({ type: 'AccountErased', schema: 1, data: {} })
  })
})

describe('golden examples', () => {
  const folder = mkdtempSync(join(tmpdir(), 'golden-'))
  const file = join(folder, 'goldens.jsonl')
  const at = (schema: number, data: JsonObject) =>
    defineEvents({
      AccountRegistered: {
        ...registered,
        schema,
        upcast: registered.upcast.slice(0, schema - 1),
        golden: { data, personal },
      },
    } as never)
  afterAll(() => rmSync(folder, { recursive: true }))

  test('are written once, required for every schema, and must remain readable', () => {
    expect(writeGoldens(catalog, file)).toEqual(['AccountRegistered 3', 'AccountErased 1'])
    expect(writeGoldens(catalog, file)).toEqual([])
    const missing = ['AccountRegistered 1 is missing', 'AccountRegistered 2 is missing']
    expect(goldenProblems(catalog, file)).toEqual(missing)
    const written = readFileSync(file, 'utf8')
    writeGoldens(at(1, {}), file)
    writeGoldens(at(2, { plan: 'gold' }), file)
    expect(goldenProblems(catalog, file)).toEqual(['AccountRegistered 2 does not read: data.plan (invalid_value)'])
    writeFileSync(file, written)
    writeGoldens(at(1, {}), file)
    writeGoldens(at(2, { plan: 'free' }), file)
    expect(goldenProblems(catalog, file)).toEqual([])
    expect(goldensOf(file).map(({ schema }) => schema)).toEqual([1, 1, 2, 3])
  })

  test('reveal a changed example, a removed type and an edited line', () => {
    const changed = defineEvents({
      AccountRegistered: registered,
      AccountErased: { ...erased, golden: { data: { more: 1 } } },
    })
    expect(goldenProblems(changed, file)).toEqual(['AccountErased 1 differs from the example in the code'])
    expect(goldenProblems(defineEvents({ AccountRegistered: registered }), file)).toEqual([
      'AccountErased 1 is not in the catalog',
    ])
    writeFileSync(file, readFileSync(file, 'utf8').replace('"data":{}', '"data":{"more":1}'))
    expect(goldenProblems(catalog, file)).toEqual(['AccountErased 1 was edited'])
  })
})

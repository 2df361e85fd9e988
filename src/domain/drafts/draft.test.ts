import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { specification } from '../../../tests/helpers/specification'
import { type DomainEvent, domainEvents } from '../../events/schema/events'
import { applied, type DraftContent, type DraftPart, differenceOf, draftLimits, fits, wholeEvery } from './content'
import { draft } from './draft'
import { joinedPlaces, merge } from './merge'

const id = '01939b6e-7c00-7000-8000-00000000000a'
const { given } = specification(draft)

const job = (text: string, fields: Record<string, string> = {}): DraftPart => ({
  id: 'job',
  kind: 'job',
  fields: { title: 'Cozinheira', ...fields },
  lines: [{ id: 'a', text }],
})
const contact: DraftPart = { id: 'c', kind: 'contact', fields: { name: 'Célia' }, lines: [] }
const content = (...parts: DraftPart[]): DraftContent => ({ parts, skipped: [] })
const started = (what: DraftContent): DomainEvent => ({
  type: 'DraftStarted',
  data: { draft: id, origin: 'blank', analysis: null, score: null },
  personal: { name: 'Cozinheira', parts: [...what.parts] as never, skipped: [...what.skipped], left: [] },
})
const changed = (...parts: DraftPart[]): DomainEvent => ({
  type: 'DraftChanged',
  data: { draft: id, cause: 'typed' },
  personal: { parts: parts as never, order: null, skipped: null },
})
const change = (what: DraftContent, base: DraftContent | null = null) =>
  ({ kind: 'change', draft: id, cause: 'typed', base, content: what }) as const

const decidedFrom = (command: Parameters<typeof draft.decide>[0], state: typeof draft.initial): DomainEvent[] => {
  const answer = draft.decide(command, state)
  if ('refused' in answer) throw new Error(answer.refused)
  return [...answer.events]
}

describe('a draft', () => {
  const first = content(job('Fazia o almoço.'))

  test('is begun once, with what it holds', () => {
    const start = {
      kind: 'start',
      draft: id,
      origin: 'blank',
      analysis: null,
      score: null,
      name: 'Cozinheira',
      left: [],
    } as const
    given()
      .when({ ...start, content: first })
      .then(started(first))
    given(started(first))
      .when({ ...start, content: first })
      .refused('draft-exists')
  })

  test('takes the text of another file as a whole, and says which and what was left out of it', () => {
    const replace = { kind: 'replace', draft: id, analysis: id, left: ['cpf'] } as const
    given(started(first))
      .when({ ...replace, content: content(contact) })
      .then({
        type: 'DraftReplaced',
        data: { draft: id, analysis: id },
        personal: { parts: [contact] as never, order: ['c'], skipped: null, left: ['cpf'] },
      })
    given()
      .when({ ...replace, content: first })
      .refused('draft-missing')
    const long = job('x'.repeat(draftLimits.text + 1))
    given(started(first))
      .when({ ...replace, content: content(long) })
      .refused('draft-too-large')
  })

  test('stores only the part that changed, and nothing for the same text', () => {
    const other: DraftPart = { id: 'c', kind: 'contact', fields: { name: 'Célia' }, lines: [] }
    const both = content(other, job('Fazia o almoço.'))
    given(started(both)).when(change(both)).then()
    given(started(both))
      .when(change(content(other, job('Preparei o almoço.'))))
      .then(changed(job('Preparei o almoço.')))
  })

  test('takes a save from an older version as what that window changed, and loses nothing of the other', () => {
    const theirs = job('Preparei 180 refeições por dia.')
    const mine = job('Fazia o almoço.', { employer: 'Sabor da Vila' })
    given(started(first), changed(theirs))
      .when(change(content(mine), first))
      .then(changed(job('Preparei 180 refeições por dia.', { employer: 'Sabor da Vila' })))
  })

  test('that is deleted, or was never begun, takes no change', () => {
    given().when(change(first)).refused('draft-missing')
    const erased: DomainEvent = { type: 'DraftErased', data: { draft: id }, personal: null }
    given(started(first)).when({ kind: 'erase', draft: id }).then(erased)
    given(started(first), erased).when(change(first)).refused('draft-missing')
  })

  test('whose key is destroyed is empty and can still be read', () => {
    given({ ...started(first), personal: null } as DomainEvent)
      .when(change(content()))
      .then()
  })

  test('has bounds, and refuses what passes one', () => {
    const long = 'a'.repeat(draftLimits.text)
    const lines = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `l${at}`, text: 'x' }))
    const wide = (text: string): DraftPart => ({ id: 'job', kind: 'job', fields: {}, lines: [{ id: 'a', text }] })
    for (const wrong of [
      content(wide(`${long}a`)),
      content({ ...wide('x'), fields: { title: 'a'.repeat(draftLimits.field + 1) } }),
      content({ ...wide('x'), fields: { salary: '1' } }),
      content({ ...wide('x'), lines: lines(draftLimits.lines + 1) }),
      content({ ...wide('x'), id: 'Name With Space' }),
      content(wide('x'), wide('y')),
      content(...Array.from({ length: draftLimits.parts + 1 }, (_, at) => ({ ...wide('x'), id: `p${at}` }))),
      content(...Array.from({ length: 21 }, (_, at) => ({ ...wide(long), id: `p${at}` }))),
    ]) {
      expect(fits(wrong)).toBe(false)
      given(started(first)).when(change(wrong)).refused('draft-too-large')
    }
    expect(fits(content(wide(long)))).toBe(true)
  })

  test('with as many changes as it may have is full, and can still be deleted', () => {
    const full = { ...draft, initial: { ...draft.initial, started: true, changes: draftLimits.changes } }
    expect(full.decide(change(first), full.initial)).toEqual({ refused: 'draft-full' })
    expect(full.decide({ kind: 'erase', draft: id }, full.initial)).toHaveProperty('events')
  })
})

test('every two hundredth change carries all of the draft, and says the same', () => {
  const state = { ...draft.initial, started: true, changes: wholeEvery - 1, content: content(job('a'), contact) }
  const wanted = content(job('b'), contact)
  const [event] = decidedFrom(change(wanted), state)
  expect(event?.type === 'DraftChanged' && event.personal?.order).toEqual(['job', 'c'])
  expect(event && draft.evolve({ ...state, content: content() }, event).content).toEqual(wanted)
})

// Random histories: several windows, each with the version it last saw, edit, save, undo and restore.
const parts = fc.array(
  fc.record({
    id: fc.constantFrom('p1', 'p2', 'p3', 'p4'),
    fields: fc.record({ start: fc.string({ maxLength: 8 }), end: fc.string({ maxLength: 8 }) }),
    lines: fc.uniqueArray(fc.record({ id: fc.constantFrom('a', 'b', 'c'), text: fc.string({ maxLength: 12 }) }), {
      selector: ({ id: one }) => one,
      maxLength: 3,
    }),
  }),
  { maxLength: 4 },
)
const contents = parts.map(
  (all): DraftContent => ({
    parts: [...new Map(all.map((part) => [part.id, { ...part, kind: 'job' as const }])).values()],
    skipped: [],
  }),
)

const evolveAll = (events: readonly DomainEvent[]) =>
  events.reduce((state, event) => draft.evolve(state, event), draft.initial)
const decided = (command: Parameters<typeof draft.decide>[0], events: readonly DomainEvent[]): DomainEvent[] => {
  const answer = draft.decide(command, evolveAll(events))
  if ('refused' in answer) throw new Error(answer.refused)
  // As it is stored: through its schema and back.
  for (const event of answer.events) domainEvents.draft(event)
  return [...answer.events]
}

describe('random edit histories', () => {
  test('what one window types is what the draft says, and every earlier version can be read from the log', () => {
    fc.assert(
      fc.property(contents, fc.array(contents, { maxLength: 12 }), (first, edits) => {
        let events: DomainEvent[] = [started(first)]
        const model = [first]
        for (const edit of edits) {
          const next = decided(change(edit), events)
          events = [...events, ...next]
          if (next.length > 0) model.push(edit)
          expect(differenceOf(evolveAll(events).content, edit)).toBeNull()
        }
        for (const [at, known] of model.entries())
          expect(differenceOf(evolveAll(events.slice(0, at + 1)).content, known)).toBeNull()
      }),
      { numRuns: 150 },
    )
  })

  test('two windows: whatever only one of them changed is there afterwards', () => {
    fc.assert(
      fc.property(contents, contents, contents, (base, mine, theirs) => {
        const events = [started(base), ...decided(change(theirs), [started(base)])]
        const after = evolveAll([...events, ...decided(change(mine, base), events)]).content
        const find = (from: DraftContent, part: string) => from.parts.find((one) => one.id === part)
        for (const one of ['p1', 'p2', 'p3', 'p4']) {
          const [was, own, other, now] = [base, mine, theirs, after].map((from) => find(from, one))
          for (const name of ['start', 'end'] as const) {
            if (!own || !other) continue
            const before = was?.fields[name] ?? ''
            if (own.fields[name] === before) expect(now?.fields[name]).toBe(other.fields[name] ?? '')
            else expect(now?.fields[name]).toBe(own.fields[name] ?? '')
          }
          for (const line of own?.lines ?? [])
            if (!was?.lines.some(({ id: known }) => known === line.id))
              expect(now?.lines.some(({ text }) => text === line.text)).toBe(true)
          for (const line of other?.lines ?? [])
            if (!was?.lines.some(({ id: known }) => known === line.id) && !own?.lines.some(({ id }) => id === line.id))
              expect(now?.lines).toContainEqual(line)
        }
      }),
      { numRuns: 300 },
    )
  })

  test('one side unchanged gives the other, and no part is there twice', () => {
    fc.assert(
      fc.property(contents, contents, contents, (base, mine, theirs) => {
        expect(differenceOf(merge(base, mine, base), mine)).toBeNull()
        expect(differenceOf(merge(base, base, theirs), theirs)).toBeNull()
        const both = merge(base, mine, theirs)
        expect(new Set(both.parts.map(({ id: one }) => one)).size).toBe(both.parts.length)
        const delta = differenceOf(theirs, both)
        expect(differenceOf(delta ? applied(theirs, delta) : theirs, both)).toBeNull()
      }),
      { numRuns: 300 },
    )
  })

  test('where both sides wrote, the two saves are named, and nothing that only this one wrote', () => {
    fc.assert(
      fc.property(contents, contents, contents, (base, mine, theirs) => {
        expect(joinedPlaces(base, mine, base)).toEqual({ theirs: [], both: [] })
        expect(joinedPlaces(base, mine, mine)).toEqual({ theirs: [], both: [] })
        expect(joinedPlaces(base, base, theirs).both).toEqual([])
      }),
      { numRuns: 100 },
    )
    const [base, mine, theirs] = [
      content(job('a')),
      content(job('b')),
      content(job('c', { employer: 'Sabor' }), contact),
    ]
    expect(joinedPlaces(base, mine, theirs)).toEqual({
      theirs: [
        { part: 'job', line: null, field: 'employer' },
        { part: 'c', line: null, field: 'name' },
      ],
      both: [{ part: 'job', line: 'a', field: null }],
    })
  })

  test('two windows that type, save, take back and restore: the draft is what a model of four lines says, and so is each version', () => {
    type Lines = readonly string[]
    const whole = (lines: Lines): DraftContent =>
      content({ ...job(''), lines: lines.map((text, at) => ({ id: `l${at}`, text })) })
    const linesIn = (from: DraftContent): Lines => from.parts[0]?.lines.map(({ text }) => text) ?? []
    const window = fc.constantFrom<0 | 1>(0, 1)
    const step = fc.oneof(
      fc.record({
        kind: fc.constant('type' as const),
        window,
        line: fc.nat(3),
        text: fc.constantFrom('a', 'b', 'c', ''),
      }),
      fc.record({ kind: fc.constantFrom('save' as const, 'undo' as const), window }),
      fc.record({ kind: fc.constant('restore' as const), version: fc.nat(30) }),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const first: Lines = ['1', '2', '3', '4']
        let events: DomainEvent[] = [started(whole(first))]
        const versions: Lines[] = [first]
        let now = first
        const windows = [0, 1].map(() => ({ base: first, here: first, past: [] as Lines[] }))
        const put = (command: Parameters<typeof draft.decide>[0], wanted: Lines) => {
          const made = decided(command, events)
          expect(made.length > 0).toBe(wanted.join() !== now.join())
          events = [...events, ...made]
          now = wanted
          if (made.length > 0) versions.push(now)
          expect(linesIn(evolveAll(events).content)).toEqual(now)
        }
        const save = (at: 0 | 1, cause: 'typed' | 'undone') => {
          const one = windows[at]!
          const wanted = one.here.map((text, line) => (text === one.base[line] ? now[line]! : text))
          put({ kind: 'change', draft: id, cause, base: whole(one.base), content: whole(one.here) }, wanted)
          // Where the other window had written too, nothing is taken back past its words (islands/workbench/state/undo/steps.ts).
          if (now.join() !== one.here.join()) one.past = []
          one.base = one.here = now
        }
        for (const one of steps) {
          if (one.kind === 'restore') {
            const wanted = versions[one.version % versions.length]!
            put({ kind: 'change', draft: id, cause: 'restored', base: whole(now), content: whole(wanted) }, wanted)
          } else if (one.kind === 'type') {
            const own = windows[one.window]!
            own.past = [...own.past, own.here]
            own.here = own.here.with(one.line, one.text)
          } else if (one.kind === 'undo') {
            const own = windows[one.window]!
            own.here = own.past.pop() ?? own.here
            save(one.window, 'undone')
          } else save(one.window, 'typed')
        }
        for (const [at, known] of versions.entries())
          expect(linesIn(evolveAll(events.slice(0, at + 1)).content)).toEqual(known)
        const after = evolveAll([...events, ...decided({ kind: 'erase', draft: id }, events)])
        expect(after.content.parts).toEqual([])
        expect(draft.decide(change(whole(first)), after)).toEqual({ refused: 'draft-missing' })
      }),
      { numRuns: 150 },
    )
  })
})

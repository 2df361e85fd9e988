// A vacancy copy: given/when/then, and random histories of a main draft and its copy against a model.
import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { specification } from '../../../tests/helpers/specification'
import { type DomainEvent, domainEvents } from '../../events/schema/events'
import type { DraftCommand } from './commands'
import {
  applied,
  type DraftContent,
  type DraftPart,
  differenceOf,
  draftLimits,
  emptyContent,
  wholeEvery,
} from './content'
import { type DraftState, draft } from './draft'

const id = '01939b6e-7c00-7000-8000-00000000000a'
const main = '01939b6e-7c00-7000-8000-00000000000b'
const vacancy = '01939b6e-7c00-7000-8000-00000000000c'
const { given } = specification(draft)

const job = (...texts: string[]): DraftPart => ({
  id: 'job',
  kind: 'job',
  fields: { title: 'Cozinheira' },
  lines: texts.map((text, at) => ({ id: `l${at}`, text })),
})
const content = (...parts: DraftPart[]): DraftContent => ({ parts, skipped: [] })
const begun = (what: DraftContent): DomainEvent =>
  ({
    type: 'DraftVersionStarted',
    data: { draft: id, of: main, followed: 3, vacancy },
    personal: { name: 'Merendeira', parts: [...what.parts], skipped: [...what.skipped] },
  }) as DomainEvent
const start = { kind: 'start-vacancy-copy', draft: id, of: main, followed: 3, vacancy, name: 'Merendeira' } as const
const own: DomainEvent = {
  type: 'DraftStarted',
  data: { draft: id, origin: 'blank', analysis: null, score: null },
  personal: { name: '', parts: [], skipped: [], left: [] },
}

describe('a vacancy copy', () => {
  const first = content(job('Fazia o almoço.', 'Limpeza.'))

  test('is begun once, with what the main draft says', () => {
    given()
      .when({ ...start, content: first })
      .then(begun(first))
    given(begun(first))
      .when({ ...start, content: first })
      .refused('draft-exists')
  })

  test('takes over what is new in the main draft; what it changed itself stays', () => {
    const mine = content(job('Fazia o almoço.', 'Limpeza e higiene da cozinha.'))
    const now = content(job('Preparei 180 almoços por dia.', 'Limpeza do salão.'))
    const changed = {
      type: 'DraftChanged',
      data: { draft: id, cause: 'typed' },
      personal: { parts: mine.parts, order: null, skipped: null },
    } as DomainEvent
    given(begun(first), changed)
      .when({ kind: 'follow', draft: id, before: first, now, followed: 9 })
      .then({
        type: 'DraftVersionFollowed',
        data: { draft: id, followed: 9 },
        personal: {
          parts: [job('Preparei 180 almoços por dia.', 'Limpeza e higiene da cozinha.')],
          order: null,
          skipped: null,
        },
      } as DomainEvent)
  })

  test('followed up to a version is not followed there again, and a draft of its own follows none', () => {
    given(begun(first)).when({ kind: 'follow', draft: id, before: first, now: content(), followed: 3 }).then()
    given(own)
      .when({ kind: 'follow', draft: id, before: first, now: first, followed: 9 })
      .refused('draft-no-vacancy-copy')
    given(own).when({ kind: 'sent', draft: id, on: '2026-11-22' }).refused('draft-no-vacancy-copy')
  })

  test('is sent with all it says, once a day unless it changed', () => {
    const sent = {
      type: 'DraftVersionSent',
      data: { draft: id, vacancy, on: '2026-11-22' },
      personal: { parts: [...first.parts], order: ['job'], skipped: [] },
    } as unknown as DomainEvent
    given(begun(first)).when({ kind: 'sent', draft: id, on: '2026-11-22' }).then(sent)
    given(begun(first), sent).when({ kind: 'sent', draft: id, on: '2026-11-22' }).then()
    given(begun(first), sent)
      .when({ kind: 'sent', draft: id, on: '2026-11-23' })
      .then({ ...sent, data: { draft: id, vacancy, on: '2026-11-23' } } as DomainEvent)
  })

  test('has a layout of its own, and choosing the same one changes nothing', () => {
    const laid = {
      type: 'DraftLayoutChosen',
      data: { draft: id, layout: 'compact' },
      personal: { parts: [], order: null, skipped: null },
    } as DomainEvent
    given(begun(first)).when({ kind: 'lay-out', draft: id, layout: 'compact' }).then(laid)
    given(begun(first), laid).when({ kind: 'lay-out', draft: id, layout: 'compact' }).then()
  })

  test('that is full takes nothing more of any kind, and can be deleted', () => {
    const full: DraftState = { ...draft.initial, started: true, vacancy, changes: draftLimits.changes }
    const commands: DraftCommand[] = [
      { kind: 'sent', draft: id, on: '2026-11-22' },
      { kind: 'lay-out', draft: id, layout: 'classic' },
      { kind: 'follow', draft: id, before: emptyContent, now: first, followed: 9 },
    ]
    for (const command of commands) expect(draft.decide(command, full)).toEqual({ refused: 'draft-full' })
    expect(draft.decide({ kind: 'erase', draft: id }, full)).toHaveProperty('events')
  })
})

type Step =
  | { readonly at: 'main' | 'copy'; readonly kind: 'edit'; readonly line: number; readonly text: string }
  | { readonly kind: 'follow' | 'sent' | 'lay-out' }
const text = fc.constantFrom('a', 'b', 'c', 'd', '')
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    at: fc.constantFrom('main' as const, 'copy' as const),
    kind: fc.constant('edit' as const),
    line: fc.nat(3),
    text,
  }),
  fc.record({ kind: fc.constantFrom('follow' as const, 'sent' as const, 'lay-out' as const) }),
)

/** A stream of one draft: its events, each as its schema stores it. */
const stream = (first: DomainEvent) => {
  const events = [first]
  const state = () => events.reduce((now, event) => draft.evolve(now, event), draft.initial)
  return {
    events,
    state,
    run: (command: DraftCommand) => {
      const answer = draft.decide(command, state())
      if ('refused' in answer) throw new Error(answer.refused)
      for (const event of answer.events) domainEvents.draft(event)
      events.push(...answer.events)
    },
  }
}
const lines = (what: DraftContent) => what.parts.flatMap((part) => part.lines.map((line) => line.text))
const withLine = (what: DraftContent, line: number, changed: string): DraftContent => ({
  ...what,
  parts: what.parts.map((part) => ({
    ...part,
    lines: part.lines.map((one, at) => (at === line ? { ...one, text: changed } : one)),
  })),
})

describe('random histories of a draft and its copy', () => {
  const first = content(job('1', '2', '3', '4'))
  test('each line is the copy’s own where it was changed there, else as in the main draft when it was followed', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const source = stream({
          ...own,
          personal: { name: '', parts: [...first.parts] as never, skipped: [], left: [] },
        } as DomainEvent)
        const version = stream({ ...begun(first), data: { draft: id, of: main, followed: 1, vacancy } } as DomainEvent)
        // The model: line by line, the main draft's text when it was last followed, and the version's.
        const followed = lines(first)
        const model = lines(first)
        for (const one of steps) {
          if (one.kind === 'edit') {
            const target = one.at === 'main' ? source : version
            if (one.at === 'copy') model[one.line] = one.text
            const wanted = withLine(target.state().content, one.line, one.text)
            target.run({ kind: 'change', draft: id, cause: 'typed', base: null, content: wanted })
          } else if (one.kind === 'follow') {
            const known = version.state().followed
            const before = source.events.slice(0, known).reduce((now, event) => draft.evolve(now, event), draft.initial)
            const now = source.state().content
            version.run({ kind: 'follow', draft: id, before: before.content, now, followed: source.events.length })
            for (const [at, theirs] of lines(now).entries()) {
              if (model[at] === followed[at]) model[at] = theirs
              followed[at] = theirs
            }
          } else if (one.kind === 'sent') version.run({ kind: 'sent', draft: id, on: '2026-11-22' })
          else version.run({ kind: 'lay-out', draft: id, layout: steps.length % 2 ? 'compact' : 'classic' })
          expect(lines(version.state().content)).toEqual(model)
        }
      }),
      { numRuns: 200 },
    )
  })

  test('whatever kind of event is the two hundredth, it holds the whole, so that any version is read from a bounded number', () => {
    const whole = (command: DraftCommand) => {
      const state: DraftState = { ...draft.initial, started: true, vacancy, changes: wholeEvery - 1, content: first }
      const answer = draft.decide(command, state)
      if ('refused' in answer) throw new Error(answer.refused)
      return [answer.events[0] && draft.evolve({ ...state, content: emptyContent }, answer.events[0]).content]
    }
    const changed = withLine(first, 0, 'x')
    expect(whole({ kind: 'lay-out', draft: id, layout: 'compact' })).toEqual([first])
    expect(whole({ kind: 'sent', draft: id, on: '2026-11-22' })).toEqual([first])
    expect(whole({ kind: 'follow', draft: id, before: first, now: changed, followed: 9 })).toEqual([changed])
    const delta = differenceOf(first, changed)
    expect(delta && applied(first, delta)).toEqual(changed)
  })
})

// Links to a draft and comments: given/when/then, and random histories against a model.
import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { specification } from '../../../tests/helpers/specification'
import { type DomainEvent, domainEvents } from '../../events/schema/events'
import { type ReviewCommand, review, reviewLimits } from './review'

const draft = '01939b6e-7c00-7000-8000-00000000000a'
const uuid = (at: number) => `01939b6e-7c00-7000-8000-${String(at).padStart(12, '0')}`
const { given } = specification(review)
const day = 86_400_000
const hash = 'ab'.repeat(32)

const share = (at = 1, days = 7, made = 1_000): DomainEvent => ({
  type: 'DraftShared',
  data: { draft, share: uuid(at), hash, until: made + days * day },
  personal: { label: 'Tia Rosa' },
})
const comment = (at: number, when: number, announced: boolean, of = 1): DomainEvent => ({
  type: 'DraftCommented',
  data: { draft, share: uuid(of), comment: uuid(at), part: 'p2', line: 'l1', at: when, announced },
  personal: { author: 'Rosa', text: 'Bom!', quote: 'Fazia o almoço.' },
})
const write = (at: number, when: number, more: Partial<Extract<ReviewCommand, { kind: 'comment' }>> = {}) =>
  ({
    kind: 'comment',
    draft,
    share: uuid(1),
    comment: uuid(at),
    part: 'p2',
    line: 'l1',
    author: ' Rosa ',
    text: ' Bom! ',
    quote: 'Fazia o almoço.',
    at: when,
    ...more,
  }) as const

describe('a link to a draft', () => {
  const make = {
    kind: 'share',
    draft,
    share: uuid(1),
    hash,
    label: ' Tia Rosa ',
    at: 1_000,
    days: 7,
    over: [],
  } as const

  test('is made for some days, with the hash of its token alone', () => {
    given().when(make).then(share())
    given()
      .when({ ...make, days: 365 })
      .refused('share-days')
    given()
      .when({ ...make, days: Number.NaN })
      .refused('share-days')
  })

  test('so many are open at a time; one that ended makes room', () => {
    const open = Array.from({ length: reviewLimits.open }, (_, at) => share(at + 10))
    given(...open)
      .when(make)
      .refused('shares-open')
    given(...open)
      .when({ ...make, at: 1_000 + 7 * day })
      .then({ ...share(), data: { draft, share: uuid(1), hash, until: 1_000 + 14 * day } } as DomainEvent)
    const ended: DomainEvent = { type: 'DraftShareRevoked', data: { draft, share: uuid(10) }, personal: null }
    given(...open, ended)
      .when(make)
      .then(share())
    given(...open)
      .when({ kind: 'revoke', draft, share: uuid(10) })
      .then(ended)
    given(...open, ended)
      .when({ kind: 'revoke', draft, share: uuid(10) })
      .then()
    given()
      .when({ kind: 'revoke', draft, share: uuid(10) })
      .refused('share-closed')
  })

  test('links that ended with the account’s password are written down as ended, and make room', () => {
    const open = Array.from({ length: reviewLimits.open }, (_, at) => share(at + 10))
    const ended = (at: number): DomainEvent => ({
      type: 'DraftShareRevoked',
      data: { draft, share: uuid(at) },
      personal: null,
    })
    given(...open, ended(11))
      .when({ ...make, over: [uuid(10), uuid(11), uuid(999)] })
      .then(ended(10), share())
  })

  test('takes comments until its last millisecond, and none once it is ended, expired or unknown', () => {
    given(share())
      .when(write(20, 999 + 7 * day))
      .then(comment(20, 999 + 7 * day, true))
    given(share())
      .when(write(20, 1_000 + 7 * day))
      .refused('share-closed')
    given().when(write(20, 2_000)).refused('share-closed')
    const ended: DomainEvent = { type: 'DraftShareRevoked', data: { draft, share: uuid(1) }, personal: null }
    given(share(), ended).when(write(20, 2_000)).refused('share-closed')
  })

  test('takes no comment without a name or words, and none beyond the bounds', () => {
    for (const wrong of [{ author: ' ' }, { text: '' }, { text: 'a'.repeat(1_001) }, { author: 'a'.repeat(61) }])
      given(share())
        .when(write(20, 2_000, wrong))
        .refused('comment-text')
    const many = Array.from({ length: reviewLimits.commentsOfOne }, (_, at) => comment(at + 20, 2_000, at === 0))
    given(share(), ...many)
      .when(write(99, 3_000))
      .refused('comments-full')
  })

  test('announces the first comment, and the next one an hour later', () => {
    const hour = reviewLimits.announceAfter
    given(share(), comment(20, 2_000, true))
      .when(write(21, 1_999 + hour))
      .then(comment(21, 1_999 + hour, false))
    given(share(), comment(20, 2_000, true), comment(21, 3_000, false))
      .when(write(22, 2_000 + hour))
      .then(comment(22, 2_000 + hour, true))
  })
})

describe('a comment', () => {
  const settled = (state: 'done' | 'open' | 'removed'): DomainEvent => ({
    type: 'DraftCommentSettled',
    data: { draft, comment: uuid(20), state },
    personal: null,
  })
  const settle = (state: 'done' | 'open' | 'removed') => ({ kind: 'settle', draft, comment: uuid(20), state }) as const
  const there = [share(), comment(20, 2_000, true)]

  test('is ticked off, opened again and taken away for good', () => {
    given(...there)
      .when(settle('done'))
      .then(settled('done'))
    given(...there, settled('done'))
      .when(settle('done'))
      .then()
    given(...there, settled('done'))
      .when(settle('open'))
      .then(settled('open'))
    given(...there, settled('removed'))
      .when(settle('open'))
      .refused('comment-missing')
    given(share()).when(settle('done')).refused('comment-missing')
  })

  test('ticked off and opened again so many times can still be taken away', () => {
    const often = Array.from({ length: reviewLimits.settled }, (_, at) => settled(at % 2 ? 'open' : 'done'))
    given(...there, ...often)
      .when(settle('done'))
      .refused('comments-full')
    given(...there, ...often)
      .when(settle('removed'))
      .then(settled('removed'))
  })
})

test('random histories: what may be written is what an open link allows, and no bound is ever passed', () => {
  const step = fc.oneof(
    fc.record({ do: fc.constant('share' as const), days: fc.constantFrom(3, 7, 30, 99) }),
    fc.record({ do: fc.constantFrom('revoke' as const, 'comment' as const), which: fc.nat(6) }),
    fc.record({ do: fc.constant('pass' as const), days: fc.nat(4) }),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 120 }), (steps) => {
      let [state, now, next] = [review.initial, 1_000, 1]
      // The model: by link, when it ends and how many comments it has.
      const links: { id: string; until: number; comments: number }[] = []
      const run = (command: ReviewCommand): boolean => {
        const answer = review.decide(command, state)
        if ('refused' in answer) return false
        for (const event of answer.events) {
          domainEvents.draft(event)
          state = review.evolve(state, event)
        }
        return true
      }
      for (const one of steps) {
        const open = links.filter(({ until }) => until > now)
        if (one.do === 'pass') now += one.days * day
        else if (one.do === 'share') {
          const id = uuid(next++)
          const allowed = reviewLimits.days.some((days) => days === one.days) && open.length < reviewLimits.open
          expect(run({ kind: 'share', draft, share: id, hash, label: '', at: now, days: one.days, over: [] })).toBe(
            allowed,
          )
          if (allowed) links.push({ id, until: now + one.days * day, comments: 0 })
        } else {
          const link = links[one.which]
          const id = link?.id ?? uuid(999)
          if (one.do === 'revoke') {
            expect(run({ kind: 'revoke', draft, share: id })).toBe(link !== undefined)
            if (link) link.until = Math.min(link.until, now)
          } else {
            const allowed = link !== undefined && link.until > now && link.comments < reviewLimits.commentsOfOne
            expect(run(write(next++, now, { share: id }))).toBe(allowed)
            if (allowed) link.comments += 1
          }
        }
      }
    }),
    { numRuns: 150 },
  )
})

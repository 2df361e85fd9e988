// What an older release derived, against a plain list of it.
import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import type { Meta } from '../../events/schema/catalog'
import type { DomainEvent } from '../../events/schema/events'
import { notificationsMax } from './content'
import { earlierNotifications } from './earlier'

const registered: DomainEvent = {
  type: 'AccountRegistered',
  data: { role: 'usuario', language: 'pt-BR', terms: null },
  personal: { name: 'Ana', email: 'ana@exemplo.com.br', password: 'x' },
}
const opened: DomainEvent = { type: 'PlanOpened', data: { plan: 'premium', cycle: 0, until: null }, personal: null }
const erased: DomainEvent = { type: 'AccountErased', data: {}, personal: null }
const idAt = (position: number) => `01939b6e-7c00-7000-8000-${String(position).padStart(12, '0')}`

/** A history with the positions 1, 2, 3 … */
const history = (...events: readonly DomainEvent[]): (DomainEvent & { meta: Meta })[] =>
  events.map((event, index) => {
    const position = index + 1
    const place = { position, version: position, at: position, id: idAt(position) }
    return { ...event, meta: { ...place, stream: 'account/a', actor: null, correlation: 'c', causation: null } }
  })

type Step =
  | { readonly kind: 'raise'; readonly times: number }
  | { readonly kind: 'read' | 'mailed' | 'read-all' | 'clear'; readonly back: number }
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('raise' as const), times: fc.constantFrom(1, 2, 5, 60) }),
  fc.record({
    kind: fc.constantFrom('read' as const, 'mailed' as const, 'read-all' as const, 'clear' as const),
    back: fc.nat(9),
  }),
)

describe('the notifications of an older release', () => {
  test('agree with a plain list', () =>
    fc.assert(
      fc.property(fc.array(step, { maxLength: 14 }), (steps) => {
        const events: DomainEvent[] = [registered]
        let list = [{ position: 1, read: false, mailed: false }]
        for (const one of steps) {
          if (one.kind === 'raise') {
            for (let n = 0; n < one.times; n++)
              list = [...list, { position: events.push(opened), read: false, mailed: false }].slice(-notificationsMax)
            continue
          }
          const until = list.at(-1 - one.back)?.position
          if (until === undefined) continue
          const notification = idAt(until)
          if (one.kind === 'read') events.push({ type: 'NotificationRead', data: { notification }, personal: null })
          if (one.kind === 'mailed')
            events.push({ type: 'NotificationMailed', data: { notification, outcome: 'sent' }, personal: null })
          if (one.kind === 'read-all') events.push({ type: 'NotificationsRead', data: { until }, personal: null })
          if (one.kind === 'clear') events.push({ type: 'NotificationsCleared', data: { until }, personal: null })
          list =
            one.kind === 'clear'
              ? list.filter(({ position }) => position > until)
              : list.map((notification) => {
                  const meant =
                    one.kind === 'read-all' ? notification.position <= until : notification.position === until
                  if (!meant) return notification
                  return { ...notification, read: notification.read || one.kind !== 'mailed', mailed: true }
                })
        }
        const found = earlierNotifications(history(...events))
        expect(found.map(({ id }) => id)).toEqual(list.map(({ position }) => idAt(position)))
        expect(found.map(({ position, read, mailed }) => ({ position, read, mailed }))).toEqual(list)
      }),
      { numRuns: 60 },
    ))
  test('are gone with the account, also what came after its end', () =>
    expect(earlierNotifications(history(registered, opened, erased, opened))).toEqual([]))
  test('are not derived again where they are events', () => {
    const raised: DomainEvent = {
      type: 'NotificationRaised',
      data: { content: { kind: 'welcome' }, earlier: null },
      personal: {},
    }
    expect(earlierNotifications(history(registered, raised, opened))).toEqual([])
  })
})

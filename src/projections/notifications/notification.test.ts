// Compares the read model with a simple list: after any events in any order, both agree.
import { Database } from 'bun:sqlite'
import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { notificationsMax } from '../../domain/notifications/content'
import { domainEvents } from '../../events/schema/events'
import type { JsonObject, RecordedEvent } from '../../events/store/log'
import { createTables } from '../engine/engine-tables'
import { openFold } from '../engine/fold'
import {
  lastNotification,
  notificationOf,
  notificationProjection,
  notificationsOf,
  unreadCountOf,
} from './notification'

const accounts = ['a', 'b'] as const
type Step = { readonly account: (typeof accounts)[number] } & (
  | { readonly kind: 'raise'; readonly times: number }
  | { readonly kind: 'read'; readonly which: number }
  | { readonly kind: 'read-all' | 'clear'; readonly back: number }
)
const account = fc.constantFrom(...accounts)
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ account, kind: fc.constant('raise' as const), times: fc.constantFrom(1, 2, 5, 40) }),
  fc.record({
    account,
    kind: fc.constant('read' as const),
    which: fc.oneof(fc.nat(3), fc.integer({ min: notificationsMax - 12, max: notificationsMax })),
  }),
  fc.record({ account, kind: fc.constantFrom('read-all' as const, 'clear' as const), back: fc.nat(3) }),
)

/** A fold in memory, and its events: all of one type at schema 1. */
const world = () => {
  const raw = new Database(':memory:')
  createTables(raw, [notificationProjection])
  const fold = openFold(raw, [notificationProjection], domainEvents)
  let position = 0
  const append = (account: string, type: string, data: JsonObject): { id: string; position: number } => {
    position += 1
    const id = `01939b6e-7c00-7000-8000-${String(position).padStart(12, '0')}`
    // A notification has the id of its cause.
    const cause = id.replace('8000', '9000')
    const event: RecordedEvent = {
      position,
      id,
      stream: `account/${account}`,
      version: position,
      type,
      schema: 1,
      at: position,
      actor: null,
      correlation: 'c',
      causation: type === 'NotificationRaised' ? cause : null,
      data,
      personal: () => (type === 'NotificationRaised' ? {} : undefined),
    }
    fold.commit([event])
    return { id: cause, position }
  }
  return { db: fold.db, append, close: () => raw.close() }
}

const raised = { content: { kind: 'welcome' }, earlier: null }
type StoredNotification = { id: string; position: number; read: boolean }

describe('notifications folded', () => {
  test('agree with a simple list: which, in which order, how many unread', () =>
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (later) => {
        // Almost full from the start, so that old ones, read and unread, are evicted.
        const steps: Step[] = [{ account: 'a', kind: 'raise', times: notificationsMax - 3 }, ...later]
        const { db, append, close } = world()
        const lists: Record<string, StoredNotification[]> = { a: [], b: [] }
        for (const one of steps) {
          const stored = lists[one.account] ?? []
          if (one.kind === 'raise')
            for (let n = 0; n < one.times; n++) {
              stored.unshift({
                ...append(one.account, 'NotificationRaised', raised),
                read: false,
              })
              stored.splice(notificationsMax)
            }
          else if (one.kind === 'read') {
            const target = stored[one.which]
            if (target) {
              append(one.account, 'NotificationRead', { notification: target.id })
              target.read = true
            }
          } else {
            const until = stored[one.back]?.position
            if (until === undefined) continue
            append(one.account, one.kind === 'clear' ? 'NotificationsCleared' : 'NotificationsRead', { until })
            if (one.kind === 'clear') lists[one.account] = stored.filter(({ position }) => position > until)
            else for (const notification of stored) notification.read ||= notification.position <= until
          }
        }
        for (const account of accounts) {
          const stored = lists[account] ?? []
          expect(notificationsOf(db, account).map(({ id, position, read }) => ({ id, position, read }))).toEqual(stored)
          expect(unreadCountOf(db, account).unread).toBe(stored.filter(({ read }) => !read).length)
          expect(lastNotification(db, account)).toBe(stored[0]?.position ?? 0)
        }
        close()
      }),
      { numRuns: 60 },
    ))

  test('are found only by their own person, and a stranger’s reading leaves them unread', () => {
    const { db, append, close } = world()
    const { id } = append('a', 'NotificationRaised', raised)
    append('b', 'NotificationRaised', raised)
    append('b', 'NotificationRead', { notification: id })
    expect([notificationOf(db, 'a', id)?.read, notificationOf(db, 'b', id)]).toEqual([false, undefined])
    expect([unreadCountOf(db, 'a').unread, unreadCountOf(db, 'b').unread]).toEqual([1, 1])
    close()
  })

  test('are removed with the account, and no others', () => {
    const { db, append, close } = world()
    for (const one of accounts) append(one, 'NotificationRaised', raised)
    append('a', 'AccountErased', {})
    expect([notificationsOf(db, 'a'), unreadCountOf(db, 'a')]).toEqual([[], { unread: 0, position: 0 }])
    expect(unreadCountOf(db, 'b').unread).toBe(1)
    close()
  })

  test('of an unknown account are empty', () => {
    const { db, close } = world()
    expect([notificationsOf(db, 'x'), unreadCountOf(db, 'x'), lastNotification(db, 'x')]).toEqual([
      [],
      { unread: 0, position: 0 },
      0,
    ])
    close()
  })
})

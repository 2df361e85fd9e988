// The upgrade of a log whose notifications are not events yet: every bell holds the same afterwards, wherever it was
// interrupted, and a second start raises nothing again.
import { afterAll, afterEach, beforeAll, describe, expect, spyOn, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { desc, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { earlierNotifications } from '../../src/domain/notifications/earlier'
import { type DomainEvent, domainEvents } from '../../src/events/schema/events'
import type { EventLog, RecordedEvent } from '../../src/events/store/log'
import { openMemoryLog } from '../../src/events/store/memory/memory-log'
import type { ViewsDb } from '../../src/projections/engine/projection'
import { openViews } from '../../src/projections/engine/views'
import { notificationProjection, notifications, unreadCountOf } from '../../src/projections/notifications/notification'
import { raiseEarlierNotifications } from '../../src/server/notifications/raise-earlier'
import { masterKey } from '../helpers/log'

const people = ['01939b6e-7c00-7000-8000-00000000000a', '01939b6e-7c00-7000-8000-00000000000b'] as const
const streamOf = (person: number) => `account/${people[person] ?? ''}`
const upgradedAt = 9_000
const day = '2026-11-22'

const printed = spyOn(console, 'error')
beforeAll(() => void printed.mockImplementation(() => {}))
afterAll(() => printed.mockRestore())

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

const append = async (log: EventLog, person: number, event: DomainEvent) => {
  const stream = streamOf(person)
  const expected = log.readPlain(stream).length
  const metadata = { at: 1_000 + log.position(), actor: null, correlation: 'old', causation: null }
  const answer = await log.append([{ stream, expected, events: [domainEvents.draft(event)] }], metadata)
  if (!answer.ok) throw new Error(answer.reason)
}

const registered: DomainEvent = {
  type: 'AccountRegistered',
  data: { role: 'usuario', language: 'pt-BR', terms: null },
  personal: { name: 'Ana', email: 'ana@exemplo.com.br', password: 'x' },
}
const opened: DomainEvent = { type: 'PlanOpened', data: { plan: 'premium', cycle: 0, until: null }, personal: null }
const vacancy = '01939b6e-7c00-7000-8000-0000000000ff'
const due: DomainEvent = {
  type: 'VacancyReminderDue',
  data: { vacancy, on: day },
  personal: { title: 'Cozinheira hospitalar' },
}
const analysed = (score: number): DomainEvent => ({
  type: 'AnalysisCompleted',
  data: { analysis: vacancy, tool: 'resume', engine: 'builtin', rubric: 1, score },
  personal: { result: {} },
})

type Step = { readonly person: number } & (
  | { readonly kind: 'raise'; readonly event: DomainEvent; readonly times: number }
  | { readonly kind: 'read' | 'mailed' | 'read-all' | 'clear'; readonly back: number }
)
const person = fc.constantFrom(0, 1)
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    person,
    kind: fc.constant('raise' as const),
    event: fc.constantFrom(opened, due, analysed(70), analysed(76)),
    times: fc.constantFrom(1, 2, 90),
  }),
  fc.record({
    person,
    kind: fc.constantFrom('read' as const, 'mailed' as const, 'read-all' as const, 'clear' as const),
    back: fc.nat(4),
  }),
)

const historyOf = (log: EventLog, person: number) => domainEvents.history(log.read(streamOf(person)))

/** A log as an older release left it. */
const oldLog = async (steps: readonly Step[]): Promise<EventLog> => {
  const log = openMemoryLog({ masterKey })
  closing.push(log.close)
  for (const [person] of people.entries()) await append(log, person, registered)
  for (const one of steps) {
    if (one.kind === 'raise') {
      for (let n = 0; n < one.times; n++) await append(log, one.person, one.event)
      continue
    }
    const earlier = earlierNotifications(historyOf(log, one.person)).at(-1 - one.back)
    if (!earlier) continue
    const [notification, until] = [earlier.id, earlier.position]
    const command: Record<typeof one.kind, DomainEvent> = {
      read: { type: 'NotificationRead', data: { notification }, personal: null },
      mailed: { type: 'NotificationMailed', data: { notification, outcome: 'sent' }, personal: null },
      'read-all': { type: 'NotificationsRead', data: { until }, personal: null },
      clear: { type: 'NotificationsCleared', data: { until }, personal: null },
    }
    await append(log, one.person, command[one.kind])
  }
  return log
}

const rowsOf = (db: ViewsDb, account: string) =>
  db.select().from(notifications).where(eq(notifications.account, account)).orderBy(desc(notifications.position)).all()

/** All bells, from a fold of the whole log. */
const bells = async (log: EventLog) => {
  const folder = mkdtempSync(join(tmpdir(), 'bells-'))
  const views = await openViews({ folder, log, projections: [notificationProjection], catalog: domainEvents })
  const found = people.map((account) => ({
    notifications: rowsOf(views.db, account).map(({ id, content, at, position, read, mailed }) => ({
      ...{ id, content, at, position, read, mailed },
    })),
    unread: unreadCountOf(views.db, account).unread,
  }))
  expect(views.parked()).toEqual([])
  views.close()
  rmSync(folder, { recursive: true, force: true })
  return found
}

/** What they held before, by the rules of the older release. */
const bellsBefore = (log: EventLog) =>
  people.map((_, person) => {
    const notifications = earlierNotifications(historyOf(log, person)).map(
      ({ id, content, at, position, read, mailed }) => ({
        ...{ id, content, at, position, read, mailed },
      }),
    )
    return { notifications: notifications.reverse(), unread: notifications.filter(({ read }) => !read).length }
  })

const some: readonly Step[] = [
  { person: 0, kind: 'raise', event: due, times: 2 },
  { person: 0, kind: 'read', back: 1 },
  { person: 1, kind: 'raise', event: analysed(70), times: 2 },
]

describe('a log without notifications of its own', () => {
  test('any history: every bell is the same after the upgrade', () =>
    fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
        const log = await oldLog(steps)
        const before = bellsBefore(log)
        await raiseEarlierNotifications(log, upgradedAt)
        expect(await bells(log)).toEqual(before)
      }),
      { numRuns: 15 },
    ))

  test('interrupted before any of its appends, it continues, and each is raised once', async () => {
    for (const allowed of [0, 1, 2]) {
      const log = await oldLog(some)
      const before = bellsBefore(log)
      let appends = 0
      const dying: EventLog = {
        ...log,
        append: async (...args) => {
          if (appends++ >= allowed) throw new Error('crash')
          return log.append(...args)
        },
      }
      await expect(raiseEarlierNotifications(dying, upgradedAt)).rejects.toThrow('crash')
      await raiseEarlierNotifications(log, upgradedAt + 1)
      expect(await bells(log)).toEqual(before)
      const position = log.position()
      await raiseEarlierNotifications(log, upgradedAt + 2)
      expect(log.position()).toBe(position)
    }
  })

  test('says how far it is, and whether there was anything to do', async () => {
    const log = await oldLog(some)
    const head = log.position()
    const seen: number[][] = []
    expect(await raiseEarlierNotifications(log, upgradedAt, (...progress) => seen.push(progress))).toBe(true)
    expect(seen).toEqual([
      [0, head],
      [head, head],
    ])
    expect(await raiseEarlierNotifications(log, upgradedAt, (...progress) => seen.push(progress))).toBe(false)
    expect(seen).toHaveLength(2)
  })

  test('by two nodes at once, each is raised once', async () => {
    const log = await oldLog(some)
    const before = bellsBefore(log)
    await Promise.all([raiseEarlierNotifications(log, upgradedAt), raiseEarlierNotifications(log, upgradedAt + 5)])
    expect(await bells(log)).toEqual(before)
    expect(log.readOfTypes(['EarlierNotificationsRaised'], 0, log.position(), 10)).toHaveLength(1)
  })

  test('names the event each reports as its cause, and seals the words of the person', async () => {
    const log = await oldLog(some)
    await raiseEarlierNotifications(log, upgradedAt)
    const events = log.read(streamOf(0))
    const raised = events.filter(({ type }) => type === 'NotificationRaised')
    const causeOf = (one: RecordedEvent) => events.find(({ id }) => id === one.causation)?.type
    expect(raised.map(causeOf)).toEqual(['AccountRegistered', 'VacancyReminderDue', 'VacancyReminderDue'])
    expect(JSON.stringify(raised.map(({ data }) => data))).not.toContain('Cozinheira')
    expect(raised.at(-1)?.personal()).toEqual({ title: 'Cozinheira hospitalar' })
  })

  test('what happens afterwards is not derived from events any more', async () => {
    const log = await oldLog(some)
    const before = bellsBefore(log)
    await raiseEarlierNotifications(log, upgradedAt)
    await append(log, 0, opened)
    await raiseEarlierNotifications(log, upgradedAt)
    expect(await bells(log)).toEqual(before)
  })

  test('an erased person gets none', async () => {
    const log = await oldLog(some)
    await append(log, 0, { type: 'AccountErased', data: {}, personal: null })
    log.forget(streamOf(0))
    await raiseEarlierNotifications(log, upgradedAt)
    expect((await bells(log)).map(({ notifications }) => notifications.length)).toEqual([0, 3])
  })
})

// Statistics per day (São Paulo's), counted event by event. Erasing an account deletes its row in stat_people and
// leaves the counts, which identify nobody. figures.ts reads them.
import { dayOf } from '../../domain/day'
import { type Prepared, stepOf } from '../../domain/statistics'
import type { Meta } from '../../events/schema/catalog'
import { accountOfSession, domainEvents, requireAccount } from '../../events/schema/events'
import type { Tool } from '../../events/schema/vocabulary'
import { onEach } from '../account-projection'
import { projection, type ViewsDb } from '../engine/projection'
import {
  bump,
  changePerson,
  collectedCounts,
  countActive,
  countPayment,
  countRefund,
  deleteRequest,
  eraseFigures,
  insertPerson,
  insertRequest,
  noteSeen,
  requestedAt,
} from './statistics-store'
import { statAsked, statDays, statPayments, statPeople } from './statistics-tables'

/** What each of these counts as. */
const prepared = {
  InterviewStarted: 'interview',
  InterviewAnswered: 'answer',
  VacancySaved: 'vacancy',
  VacancyCompared: 'comparison',
  WeekPlanned: 'week',
  MentoringBooked: 'booking',
  MentoringCancelled: 'cancellation',
  SupportMessageSent: 'letter',
} as const satisfies Readonly<Record<string, Prepared>>

const coupons = { CouponHeld: 'held', CouponUsed: 'used', CouponReleased: 'released' } as const

const countRegistered = (db: ViewsDb, account: string, day: number): void => {
  insertPerson(db).run({ account, seen: day })
  bump(db, day, 'registered')
  bump(db, day, 'people')
  countActive(db, day, null)
}

const countCompleted = (db: ViewsDb, account: string, at: number, data: { analysis: string; tool: Tool }): void => {
  const { analysis, tool } = data
  const requested = requestedAt(db).get({ account, analysis })?.at ?? at
  bump(db, dayOf(at), 'done', `${tool}/${stepOf(at - requested)}`)
  deleteRequest(db).run({ account, analysis })
}

const change = (db: ViewsDb, { stream, at }: Meta, what: Parameters<typeof changePerson>[3]): void =>
  changePerson(db, requireAccount(stream), dayOf(at), what)

export const statisticsProjection = projection(domainEvents, {
  name: 'statistics',
  version: 5,
  cost: 1.5,
  collected: collectedCounts,
  tables: [statDays, statPeople, statAsked, statPayments],
  on: {
    AccountRegistered: ({ meta }, db) => countRegistered(db, requireAccount(meta.stream), dayOf(meta.at)),
    SessionStarted: (event, db) => noteSeen(db, accountOfSession(event), dayOf(event.meta.at), false),
    AnalysisRequested: ({ data, meta }, db) => {
      const account = requireAccount(meta.stream)
      noteSeen(db, account, dayOf(meta.at), true)
      bump(db, dayOf(meta.at), 'asked', data.tool)
      insertRequest(db).run({ account, analysis: data.analysis, at: meta.at })
    },
    AnalysisCompleted: ({ data, meta }, db) => countCompleted(db, requireAccount(meta.stream), meta.at, data),
    AnalysisFailed: ({ data, meta }, db) => {
      bump(db, dayOf(meta.at), 'failed', `${data.tool}/${data.reason}`)
      deleteRequest(db).run({ account: requireAccount(meta.stream), analysis: data.analysis })
    },
    AccountDeactivated: ({ meta }, db) => change(db, meta, { active: false }),
    AccountReactivated: ({ meta }, db) => change(db, meta, { active: true }),
    AccountErased: ({ meta }, db) => eraseFigures(db, requireAccount(meta.stream), dayOf(meta.at)),
    PlanAssigned: ({ data, meta }, db) => change(db, meta, { assigned: data.plan !== 'free' }),
    // Announced by the sweep within a minute, by the same rules that grant access (domain/billing/entitlement.ts).
    PlanOpened: ({ data, meta }, db) => change(db, meta, { bought: data.plan !== 'free' }),
    PlanEnded: ({ data, meta }, db) => change(db, meta, { bought: data.next !== 'free' }),
    PaymentReceived: ({ data, meta }, db) => countPayment(db, requireAccount(meta.stream), dayOf(meta.at), data),
    PaymentRefunded: ({ data, meta }, db) => countRefund(db, data.payment, dayOf(meta.at), () => data.amount),
    PaymentDisputed: ({ data, meta }, db) => {
      if (data.state === 'lost') countRefund(db, data.payment, dayOf(meta.at), (amount) => amount)
    },
    ...onEach(['CouponHeld', 'CouponUsed', 'CouponReleased'], ({ type, meta }, db) =>
      bump(db, dayOf(meta.at), 'coupon', coupons[type]),
    ),
    ...onEach(
      [
        ...(['InterviewStarted', 'InterviewAnswered', 'VacancySaved', 'VacancyCompared', 'WeekPlanned'] as const),
        ...(['MentoringBooked', 'MentoringCancelled', 'SupportMessageSent'] as const),
      ],
      ({ type, meta }, db) => bump(db, dayOf(meta.at), 'prepared', prepared[type]),
    ),
    MentoringHoursGiven: ({ data, meta }, db) => bump(db, dayOf(meta.at), 'prepared', 'hour', data.hours.length),
    SupportReplySent: ({ data, meta }, db) => {
      if (data.by === 'admin') bump(db, dayOf(meta.at), 'prepared', 'reply')
    },
  },
})

// Statistics per day (São Paulo's), counted event by event. Erasing an account deletes its row in stat_people and
// leaves the counts, which identify nobody. figures.ts reads them.
import { dayOf } from '../../domain/day'
import { type Prepared, stepOf } from '../../domain/statistics'
import { accountOfSession, domainEvents, requireAccount } from '../../events/schema/events'
import type { Tool } from '../../events/schema/vocabulary'
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

export const statisticsProjection = projection(domainEvents, {
  name: 'statistics',
  version: 5,
  cost: 1.5,
  collected: collectedCounts,
  tables: [statDays, statPeople, statAsked, statPayments],
  handles: [
    ...['AccountRegistered', 'AccountDeactivated', 'AccountReactivated', 'AccountErased', 'SessionStarted'],
    ...['AnalysisRequested', 'AnalysisCompleted', 'AnalysisFailed', 'PlanAssigned', 'PlanOpened', 'PlanEnded'],
    ...['PaymentReceived', 'PaymentRefunded', 'PaymentDisputed'],
    ...['CouponHeld', 'CouponUsed', 'CouponReleased'],
    ...['InterviewStarted', 'InterviewAnswered', 'VacancySaved', 'VacancyCompared', 'WeekPlanned'],
    ...['MentoringHoursGiven', 'MentoringBooked', 'MentoringCancelled', 'SupportMessageSent', 'SupportReplySent'],
  ] as const,
  apply: (event, db) => {
    const { at: time, stream } = event.meta
    const day = dayOf(time)
    // Sessions and messages of visitors have streams of their own, so only the events of the account ask for it.
    const account = () => requireAccount(stream)
    switch (event.type) {
      case 'AccountRegistered':
        return countRegistered(db, account(), day)
      case 'SessionStarted':
        return noteSeen(db, accountOfSession(event), day, false)
      case 'AnalysisRequested':
        noteSeen(db, account(), day, true)
        bump(db, day, 'asked', event.data.tool)
        insertRequest(db).run({ account: account(), analysis: event.data.analysis, at: time })
        return
      case 'AnalysisCompleted':
        return countCompleted(db, account(), time, event.data)
      case 'AnalysisFailed':
        bump(db, day, 'failed', `${event.data.tool}/${event.data.reason}`)
        deleteRequest(db).run({ account: account(), analysis: event.data.analysis })
        return
      case 'AccountDeactivated':
      case 'AccountReactivated':
        return changePerson(db, account(), day, () => ({ active: event.type === 'AccountReactivated' }))
      case 'AccountErased':
        return eraseFigures(db, account(), day)
      case 'PlanAssigned':
        return changePerson(db, account(), day, () => ({ assigned: event.data.plan !== 'free' }))
      // Announced by the sweep within a minute, by the same rules that grant access (domain/billing/entitlement.ts).
      case 'PlanOpened':
        return changePerson(db, account(), day, () => ({ bought: event.data.plan !== 'free' }))
      case 'PlanEnded':
        return changePerson(db, account(), day, () => ({ bought: event.data.next !== 'free' }))
      case 'PaymentReceived':
        return countPayment(db, account(), day, event.data)
      case 'PaymentRefunded':
        return countRefund(db, event.data.payment, day, () => event.data.amount)
      case 'PaymentDisputed':
        if (event.data.state === 'lost') countRefund(db, event.data.payment, day, (amount) => amount)
        return
      case 'CouponHeld':
      case 'CouponUsed':
      case 'CouponReleased':
        return bump(db, day, 'coupon', coupons[event.type])
      case 'InterviewStarted':
      case 'InterviewAnswered':
      case 'VacancySaved':
      case 'VacancyCompared':
      case 'WeekPlanned':
      case 'MentoringBooked':
      case 'MentoringCancelled':
      case 'SupportMessageSent':
        return bump(db, day, 'prepared', prepared[event.type])
      case 'MentoringHoursGiven':
        return bump(db, day, 'prepared', 'hour', event.data.hours.length)
      case 'SupportReplySent':
        if (event.data.by === 'admin') bump(db, day, 'prepared', 'reply')
    }
  },
})

// Statistics per day (São Paulo's), counted event by event. Erasing an account deletes its row in stat_people and
// leaves the counts, which identify nobody. figures.ts reads them.
import { dayOf } from '../../domain/day'
import { type Prepared, stepOf } from '../../domain/statistics'
import { accountEvents, accountOfSession, requireAccount } from '../../events/schema/accounts/account'
import { projection } from '../engine/projection'
import {
  bump,
  changePerson,
  countActive,
  countPayment,
  countRefund,
  deleteRequest,
  eraseFigures,
  insertPerson,
  insertRequest,
  noteSeen,
  requestedAt,
  statAsked,
  statDays,
  statPayments,
  statPeople,
} from './statistics-store'

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

export const statisticsProjection = projection(accountEvents, {
  name: 'statistics',
  version: 5,
  cost: 1.5,
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
        insertPerson(db).run({ account: account(), seen: day })
        bump(db, day, 'registered')
        bump(db, day, 'people')
        countActive(db, day, null)
        return
      case 'SessionStarted':
        noteSeen(db, accountOfSession(event), day, false)
        return
      case 'AnalysisRequested':
        noteSeen(db, account(), day, true)
        bump(db, day, 'asked', event.data.tool)
        insertRequest(db).run({ account: account(), analysis: event.data.analysis, at: time })
        return
      case 'AnalysisCompleted': {
        const { analysis, tool } = event.data
        const asked = requestedAt(db).get({ account: account(), analysis })?.at ?? time
        bump(db, day, 'done', `${tool}/${stepOf(time - asked)}`)
        deleteRequest(db).run({ account: account(), analysis })
        return
      }
      case 'AnalysisFailed':
        bump(db, day, 'failed', `${event.data.tool}/${event.data.reason}`)
        deleteRequest(db).run({ account: account(), analysis: event.data.analysis })
        return
      case 'AccountDeactivated':
      case 'AccountReactivated':
        changePerson(db, account(), day, () => ({ active: event.type === 'AccountReactivated' }))
        return
      case 'AccountErased':
        eraseFigures(db, account(), day)
        return
      case 'PlanAssigned':
        changePerson(db, account(), day, () => ({ assigned: event.data.plan !== 'free' }))
        return
      // Announced by the sweep within a minute, by the same rules that grant access (domain/billing/entitlement.ts).
      case 'PlanOpened':
        changePerson(db, account(), day, () => ({ bought: event.data.plan !== 'free' }))
        return
      case 'PlanEnded':
        changePerson(db, account(), day, () => ({ bought: event.data.next !== 'free' }))
        return
      case 'PaymentReceived':
        countPayment(db, account(), day, event.data)
        return
      case 'PaymentRefunded':
        countRefund(db, event.data.payment, day, () => event.data.amount)
        return
      case 'PaymentDisputed':
        if (event.data.state === 'lost') countRefund(db, event.data.payment, day, (amount) => amount)
        return
      case 'CouponHeld':
        bump(db, day, 'coupon', 'held')
        return
      case 'CouponUsed':
        bump(db, day, 'coupon', 'used')
        return
      case 'CouponReleased':
        bump(db, day, 'coupon', 'released')
        return
      case 'InterviewStarted':
      case 'InterviewAnswered':
      case 'VacancySaved':
      case 'VacancyCompared':
      case 'WeekPlanned':
      case 'MentoringBooked':
      case 'MentoringCancelled':
      case 'SupportMessageSent':
        bump(db, day, 'prepared', prepared[event.type])
        return
      case 'MentoringHoursGiven':
        bump(db, day, 'prepared', 'hour', event.data.hours.length)
        return
      case 'SupportReplySent':
        if (event.data.by === 'admin') bump(db, day, 'prepared', 'reply')
    }
  },
})

// Raises what the calendar alone makes due, once a minute: reminders of vacancies, and on Mondays the plans of the week.
// Everything it finds becomes an event through the same deciders, so that a second look finds nothing.
import { dayFrom, dayOf, dayText, hourOf } from '../../domain/day'
import { vacancies } from '../../domain/vacancies/vacancies'
import { weekOf } from '../../domain/week/week'
import { accountStream } from '../../events/schema/events'
import { accountById } from '../../projections/accounts/account'
import { dueReminders } from '../../projections/vacancies/vacancies'
import { weeklyAccounts } from '../../projections/week/week'
import { minuteMs } from '../../time/units'
import type { Core } from '../core/core'
import { systemMetadata } from '../runtime/event-metadata'
import { logger } from '../runtime/logger'
import { startEvery, type Worker } from '../runtime/worker'

const calendarLimits = {
  everyMs: minuteMs,
  /** Reminders and accounts looked at in one go; the rest waits a minute. */
  atOnce: 200,
  /** Hour of the day in São Paulo (UTC-3) at which reminders and weeks begin: nobody is notified at night. */
  hour: 7,
} as const

const isDay = (now: number): boolean => hourOf(now) >= calendarLimits.hour
const isMonday = (now: number): boolean => dayFrom(weekOf(now)) === dayOf(now)

const raiseReminders = async (core: Core): Promise<number> => {
  const due = dueReminders(core.views.db, dayText(dayOf(core.clock())), calendarLimits.atOnce)
  for (const { id, account, title, reminder } of due) {
    const command = { kind: 'remind', vacancy: id, on: reminder ?? '', title } as const
    const outcome = await core.handle(vacancies, accountStream(account), command, systemMetadata(core))
    if (!outcome.ok) logger.warn('vacancy.reminder_failed', { code: outcome.code })
  }
  return due.length
}

/** The sweep goes on after the account `after`: each is looked at once a week, also one whose plan no longer has the plan of the week. */
type WeekSweep = { week: string; after: string }

const planWeeks = async (core: Core, sweep: WeekSweep): Promise<number> => {
  const now = core.clock()
  if (!isMonday(now)) return 0
  const week = weekOf(now)
  if (sweep.week !== week) Object.assign(sweep, { week, after: '' })
  const accounts = weeklyAccounts(core.views.db, week, sweep.after, calendarLimits.atOnce)
  if (accounts.length === 0) return 0
  const { hasWeek, planWeek } = await import('../week/week-plan')
  for (const account of accounts) {
    sweep.after = account
    if (!accountById(core.views.db, account)?.active || !hasWeek(core, account, now)) continue
    const outcome = await planWeek(core, account, systemMetadata(core), true)
    if (!outcome.ok && outcome.code !== 'week-nothing') logger.warn('week.plan_failed', { code: outcome.code })
  }
  return accounts.length
}

/** Raises what is due. Returns how many reminders and accounts were handled. */
export const sweepCalendar = async (core: Core, weekSweep: WeekSweep): Promise<number> =>
  isDay(core.clock()) ? (await raiseReminders(core)) + (await planWeeks(core, weekSweep)) : 0

/** Looks now and once a minute. */
export const startCalendar = (core: Core): Worker => {
  const weekSweep: WeekSweep = { week: '', after: '' }
  return startEvery({
    name: 'calendar sweep',
    everyMs: calendarLimits.everyMs,
    run: () => sweepCalendar(core, weekSweep),
  })
}

// Reads what the pages of mentoring show for one person at one time.

import { plansWith } from '../../billing/offer'
import { entitlementAt } from '../../domain/billing/entitlement'
import { hoursLeft, mentoring } from '../../domain/mentoring/booking'
import { endOf, isChangeable, mentoringLimits, sharedUntil } from '../../domain/mentoring/hour'
import { explainMentoring } from '../../domain/mentoring/ledger'
import { accountStream, domainEvents } from '../../events/schema/events'
import { tools } from '../../events/schema/vocabulary'
import { translator } from '../../i18n'
import { formats } from '../../i18n/format'
import type { BookingView } from '../../pages/mentoring/booked'
import type { HourView } from '../../pages/mentoring/hours'
import type { MentoringView } from '../../pages/mentoring/mentoring'
import type { SharedResult } from '../../pages/mentoring/talk'
import { accountById } from '../../projections/accounts/account'
import { latestAnalysis } from '../../projections/analyses/analysis'
import { bookingsOf, freeHours, hourById } from '../../projections/mentoring/mentoring-queries'
import type { MentoringBooking } from '../../projections/mentoring/mentoring-tables'
import { reportOf } from '../../texts/report/report'
import { sourceOf } from '../analyses/results/results'
import { planIncludes } from '../billing/allowance'
import type { Core } from '../core/core'
import type { RequestContext } from '../http/request/request-context'
import { personOf } from '../http/request/route-context'
import { mayMentor } from './hours'
import { includesMentoring } from './right'

/** Hours offered on the page, and past conversations and ledger lines shown. */
const hoursShown = 60
const bookingsShown = 40
const linesShown = 24
/** Tips of a result that a mentor sees. */
const tipsShown = 5

/** Hours that somebody could book now; those of inactive mentors and of oneself are left out. */
const bookableHours = (core: Core, account: string, now: number): HourView[] =>
  freeHours(core.views.db, now + mentoringLimits.leadMs, hoursShown).flatMap(
    ({ hour, mentor, start, minutes, about }) => {
      const holder = accountById(core.views.db, mentor)
      return holder?.active && mentor !== account ? [{ hour, start, minutes, about, mentor: holder.name }] : []
    },
  )

export const bookingView = (core: Core, booking: MentoringBooking, now: number): BookingView => {
  const { id, start, topic, personNote, mentorNote, shared, mentor, hour } = booking
  const shareEnd = sharedUntil(booking)
  return {
    ...{ id, start, end: endOf(booking), topic, personNote, mentorNote },
    mentor: accountById(core.views.db, mentor)?.name ?? null,
    link: hourById(core.views.db, hour)?.link ?? '',
    changeable: isChangeable(booking, now),
    shared: shared > now ? shared : null,
    shareable: shareEnd > now ? shareEnd : null,
  }
}

const ledgerOf = (core: Core, ctx: RequestContext): MentoringView['ledger'] => {
  const t = translator(ctx.language)
  const history = domainEvents.history(core.events.read(accountStream(personOf(ctx).account)))
  const { lines } = explainMentoring(history, ctx.now, (entitlements, at) => includesMentoring(core, entitlements, at))
  return lines.slice(-linesShown).map(({ at, reason, left }) => ({
    at: formats(ctx.language).minute(at),
    text: t(`mentoring.ledger.${reason}`),
    left,
  }))
}

export const mentoringView = (core: Core, ctx: RequestContext): MentoringView => {
  const { account } = personOf(ctx)
  const { now } = ctx
  const { state } = core.states.of(mentoring, accountStream(account))
  const included = planIncludes(core, account, now, 'mentoria_mensal')
  const right = includesMentoring(core, state.entitlements, now)
  const { source, cycle } = entitlementAt(state.entitlements, now)
  const isLast =
    source !== null && !source.renews && source.until !== null && cycle !== null && cycle.end >= source.until
  const bookings = bookingsOf(core.views.db, account, bookingsShown).filter(({ cancelled }) => cancelled === 0)
  const views = bookings.map((booking) => bookingView(core, booking, now))
  return {
    gives: mayMentor(core, ctx),
    included,
    right,
    soon: !included && plansWith(core.catalogue, 'mentoria_mensal').plans.length === 0,
    left: hoursLeft(state, now, right),
    renews: cycle && !isLast ? cycle.end : null,
    hours: bookableHours(core, account, now),
    ahead: views.filter(({ end }) => end > now).toReversed(),
    past: views.filter(({ end }) => end <= now),
    ledger: ledgerOf(core, ctx),
  }
}

/** The person's latest results as far as they may be shared: scores and tips, no file and no quoted line. */
export const sharedResults = (core: Core, booking: MentoringBooking, ctx: RequestContext): SharedResult[] | null => {
  if (booking.cancelled > 0 || booking.shared <= ctx.now) return null
  return tools.flatMap((tool): SharedResult[] => {
    const row = latestAnalysis(core.views.db, booking.account, tool)
    const source = row && sourceOf(core.views.db, row)
    if (!source) return []
    const { title, score, headline, sections } = reportOf(source, ctx.language, null)
    const tips = sections.flatMap(({ items }) =>
      items.flatMap(({ title: tip, lines }) => {
        const fix = lines.find(({ kind }) => kind === 'fix')?.text
        return tip && fix ? [{ title: tip, fix }] : []
      }),
    )
    return [{ title, score, headline, tips: tips.slice(0, tipsShown) }]
  })
}

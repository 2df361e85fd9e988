// Routes for a mentor's hours and conversations.

import { prefixWithin } from '../../analysis/bounded'
import { dayFrom, dayOf, dayText } from '../../domain/day'
import { mentoringLimits } from '../../domain/mentoring/hour'
import { translator } from '../../i18n'
import { type HoursTyped, hoursFields, MentorPage, type MentorView } from '../../pages/mentoring/mentor'
import { TalkPage } from '../../pages/mentoring/talk'
import { accountById } from '../../projections/accounts/account'
import { bookingById, bookingsWith, hoursOf } from '../../projections/mentoring/mentoring-queries'
import type { MentoringBooking } from '../../projections/mentoring/mentoring-tables'
import type { Core } from '../core/core'
import { formBody, formText } from '../http/request/body/schemas'
import { line, paragraphs } from '../http/request/body/typed-text'
import type { RequestContext } from '../http/request/request-context'
import { personOf } from '../http/request/route-context'
import { routesOf } from '../http/request/routes-of'
import { leaveToast } from '../http/response/cookies'
import { neverCache } from '../http/response/never-cache'
import { html, notFoundPage, type PageAnswer, refusalPage } from '../http/response/page'
import { pageContext } from '../http/response/page-context'
import { busy, throttleChange } from '../http/response/refusals'
import { problem, seeOther } from '../http/response/responses'
import { toastOf } from '../http/response/toasts'
import { writeNote } from './bookings'
import { calendarOf } from './calendar-routes'
import { giveHours, type HoursFailure, mayMentor, withdrawHour } from './hours'
import { bookingView, sharedResults } from './views'

/** Conversations listed. */
const talksShown = 60

const nameOf = (core: Core, ctx: RequestContext, account: string): string =>
  accountById(core.views.db, account)?.name ?? translator(ctx.language)('mentoring.giving.person')

const usual = (core: Core, ctx: RequestContext): HoursTyped => {
  const last = hoursOf(core.views.db, personOf(ctx).account, 0).at(-1)
  const times = { das: '19:00', ate: '21:00', minutos: '50', semanas: '1' }
  return { ...times, dia: dayText(dayOf(ctx.now) + 1), link: last?.link ?? '', sobre: last?.about ?? '' }
}

const mentorPage = (
  core: Core,
  ctx: RequestContext,
  failed?: { readonly message: string; readonly typed: HoursTyped },
  answer: PageAnswer = {},
): Promise<Response> => {
  // People book hours at any moment.
  neverCache(ctx)
  const { account } = personOf(ctx)
  const { db } = core.views
  const hours = hoursOf(db, account, ctx.now).map(({ hour, start, booking }) => {
    const booked = booking === null ? undefined : bookingById(db, booking)
    return { hour, start, who: booked ? nameOf(core, ctx, booked.account) : null }
  })
  const talks = bookingsWith(db, account, talksShown).map(({ id, start, account: who }) => ({
    ...{ id, start, name: accountById(db, who)?.name ?? null },
  }))
  const view: MentorView = { hours, talks, typed: failed?.typed ?? usual(core, ctx) }
  const page = { page: pageContext(core, ctx), toast: toastOf(core, ctx) }
  return html(core, ctx, <MentorPage {...page} view={view} failed={failed?.message} />, answer)
}

/** A booking of one of the mentor's own hours; none for an admin without the second factor that the site asks for. */
const ownTalk = (core: Core, ctx: RequestContext, id: string): MentoringBooking | null => {
  const { account, needsSecondFactor } = personOf(ctx)
  const booking = needsSecondFactor ? undefined : bookingById(core.views.db, id)
  return booking && booking.mentor === account && booking.cancelled === 0 ? booking : null
}

const talkPage = (
  core: Core,
  ctx: RequestContext,
  id: string,
  failed?: { readonly message: string; readonly text: string },
  answer: PageAnswer = {},
): Promise<Response> => {
  neverCache(ctx)
  const booking = ownTalk(core, ctx, id)
  if (!booking) return notFoundPage(core, ctx)
  const props = {
    page: pageContext(core, ctx),
    toast: toastOf(core, ctx),
    booking: bookingView(core, booking, ctx.now),
    name: nameOf(core, ctx, booking.account),
    // Consent was given to a mentor of the site: to somebody who is one no more nothing is shown.
    results: mayMentor(core, ctx) ? sharedResults(core, booking, ctx) : null,
  }
  return html(core, ctx, <TalkPage {...props} failed={failed} />, answer)
}

/** Minutes of the day of '19:30'; NaN for anything else. */
const minutesIn = (text: string): number => {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? []
  return Number(hours) * 60 + Number(minutes)
}

/** An address of the web under https, without a name and password in it, and without a space, which `line` leaves of a line's end. */
const isCallLink = (text: string): boolean => {
  const url = /\s/.test(text) ? null : URL.parse(text)
  return url?.protocol === 'https:' && url.username === '' && url.password === '' && text.length <= 300
}

const give = async (core: Core, ctx: RequestContext, body: Record<string, unknown>): Promise<Response> => {
  const typed = Object.fromEntries(hoursFields.map((name) => [name, line(formText(body, name))])) as HoursTyped
  const refuse = (code: HoursFailure | 'link-wrong') => {
    const message = problem(
      ctx,
      code === 'full' ? 'account-full' : code === 'hour-booked' ? 'hour-taken' : code,
    ).message
    return mentorPage(core, ctx, { message, typed }, { status: code === 'busy' ? 503 : 422 })
  }
  const [day, from, to] = [dayFrom(typed.dia), minutesIn(typed.das), minutesIn(typed.ate)]
  const [minutes, weeks] = [Number(typed.minutos), Number(typed.semanas)]
  const areWhole = [from, to, minutes, weeks].every(Number.isInteger)
  if (day === null || !areWhole) return refuse('hours-wrong')
  if (!isCallLink(typed.link)) return refuse('link-wrong')
  const outcome = await giveHours(core, ctx, {
    ...{ day, from, to, minutes, weeks, link: typed.link, about: prefixWithin(typed.sobre, 120) },
  })
  return outcome.ok ? seeOther('/mentor', [leaveToast(core, 'hours-given')]) : refuse(outcome.code)
}

const withdraw = async (core: Core, ctx: RequestContext, hour: string): Promise<Response> => {
  const outcome = await withdrawHour(core, ctx, hour)
  if (outcome.ok || outcome.code === 'hour-missing') return seeOther('/mentor', [leaveToast(core, 'hour-withdrawn')])
  return refusalPage(core, ctx, busy(ctx))
}

const note = async (core: Core, ctx: RequestContext, body: Record<string, unknown>): Promise<Response> => {
  const id = formText(body, 'reserva')
  const booking = ownTalk(core, ctx, id)
  if (!booking) return notFoundPage(core, ctx)
  const text = prefixWithin(paragraphs(formText(body, 'texto')), mentoringLimits.note)
  const outcome = await writeNote(core, ctx, booking.account, { booking: id, by: 'mentor', text })
  const back = `/mentor/conversa?reserva=${encodeURIComponent(id)}`
  if (outcome.ok) return seeOther(back, [leaveToast(core, 'mentoring-saved')])
  const code = outcome.code === 'full' ? 'account-full' : outcome.code
  return talkPage(core, ctx, id, { message: problem(ctx, code).message, text }, { status: 409 })
}

/** Pages of those who give hours; for everybody else they are not there. */
export const mentorRoutes = (core: Core) =>
  routesOf('mentor')
    .get('/mentor', ({ ctx }) => (mayMentor(core, ctx) ? mentorPage(core, ctx) : notFoundPage(core, ctx)))
    .post(
      '/mentor',
      ({ ctx, body }) => {
        const action = formText(body, 'acao')
        // Notes of one's own conversations stay possible for somebody who is a mentor no more.
        if (action !== 'anotar' && !mayMentor(core, ctx)) return notFoundPage(core, ctx)
        const refusal = throttleChange(core, ctx)
        if (refusal) return refusalPage(core, ctx, refusal)
        if (action === 'oferecer') return give(core, ctx, body)
        return action === 'anotar' ? note(core, ctx, body) : withdraw(core, ctx, formText(body, 'hora'))
      },
      { body: formBody },
    )
    .get('/mentor/conversa', ({ ctx }) => talkPage(core, ctx, ctx.url.searchParams.get('reserva') ?? ''))
    .get('/mentor/agenda.ics', ({ ctx }) => {
      const booking = ownTalk(core, ctx, ctx.url.searchParams.get('reserva') ?? '')
      return booking ? calendarOf(core, ctx, booking, nameOf(core, ctx, booking.account)) : notFoundPage(core, ctx)
    })

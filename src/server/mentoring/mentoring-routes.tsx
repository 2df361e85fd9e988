// Routes for booking, moving and cancelling a conversation with a mentor.

import { prefixWithin } from '../../analysis/bounded'
import type { MentoringJson } from '../../api/tools/mentoring'
import { mentoringLimits } from '../../domain/mentoring/hour'
import { translator } from '../../i18n'
import { MentoringPage } from '../../pages/mentoring/mentoring'
import { bookingById } from '../../projections/mentoring/mentoring-queries'
import type { ToastName } from '../../texts/toasts'
import { isoTime } from '../../time/iso'
import type { Core } from '../core/core'
import { mentoringBody } from '../http/request/body/call-bodies'
import { formBody, formText } from '../http/request/body/schemas'
import { paragraphs } from '../http/request/body/typed-text'
import type { RequestContext } from '../http/request/request-context'
import { personOf } from '../http/request/route-context'
import { routesOf } from '../http/request/routes-of'
import { leaveToast } from '../http/response/cookies'
import { neverCache } from '../http/response/never-cache'
import { html, notFoundPage, type PageAnswer } from '../http/response/page'
import { pageContext } from '../http/response/page-context'
import { type Refused, refusedJson, throttleChange } from '../http/response/refusals'
import { json, problem, seeOther } from '../http/response/responses'
import { toastOf } from '../http/response/toasts'
import { bookHour, cancelBooking, type MentoringDone, moveBooking, shareResults, writeNote } from './bookings'
import { calendarOf } from './calendar-routes'
import { bookingView, mentoringView } from './views'

type Failed = { readonly message: string; readonly topic: string; readonly hour: string }

const mentoringPage = (
  core: Core,
  ctx: RequestContext,
  failed?: Failed,
  answer: PageAnswer = {},
): Promise<Response> => {
  // Others book and give hours at any moment.
  neverCache(ctx)
  const view = mentoringView(core, ctx)
  return html(
    core,
    ctx,
    <MentoringPage page={pageContext(core, ctx)} toast={toastOf(core, ctx)} view={view} failed={failed} />,
    answer,
  )
}

const statusOf = { busy: 503, full: 409, 'account-missing': 401, 'mentoring-missing': 404 } as const

const refusalOf = (ctx: RequestContext, done: Exclude<MentoringDone, { ok: true }>): Refused => {
  const status = done.code in statusOf ? statusOf[done.code as keyof typeof statusOf] : 409
  return { status, body: problem(ctx, done.code === 'full' ? 'account-full' : done.code) }
}

const toasts: Readonly<Record<string, ToastName>> = {
  marcar: 'mentoring-booked',
  mudar: 'mentoring-moved',
  cancelar: 'mentoring-cancelled',
}

type Body = Record<string, unknown>

/** What a form or a call asks; null for nothing that is known. */
const act = async (core: Core, ctx: RequestContext, body: Body): Promise<Refused | null> => {
  const refusal = throttleChange(core, ctx)
  if (refusal) return refusal
  const [booking, hour] = [formText(body, 'reserva'), formText(body, 'hora')]
  const text = (name: string, most: number) => prefixWithin(paragraphs(formText(body, name)), most)
  const actions: Readonly<Record<string, () => Promise<MentoringDone>>> = {
    marcar: () => {
      const share = ['sim', 'true', 'on'].includes(formText(body, 'mostrar')) || body.mostrar === true
      return bookHour(core, ctx, { hour, topic: text('assunto', mentoringLimits.topic), share })
    },
    mudar: () => moveBooking(core, ctx, booking, hour),
    cancelar: () => cancelBooking(core, ctx, booking),
    mostrar: () => shareResults(core, ctx, booking, true),
    esconder: () => shareResults(core, ctx, booking, false),
    anotar: () => {
      const note = { booking, by: 'person', text: text('texto', mentoringLimits.note) } as const
      return writeNote(core, ctx, personOf(ctx).account, note)
    },
  }
  const action = formText(body, 'acao')
  const chosen = Object.hasOwn(actions, action) ? actions[action] : undefined
  if (!chosen) return { status: 422, body: problem(ctx, 'invalid') }
  const outcome = await chosen()
  return outcome.ok ? null : refusalOf(ctx, outcome)
}

const mentoringJson = (core: Core, ctx: RequestContext): MentoringJson => {
  const { included, left, hours, ahead, past } = mentoringView(core, ctx)
  const bookingJson = (one: ReturnType<typeof bookingView>) => ({
    ...{ id: one.id, inicio: isoTime(one.start), fim: isoTime(one.end), mentor: one.mentor, link: one.link || null },
    ...{ assunto: one.topic, anotacoes: one.personNote, anotacoes_mentor: one.mentorNote },
    resultados_ate: one.shared === null ? null : isoTime(one.shared),
    pode_mudar: one.changeable,
  })
  return {
    incluida: included,
    restantes: left,
    horas: hours.map(({ hour, start, minutes, mentor, about }) => ({
      ...{ id: hour, inicio: isoTime(start), minutos: minutes, mentor, sobre: about },
    })),
    reservas: [...ahead, ...past].map(bookingJson),
  }
}

export const mentoringRoutes = (core: Core) =>
  routesOf('mentoring')
    .get('/mentoria', ({ ctx }) => mentoringPage(core, ctx))
    .post(
      '/mentoria',
      async ({ ctx, body }) => {
        const refused = await act(core, ctx, body)
        const toast = toasts[formText(body, 'acao')] ?? 'mentoring-saved'
        if (!refused) return seeOther('/mentoria', [leaveToast(core, toast)])
        const failed = {
          message: refused.body.message,
          topic: formText(body, 'assunto'),
          hour: formText(body, 'hora'),
        }
        return mentoringPage(core, ctx, failed, { status: refused.status })
      },
      { body: formBody },
    )
    .get('/mentoria/agenda.ics', ({ ctx }) => {
      const booking = bookingById(core.views.db, ctx.url.searchParams.get('reserva') ?? '')
      if (!booking || booking.account !== personOf(ctx).account || booking.cancelled > 0) return notFoundPage(core, ctx)
      const name = bookingView(core, booking, ctx.now).mentor ?? translator(ctx.language)('mentoring.mentor')
      return calendarOf(core, ctx, booking, name)
    })
    .get('/api/mentoring', ({ ctx }) => json(mentoringJson(core, ctx)))
    .post(
      '/api/mentoring',
      async ({ ctx, body }) => {
        const refused = await act(core, ctx, body)
        return refused ? refusedJson(refused) : json(mentoringJson(core, ctx))
      },
      { body: formBody, ...mentoringBody },
    )

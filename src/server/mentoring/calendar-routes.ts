// The answer that is a calendar file of one booking, for either side.
import { endOf } from '../../domain/mentoring/hour'
import { translator } from '../../i18n'
import { hourById } from '../../projections/mentoring/mentoring-queries'
import type { MentoringBooking } from '../../projections/mentoring/mentoring-tables'
import type { Core } from '../core/core'
import type { RequestContext } from '../http/request/request-context'
import { calendarFile } from './calendar'

/** `name` is who the other side is. */
export const calendarOf = (core: Core, ctx: RequestContext, booking: MentoringBooking, name: string): Response => {
  const t = translator(ctx.language)
  const app = core.config.appName
  const file = calendarFile({
    ...{ id: booking.id, start: booking.start, end: endOf(booking), changed: booking.at, app },
    title: t('mentoring.calendar.title', { name }),
    text: t('mentoring.calendar.text', { app }),
    url: hourById(core.views.db, booking.hour)?.link ?? '',
  })
  return new Response(file, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="mentoria.ics"',
    },
  })
}

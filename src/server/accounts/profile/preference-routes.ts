import { Elysia } from 'elysia'
import { z } from 'zod'
import { languages } from '../../../i18n/locale'
import type { Core } from '../../core'
import { safeNext } from '../../http/request/request-context'
import { requestContextPlugin } from '../../http/request/route-context'
import { formBody } from '../../http/request/schemas'
import { json, seeOther, withCookies } from '../../http/response/responses'
import { preferenceCookies, saveSettings } from './settings'

/** Theme and language as a form sends them. */
export const preference = z.object({
  tema: z.enum(['system', 'light', 'dark']).optional(),
  idioma: z.enum(languages).optional(),
})

/**
 * Theme and language, kept in cookies so that the first paint is right and, for a person who is signed in, among their
 * settings. A value that is not one of ours changes nothing.
 */
export const preferenceRoutes = (core: Core) =>
  new Elysia({ name: 'preference' }).use(requestContextPlugin).post(
    '/preferencias',
    async ({ ctx, body, request }) => {
      const parsed = preference.safeParse(body)
      const { tema, idioma } = parsed.success ? parsed.data : {}
      const change = { ...(tema && { theme: tema }), ...(idioma && { language: idioma }) }
      // The browser's own choice stands even when it cannot be kept for others just now.
      if (ctx.person && Object.keys(change).length > 0) await saveSettings(core, ctx, change)
      const cookies = preferenceCookies(core, change)
      if (request.headers.get('accept')?.includes('application/json')) return withCookies(json({}), cookies)
      const from = request.headers.get('referer')
      const page = from && URL.canParse(from) ? new URL(from) : null
      // With its query: it is what says which order or which result the page shows.
      const back =
        page?.host === ctx.url.host ? (safeNext(page.pathname + page.search) ?? safeNext(page.pathname)) : null
      return seeOther(back ?? '/', cookies)
    },
    { body: formBody },
  )

// The route that stores theme and language in cookies, also without an account.
import { z } from 'zod'
import { languages } from '../../../i18n/locale'
import { basePathOf } from '../../config/site-address'
import type { Core } from '../../core/core'
import { backTo } from '../../http/request/back-to'
import { formBody } from '../../http/request/body/schemas'
import { routesOf } from '../../http/request/routes-of'
import { json, seeOther, withCookies } from '../../http/response/responses'
import { preferenceCookies, saveSettings } from './settings'

/** Theme and language as a form sends them. */
export const preference = z.object({
  tema: z.enum(['system', 'light', 'dark']).optional(),
  idioma: z.enum(languages).optional(),
})

/** Theme and language, stored in cookies for the first paint and in a signed-in person's settings. */
export const preferenceRoutes = (core: Core) =>
  routesOf('preference').post(
    '/preferencias',
    async ({ ctx, body, request }) => {
      const parsed = preference.safeParse(body)
      const { tema, idioma } = parsed.success ? parsed.data : {}
      const change = { ...(tema && { theme: tema }), ...(idioma && { language: idioma }) }
      // The cookie is set even when the settings cannot be saved now: this browser shows what was chosen.
      if (ctx.person && Object.keys(change).length > 0) await saveSettings(core, ctx, change)
      const cookies = preferenceCookies(core, change)
      if (request.headers.get('accept')?.includes('application/json')) return withCookies(json({}), cookies)
      return seeOther(backTo(basePathOf(core.config), ctx, request) ?? '/', cookies)
    },
    { body: formBody },
  )

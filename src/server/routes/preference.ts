import { Elysia } from 'elysia'
import { z } from 'zod'
import { languages } from '../../i18n/locale'
import { json, seeOther, withCookies } from '../answer'
import { visitContext } from '../context'
import type { Core } from '../core'
import { formBody } from '../schemas'
import { safeNext } from '../visit'
import { cookie, cookieNames } from '../visits'

const preference = z.object({
  tema: z.enum(['system', 'light', 'dark']).optional(),
  idioma: z.enum(languages).optional(),
})

const year = { maxAgeS: 365 * 24 * 3600, httpOnly: false } as const

/** Theme and language, kept in cookies so that the first paint is right. A value that is not one of ours changes nothing. */
export const preferenceRoutes = (core: Core) =>
  new Elysia({ name: 'preference' }).use(visitContext).post(
    '/preferencias',
    ({ visit, body, request }) => {
      const parsed = preference.safeParse(body)
      const { tema, idioma } = parsed.success ? parsed.data : {}
      const cookies = [
        ...(tema ? [cookie(core, cookieNames.theme, tema, year)] : []),
        ...(idioma ? [cookie(core, cookieNames.language, idioma, year)] : []),
      ]
      if (request.headers.get('accept')?.includes('application/json')) return withCookies(json({}), cookies)
      const from = request.headers.get('referer')
      const back =
        from && URL.canParse(from) && new URL(from).host === visit.url.host ? safeNext(new URL(from).pathname) : null
      return seeOther(back ?? '/', cookies)
    },
    { body: formBody },
  )

// Routes of the settings: the page, its forms and the API.
import { modelChoices } from '../../../events/schema/vocabulary'
import type { Core } from '../../core/core'
import { formBody, formText, settingsBody } from '../../http/request/body/schemas'
import { routesOf } from '../../http/request/routes-of'
import { leaveToast } from '../../http/response/cookies'
import { refusalPage } from '../../http/response/page'
import { refusedJson } from '../../http/response/refusals'
import { json, seeOther, withCookies } from '../../http/response/responses'
import { settingsPage } from '../account-pages'
import { preference } from './preference-routes'
import { chooseModels, currentSettings, preferenceCookies, saveSettings, settingsJson } from './settings'

export const settingsRoutes = (core: Core) =>
  routesOf('settings')
    .get('/configuracoes', ({ ctx }) => settingsPage(core, ctx))
    .post(
      '/configuracoes',
      async ({ ctx, body }) => {
        const parsed = preference.safeParse(body)
        const { tema, idioma } = parsed.success ? parsed.data : {}
        // Browsers do not send a checkbox that is not checked: a missing field means no.
        const emails = Object.hasOwn(body, 'notificacoes_email')
        const change = { ...(tema && { theme: tema }), ...(idioma && { language: idioma }), emails }
        const refused = await saveSettings(core, ctx, change)
        if (refused) return refusalPage(core, ctx, refused)
        return seeOther('/configuracoes', [...preferenceCookies(core, change), leaveToast(core, 'settings')])
      },
      { body: formBody },
    )
    .post(
      '/configuracoes/modelos',
      async ({ ctx, body }) => {
        const choice = modelChoices.find((one) => one === formText(body, 'modelos'))
        const refused = choice && (await chooseModels(core, ctx, choice))
        if (refused) return refusalPage(core, ctx, refused)
        return seeOther('/configuracoes#modelos', choice ? [leaveToast(core, 'settings')] : [])
      },
      { body: formBody },
    )
    .get('/api/user/settings', ({ ctx }) => json(settingsJson(currentSettings(core, ctx))))
    .put(
      '/api/user/settings',
      async ({ ctx, body }) => {
        const settings = { theme: body.tema, language: body.idioma, emails: body.notificacoes_email }
        const refused = await saveSettings(core, ctx, settings)
        return refused
          ? refusedJson(refused)
          : withCookies(json(settingsJson(settings)), preferenceCookies(core, settings))
      },
      { body: settingsBody },
    )

// Routes for turning second factors on and off.
import { CodesPage } from '../../../pages/accounts/second-factor/codes'
import { type SecurityError, SecurityPage } from '../../../pages/accounts/second-factor/security'
import { SetupAppPage } from '../../../pages/accounts/second-factor/setup-app'
import type { ToastName } from '../../../texts/toasts'
import type { Core } from '../../core/core'
import { formBody, formText } from '../../http/request/body/schemas'
import type { RequestContext } from '../../http/request/request-context'
import { personOf } from '../../http/request/route-context'
import { routesOf } from '../../http/request/routes-of'
import { leaveToast } from '../../http/response/cookies'
import { html, type PageAnswer, refusalPage } from '../../http/response/page'
import { pageContext } from '../../http/response/page-context'
import type { Refused } from '../../http/response/refusals'
import { seeOther } from '../../http/response/responses'
import { toastOf } from '../../http/response/toasts'
import { secondFactorData } from './data'
import { disableTotp, enableTotp, type NewRecoveryCodes, removePasskey, renewCodes } from './manage'
import { newSetup, readSetup, type Setup } from './setup-note'
import { otpauthUri } from './totp'

/** Where second factors are turned on and off. */
export const securityRoutes = (core: Core) => {
  const security = (ctx: RequestContext, error?: SecurityError, answer: PageAnswer = {}) =>
    html(
      core,
      ctx,
      <SecurityPage
        page={pageContext(core, ctx)}
        toast={toastOf(core, ctx)}
        data={secondFactorData(core, ctx)}
        error={error}
      />,
      answer,
    )
  const setupPage = (
    ctx: RequestContext,
    { secret, note }: Setup,
    errors?: Refused['body']['fields'],
    status = 200,
  ) => {
    const uri = otpauthUri(secret, core.config.appName, personOf(ctx).email)
    return html(
      core,
      ctx,
      <SetupAppPage
        page={pageContext(core, ctx)}
        secret={secret}
        note={note}
        uri={uri}
        password={secondFactorData(core, ctx).password}
        errors={errors}
      />,
      { status },
    )
  }
  const codesPage = (ctx: RequestContext, codes: readonly string[]) =>
    html(core, ctx, <CodesPage page={pageContext(core, ctx)} codes={codes} />)
  const refusedForm = (ctx: RequestContext, form: Omit<SecurityError, 'message'>, { status, body }: Refused) =>
    security(ctx, { ...form, message: body.message }, { status })
  const back = (toast: ToastName) => seeOther('/conta/seguranca', [leaveToast(core, toast)])
  const afterCodes = (ctx: RequestContext, { codes }: NewRecoveryCodes, toast: ToastName) =>
    codes ? codesPage(ctx, codes) : back(toast)

  return routesOf('security')
    .get('/conta/seguranca', ({ ctx }) => security(ctx))
    .get('/conta/seguranca/aplicativo', ({ ctx }) =>
      secondFactorData(core, ctx).app ? seeOther('/conta/seguranca') : setupPage(ctx, newSetup(core, ctx)),
    )
    .post(
      '/conta/seguranca/aplicativo',
      async ({ ctx, body }) => {
        const note = formText(body, 'configuracao')
        const input = { note, code: formText(body, 'codigo'), password: formText(body, 'senha') }
        const outcome = await enableTotp(core, ctx, input)
        if (!('status' in outcome)) return afterCodes(ctx, outcome, 'factor-app')
        const secret = readSetup(core, ctx, note)
        // Wrong fields leave the secret the app has by now; anything else has no form to go back to.
        if (secret && outcome.body.fields) return setupPage(ctx, { secret, note }, outcome.body.fields, outcome.status)
        return refusalPage(core, ctx, outcome)
      },
      { body: formBody },
    )
    .post(
      '/conta/seguranca/aplicativo/desligar',
      async ({ ctx, body }) => {
        const refused = await disableTotp(core, ctx, formText(body, 'senha'))
        return refused ? refusedForm(ctx, { form: 'app' }, refused) : back('factor-app-off')
      },
      { body: formBody },
    )
    .post(
      '/conta/seguranca/codigos',
      async ({ ctx, body }) => {
        const outcome = await renewCodes(core, ctx, formText(body, 'senha'))
        return 'status' in outcome
          ? refusedForm(ctx, { form: 'codigos' }, outcome)
          : afterCodes(ctx, outcome, 'factor-app')
      },
      { body: formBody },
    )
    .post(
      '/conta/seguranca/passkeys/remover',
      async ({ ctx, body }) => {
        const passkey = formText(body, 'passkey')
        const refused = await removePasskey(core, ctx, { passkey, password: formText(body, 'senha') })
        return refused ? refusedForm(ctx, { form: 'passkey', id: passkey }, refused) : back('passkey-removed')
      },
      { body: formBody },
    )
}

// The pages where a person signs in or registers, and the one for the first admin.
import type { AuthErrors, AuthTab } from '../../../api/account/accounts'
import { Setup } from '../../../pages/accounts/sign-in/setup'
import { Landing } from '../../../pages/landing/landing'
import { claimsOf } from '../../../texts/landing/overrides'
import type { Core } from '../../core/core'
import type { RequestContext } from '../../http/request/request-context'
import { html, type PageAnswer } from '../../http/response/page'
import { pageContext } from '../../http/response/page-context'
import { toastOf } from '../../http/response/toasts'
import { relyingParty } from '../second-factor/ceremony'

type FormState = {
  readonly tab: AuthTab
  readonly values?: { readonly nome?: string; readonly email?: string }
  readonly errors?: AuthErrors
  readonly message?: string | undefined
  readonly next: string | null
}

export const landingPage = (
  core: Core,
  ctx: RequestContext,
  shown: FormState,
  answer: PageAnswer = {},
): Promise<Response> =>
  html(
    core,
    ctx,
    <Landing
      landing={claimsOf(core.landing, ctx.language, core.config.appName)}
      page={pageContext(core, ctx)}
      toast={toastOf(core, ctx)}
      tab={shown.tab}
      values={shown.values ?? {}}
      errors={shown.errors ?? {}}
      message={shown.message}
      next={shown.next ?? undefined}
      passkeys={relyingParty(core, ctx) !== null}
    />,
    answer,
  )

export const setupPage = (
  core: Core,
  ctx: RequestContext,
  shown: {
    readonly token: string
    readonly values: { readonly nome: string; readonly email: string }
    readonly errors: Readonly<Record<string, string>>
  },
  answer: PageAnswer = {},
): Promise<Response> =>
  // Its form holds the link's code.
  html(core, ctx, <Setup page={pageContext(core, ctx)} {...shown} />, {
    ...answer,
    headers: { 'cache-control': 'no-store' },
  })

// Answers the routes of the identity provider: with a session, a refusal, or the page for a person without an account.
import { sessionMs } from '../../../domain/accounts/session'
import { ProviderNewcomerPage } from '../../../pages/accounts/sign-in/provider-newcomer'
import type { Core } from '../../core/core'
import type { RequestContext } from '../../http/request/request-context'
import { leaveToast, signInCookies } from '../../http/response/cookies'
import { html, type PageAnswer, refusedPage } from '../../http/response/page'
import { pageContext } from '../../http/response/page-context'
import { problem, seeOther, throttledProblem } from '../../http/response/responses'
import { savedCookies } from '../profile/settings'
import type { NotSignedIn, SignedIn } from '../sign-in/sign-in'
import { freshCookie } from './fresh'
import { accountToLink } from './identities'
import { dropNewcomer } from './newcomer'
import type { ProviderPerson } from './provider-port'
import { providerSessionCookie } from './provider-session'

export const refuse = (core: Core, ctx: RequestContext, code: Parameters<typeof problem>[1], status: number) =>
  refusedPage(core, ctx, problem(ctx, code).message, status)

export const messageOf = (ctx: RequestContext, refused: NotSignedIn): string =>
  refused.code === 'throttled' ? throttledProblem(ctx, refused.waitMs).message : problem(ctx, refused.code).message

/** `again`: the person has just confirmed at the provider who they are. */
export const signedIn = (
  core: Core,
  ctx: RequestContext,
  { account, sessionValue }: SignedIn,
  next: string | null,
  again = false,
) => {
  const [id = ''] = sessionValue.split('.')
  return seeOther(next ?? '/painel', [
    ...signInCookies(core, ctx, account, sessionValue),
    ...savedCookies(core, account),
    providerSessionCookie(core, id, sessionMs / 1000),
    ...(again ? [freshCookie(core, id, ctx.now)] : []),
    dropNewcomer(core),
    leaveToast(core, 'login'),
  ])
}

type FormState = {
  readonly name?: string
  readonly errors?: Readonly<Record<string, string>>
  readonly message?: string
}

export const newcomerPage = (
  core: Core,
  ctx: RequestContext,
  person: ProviderPerson,
  given: FormState = {},
  answer: PageAnswer = {},
) =>
  html(
    core,
    ctx,
    <ProviderNewcomerPage
      page={pageContext(core, ctx)}
      provider={core.provider?.name ?? ''}
      person={person}
      canLink={accountToLink(core, person) !== null}
      localLogin={core.config.localLogin}
      {...given}
    />,
    answer,
  )

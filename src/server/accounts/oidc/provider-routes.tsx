// Routes for signing in and out through the identity provider.
import { Elysia } from 'elysia'
import { sessionMs } from '../../../domain/accounts/session'
import { translator } from '../../../i18n'
import { ProviderNewcomerPage } from '../../../pages/accounts/sign-in/provider-newcomer'
import { SignedOutPage } from '../../../pages/accounts/sign-in/signed-out'
import type { Core } from '../../core'
import { networkOf } from '../../http/request/client-address'
import { requestContextPlugin } from '../../http/request/context-plugin'
import { type RequestContext, safeNext } from '../../http/request/request-context'
import { fieldErrors, formBody, formText, newcomerBody } from '../../http/request/schemas'
import { leaveToast, signInCookies } from '../../http/response/cookies'
import { html, notFoundPage, type PageAnswer, refusedPage } from '../../http/response/page'
import { pageContext } from '../../http/response/page-context'
import { throttled } from '../../http/response/refusals'
import { fieldsProblem, problem, seeOther, throttledProblem } from '../../http/response/responses'
import { providerBucket } from '../../security/throttle'
import { accountState } from '../account-state'
import { proveNewAddress } from '../address-proof/request-proof'
import { savedCookies } from '../profile/settings'
import { pendingCookie, pendingNote } from '../second-factor/pending'
import { stepPath } from '../second-factor/step-path'
import { createAccount, enter, login, type NotSignedIn, type SignedIn, termsDate } from '../sign-in/sign-in'
import { beginFlow, endFlow, flowMs, type Intent, readFlow } from './flow'
import { freshCookie, freshMs } from './fresh'
import { accountOfIdentity, accountToLink, linkIdentity } from './identities'
import { dropNewcomer, holdNewcomer, newcomerOf } from './newcomer'
import type { Provider, ProviderPerson } from './provider-port'
import { providerSessionCookie } from './provider-session'

const cookiesOf = (request: Request) => new Bun.CookieMap(request.headers.get('cookie') ?? '')

const returnPath = '/entrar/provedor/retorno'
const confirmPath = '/conta/entrada/confirmar'
const originOf = (core: Core) => core.config.publicUrl ?? ''
const againS = freshMs / 1000

/** Sends the browser to the provider, or says that it is away. */
export const leaveFor = async (
  core: Core,
  ctx: RequestContext,
  request: Request,
  provider: Provider,
  intent: Intent,
) => {
  const begun = beginFlow(core, cookiesOf(request), intent, ctx.now)
  const url = await provider.signInUrl(begun.flow, originOf(core) + returnPath, intent.again ? againS : null)
  return url && { url, cookies: begun.cookies }
}

const messageOf = (ctx: RequestContext, refused: NotSignedIn): string =>
  refused.code === 'throttled' ? throttledProblem(ctx, refused.waitMs).message : problem(ctx, refused.code).message

/** Signing in by the identity provider: leaving, coming back, and an account for who has none. */
export const providerRoutes = (core: Core) => {
  const { provider } = core
  const refuse = (ctx: RequestContext, code: Parameters<typeof problem>[1], status: number) =>
    refusedPage(core, ctx, problem(ctx, code).message, status)
  const withCookie = async (page: Promise<Response>, line: string) => {
    const response = await page
    response.headers.append('set-cookie', line)
    return response
  }

  const signedIn = (
    ctx: RequestContext,
    { account, cookie: session }: SignedIn,
    next: string | null,
    again = false,
  ) => {
    const [id = ''] = session.split('.')
    return seeOther(next ?? '/painel', [
      ...signInCookies(core, ctx, account, session, sessionMs / 1000),
      ...savedCookies(core, account),
      providerSessionCookie(core, id, sessionMs / 1000),
      ...(again ? [freshCookie(core, id, ctx.now)] : []),
      dropNewcomer(core),
      leaveToast(core, 'login'),
    ])
  }

  const newcomerPage = (
    ctx: RequestContext,
    person: ProviderPerson,
    shown: {
      readonly name?: string
      readonly errors?: Readonly<Record<string, string>>
      readonly message?: string
    } = {},
    answer: PageAnswer = {},
  ) => {
    const page = pageContext(core, ctx)
    const canLink = accountToLink(core, person) !== null
    return html(
      core,
      ctx,
      <ProviderNewcomerPage
        page={page}
        provider={provider?.name ?? ''}
        person={person}
        canLink={canLink}
        localLogin={core.config.localLogin}
        {...shown}
      />,
      answer,
    )
  }

  /** The answer to a person identified by the provider. */
  const identified = async (ctx: RequestContext, person: ProviderPerson, intent: Intent) => {
    if (intent.link !== null)
      return intent.link === ctx.person?.session
        ? seeOther(confirmPath, [holdNewcomer(core, person, intent.link, ctx.now)])
        : refuse(ctx, 'provider-refused', 403)
    const account = accountOfIdentity(core, person)
    if (account === null)
      return ctx.person
        ? refuse(ctx, 'provider-refused', 403)
        : seeOther('/entrar/provedor/conta', [holdNewcomer(core, person, null, ctx.now)])
    // Somebody who is signed in confirms who they are, and does not become another person by it.
    if (ctx.person && ctx.person.account !== account) return refuse(ctx, 'provider-refused', 403)
    const { active, epoch } = accountState(core, account)
    if (!active) return refuse(ctx, 'account-inactive', 403)
    const outcome = await enter(core, account, epoch, ctx, 'first-factor')
    if (outcome.ok) return signedIn(ctx, outcome, intent.next, intent.again)
    if (outcome.code === 'second-factor') {
      // Signed in already, both factors included: the provider was only asked to confirm who is there.
      if (intent.again && ctx.person?.account === account)
        return seeOther(intent.next ?? '/painel', [freshCookie(core, ctx.person.session, ctx.now)])
      const note = pendingNote(core, account, epoch, ctx.now, 'provider')
      return seeOther(stepPath(intent.next), [pendingCookie(core, note)])
    }
    return refusedPage(core, ctx, messageOf(ctx, outcome), outcome.code === 'busy' ? 503 : 403)
  }

  const back = async (ctx: RequestContext, request: Request, found: Provider) => {
    const state = ctx.url.searchParams.get('state') ?? ''
    const flow = readFlow(core, cookiesOf(request), state, ctx.now)
    // Used once here too, whether or not the provider takes its code a second time.
    if (!flow || !(await core.singleUse.use(`oidc ${state}`, ctx.now + flowMs, ctx.now))) {
      core.security.count('provider-refused')
      return refuse(ctx, 'provider-refused', 403)
    }
    const url = new URL(originOf(core) + returnPath + ctx.url.search)
    const who = await found.identify(url, flow.flow, flow.intent.again ? againS : null)
    if (typeof who === 'object') return withCookie(identified(ctx, who.person, flow.intent), endFlow(core, state))
    if (who === 'refused') core.security.count('provider-refused')
    const status = who === 'away' ? 503 : 403
    return withCookie(refuse(ctx, `provider-${who}`, status), endFlow(core, state))
  }

  return new Elysia({ name: 'provider' })
    .use(requestContextPlugin)
    .get('/entrar/provedor', async ({ ctx, request }) => {
      if (!provider) return notFoundPage(core, ctx)
      const refusal = throttled(core, ctx, `provider ${networkOf(ctx.address)}`, providerBucket)
      if (refusal) return refusedPage(core, ctx, refusal.body.message, refusal.status)
      const next = safeNext(ctx.url.searchParams.get('next'))
      const left = await leaveFor(core, ctx, request, provider, { next, link: null, again: ctx.person !== null })
      return left ? seeOther(left.url.href, left.cookies) : refuse(ctx, 'provider-away', 503)
    })
    .get(returnPath, ({ ctx, request }) => {
      if (!provider) return notFoundPage(core, ctx)
      const held = throttled(core, ctx, `provider ${networkOf(ctx.address)}`, providerBucket)
      return held ? refusedPage(core, ctx, held.body.message, held.status) : back(ctx, request, provider)
    })
    .get('/entrar/provedor/conta', ({ ctx, request }) => {
      const person = newcomerOf(core, cookiesOf(request), null, ctx.now)
      return person ? newcomerPage(ctx, person) : refuse(ctx, 'provider-refused', 410)
    })
    .post(
      '/entrar/provedor/conta',
      async ({ ctx, request, body }) => {
        const person = newcomerOf(core, cookiesOf(request), null, ctx.now)
        if (!person) return refuse(ctx, 'provider-refused', 410)
        const name = formText(body, 'nome')
        const email = person.email || formText(body, 'email')
        const wrong = fieldErrors(newcomerBody, {
          nome: name,
          email,
          aceitarTermos: formText(body, 'aceitarTermos') !== '',
        })
        if (Object.keys(wrong).length > 0)
          return newcomerPage(ctx, person, { name, errors: fieldsProblem(ctx, wrong).fields ?? {} }, { status: 422 })
        const { issuer, subject, verified } = person
        const identity = { id: Bun.randomUUIDv7(), issuer, subject, email: person.email }
        const made = await createAccount(
          core,
          {
            name,
            email,
            password: '',
            role: 'usuario',
            provider: { identity, proved: verified && person.email !== '' },
          },
          { ...ctx, terms: termsDate, actor: null },
        )
        if (!made.ok) {
          const isTaken = made.code === 'email-taken' && !core.config.localLogin
          const message = isTaken
            ? translator(ctx.language)('account.provider.takenOff')
            : problem(ctx, made.code).message
          return newcomerPage(ctx, person, { name, message }, { status: made.code === 'busy' ? 503 : 409 })
        }
        proveNewAddress(core, made.account, ctx)
        const outcome = await enter(core, made.account, 0, ctx, 'first-factor')
        return outcome.ok ? signedIn(ctx, outcome, null) : refuse(ctx, 'busy', 503)
      },
      { body: formBody },
    )
    .post(
      '/entrar/provedor/ligar',
      async ({ ctx, request, body }) => {
        const person = newcomerOf(core, cookiesOf(request), null, ctx.now)
        if (!person || accountToLink(core, person) === null) return refuse(ctx, 'provider-refused', 410)
        const outcome = await login(core, { email: person.email, password: formText(body, 'senha') }, ctx)
        // With a second factor the account is linked from /conta afterwards: only there both were shown.
        if (!outcome.ok && outcome.code === 'second-factor')
          return seeOther(stepPath('/conta#entrada'), [pendingCookie(core, outcome.pending), dropNewcomer(core)])
        if (!outcome.ok) {
          const status = { throttled: 429, busy: 503 }[outcome.code as string] ?? 403
          return newcomerPage(ctx, person, { message: messageOf(ctx, outcome) }, { status })
        }
        const refused = await linkIdentity(core, ctx, outcome.account, person)
        return refused ? refusedPage(core, ctx, refused.body.message, refused.status) : signedIn(ctx, outcome, null)
      },
      { body: formBody },
    )
    .get('/saiu', async ({ ctx }) => {
      const canSignOut = provider !== null && (await provider.signOutUrl(originOf(core))) !== null
      const shown = { provider: provider?.name ?? '', canSignOut }
      return html(core, ctx, <SignedOutPage page={pageContext(core, ctx)} {...shown} />)
    })
    .get('/sair/provedor', async ({ ctx }) => {
      if (!provider) return notFoundPage(core, ctx)
      const url = await provider.signOutUrl(`${originOf(core)}/`)
      return seeOther(url?.href ?? '/saiu')
    })
}

// Routes for somebody the provider knows and the site does not: a new account, or one that is linked.
import { translator } from '../../../i18n'
import type { Core } from '../../core/core'
import { fieldErrors, formBody, formText, newcomerBody } from '../../http/request/body/schemas'
import type { RequestContext } from '../../http/request/request-context'
import { routesOf } from '../../http/request/routes-of'
import { refusalPage } from '../../http/response/page'
import { fieldsProblem, problem, seeOther } from '../../http/response/responses'
import { proveNewAddress } from '../address-proof/request-proof'
import { pendingCookie } from '../second-factor/pending'
import { stepPath } from '../second-factor/step-path'
import { createAccount, termsDate } from '../sign-in/create-account'
import { enter, login } from '../sign-in/sign-in'
import { messageOf, newcomerPage, refuse, signedIn } from './answers'
import { accountToLink, linkIdentity } from './identities'
import { cookiesOf } from './leave'
import { dropNewcomer, newcomerOf, newcomerPath } from './newcomer'
import type { ProviderPerson } from './provider-port'

type FormBody = Parameters<typeof formText>[0]

const newcomer = (core: Core, ctx: RequestContext, request: Request): ProviderPerson | null =>
  newcomerOf(core, cookiesOf(request), null, ctx.now)

/** Makes the account that was filled in, with the provider's identity. */
const createFromForm = async (core: Core, ctx: RequestContext, person: ProviderPerson, body: FormBody) => {
  const name = formText(body, 'nome')
  const email = person.email || formText(body, 'email')
  const wrong = fieldErrors(newcomerBody, {
    nome: name,
    email,
    aceitarTermos: formText(body, 'aceitarTermos') !== '',
  })
  if (Object.keys(wrong).length > 0)
    return newcomerPage(core, ctx, person, { name, errors: fieldsProblem(ctx, wrong).fields ?? {} }, { status: 422 })
  const { issuer, subject, verified } = person
  const identity = { id: Bun.randomUUIDv7(), issuer, subject, email: person.email }
  const created = await createAccount(
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
  if (!created.ok) {
    const isTaken = created.code === 'email-taken' && !core.config.localLogin
    const message = isTaken ? translator(ctx.language)('account.provider.takenOff') : problem(ctx, created.code).message
    return newcomerPage(core, ctx, person, { name, message }, { status: created.code === 'busy' ? 503 : 409 })
  }
  proveNewAddress(core, created.account, ctx)
  const outcome = await enter(core, created.account, 0, ctx, 'first-factor')
  return outcome.ok ? signedIn(core, ctx, outcome, null) : refuse(core, ctx, 'busy', 503)
}

/** Links the account of this address, after its password. */
const linkByPassword = async (core: Core, ctx: RequestContext, person: ProviderPerson, body: FormBody) => {
  const outcome = await login(core, { email: person.email, password: formText(body, 'senha') }, ctx)
  // With a second factor the account is linked from /conta afterwards: only there both were shown.
  if (!outcome.ok && outcome.code === 'second-factor')
    return seeOther(stepPath('/conta#entrada'), [pendingCookie(core, outcome.pending), dropNewcomer(core)])
  if (!outcome.ok) {
    const status = { throttled: 429, busy: 503 }[outcome.code as string] ?? 403
    return newcomerPage(core, ctx, person, { message: messageOf(ctx, outcome) }, { status })
  }
  const refused = await linkIdentity(core, ctx, outcome.account, person)
  return refused ? refusalPage(core, ctx, refused) : signedIn(core, ctx, outcome, null)
}

export const newcomerRoutes = (core: Core) =>
  routesOf('provider-newcomer')
    .get(newcomerPath, ({ ctx, request }) => {
      const person = newcomer(core, ctx, request)
      return person ? newcomerPage(core, ctx, person) : refuse(core, ctx, 'provider-refused', 410)
    })
    .post(
      newcomerPath,
      ({ ctx, request, body }) => {
        const person = newcomer(core, ctx, request)
        return person ? createFromForm(core, ctx, person, body) : refuse(core, ctx, 'provider-refused', 410)
      },
      { body: formBody },
    )
    .post(
      '/entrar/provedor/ligar',
      ({ ctx, request, body }) => {
        const person = newcomer(core, ctx, request)
        if (!person || accountToLink(core, person) === null) return refuse(core, ctx, 'provider-refused', 410)
        return linkByPassword(core, ctx, person, body)
      },
      { body: formBody },
    )

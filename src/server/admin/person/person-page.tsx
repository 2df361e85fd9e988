// The page of one account in the admin panel.
import { personRegion } from '../../../api/regions'
import { hasSecondFactor } from '../../../domain/accounts/second-factor/state'
import { Locale } from '../../../i18n'
import { PersonPage, PersonRegion } from '../../../pages/admin/person/person'
import { accountById } from '../../../projections/accounts/account'
import { accountState } from '../../accounts/account-state'
import { latestRefusals } from '../../analyses/run/record-refusal'
import { withPlan } from '../../billing/allowance'
import type { Core } from '../../core/core'
import { type RequestContext, safeNext } from '../../http/request/request-context'
import { personOf } from '../../http/request/route-context'
import { html, notFoundPage } from '../../http/response/page'
import { adminContext } from '../page-frame'
import { accountBefore } from './account-before'
import { openUntil, pastOf } from './account-timeline'

type PersonQuery = { readonly region?: string | null; readonly error?: string; readonly link?: string }

const acts = ['senha', 'deletar', 'status'] as const
const askedOf = (value: string | null) => acts.find((act) => act === value) ?? null

/** One person in the panel, or only the changing region for a request that names it. */
export const personPage = (
  core: Core,
  ctx: RequestContext,
  id: string,
  { region, error, link }: PersonQuery,
): Promise<Response> => {
  const user = withPlan(core, ctx.now, accountById(core.views.db, id))
  if (!user) return notFoundPage(core, ctx)
  const { searchParams } = ctx.url
  const { account } = personOf(ctx)
  const before = Number(searchParams.get('antes'))
  const correlation = searchParams.get('pedido')?.slice(0, 200) || null
  const until = openUntil(core, id, account, ctx.now)
  const filters = { before: before > 0 ? before : null, correlation, open: until !== null, now: ctx.now }
  const person = {
    ...pastOf(core, id, filters),
    refusals: latestRefusals(core, id),
    before: accountBefore(core, id, {
      version: Number(searchParams.get('versao')),
      position: Number(searchParams.get('posicao')),
    }),
    proved: core.config.smtp ? user.provedAt !== null : null,
    ...{ user, own: account === id, correlation, openUntil: until, now: ctx.now, error, link },
    back: safeNext(searchParams.get('volta')) ?? undefined,
    secondFactor: hasSecondFactor(accountState(core, id).secondFactor),
    asks: error === undefined ? askedOf(searchParams.get('acao')) : ('senha' as const),
  }
  const context = adminContext(core, ctx)
  if (region === personRegion)
    return html(
      core,
      ctx,
      <Locale value={ctx.language}>
        <PersonRegion
          person={person}
          refunds={context.refunds}
          language={ctx.language}
          catalogue={core.catalogue}
          message={context.toast}
        />
      </Locale>,
      {},
      personRegion,
    )
  return html(core, ctx, <PersonPage {...context} person={person} />, { status: error === undefined ? 200 : 422 })
}

// The pages of an account: its data, profile, settings and deletion.

import { avatarUrl } from '../../api/account/accounts'
import { erasureWaits } from '../../domain/accounts/erasure'
import { scoresFrom } from '../../domain/analyses/score'
import { noAllowance } from '../../domain/quota/quota'
import { formats } from '../../i18n/format'
import { AccountPage } from '../../pages/accounts/account'
import { ErasePage } from '../../pages/accounts/erase'
import { ProfilePage } from '../../pages/accounts/profile'
import { SettingsPage } from '../../pages/accounts/settings'
import type { ProviderLink } from '../../pages/accounts/sign-in/provider-link'
import { accountById } from '../../projections/accounts/account'
import { rankedScores } from '../../projections/analyses/ranked-scores'
import { unusedBy } from '../../projections/analyses/unused-tools'
import type { AccountData } from '../../texts/accounts/data'
import { allowanceNow, planNow } from '../billing/allowance'
import { planBoxData } from '../billing/plan-box-data'
import type { Core } from '../core/core'
import type { RequestContext } from '../http/request/request-context'
import { personOf } from '../http/request/route-context'
import { neverCache } from '../http/response/never-cache'
import { html, type PageAnswer } from '../http/response/page'
import { pageContext } from '../http/response/page-context'
import { partOr } from '../http/response/page-part'
import { toastOf } from '../http/response/toasts'
import { modelSettingOf } from '../models/model-part'
import { accountState } from './account-state'
import { isFreshAtProvider } from './oidc/fresh'
import { currentSettings } from './profile/settings'
import { secondFactorData } from './second-factor/data'
import { openSessions } from './sign-in/sessions'

const userOf = (ctx: RequestContext) => {
  const { name, email, role, photo } = personOf(ctx)
  return { name, email, role, photo: avatarUrl(photo) }
}

/** The data of /conta. */
const accountData = (core: Core, ctx: RequestContext): AccountData => {
  const { account, session } = personOf(ctx)
  const { db } = core.views
  const row = accountById(db, account)
  return {
    status: partOr(ctx, 'plan', () => planNow(core, account, ctx.now) ?? '', 'free'),
    createdAt: row?.createdAt ?? ctx.now,
    box: partOr(ctx, 'billing', () => planBoxData(core, account, ctx.now), null),
    scores: partOr(ctx, 'scores', () => scoresFrom(rankedScores(db, account), unusedBy(db, account)), 'failed'),
    stats: partOr(ctx, 'allowance', () => allowanceNow(core, account, ctx.now)?.allowance ?? noAllowance, 'failed'),
    sessions: openSessions(core, account, ctx.now).map((one) => ({ ...one, here: one.id === session })),
    now: ctx.now,
  }
}

/** Whether the person has a password to show; who has none shows who they are at the provider. */
const hasPassword = (core: Core, ctx: RequestContext): boolean => {
  const { password, identities } = accountState(core, personOf(ctx).account)
  return password !== null || identities.length === 0
}

/** An issuer with or without a slash at its end is one. */
const plain = (issuer: string) => issuer.replace(/\/$/, '')

const providerLinkOf = (core: Core, ctx: RequestContext): ProviderLink | null => {
  const { provider, config } = core
  if (!provider || !config.oidc) return null
  const { identities } = accountState(core, personOf(ctx).account)
  const linked = identities.find(({ issuer }) => plain(issuer) === plain(config.oidc?.issuer ?? ''))
  return {
    provider: provider.name,
    identity: linked ? { id: linked.id, email: linked.email } : null,
    hasPassword: hasPassword(core, ctx),
    canEnd: config.localLogin || identities.length > 1,
  }
}

/** What the pages say of an erasure that waits, or would. */
const waitingErasure = (core: Core, ctx: RequestContext) => {
  const { date } = formats(ctx.language)
  const state = accountState(core, personOf(ctx).account)
  const waits = erasureWaits(state, ctx.now)
  // When a change of the address can no longer be undone is marked by no event.
  if (waits !== null || state.erasure !== null) neverCache(ctx)
  const inWords = (at: number | null) => (at === null ? null : date(at, ctx.now))
  return { due: inWords(state.erasure), waits: inWords(waits) }
}

export const accountPage = (core: Core, ctx: RequestContext): Promise<Response> =>
  html(
    core,
    ctx,
    <AccountPage
      page={pageContext(core, ctx)}
      user={userOf(ctx)}
      toast={toastOf(core, ctx)}
      data={accountData(core, ctx)}
      link={providerLinkOf(core, ctx)}
      secondFactor={secondFactorData(core, ctx)}
      erasure={waitingErasure(core, ctx)}
    />,
  )

export const erasePage = (
  core: Core,
  ctx: RequestContext,
  error?: string,
  answer: PageAnswer = {},
): Promise<Response> =>
  html(
    core,
    ctx,
    <ErasePage
      page={pageContext(core, ctx)}
      admin={personOf(ctx).role === 'admin'}
      error={error}
      fresh={hasPassword(core, ctx) ? null : isFreshAtProvider(core, ctx)}
      waits={waitingErasure(core, ctx).waits}
    />,
    answer,
  )

type Form = {
  readonly values?: { readonly nome: string; readonly email: string }
  readonly errors?: Readonly<Record<string, string>> | undefined
  readonly message?: string
  readonly photoMessage?: string
}

export const profilePage = (
  core: Core,
  ctx: RequestContext,
  form: Form = {},
  answer: PageAnswer = {},
): Promise<Response> =>
  html(
    core,
    ctx,
    <ProfilePage
      page={pageContext(core, ctx)}
      user={userOf(ctx)}
      toast={toastOf(core, ctx)}
      hasPassword={hasPassword(core, ctx)}
      {...form}
    />,
    answer,
  )

export const settingsPage = (core: Core, ctx: RequestContext): Promise<Response> =>
  html(
    core,
    ctx,
    <SettingsPage
      page={pageContext(core, ctx)}
      user={userOf(ctx)}
      toast={toastOf(core, ctx)}
      mailed={core.config.smtp !== null}
      // Theme and language are those this page is shown in; the other settings come from the account.
      models={modelSettingOf(core, personOf(ctx).account)}
      settings={{ ...currentSettings(core, ctx), theme: ctx.theme, language: ctx.language }}
    />,
  )

import { avatarUrl } from '../../api/accounts'
import { scoresFrom } from '../../domain/analyses/score'
import { AccountPage } from '../../pages/accounts/account'
import { ErasePage } from '../../pages/accounts/erase'
import { ProfilePage } from '../../pages/accounts/profile'
import { SettingsPage } from '../../pages/accounts/settings'
import { accountById } from '../../projections/accounts/account'
import { sessionsOf } from '../../projections/accounts/session'
import { rankedScores } from '../../projections/analyses/analysis'
import type { AccountData } from '../../texts/accounts/data'
import { allowanceNow, planNow } from '../billing/allowance'
import type { Core } from '../core'
import type { Visit } from '../http/request/request-context'
import { personOf } from '../http/request/route-context'
import { type Answer, html } from '../http/response/page'
import { contextOf } from '../http/response/page-context'
import { toastOf } from '../http/response/toasts'
import { modelSettingOf } from '../models/model-part'
import { currentSettings } from './settings'

const userOf = (visit: Visit) => {
  const { name, email, role, photo } = personOf(visit)
  return { name, email, role, photo: avatarUrl(photo) }
}

/** A read that fails takes its part of the page with it and not the page. */
const read = <T,>(query: () => T): T | 'failed' => {
  try {
    return query()
  } catch {
    return 'failed'
  }
}

/** What /conta is drawn from. */
export const accountData = (core: Core, visit: Visit): AccountData => {
  const { account, session } = personOf(visit)
  const { db } = core.views
  const row = accountById(db, account)
  return {
    status: planNow(core, account, visit.now) ?? '',
    createdAt: row?.createdAt ?? visit.now,
    scores: read(() => scoresFrom(rankedScores(db, account))),
    stats: read(() => {
      const { remaining, total } = allowanceNow(core, account, visit.now)?.allowance ?? { remaining: 0, total: 0 }
      return { remaining, total }
    }),
    sessions: sessionsOf(db, account, visit.now).map(({ id, startedAt }) => ({ id, startedAt, here: id === session })),
    now: visit.now,
  }
}

export const accountPage = (core: Core, visit: Visit): Promise<Response> =>
  html(
    core,
    visit,
    <AccountPage
      page={contextOf(core, visit)}
      user={userOf(visit)}
      toast={toastOf(core, visit)}
      data={accountData(core, visit)}
    />,
  )

export const erasePage = (core: Core, visit: Visit, error?: string, answer: Answer = {}): Promise<Response> =>
  html(
    core,
    visit,
    <ErasePage page={contextOf(core, visit)} admin={personOf(visit).role === 'admin'} error={error} />,
    answer,
  )

type Form = {
  readonly values?: { readonly nome: string; readonly email: string }
  readonly errors?: Readonly<Record<string, string>> | undefined
  readonly message?: string
  readonly photoMessage?: string
}

export const profilePage = (core: Core, visit: Visit, form: Form = {}, answer: Answer = {}): Promise<Response> =>
  html(
    core,
    visit,
    <ProfilePage page={contextOf(core, visit)} user={userOf(visit)} toast={toastOf(core, visit)} {...form} />,
    answer,
  )

export const settingsPage = (core: Core, visit: Visit): Promise<Response> =>
  html(
    core,
    visit,
    <SettingsPage
      page={contextOf(core, visit)}
      user={userOf(visit)}
      toast={toastOf(core, visit)}
      // Theme and language as this page shows them; only the rest comes from elsewhere.
      models={modelSettingOf(core, personOf(visit).account)}
      settings={{ ...currentSettings(core, visit), theme: visit.theme, language: visit.language }}
    />,
  )

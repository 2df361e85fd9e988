// A person's settings: stored in their account, so that they apply on every device, and in cookies for the first paint.

import type { SettingsJson } from '../../../api/account/accounts'
import { type Settings, settings } from '../../../domain/accounts/settings'
import { model } from '../../../domain/analyses/model'
import { accountStream } from '../../../events/schema/events'
import type { ModelChoice } from '../../../events/schema/vocabulary'
import { settingsOf } from '../../../projections/accounts/settings'
import { daySeconds } from '../../../time/units'
import type { Core } from '../../core/core'
import type { RequestContext } from '../../http/request/request-context'
import { eventMetadata, personOf } from '../../http/request/route-context'
import { cookie, cookieNames } from '../../http/response/cookies'
import { type Refused, throttleChange, unhandled } from '../../http/response/refusals'

/** The saved settings, else those of this browser; mails are on until the person turns them off. */
export const currentSettings = (core: Core, ctx: RequestContext): Settings =>
  settingsOf(core.views.db, personOf(ctx).account) ?? {
    theme: ctx.theme,
    language: ctx.language,
    emails: true,
  }

/** Saves the given settings and leaves the others as they are; null when done. */
export const saveSettings = async (
  core: Core,
  ctx: RequestContext,
  change: Partial<Settings>,
): Promise<Refused | null> => {
  const refusal = throttleChange(core, ctx)
  if (refusal) return refusal
  const { account } = personOf(ctx)
  const command = { kind: 'save', settings: { ...currentSettings(core, ctx), ...change } } as const
  const outcome = await core.handle(settings, accountStream(account), command, eventMetadata(ctx))
  return outcome.ok ? null : unhandled(ctx, outcome.code)
}

/** Chooses which models may read what the person uploads from now on; null when done. */
export const chooseModels = async (core: Core, ctx: RequestContext, choice: ModelChoice): Promise<Refused | null> => {
  const refusal = throttleChange(core, ctx)
  if (refusal) return refusal
  const outcome = await core.handle(
    model,
    accountStream(personOf(ctx).account),
    { kind: 'choose', choice },
    eventMetadata(ctx),
  )
  return outcome.ok ? null : unhandled(ctx, outcome.code)
}

/** Settings under the field names of the API. */
export const settingsJson = ({ theme, language, emails }: Settings): SettingsJson => ({
  tema: theme,
  idioma: language,
  notificacoes_email: emails,
})

const year = { maxAgeS: 365 * daySeconds, httpOnly: false } as const

/** Theme and language for this browser's next first paint. */
export const preferenceCookies = (core: Core, { theme, language }: Partial<Settings>): string[] => [
  ...(theme ? [cookie(core, cookieNames.theme, theme, year)] : []),
  ...(language ? [cookie(core, cookieNames.language, language, year)] : []),
]

/** The preference cookies of a person who signs in: what they set on another device applies here too. */
export const savedCookies = (core: Core, account: string): string[] =>
  preferenceCookies(core, settingsOf(core.views.db, account) ?? {})

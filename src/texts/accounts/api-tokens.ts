// From what is known of an account's API tokens to what its page says. Pure.
import { tokensMax } from '../../domain/accounts/api-tokens/api-tokens'
import type { TokenScope } from '../../events/schema/vocabulary'
import { type Language, translator } from '../../i18n'
import { formats } from '../../i18n/format'

export type TokensData = {
  readonly tokens: readonly {
    readonly id: string
    readonly name: string
    readonly scope: TokenScope
    readonly made: number
    readonly until: number
    /** To the hour; null when it was never used, or nothing is known of it. */
    readonly lastUsed: number | null
  }[]
  /** Whether the person has a password to enter again; without one they sign in at the identity provider again. */
  readonly password: boolean
  /** Without a password: whether they have just done so. */
  readonly fresh: boolean
  readonly now: number
}

export type TokensView = {
  readonly list: readonly {
    readonly id: string
    readonly name: string
    readonly scope: string
    readonly when: string
    readonly revoke: string
  }[]
  /** No more tokens fit. */
  readonly full: boolean
}

export const tokensView = ({ tokens, now }: TokensData, language: Language): TokensView => {
  const t = translator(language)
  const { date, when } = formats(language)
  return {
    full: tokens.length >= tokensMax,
    list: tokens.map(({ id, name, scope, made, until, lastUsed }) => ({
      id,
      name,
      scope: t(`account.tokens.scopes.${scope}`),
      when: [
        t('account.tokens.made', { date: date(made, now) }),
        t('account.tokens.until', { date: date(until, now) }),
        lastUsed === null ? t('account.tokens.unused') : t('account.tokens.used', { when: when(lastUsed, now) }),
      ].join(' '),
      revoke: t('account.tokens.revokeOne', { name }),
    })),
  }
}

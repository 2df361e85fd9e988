// From what is known of an account's second factors to what its pages say. Pure.
import { passkeysMax } from '../../domain/accounts/second-factor/second-factor'
import { type Language, translator } from '../../i18n'
import { formats } from '../../i18n/format'

export type SecondFactorData = {
  readonly app: boolean
  readonly passkeys: readonly {
    readonly id: string
    readonly name: string
    readonly added: number
    /** Null when it was never used, or nothing is known of it. */
    readonly lastUsed: number | null
  }[]
  readonly codesLeft: number
  /** Whether the person has a password to show again; who has none shows themselves at the provider. */
  readonly password: boolean
  /** For who has none: whether they did so just now. */
  readonly fresh: boolean
  /** Whether this browser can make and use passkeys at the address it came by. */
  readonly passkeysHere: boolean
  /** An admin who must set one up before the panel opens. */
  readonly required: boolean
  readonly now: number
}

export type SecondFactorView = {
  readonly on: boolean
  /** The rows of the account page. */
  readonly app: string
  readonly passkeys: string
  readonly codes: string | null
  /** No more passkeys fit. */
  readonly full: boolean
  readonly list: readonly {
    readonly id: string
    readonly name: string
    readonly when: string
    readonly remove: string
  }[]
}

/** Fewer than this and a person is asked to make a new set. */
export const codesFew = 3

export const secondFactorView = (data: SecondFactorData, language: Language): SecondFactorView => {
  const t = translator(language)
  const { date, when } = formats(language)
  const { app, passkeys, codesLeft, now } = data
  const on = app || passkeys.length > 0
  return {
    on,
    app: t(`account.secondFactor.app.${app ? 'on' : 'off'}`),
    passkeys:
      passkeys.length === 0
        ? t('account.secondFactor.passkeys.none')
        : t('account.secondFactor.passkeys.count', { count: passkeys.length }),
    full: passkeys.length >= passkeysMax,
    codes: on ? t('account.secondFactor.codes.left', { count: codesLeft }) : null,
    list: passkeys.map(({ id, name, added, lastUsed }) => ({
      id,
      name,
      when: [
        t('account.secondFactor.passkeys.added', { date: date(added, now) }),
        lastUsed === null
          ? t('account.secondFactor.passkeys.unused')
          : t('account.secondFactor.passkeys.used', { when: when(lastUsed, now) }),
      ].join(' '),
      remove: t('account.secondFactor.passkeys.removeOne', { name }),
    })),
  }
}

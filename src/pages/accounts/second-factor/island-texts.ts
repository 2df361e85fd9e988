// The words the islands of second factors are handed: the language files do not travel to the browser.
import { type Language, type Translate, textsIn, textsOf, translator } from '../../../i18n'
import type { PasskeyAddTexts } from '../../../islands/accounts/second-factor/passkey-add'
import type { PasskeyEntryTexts } from '../../../islands/accounts/second-factor/passkey-entry'
import type { CodesTexts } from '../../../islands/accounts/second-factor/recovery-codes'

export const codesTexts = (language: Language, app: string): CodesTexts => ({
  ...textsOf(language).account.secondFactor.codes,
  fileHead: translator(language)('account.secondFactor.codes.fileHead', { app }),
})

export const passkeyAddTexts = textsIn(({ account: { secondFactor, offline } }): PasskeyAddTexts => {
  const { passkeys, password } = secondFactor
  return { ...passkeys, password, offline }
})

/** `second`: after the password, and not in its place. */
export const passkeyEntryTexts = (t: Translate, second: boolean): PasskeyEntryTexts => ({
  action: t(`account.secondFactor.passkeyEntry.${second ? 'use' : 'action'}`),
  pending: t('account.secondFactor.passkeyEntry.pending'),
  failed: t('account.secondFactor.passkeyEntry.failed'),
  stopped: t('account.secondFactor.passkeyEntry.stopped'),
  done: t('account.login.done'),
  welcome: t('account.login.welcome'),
  offline: t('account.offline'),
})

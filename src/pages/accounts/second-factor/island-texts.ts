// The words the islands of second factors are handed: the language files do not travel to the browser.
import type { Translate } from '../../../i18n'
import type { PasskeyAddTexts } from '../../../islands/accounts/second-factor/passkey-add'
import type { PasskeyEntryTexts } from '../../../islands/accounts/second-factor/passkey-entry'
import type { CodesTexts } from '../../../islands/accounts/second-factor/recovery-codes'

export const codesTexts = (t: Translate, app: string): CodesTexts => ({
  title: t('account.secondFactor.codes.title'),
  once: t('account.secondFactor.codes.once'),
  list: t('account.secondFactor.codes.list'),
  copy: t('account.secondFactor.codes.copy'),
  copied: t('account.secondFactor.codes.copied'),
  copyFailed: t('account.secondFactor.codes.copyFailed'),
  download: t('account.secondFactor.codes.download'),
  print: t('account.secondFactor.codes.print'),
  file: t('account.secondFactor.codes.file'),
  fileHead: t('account.secondFactor.codes.fileHead', { app }),
  saved: t('account.secondFactor.codes.saved'),
})

export const passkeyAddTexts = (t: Translate): PasskeyAddTexts => ({
  add: t('account.secondFactor.passkeys.add'),
  name: t('account.secondFactor.passkeys.name'),
  nameHint: t('account.secondFactor.passkeys.nameHint'),
  password: t('account.secondFactor.password'),
  submit: t('account.secondFactor.passkeys.submit'),
  pending: t('account.secondFactor.passkeys.pending'),
  done: t('account.secondFactor.passkeys.done'),
  failed: t('account.secondFactor.passkeys.failed'),
  stopped: t('account.secondFactor.passkeys.stopped'),
  unsupported: t('account.secondFactor.passkeys.unsupported'),
  script: t('account.secondFactor.passkeys.script'),
  full: t('account.secondFactor.passkeys.full'),
  offline: t('account.offline'),
})

/** `second`: after the password, and not in its place. */
export const passkeyEntryTexts = (t: Translate, second: boolean): PasskeyEntryTexts => ({
  action: t(`account.secondFactor.passkeyEntry.${second ? 'use' : 'action'}`),
  pending: t('account.secondFactor.passkeyEntry.pending'),
  failed: t('account.secondFactor.passkeyEntry.failed'),
  stopped: t('account.secondFactor.passkeyEntry.stopped'),
  done: t('account.login.done'),
  welcome: t('account.login.welcome', { nome: '{nome}' }),
  offline: t('account.offline'),
})

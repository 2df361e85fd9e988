import type { Translate } from '../../i18n'
import type { AvatarTexts } from '../../islands/accounts/avatar'
import type { ProfileTexts } from '../../islands/accounts/profile-rules'

export const profileTexts = (t: Translate): ProfileTexts => ({
  nome: t('account.field.nome'),
  email: t('account.field.email'),
  who: t('account.profile.who'),
  passwords: t('account.profile.passwords'),
  passwordsHint: t('account.profile.passwordsHint'),
  current: t('account.profile.current'),
  fresh: t('account.profile.fresh'),
  confirm: t('account.profile.confirm'),
  hint: t('account.password.hint'),
  save: t('account.profile.save'),
  pending: t('account.profile.pending'),
  cancel: t('account.profile.cancel'),
  done: t('account.profile.done'),
  failed: t('account.profile.failed'),
  show: t('account.password.show'),
  hide: t('account.password.hide'),
  offline: t('account.offline'),
  invalid: {
    nome: t('errors.fields.nameTooShort'),
    email: t('errors.fields.emailInvalid'),
    senha_atual: t('errors.fields.passwordsCheck'),
  },
})

export const avatarTexts = (t: Translate): AvatarTexts => ({
  hint: t('account.avatar.hint'),
  letter: t('account.avatar.letter'),
  preview: t('account.avatar.preview'),
  choose: t('account.avatar.choose'),
  other: t('account.avatar.other'),
  send: t('account.avatar.send'),
  remove: t('account.avatar.remove'),
  pending: t('account.avatar.pending'),
  done: t('account.avatar.done'),
  failed: t('account.avatar.failed'),
  fallback: t('account.avatar.fallback'),
  typeTitle: t('account.avatar.typeTitle'),
  typeText: t('account.avatar.typeText'),
  sizeTitle: t('account.avatar.sizeTitle'),
  sizeText: t('account.avatar.sizeText'),
})

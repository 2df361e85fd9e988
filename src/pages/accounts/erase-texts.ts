import { useT } from '../../i18n'
import type { EraseTexts } from '../../islands/accounts/erase'

/** The words of the erasure's form, on its own page and in the dialog alike. */
export const useEraseTexts = (): EraseTexts => {
  const t = useT()
  return {
    action: t('account.erase.action'),
    title: t('account.erase.title'),
    warning: t('account.erase.warning'),
    keep: t('account.erase.keep'),
    password: t('account.erase.password'),
    confirm: t('account.erase.confirm'),
    pending: t('account.erase.pending'),
    cancel: t('account.erase.cancel'),
    failed: t('account.erase.failed'),
    done: t('account.erase.done'),
    doneText: t('account.erase.doneText'),
    offline: t('account.offline'),
  }
}

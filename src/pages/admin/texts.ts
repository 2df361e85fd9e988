import { adminReasons } from '../../events/schema/vocabulary'
import { useT } from '../../i18n'
import type { ActTexts } from '../../islands/admin/forms'

/** The words of what is done to a person, on a page and in a dialog alike. */
export const useActTexts = (): ActTexts => {
  const t = useT()
  return {
    resetTitle: t('admin.act.resetTitle'),
    resetText: t('admin.act.resetText'),
    password: t('admin.act.password'),
    passwordHint: t('admin.act.passwordHint'),
    confirm: t('admin.act.confirm'),
    pending: t('admin.act.pending'),
    resetDone: t('admin.act.resetDone'),
    resetFailed: t('admin.act.resetFailed'),
    toggleTitle: t('admin.person.toggle'),
    toggleText: t('admin.act.toggleText'),
    activate: t('admin.act.activate'),
    deactivate: t('admin.act.deactivate'),
    toggling: t('admin.act.toggling'),
    toggleDone: t('admin.act.toggleDone'),
    toggleFailed: t('admin.act.toggleFailed'),
    removeTitle: t('admin.act.removeTitle'),
    removeText: t('admin.act.removeText'),
    remove: t('admin.act.remove'),
    removing: t('admin.act.removing'),
    removeDone: t('admin.act.removeDone'),
    removeFailed: t('admin.act.removeFailed'),
    cancel: t('admin.act.cancel'),
    reason: t('admin.act.reason'),
    note: t('admin.act.note'),
    noteHint: t('admin.act.noteHint'),
    offline: t('admin.act.offline'),
    reasons: adminReasons.map((value) => ({ value, label: t(`admin.reasons.${value}`) })),
  }
}

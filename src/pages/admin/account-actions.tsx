import { adminReasons, type Role } from '../../events/schema/vocabulary'
import { useT } from '../../i18n'
import type { ActTexts } from '../../islands/admin/forms'
import { Badge } from '../../ui/badge/badge'
import { IconLink } from '../../ui/button/button'
import type { IconName } from '../../ui/icon/icons'

/** Whether an account can sign in; an admin's says that it is one. */
export function Status({ active, role }: { active: boolean; role: Role }) {
  const t = useT()
  return (
    <>
      <Badge tone={active ? 'good' : 'warn'}>{t(active ? 'admin.users.active' : 'admin.users.inactive')}</Badge>{' '}
      {role === 'admin' && <Badge tone="line">{t('admin.users.isAdmin')}</Badge>}
    </>
  )
}

type ActProps = {
  readonly act: 'senha' | 'deletar' | 'status'
  readonly user: string
  readonly name: string
  readonly icon: IconName
  readonly label: string
  /** What the account is now, where the act turns it round. */
  readonly active?: boolean
  /** Where the page that asks leads back to; without it, to the person's. */
  readonly back?: string
}

/** Leads to the page that asks; islands/admin/admin-users.tsx asks in a dialog instead. */
export function ActLink({ act, user, name, icon, label, active, back }: ActProps) {
  return (
    <IconLink
      icon={icon}
      label={label}
      href={`/admin/usuarios/${user}?${new URLSearchParams({ acao: act, ...(back && { volta: back }) })}`}
      data-act={act}
      data-user={user}
      data-name={name}
      data-active={active}
    />
  )
}

type ToggleProps = {
  readonly user: { readonly id: string; readonly active: boolean }
  readonly name: string
  readonly back?: string
}

/** Asks why before it is done, as for every act: the audit is to say it. */
export function ToggleLink({ user: { id, active }, name, back }: ToggleProps) {
  const t = useT()
  return (
    <ActLink
      act="status"
      active={active}
      user={id}
      name={name}
      icon={active ? 'user-x' : 'user-check'}
      label={t(active ? 'admin.users.deactivate' : 'admin.users.activate', { name })}
      {...(back !== undefined && { back })}
    />
  )
}

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
    reasonChoose: t('admin.act.reasonChoose'),
    note: t('admin.act.note'),
    noteHint: t('admin.act.noteHint'),
    offline: t('admin.act.offline'),
    reasons: adminReasons.map((value) => ({ value, label: t(`admin.reasons.${value}`) })),
  }
}

// Shows what an admin can do with an account: the links, and the question asked before each.
import { passwordLength } from '../../../api/account/accounts'
import { adminReasons, type Role } from '../../../events/schema/vocabulary'
import { useT, useTexts } from '../../../i18n'
import type { ActTexts } from '../../../islands/admin/forms'
import { Badge } from '../../../ui/badge/badge'
import { IconLink } from '../../../ui/button/button'
import type { IconName } from '../../../ui/icon/icons'
import * as css from '../admin.css'

/** Whether an account can sign in, and whether it is an admin's. */
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
  /** The account's current state, for an action that toggles it. */
  readonly active?: boolean
  /** Where the confirmation page leads back to; the person's page by default. */
  readonly back?: string
}

/** Links to the confirmation page; islands/admin/admin-users.tsx opens a dialog instead. */
function ActLink({ act, user, name, icon, label, active, back }: ActProps) {
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

/** Asks for a reason, as every action does, because the audit shows it. */
function ToggleLink({ user: { id, active }, name, back }: ToggleProps) {
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

type PersonActionsProps = ToggleProps & { readonly own: boolean }

/** What an admin may do with a person, in a row and on the person's page; nothing of it with themselves. */
export function PersonActions({ user, name, own, back }: PersonActionsProps) {
  const t = useT()
  if (own) return null
  return (
    <span className={css.actions}>
      <ActLink act="senha" user={user.id} name={name} icon="key-round" label={t('admin.users.reset', { name })} />
      <ToggleLink user={user} name={name} {...(back !== undefined && { back })} />
      <ActLink act="deletar" user={user.id} name={name} icon="trash-2" label={t('admin.users.remove', { name })} />
    </span>
  )
}

/** The texts of the actions on an account, on a page and in a dialog alike. */
export const useActTexts = (): ActTexts => {
  const t = useT()
  return {
    ...useTexts().admin.act,
    passwordHint: t('admin.act.passwordHint', passwordLength),
    toggleTitle: t('admin.person.toggle'),
    reasons: adminReasons.map((value) => ({ value, label: t(`admin.reasons.${value}`) })),
  }
}

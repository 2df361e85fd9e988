import type { Role } from '../../events/vocabulary'
import { useT } from '../../i18n'
import { Badge } from '../../ui/badge'
import { IconButton, IconLink } from '../../ui/button'
import type { IconName } from '../../ui/icons'

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
}

/** Leads to the page that asks; islands/admin-users.tsx asks in a dialog instead. */
export function ActLink({ act, user, name, icon, label }: ActProps) {
  return (
    <IconLink
      icon={icon}
      label={label}
      href={`/admin/usuarios/${user}?acao=${act}`}
      data-act={act}
      data-user={user}
      data-name={name}
    />
  )
}

type ToggleProps = {
  readonly user: { readonly id: string; readonly active: boolean }
  readonly name: string
  readonly back: string
}

export function ToggleForm({ user: { id, active }, name, back }: ToggleProps) {
  const t = useT()
  return (
    <form method="post" action={`/admin/usuarios/${id}`} data-toggle={id}>
      <input type="hidden" name="acao" value="status" />
      <input type="hidden" name="volta" value={back} />
      <IconButton
        type="submit"
        icon={active ? 'user-x' : 'user-check'}
        label={t(active ? 'admin.users.deactivate' : 'admin.users.activate', { name })}
      />
    </form>
  )
}

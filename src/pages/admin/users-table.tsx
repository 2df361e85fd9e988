// The table of people in the admin panel, with what can be done for each.
import type { Catalogue } from '../../billing/catalogue'
import type { Plan, Role } from '../../events/schema/vocabulary'
import { type Language, useT } from '../../i18n'
import { formats } from '../../i18n/format'
import { planCalled } from '../../texts/billing/plan-names'
import { Avatar } from '../../ui/avatar/avatar'
import { cx, muted, num } from '../../ui/base'
import { TableHead, TableScroll } from '../../ui/table/table'
import { end, stacked, table } from '../../ui/table/table.css'
import * as css from './admin.css'
import { PersonActions, Status } from './person/account-actions'

export type UserRow = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly role: Role
  readonly active: boolean
  readonly plan: Plan
  readonly createdAt: number
  /** When the address was proved (ms); null while it is not. */
  readonly provedAt: number | null
}

export type PeopleProps = {
  readonly language: Language
  readonly catalogue: Catalogue
  /** The admin's own account, on which they cannot act. */
  readonly own: string
  readonly proves: boolean
  readonly rows: readonly UserRow[]
  readonly back: string
}

export function People({ rows, own, ...shared }: PeopleProps) {
  const t = useT()
  const heads = ['person', 'plan', 'status', 'since'] as const
  return (
    <TableScroll label={t('admin.users.table')}>
      <table className={cx(table, stacked)}>
        <TableHead names={heads.map((head) => t(`admin.users.${head}`))}>
          <th scope="col" className={end}>
            {t('admin.users.actions')}
          </th>
        </TableHead>
        <tbody>
          {rows.map((user) => (
            <OneRow key={user.id} {...shared} user={user} own={user.id === own} />
          ))}
        </tbody>
      </table>
    </TableScroll>
  )
}

type RowProps = Omit<PeopleProps, 'rows' | 'own'> & { readonly user: UserRow; readonly own: boolean }

function OneRow({ user, proves, language, catalogue, own, back }: RowProps) {
  const t = useT()
  const name = user.name || t('admin.users.nameless')
  return (
    <tr>
      <td>
        <span className={css.person}>
          <Avatar name={user.name} />
          <span>
            <a href={`/admin/usuarios/${user.id}`}>
              <strong>{name}</strong>
            </a>
            {own && <span className={muted}> ({t('admin.users.you')})</span>}
            <br />
            <span className={muted}>{user.email}</span>
            {proves && (
              <small className={muted}>
                {' '}
                · {t(user.provedAt === null ? 'admin.person.unproved' : 'admin.person.proved')}
              </small>
            )}
          </span>
        </span>
      </td>
      <td data-label={t('admin.users.plan')}>{planCalled(catalogue, user.plan, t)}</td>
      <td data-label={t('admin.users.status')}>
        <span>
          <Status {...user} />
        </span>
      </td>
      <td className={num} data-label={t('admin.users.since')}>
        {formats(language).numeric(user.createdAt)}
      </td>
      <td className={end} data-label={t('admin.users.actions')}>
        <PersonActions user={user} name={name} own={own} {...(back !== undefined && { back })} />
      </td>
    </tr>
  )
}

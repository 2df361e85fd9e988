// The list of people: search, pages, and actions on each. One region, so that only it changes.
import { usersRegion } from '../../api/regions'
import { type Language, useT } from '../../i18n'
import { formats } from '../../i18n/format'
import AdminUsers from '../../islands/admin/admin-users'
import { cx, muted, num, row, rowSplit, small, sr, stack } from '../../ui/base'
import { Button, ButtonLink } from '../../ui/button/button'
import { Card } from '../../ui/card/card'
import { EmptyState } from '../../ui/empty-state/empty-state'
import { Input } from '../../ui/field/input'
import { Heading } from '../../ui/heading/heading'
import type { Message } from '../../ui/toast/toast'
import * as css from './admin.css'
import { useActTexts } from './person/account-actions'
import { People, type PeopleProps, type UserRow } from './users-table'

export type UserList = {
  readonly rows: readonly UserRow[]
  /** Whether addresses are proved at all, which takes a mail server. */
  readonly proves: boolean
  readonly total: number
  readonly page: number
  readonly pages: number
  readonly search: string
}

/** The address of one page of a search. */
const usersHref = (search: string, page: number): string => {
  const query = new URLSearchParams()
  if (search) query.set('busca', search)
  if (page > 1) query.set('pagina', String(page))
  return `/admin${query.size > 0 ? `?${query}` : ''}#usuarios`
}

type Props = Pick<PeopleProps, 'language' | 'catalogue' | 'own'> & {
  readonly users: UserList
  readonly message?: Message | undefined
}

export function UsersRegion({ users, language, catalogue, own, message }: Props) {
  const t = useT()
  const { rows, search, page, proves } = users
  return (
    <Card className={stack} id="usuarios" aria-labelledby="usuarios-titulo" data-region={usersRegion}>
      <div className={cx(row, rowSplit)}>
        <Heading id="usuarios-titulo">{t('admin.users.heading')}</Heading>
        <Search search={search} />
      </div>
      {rows.length === 0 ? (
        <EmptyState
          title={t('admin.users.none')}
          text={t('admin.users.noneText')}
          action={
            <ButtonLink size="sm" href={usersHref('', 1)} data-region={usersRegion}>
              {t('admin.users.all')}
            </ButtonLink>
          }
        />
      ) : (
        <People {...{ rows, proves, language, catalogue, own }} back={usersHref(search, page)} />
      )}
      {users.total > 0 && <Pager users={users} language={language} />}
      <AdminUsers region={usersRegion} here={usersHref(search, page)} message={message ?? null} texts={useActTexts()} />
    </Card>
  )
}

function Search({ search }: { search: string }) {
  const t = useT()
  return (
    <form className={css.search} method="get" action="/admin#usuarios" data-region={usersRegion}>
      <label className={sr} htmlFor="busca">
        {t('admin.users.search')}
      </label>
      <Input
        id="busca"
        name="busca"
        type="search"
        defaultValue={search}
        maxLength={200}
        placeholder={t('admin.users.searchHint')}
        autoComplete="off"
      />
      <Button type="submit" size="sm">
        {t('admin.users.find')}
      </Button>
    </form>
  )
}

function Pager({ users: { total, page, pages, search }, language }: { users: UserList; language: Language }) {
  const t = useT()
  const { number } = formats(language)
  const countLine = t('admin.users.found', { count: total }).replace(String(total), number(total))
  const to = (target: number, name: 'previous' | 'next') =>
    target >= 1 && target <= pages ? (
      <ButtonLink size="sm" href={usersHref(search, target)} data-region={usersRegion}>
        {t(`admin.users.${name}`)}
      </ButtonLink>
    ) : (
      <Button size="sm" disabled>
        {t(`admin.users.${name}`)}
      </Button>
    )
  return (
    <nav className={cx(css.pager, small)} aria-label={t('admin.users.heading')}>
      <span className={cx(muted, num)}>
        {countLine}
        {pages > 1 && ` · ${t('admin.users.page', { page: number(page), pages: number(pages) })}`}
      </span>
      {pages > 1 && (
        <span className={css.actions}>
          {to(page - 1, 'previous')}
          {to(page + 1, 'next')}
        </span>
      )}
    </nav>
  )
}

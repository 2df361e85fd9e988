// /admin: the figures of the site, the list of people and the coupons.
import type { ReactNode } from 'react'
import { Locale, translator } from '../../i18n'
import { type AdminContext, AdminFrame } from './frame'
import { Refunds } from './refunds'
import { type Overview, OverviewSection } from './statistics/overview'
import { type UserList, UsersRegion } from './users'

type Content = AdminContext & {
  /** Null when the statistics could not be read. */
  readonly overview: Overview | null
  readonly users: UserList
  readonly own: string
  /** The section for coupons, with the id `cupons`. */
  readonly coupons?: ReactNode
}

/** Days shown by the overview. */
export const overviewDays = 30

/** /admin: the product's figures, and its people. */
export function AdminPage({ overview, users, own, coupons, ...frame }: Content) {
  const { language, catalogue } = frame.page
  const t = translator(language)
  return (
    <AdminFrame
      {...frame}
      title={t('admin.overview.title')}
      lead={t('admin.overview.lead', { days: overviewDays })}
      current="overview"
    >
      <Refunds refunds={frame.refunds} language={language} back="/admin" />
      <OverviewSection overview={overview} language={language} />
      <UsersRegion users={users} language={language} catalogue={catalogue} own={own} />
      {coupons}
    </AdminFrame>
  )
}

/** The answer to a request with `x-region: usuarios`. Render it with `identifierPrefix: usersRegion`. */
export function AdminUsersRegion({ page, toast, users, own }: Pick<Content, 'page' | 'toast' | 'users' | 'own'>) {
  return (
    <Locale value={page.language}>
      <UsersRegion users={users} language={page.language} catalogue={page.catalogue} own={own} message={toast} />
    </Locale>
  )
}

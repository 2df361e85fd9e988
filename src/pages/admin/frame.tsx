// The frame of the admin panel's pages: title, tabs and the count of open messages.
import type { ReactNode } from 'react'
import { adminTabsRegion } from '../../api/regions'
import { translator } from '../../i18n'
import { cx, muted, pageHead, title as size, stack, stackGap } from '../../ui/base'
import { type Tab, TabLinks } from '../../ui/tabs/tabs'
import type { Message } from '../../ui/toast/toast'
import type { PageContext } from '../context'
import { Shell } from '../shell/shell'
import * as css from './admin.css'
import type { RefundDue } from './refunds'

/** The props of every page of the panel. */
export type AdminContext = {
  readonly page: PageContext
  readonly toast?: Message | undefined
  /** Messages that are not marked as answered. */
  readonly waiting: number
  /** Refunds due that nobody has handled. */
  readonly refunds: readonly RefundDue[]
}

type AdminTab = 'overview' | 'users' | 'coupons' | 'statistics' | 'support' | 'mentoring' | 'audit'

const places: readonly (readonly [AdminTab, string])[] = [
  ['overview', '/admin'],
  ['users', '/admin#usuarios'],
  ['coupons', '/admin#cupons'],
  ['statistics', '/admin/estatisticas'],
  ['support', '/admin/suporte'],
  ['mentoring', '/admin/mentoria'],
  ['audit', '/admin/auditoria'],
]

type Props = AdminContext & {
  readonly title: string
  readonly lead: string
  readonly current: AdminTab
  /** Above the title: a link to the previous page. */
  readonly above?: ReactNode
  readonly children: ReactNode
}

/** The frame around every page of the panel: its title and navigation. */
export function AdminFrame({ page, toast, waiting, refunds, title, lead, current, above, children }: Props) {
  const t = translator(page.language)
  const counts: Partial<Record<AdminTab, number>> = { support: waiting, overview: refunds.length }
  const tabs: Tab[] = places.map(([id, href]) => {
    const count = counts[id] ?? 0
    return { id, href, label: t(`admin.tabs.${id}`), ...(count > 0 ? { count } : {}) }
  })
  return (
    <Shell page={page} title={title} toast={toast}>
      <div className={cx(pageHead, stack, stackGap.s6)}>
        <div className={cx(stack, stackGap.s2)}>
          {above}
          <h1 className={size.lg}>{title}</h1>
          <p className={muted}>{lead}</p>
        </div>
        <div className={css.nav} data-region={adminTabsRegion}>
          <TabLinks label={t('admin.nav')} tabs={tabs} current={current} />
        </div>
      </div>
      <div className={cx(stack, stackGap.s12)}>{children}</div>
    </Shell>
  )
}

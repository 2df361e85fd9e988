// /painel: the first page after signing in.
import { translator } from '../../i18n'
import type { DashboardData } from '../../texts/dashboard/data'
import { dashboardView } from '../../texts/dashboard/view'
import type { Message } from '../../ui/toast/toast'
import type { PageContext } from '../context'
import { Shell } from '../shell/shell'
import type { WeekView } from '../week/week'
import { DashboardContent } from './content'

type Props = {
  page: PageContext
  toast?: Message | undefined
  data: Omit<DashboardData, 'name'>
  week?: WeekView | null
}

/** /painel: the person's scores, the next step, and the tools. */
export function DashboardPage({ page, toast, data, week = null }: Props) {
  const t = translator(page.language)
  const name = page.user?.name ?? ''
  return (
    <Shell page={page} title={t('dashboard.title')} toast={toast}>
      <DashboardContent view={dashboardView({ ...data, name }, page)} fullName={name} week={week} />
    </Shell>
  )
}

import { cookies } from 'next/headers'
import { read } from '../data.mjs'
import { Page } from '../page.jsx'

export const dynamic = 'force-dynamic'

export default async function Dashboard() {
  const all = await cookies()
  const { t } = read(all.get('peer')?.value ?? 's1')
  return <Page t={t} />
}

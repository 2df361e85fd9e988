// What a person's plan includes.
import { hasDetailedReports, mayExportPdf } from '../billing/export'
import { accountById } from '../projections/account'
import type { Core } from './core'

/** Which report the person's plan includes. */
export const reportFor = (core: Core, account: string): 'none' | 'simple' | 'detailed' => {
  const plan = accountById(core.views.db, account)?.plan
  if (!plan || !mayExportPdf(plan)) return 'none'
  return hasDetailedReports(plan) ? 'detailed' : 'simple'
}

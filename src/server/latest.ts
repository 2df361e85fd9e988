import type { Results } from '../pages/dashboard/suggestions'
import { latestAnalysis } from '../projections/analysis'
import type { ViewsDb } from '../projections/projection'
import { resultOf } from './render/resume'

/** The person's latest result of each tool, for what looks over all of them. */
export const latestResults = (db: ViewsDb, account: string): Results => ({
  resume: resultOf(latestAnalysis(db, account, 'resume')),
})

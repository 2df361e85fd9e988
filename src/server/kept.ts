// How long an uploaded file stays: as long as its analysis is shown or can still be run again.
import { accountById } from '../projections/account'
import { analysisById, earlierAnalyses, latestAnalysis } from '../projections/analysis'
import type { Core } from './core'
import { removeFile } from './files'

/** Whether a kept file is still wanted: the account's own photo; an analysis's not after a failure, and of photos only the latest one's. */
export const isWanted =
  ({ views: { db } }: Pick<Core, 'views'>) =>
  (account: string, analysis: string): boolean => {
    if (accountById(db, account)?.photo === analysis) return true
    const row = analysisById(db, analysis)
    if (row?.account !== account || row.state === 'failed') return false
    return row.tool !== 'photo' || row.state === 'requested' || latestAnalysis(db, account, 'photo')?.id === analysis
  }

/** Removes the photos a newer analysis has taken the place of. */
export const removeEarlierPhotos = (core: Core, account: string): void => {
  for (const id of earlierAnalyses(core.views.db, account, 'photo')) removeFile(core, account, id)
}

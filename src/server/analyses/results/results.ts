// The stored results of the tools; null before there is one and after the person's data was erased.
import type { LinkedinResult } from '../../../analysis/linkedin/result'
import type { PhotoResult } from '../../../analysis/photo/result'
import type { ResumeResult } from '../../../analysis/resume/result'
import { type AnalysisRow, analysisById } from '../../../projections/analyses/analysis'
import type { RankedAnalysis } from '../../../projections/analyses/ranked-scores'
import type { ViewsDb } from '../../../projections/engine/projection'
import type { Results } from '../../../texts/dashboard/suggestions'
import type { StoredJob } from '../../../texts/job/view'
import type { Source } from '../../../texts/report/parts'
import type { ResultCache } from './result-cache'

type Row = Pick<AnalysisRow, 'result'> | undefined

export const resumeResultOf = (row: Row) => (row?.result ?? null) as ResumeResult | null
/** How the person set the reading of a résumé right; none where they did not. */
export const correctionsOf = (row: Row) => resumeResultOf(row)?.corrections ?? []
export const photoResultOf = (row: Row) => (row?.result ?? null) as PhotoResult | null
export const linkedinResultOf = (row: Row) => (row?.result ?? null) as LinkedinResult | null
export const jobResultOf = (row: Row) => (row?.result ?? null) as StoredJob | null

/** The person's latest result of each tool, for pages that show all of them. */
export const latestResults = (results: ResultCache, account: string, ranked?: readonly RankedAnalysis[]): Results => {
  const { resume, linkedin, photo } = results.latest(account, ranked)
  return {
    resume: resumeResultOf({ result: resume }),
    linkedin: linkedinResultOf({ result: linkedin }),
    photo: photoResultOf({ result: photo }),
  }
}

/** What a result's report contains. Null after the person's data was erased. */
export const sourceOf = (db: ViewsDb, row: AnalysisRow): Source | null => {
  const { tool, file, result } = row
  if (!result) return null
  const job = tool === 'job' ? jobResultOf(row) : null
  const source = job ? { tool, result, resume: analysisById(db, job.resume)?.file ?? '' } : { tool, file, result }
  // What is stored of a tool is what it measured.
  return source as unknown as Source
}

import type { PhotoResult as Measured } from '../../analysis/photo/result'
import { PhotoPage, PhotoResult, photoRegion } from '../../pages/photo'
import { partsOf } from '../../pages/photo/view'
import { type AnalysisRow, latestAnalysis, openAnalysis } from '../../projections/analysis'
import { personOf } from '../context'
import type { Core } from '../core'
import { historyOf, shownAnalysis, type ToolHistory } from '../history'
import { allowanceNow } from '../quota'
import { toastOf } from '../toasts'
import type { Visit } from '../visit'
import { type Answer, contextOf, html } from './html'
import { notFoundPage } from './state'

/** A stored result, as the analyser made it; null once the person's data is erased. */
export const resultOf = (row: AnalysisRow | undefined): Measured | null => (row?.result ?? null) as Measured | null

/** Where the photo of an analysis is served from. */
export const photoUrl = (analysis: string): string => `/api/photo/file?analise=${analysis}`

const photoHistory: ToolHistory = {
  tool: 'photo',
  path: '/foto-perfil',
  parts: (row, language) => {
    const result = resultOf(row)
    return result ? partsOf(result, language) : []
  },
}

/** `error` is why the last try failed; a request for the region alone gets just that. */
export const photoPage = (
  core: Core,
  visit: Visit,
  region: string | null,
  error?: string,
  answer: Answer = {},
): Promise<Response> => {
  const { db } = core.views
  const { account } = personOf(visit)
  const row = shownAnalysis(core, visit, 'photo')
  if (row === 'missing') return notFoundPage(core, visit)
  const result = resultOf(row)
  const open = openAnalysis(db, account, 'photo')
  const { history, before } = historyOf(core, visit, photoHistory, row)
  // Only the latest photo is kept.
  const kept = row !== undefined && row.id === latestAnalysis(db, account, 'photo')?.id
  const left = allowanceNow(core, account, visit.now)?.allowance.perTool.photo ?? 0
  const props = {
    page: contextOf(core, visit),
    latest:
      row && result
        ? { file: row.file, url: kept ? photoUrl(row.id) : null, at: row.endedAt ?? row.requestedAt, result, before }
        : null,
    pending: open ? { file: open.file, at: open.requestedAt } : null,
    error,
    history,
    now: visit.now,
  }
  return region === photoRegion
    ? html(core, visit, <PhotoResult {...props} />, answer, photoRegion)
    : html(
        core,
        visit,
        <PhotoPage {...props} toast={toastOf(core, visit)} left={left === -1 ? 'unlimited' : left} />,
        answer,
      )
}

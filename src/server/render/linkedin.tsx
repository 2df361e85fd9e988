import type { LinkedinResult as Measured } from '../../analysis/linkedin/result'
import type { FieldErrors, Values } from '../../islands/linkedin/texts'
import { LinkedinPage, LinkedinResult, linkedinRegion } from '../../pages/linkedin'
import { partsOf } from '../../pages/linkedin/view'
import { type AnalysisRow, latestAnalysis, openAnalysis } from '../../projections/analysis'
import { type LinkedinDraftRow, linkedinDraft } from '../../projections/linkedin'
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

/** True when the texts were saved after those that the analysis measured. A request saves its own texts first. */
export const changedSince = (draft: LinkedinDraftRow | undefined, row: AnalysisRow): boolean =>
  draft !== undefined && draft.savedAt > row.requestedAt

const linkedinHistory: ToolHistory = {
  tool: 'linkedin',
  path: '/linkedin',
  parts: (row, language) => {
    const result = resultOf(row)
    return result ? partsOf(result, language) : []
  },
}

const nothing: Values = { headline: '', about: '', experience: '' }

/** What a refused plain form comes back with. */
type Sent = { readonly values?: Values; readonly errors?: FieldErrors; readonly error?: string }

export const linkedinPage = (
  core: Core,
  visit: Visit,
  region: string | null,
  sent: Sent = {},
  answer: Answer = {},
): Promise<Response> => {
  const { db } = core.views
  const { account } = personOf(visit)
  const row = shownAnalysis(core, visit, 'linkedin')
  if (row === 'missing') return notFoundPage(core, visit)
  const result = resultOf(row)
  const draft = linkedinDraft(db, account)
  const saved = draft ? { headline: draft.headline, about: draft.about, experience: draft.experience } : null
  const { history, before } = historyOf(core, visit, linkedinHistory, row)
  const isLatest = row !== undefined && row.id === latestAnalysis(db, account, 'linkedin')?.id
  const left = allowanceNow(core, account, visit.now)?.allowance.perTool.linkedin ?? 0
  const props = {
    page: contextOf(core, visit),
    latest:
      row && result
        ? {
            at: row.endedAt ?? row.requestedAt,
            result,
            before,
            changed: isLatest && changedSince(draft, row),
            earlier: !isLatest,
          }
        : null,
    saved,
    pending: openAnalysis(db, account, 'linkedin')?.requestedAt ?? null,
    error: sent.error,
    history,
    now: visit.now,
  }
  const form = {
    left: left === -1 ? ('unlimited' as const) : left,
    values: sent.values ?? saved ?? nothing,
    errors: sent.errors ?? {},
  }
  return region === linkedinRegion
    ? html(core, visit, <LinkedinResult {...props} />, answer, linkedinRegion)
    : html(core, visit, <LinkedinPage {...props} {...form} toast={toastOf(core, visit)} />, answer)
}

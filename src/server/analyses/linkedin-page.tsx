import type { LinkedinResult as Measured } from '../../analysis/linkedin/result'
import type { LinkedinErrors, LinkedinValues } from '../../api/linkedin'
import { resultRegion } from '../../api/regions'
import { LinkedinPage, LinkedinResult } from '../../pages/linkedin/linkedin'
import { type AnalysisRow, latestAnalysis } from '../../projections/analyses/analysis'
import { type LinkedinDraftRow, linkedinDraft } from '../../projections/analyses/linkedin'
import { partsOf } from '../../texts/linkedin/view'
import type { Core } from '../core'
import type { Visit } from '../http/request/request-context'
import type { Answer } from '../http/response/page'
import { linkedinResultOf } from './results'
import { type ToolPage, toolAnswer } from './tool-page'

const tool: ToolPage<Measured> = { tool: 'linkedin', path: '/linkedin', resultOf: linkedinResultOf, parts: partsOf }

/** True when the texts were saved after those that the analysis measured. A request saves its own texts first. */
export const changedSince = (draft: LinkedinDraftRow | undefined, row: AnalysisRow): boolean =>
  draft !== undefined && draft.savedAt > row.requestedAt

const nothing: LinkedinValues = { headline: '', about: '', experience: '' }

/** What a refused plain form comes back with. */
type Sent = { readonly values?: LinkedinValues; readonly errors?: LinkedinErrors; readonly error?: string }

export const linkedinPage = (
  core: Core,
  visit: Visit,
  region: string | null,
  sent: Sent = {},
  answer: Answer = {},
): Promise<Response> =>
  toolAnswer(core, visit, tool, { region, result: resultRegion, answer }, ({ account, latest, ...seen }) => {
    const { db } = core.views
    const draft = linkedinDraft(db, account)
    const saved = draft ? { headline: draft.headline, about: draft.about, experience: draft.experience } : null
    const isLatest = latest !== null && latest.row.id === latestAnalysis(db, account, 'linkedin')?.id
    const props = {
      ...seen.around,
      latest: latest && {
        ...latest.common,
        changed: isLatest && changedSince(draft, latest.row),
        earlier: !isLatest,
      },
      saved,
      pending: seen.open?.requestedAt ?? null,
      error: sent.error,
    }
    const form = { ...seen.alone, values: sent.values ?? saved ?? nothing, errors: sent.errors ?? {} }
    return { region: () => <LinkedinResult {...props} />, page: () => <LinkedinPage {...props} {...form} /> }
  })

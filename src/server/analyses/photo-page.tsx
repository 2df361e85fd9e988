import type { PhotoResult as Measured } from '../../analysis/photo/result'
import { resultRegion } from '../../api/regions'
import { PhotoPage, PhotoResult } from '../../pages/photo/photo'
import { latestAnalysis } from '../../projections/analyses/analysis'
import { partsOf } from '../../texts/photo/view'
import type { Core } from '../core'
import type { Visit } from '../http/request/request-context'
import type { Answer } from '../http/response/page'
import { photoResultOf } from './results'
import { type ToolPage, toolAnswer } from './tool-page'

const tool: ToolPage<Measured> = { tool: 'photo', path: '/foto-perfil', resultOf: photoResultOf, parts: partsOf }

/** Where the photo of an analysis is served from. */
export const photoUrl = (analysis: string): string => `/api/photo/file?analise=${analysis}`

/** `error` is why the last try failed; a request for the region alone gets just that. */
export const photoPage = (
  core: Core,
  visit: Visit,
  region: string | null,
  error?: string,
  answer: Answer = {},
): Promise<Response> =>
  toolAnswer(
    core,
    visit,
    tool,
    { region, result: resultRegion, answer },
    ({ account, latest, open, around, alone }) => {
      // Only the latest photo is kept.
      const kept = latestAnalysis(core.views.db, account, 'photo')?.id
      const props = {
        ...around,
        latest: latest && {
          ...latest.common,
          file: latest.row.file,
          url: latest.row.id === kept ? photoUrl(kept) : null,
        },
        pending: open ? { file: open.file, at: open.requestedAt } : null,
        error,
      }
      return { region: () => <PhotoResult {...props} />, page: () => <PhotoPage {...props} {...alone} /> }
    },
  )

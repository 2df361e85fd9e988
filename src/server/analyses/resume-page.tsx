import type { ResumeResult as Measured } from '../../analysis/resume/result'
import { resultRegion } from '../../api/regions'
import { ResumePage, ResumeResult } from '../../pages/resume/resume'
import { findingsOf, partsOf } from '../../texts/resume/view'
import type { Core } from '../core'
import type { Visit } from '../http/request/request-context'
import type { Answer } from '../http/response/page'
import { resumeResultOf } from './results'
import { type ToolPage, toolAnswer } from './tool-page'

const tool: ToolPage<Measured> = {
  tool: 'resume',
  path: '/curriculo',
  resultOf: resumeResultOf,
  parts: partsOf,
  names: (result, language) => Object.fromEntries(findingsOf(result, language).map(({ id, title }) => [id, title])),
}

/** `error` is why the last try failed; a request for the region alone gets just that. */
export const resumePage = (
  core: Core,
  visit: Visit,
  region: string | null,
  error?: string,
  answer: Answer = {},
): Promise<Response> =>
  toolAnswer(core, visit, tool, { region, result: resultRegion, answer }, ({ latest, open, around, alone }) => {
    const props = {
      ...around,
      latest: latest && { ...latest.common, id: latest.row.id, file: latest.row.file },
      pending: open ? { file: open.file, at: open.requestedAt } : null,
      error,
    }
    return { region: () => <ResumeResult {...props} />, page: () => <ResumePage {...props} {...alone} /> }
  })

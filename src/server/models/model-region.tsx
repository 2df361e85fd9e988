import { modelRegion } from '../../api/regions'
import { ModelAnswerRegion } from '../../pages/models/section'
import type { ModelPart } from '../../texts/models/view'
import type { Core } from '../core'
import type { Visit } from '../http/request/request-context'
import { html } from '../http/response/page'

/** A model's words alone, for `x-region: modelo`. */
export const modelAnswer = (
  core: Core,
  visit: Visit,
  part: ModelPart | null,
  checks?: Readonly<Record<string, string>>,
): Promise<Response> => {
  const props = { part, language: visit.language, checks, path: visit.url.pathname }
  return html(core, visit, <ModelAnswerRegion {...props} />, {}, modelRegion)
}

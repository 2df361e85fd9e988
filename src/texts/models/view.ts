// What a page knows of a model's words about an analysis, and how it names who wrote them.
import type { ModelAnswer, PhotoAnswer } from '../../analysis/models/answer'
import type { ModelChoice, ModelFailure, Tool } from '../../events/schema/vocabulary'
import { type Language, translator } from '../../i18n'
import { formats } from '../../i18n/format'

/** Who writes, or wrote: a model at a host, which is the operator's own or not. */
export type EngineName = { readonly model: string; readonly host: string; readonly local: boolean }

export type ModelPart = {
  readonly analysis: string
  readonly tool: Tool
  /** How far it is; both 0 where nothing is known. */
  readonly ahead: number
  readonly characters: number
} & (
  | { readonly state: 'asked' }
  | { readonly state: 'gave-up'; readonly reason: ModelFailure }
  | {
      readonly state: 'answered'
      readonly engine: EngineName & { readonly kind: 'ollama' | 'openai' }
      /** Version of the words it was asked by. */
      readonly prompt: string
      readonly tokensIn: number
      readonly tokensOut: number
      /** Time of the answer, in ms. */
      readonly ms: number
      readonly dropped: number
      readonly withheld: number
      readonly answer: ModelAnswer
    }
)

/** Who will read what a person sends to a tool; without engines nobody, and nothing is said. */
export type ModelNotice = { readonly engines: readonly EngineName[]; readonly choice: ModelChoice; readonly tool: Tool }

/** "qwen3:4b, neste servidor (127.0.0.1:11434)". */
export const engineName = ({ model, host, local }: EngineName, language: Language): string =>
  translator(language)(local ? 'model.local' : 'model.hosted', { model, host })

export const engineNames = (engines: readonly EngineName[], language: Language): string =>
  formats(language).list(engines.map((one) => engineName(one, language)))

/** What a vision model said of a photo, as name and words. */
export const seenRows = ({ expression, gaze, place, behind }: PhotoAnswer, language: Language) => {
  const t = translator(language)
  const objects = behind.map((object) => t(`model.photo.behinds.${object}`))
  const list = objects.length > 0 ? formats(language).list(objects) : t('model.photo.nothing')
  return [
    [t('model.photo.expression'), t(`model.photo.expressions.${expression}`)],
    [t('model.photo.gaze'), t(`model.photo.gazes.${gaze}`)],
    [t('model.photo.place'), t(`model.photo.places.${place}`)],
    [t('model.photo.behind'), list.charAt(0).toUpperCase() + list.slice(1)],
  ] as const
}

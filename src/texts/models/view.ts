// A model's text about an analysis for pages, and how its author is named.
import type { ModelAnswer, PhotoAnswer } from '../../analysis/models/answer'
import type { ModelChoice, ModelFailure, ModelSubject } from '../../events/schema/vocabulary'
import { type Language, translator } from '../../i18n'
import { formats } from '../../i18n/format'

/** The author: a model at a host, which belongs to the operator or not. */
export type EngineName = { readonly model: string; readonly host: string; readonly local: boolean }

export type ModelPart = {
  readonly analysis: string
  readonly tool: ModelSubject
  /** The progress; both 0 where it is unknown. */
  readonly ahead: number
  readonly characters: number
} & (
  | { readonly state: 'asked' }
  | { readonly state: 'gave-up'; readonly reason: ModelFailure }
  | {
      readonly state: 'answered'
      readonly engine: EngineName & { readonly kind: 'ollama' | 'openai' }
      /** Version of the prompt. */
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

/** Who reads what a person sends to a tool; empty without engines. */
export type ModelNotice = {
  readonly engines: readonly EngineName[]
  readonly choice: ModelChoice
  readonly tool: ModelSubject
}

/** "qwen3:4b, neste servidor (127.0.0.1:11434)". */
export const engineName = ({ model, host, local }: EngineName, language: Language): string =>
  translator(language)(local ? 'model.local' : 'model.hosted', { model, host })

export const engineNames = (engines: readonly EngineName[], language: Language): string =>
  formats(language).list(engines.map((one) => engineName(one, language)))

/** A vision model's statements about a photo, each with a name and a text. */
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

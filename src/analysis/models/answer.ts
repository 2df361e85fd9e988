// Schemas of a model's answers and types of the accepted parts; limits are apart, as servers support different keywords.
import { z } from 'zod'

/** The accepted parts of an answer about texts, all grounded in the person's text. */
export type TextAnswer = {
  readonly kind: 'text'
  readonly headline: string | null
  /** LinkedIn's About, or a résumé's summary. */
  readonly about: string | null
  /** `from` is the person's own line. */
  readonly lines: readonly { readonly from: string; readonly text: string }[]
  /** `check` is the finding it speaks of. */
  readonly advice: readonly { readonly check: string; readonly text: string }[]
  readonly letter: string | null
}

export const expressions = ['smile', 'slight-smile', 'neutral', 'serious', 'unsure'] as const
export const gazes = ['camera', 'aside', 'closed', 'unsure'] as const
export const places = [
  'plain-wall',
  'office',
  'home',
  'street',
  'nature',
  'studio',
  'vehicle',
  'event',
  'unsure',
] as const
export const behinds = [
  'people',
  'shelf',
  'plants',
  'window',
  'furniture',
  'screen',
  'picture-frame',
  'bed',
  'car',
  'building',
  'text',
] as const

/** A vision model's description of a photo, in words of closed lists, which exclude looks, age, sex and skin. */
export type PhotoAnswer = {
  readonly kind: 'photo'
  readonly expression: (typeof expressions)[number]
  readonly gaze: (typeof gazes)[number]
  readonly place: (typeof places)[number]
  readonly behind: readonly (typeof behinds)[number][]
}

/** One further question about an answer of interview practice, and the words of the answer that it asks about. */
export type FollowAnswer = { readonly kind: 'follow'; readonly question: string; readonly about: string }

export type ModelAnswer = TextAnswer | PhotoAnswer | FollowAnswer

/** `dropped` counts the rejected pieces. */
export type ValidAnswer<Answer extends ModelAnswer = ModelAnswer> = {
  readonly answer: Answer | null
  readonly dropped: number
}

const lines = z.array(z.object({ n: z.number(), text: z.string() }))

export const shapes = {
  linkedin: z.object({ headline: z.string(), about: z.string(), lines }),
  resume: z.object({ about: z.string(), lines, advice: lines }),
  job: z.object({ lines, letter: z.string() }),
  photo: z.object({
    expression: z.enum(expressions),
    gaze: z.enum(gazes),
    place: z.enum(places),
    behind: z.array(z.enum(behinds)),
  }),
  interview: z.object({ about: z.string(), question: z.string() }),
  draft: z.object({ lines }),
} as const
export type Task = keyof typeof shapes
/** Tasks whose answer is a text in the person's own name. */
export type TextTask = Exclude<Task, 'photo' | 'interview'>

/** Limits of the pieces, in characters and in number. LinkedIn's own are 220 and 2 600. */
export const ANSWER_LIMITS = {
  headline: 220,
  about: 1_500,
  line: 300,
  advice: 300,
  letter: 2_500,
  follow: 240,
  lines: 12,
  behind: 4,
  tokens: 1_500,
  photoTokens: 150,
} as const

/** The keys that identify an answer of this task. */
export const keysOf = (task: Task): readonly string[] => Object.keys(shapes[task].shape)

/** The JSON schema sent to the server. */
export const schemaOf = (task: Task): { readonly [key: string]: unknown } => {
  const { $schema: _, ...schema } = z.toJSONSchema(shapes[task])
  return schema
}

/** The errors of an answer for the model to correct, by field names and rules; null without any. */
export const problemOf = (task: Task, value: Record<string, unknown>): string | null => {
  const parsed = shapes[task].safeParse(value)
  if (parsed.success) return null
  return parsed.error.issues
    .slice(0, 5)
    .map(({ path, message }) => `${path.join('.') || 'answer'}: ${message}`)
    .join('\n')
}

// The question that each tool asks a model about a completed analysis: the person's own text, without their identity.
import { createHash } from 'node:crypto'
import type { Task, ValidAnswer } from '../../analysis/models/answer'
import { type Brief, maskBrief } from '../../analysis/models/brief'
import type { Ask } from '../../analysis/models/engines/port'
import { type Point, photoAsk, promptVersion, textAsk } from '../../analysis/models/prompt'
import { validatePhoto, validateText } from '../../analysis/models/validate-answer'
import { validateFollow } from '../../analysis/models/validate-follow'

/** What a question is built from: the photo, or the text as read with the person's names and the weaknesses. */
export type Material =
  | { readonly task: 'photo'; readonly bytes: Uint8Array }
  | {
      readonly task: Exclude<Task, 'photo'>
      readonly brief: Brief
      readonly names: readonly string[]
      readonly points: readonly Point[]
    }

export type Question = {
  readonly task: Task
  readonly ask: Ask
  readonly validate: (value: Record<string, unknown>) => ValidAnswer
  readonly prompt: string
  /** Digest of everything that determines the answer except engine and model. */
  readonly digest: string
  readonly withheld: number
}

const digestOf = (parts: readonly unknown[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('hex')

const textQuestion = (
  task: Exclude<Task, 'photo'>,
  read: Brief,
  names: readonly string[],
  points: readonly Point[],
): Question => {
  const brief = maskBrief(read, names)
  // A random boundary, so that no text can pretend to end where it does not.
  const fence = `=====${crypto.randomUUID().slice(0, 13)}`
  return {
    task,
    ask: textAsk(task, brief, points, fence),
    validate: (value) =>
      task === 'interview' ? validateFollow(value, brief) : validateText(task, value, brief, points),
    prompt: promptVersion(task),
    digest: digestOf([task, brief, points]),
    withheld: brief.withheld,
  }
}

export const questionFrom = (material: Material): Question => {
  if (material.task !== 'photo') return textQuestion(material.task, material.brief, material.names, material.points)
  const digest = digestOf(['photo', createHash('sha256').update(material.bytes).digest('hex')])
  const prompt = promptVersion('photo')
  return { task: 'photo', ask: photoAsk(material.bytes), validate: validatePhoto, prompt, digest, withheld: 0 }
}

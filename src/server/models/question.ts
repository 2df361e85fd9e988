// What each tool asks a model about an analysis that is done: the person's text as it was kept, read again in the
// reader's process, without who they are.
import { createHash } from 'node:crypto'
import { packJob } from '../../analysis/job/packet'
import type { Kept, Task } from '../../analysis/models/answer'
import { type Brief, maskBrief } from '../../analysis/models/brief'
import type { Ask } from '../../analysis/models/engines/port'
import { keepPhoto, keepText } from '../../analysis/models/keep'
import { type Point, photoAsk, promptVersion, textAsk } from '../../analysis/models/prompt'
import type { Tool } from '../../events/schema/vocabulary'
import { accountById } from '../../projections/accounts/account'
import { analysisById } from '../../projections/analyses/analysis'
import { findingsOf } from '../../texts/resume/view'
import { jobOrder } from '../analyses/measure/job'
import { resumeResultOf } from '../analyses/results'
import type { Core } from '../core'
import { openKept } from '../storage/uploads'

export type Question = {
  readonly task: Task
  readonly ask: Ask
  readonly keep: (value: Record<string, unknown>) => Kept
  readonly prompt: string
  /** Digest of all that decides the answer but engine and model. */
  readonly digest: string
  readonly withheld: number
}

/** Measured weaknesses the model may put into words. */
const pointsMax = 4

const pointsOf = (core: Core, analysis: string): Point[] => {
  const result = resumeResultOf(analysisById(core.views.db, analysis))
  if (!result) return []
  return findingsOf(result, result.language === 'pt' ? 'pt-BR' : 'en-US')
    .filter(({ gain }) => gain > 0)
    .slice(0, pointsMax)
    .map(({ id, title, fix }) => ({ check: id, text: `${title}. ${fix}` }))
}

const digestOf = (parts: readonly unknown[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('hex')

const textQuestion = (
  task: Exclude<Task, 'photo'>,
  read: Brief,
  names: readonly string[],
  points: readonly Point[],
): Question => {
  const brief = maskBrief(read, names)
  // A word nobody can guess, so that no text can pretend to end where it does not.
  const fence = `=====${crypto.randomUUID().slice(0, 13)}`
  return {
    task,
    ask: textAsk(task, brief, points, fence),
    keep: (value) => keepText(task, value, brief, points),
    prompt: promptVersion(task),
    digest: digestOf([task, brief, points]),
    withheld: brief.withheld,
  }
}

const briefOf = async (
  core: Core,
  account: string,
  tool: Exclude<Tool, 'photo'>,
  bytes: Uint8Array,
): Promise<Brief | null> => {
  if (tool === 'job') {
    const order = jobOrder(bytes)
    const file = order && (await openKept(core, account, order.resume))
    const read = order && file && (await core.reader.run('jobBrief', packJob(order, file)))
    return read?.ok ? read.value : null
  }
  const read = await core.reader.run(tool === 'resume' ? 'resumeBrief' : 'linkedinBrief', bytes)
  return read.ok ? read.value : null
}

/** The question about an analysis; null when there is nothing to ask about any more. */
export const questionOf = async (
  core: Core,
  part: { readonly account: string; readonly analysis: string; readonly tool: Tool },
): Promise<Question | null> => {
  const { account, analysis, tool } = part
  const bytes = await openKept(core, account, analysis)
  if (!bytes) return null
  if (tool === 'photo') {
    const prompt = promptVersion('photo')
    const digest = digestOf(['photo', createHash('sha256').update(bytes).digest('hex')])
    return { task: 'photo', ask: photoAsk(bytes), keep: keepPhoto, prompt, digest, withheld: 0 }
  }
  const brief = await briefOf(core, account, tool, bytes)
  // A text of a few words gives a model nothing to write from but its own ideas.
  if (!brief || (brief.lines.length === 0 && brief.facts.length === 0)) return null
  const name = accountById(core.views.db, account)?.name
  return textQuestion(tool, brief, name ? [name] : [], tool === 'resume' ? pointsOf(core, analysis) : [])
}

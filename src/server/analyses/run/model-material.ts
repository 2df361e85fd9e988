// Reads what a model is asked about: the person's stored input, read again in the reader's process.
import type { Brief } from '../../../analysis/models/brief'
import type { Point } from '../../../analysis/models/prompt'
import type { ModelSubject, Tool } from '../../../events/schema/vocabulary'
import { accountById } from '../../../projections/accounts/account'
import { analysisById } from '../../../projections/analyses/analysis'
import { findingsOf } from '../../../texts/resume/view'
import type { Core } from '../../core/core'
import type { Material } from '../../models/question'
import { readUpload } from '../../storage/uploads'
import { resumeResultOf } from '../results/results'
import { readJobInput } from './job-input'
import { packetOf } from './measure'

/** Measured weaknesses that the model may rewrite. */
const pointsMax = 4

const pointsOf = (core: Core, analysis: string): Point[] => {
  const result = resumeResultOf(analysisById(core.views.db, analysis))
  if (!result) return []
  return findingsOf(result, result.language === 'pt' ? 'pt-BR' : 'en-US')
    .filter(({ gain }) => gain > 0)
    .slice(0, pointsMax)
    .map(({ id, title, fix }) => ({ check: id, text: `${title}. ${fix}` }))
}

const briefOf = async (
  core: Core,
  account: string,
  tool: Exclude<Tool, 'photo'>,
  bytes: Uint8Array,
): Promise<Brief | null> => {
  // The result is already there, so a model's text can wait.
  const work = { account, priority: 'idle' } as const
  if (tool === 'job') {
    const input = readJobInput(bytes)
    const file = input && (await packetOf(core, account, input))
    if (!file?.ok) return null
    const read = await core.reader.run('jobBrief', file.packet, work)
    return read.ok ? read.value : null
  }
  const read = await core.reader.run(tool === 'resume' ? 'resumeBrief' : 'linkedinBrief', bytes, work)
  return read.ok ? read.value : null
}

/** Null when there is nothing to ask about any more. */
export const materialOf = async (
  core: Core,
  { account, analysis, tool }: { readonly account: string; readonly analysis: string; readonly tool: ModelSubject },
): Promise<Material | null> => {
  if (tool === 'interview')
    return (await import('../../interview/follow-up')).followMaterial(core, { account, analysis })
  // Its line was held by the process that was asked, for somebody who waited at their page.
  if (tool === 'draft') return null
  const bytes = await readUpload(core, account, analysis)
  if (!bytes) return null
  if (tool === 'photo') return { task: 'photo', bytes }
  const brief = await briefOf(core, account, tool, bytes)
  // From a text of a few words, a model could only invent.
  if (!brief || (brief.lines.length === 0 && brief.facts.length === 0)) return null
  const name = accountById(core.views.db, account)?.name
  return { task: tool, brief, names: name ? [name] : [], points: tool === 'resume' ? pointsOf(core, analysis) : [] }
}

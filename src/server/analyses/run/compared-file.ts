// The file that an advert is compared with: the résumé that was uploaded, or the Word file of a version of a draft.
import { packJob } from '../../../analysis/job/reader-input'
import { ownAnalysis } from '../../../projections/analyses/history'
import type { Core } from '../../core/core'
import { contentAt } from '../../drafts/content-at'
import { jsonBytes } from '../../drafts/json-bytes'
import { readUpload } from '../../storage/uploads'
import { correctionsOf } from '../results/results'
import type { JobInput, Packed } from './job-input'

/** What the reader's process is given for a comparison. */
export const comparedPacket = async (core: Core, account: string, input: JobInput): Promise<Packed> => {
  const file = await comparedFile(core, account, input)
  if (typeof file === 'string') return { ok: false, failed: file }
  const row = input.draft ? undefined : ownAnalysis(core.views.db, account, 'resume', input.resume)
  return { ok: true, packet: packJob({ ...input, corrections: correctionsOf(row) }, file) }
}

const comparedFile = async (core: Core, account: string, { resume, draft }: Pick<JobInput, 'resume' | 'draft'>) => {
  if (!draft) return (await readUpload(core, account, resume)) ?? 'internal'
  const content = await contentAt(core, account, draft.id, draft.version)
  if (!content) return 'busy'
  const { parts } = content
  // Its person deleted it while this waited.
  if (parts.length === 0) return 'draft-missing'
  const file = await core.reader.run('draftDocx', jsonBytes({ parts, layout: 'simple' }), { account })
  if (!file.ok) return file.refusal === 'busy' ? 'busy' : 'internal'
  return file.value ? new Uint8Array(file.value) : 'internal'
}

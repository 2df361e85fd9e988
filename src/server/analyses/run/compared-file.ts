// The file that an advert is compared with: the résumé that was uploaded, or the Word file of a version of a draft.
import { packJob } from '../../../analysis/job/reader-input'
import type { Core } from '../../core'
import { contentAt } from '../../drafts/content-at'
import { packed } from '../../drafts/packed'
import { readUpload } from '../../storage/uploads'
import type { JobInput } from './job-input'

/** What the reader's process is given for a comparison. Null for an upload that is gone, for a draft that was deleted meanwhile, and when no reader could make its file. */
export const comparedPacket = async (core: Core, account: string, input: JobInput): Promise<Uint8Array | null> => {
  const file = await comparedFile(core, account, input)
  return file && packJob(input, file)
}

const comparedFile = async (
  core: Core,
  account: string,
  { resume, draft }: Pick<JobInput, 'resume' | 'draft'>,
): Promise<Uint8Array | null> => {
  if (!draft) return readUpload(core, account, resume)
  const { parts } = contentAt(core, account, draft.id, draft.version)
  if (parts.length === 0) return null
  const made = await core.reader.run('draftDocx', packed({ parts, layout: 'simple' }), { account })
  return made.ok && made.value ? new Uint8Array(made.value) : null
}

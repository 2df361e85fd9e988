// The pages of a résumé as the reader saw them. Nothing of them is stored: they are read again from the sealed file when the result
// is looked at, and remembered for a while.
import type { Picture } from '../../../analysis/resume/picture/picture'
import type { Core } from '../../core/core'
import { errorDetails, logger } from '../../runtime/logger'
import { readUpload } from '../../storage/uploads'

/** How long a page waits for its picture, in ms; it is then drawn without. */
const patienceMs = 1_500

const draw = async (core: Core, account: string, id: string): Promise<Picture | null | 'busy'> => {
  const bytes = await readUpload(core, account, id)
  const answer = bytes && (await core.reader.run('picture', bytes, { account }))
  if (answer && !answer.ok && answer.refusal === 'busy') return 'busy'
  const picture = answer?.ok ? answer.value : null
  // The file of an account erased meanwhile must not come back with its answer.
  if (bytes && (await readUpload(core, account, id)) === null) return null
  core.caches.pictures.done.set(id, { owner: account, bytes: JSON.stringify(picture).length, value: picture })
  return picture
}

const late = (): Promise<'busy'> => Bun.sleep(patienceMs).then(() => 'busy' as const)

/** Null where the file is gone or opens no more; 'busy' when it is not drawn in time, and then is for the next look. */
export const pictureOf = (core: Core, account: string, id: string): Promise<Picture | null | 'busy'> => {
  const { done, underWay } = core.caches.pictures
  const cached = done.get(id)
  if (cached !== undefined) return Promise.resolve(cached)
  const drawing =
    underWay.get(id) ??
    draw(core, account, id)
      .catch((error: unknown) => {
        logger.error('picture.failed', errorDetails(error))
        return null
      })
      .finally(() => underWay.delete(id))
  underWay.set(id, drawing)
  return Promise.race([drawing, late()])
}

// The pages of a résumé as the reader saw them. Nothing of them is stored: they are read again from the sealed file when the result
// is looked at, and remembered for a while.
import type { Picture } from '../../../analysis/resume/picture/picture'
import type { EventLog } from '../../../events/store/log'
import type { Core } from '../../core/core'
import { errorDetails, logger } from '../../runtime/logger'
import { readUpload } from '../../storage/uploads'

const pictureCache = {
  /** Bound of all pictures together, as JSON bytes. */
  bytes: 8 * 1024 * 1024,
  /** How long a page waits for its picture, in ms; it is then drawn without. */
  patience: 1_500,
} as const

type Entry = { readonly account: string; readonly bytes: number; readonly picture: Picture | null }
type Cache = { readonly entries: Map<string, Entry>; readonly waiting: Map<string, Promise<Picture | null | 'busy'>> }

const caches = new WeakMap<EventLog, Cache>()

/** Dropped with the account's erasure, before anything can be asked for again. */
const cacheOf = ({ events }: Pick<Core, 'events'>): Cache => {
  const existing = caches.get(events)
  if (existing) return existing
  const created: Cache = { entries: new Map(), waiting: new Map() }
  events.onCommit('effects', (batch) => {
    for (const { type, stream } of batch)
      if (type === 'AccountErased')
        for (const [id, { account }] of created.entries) if (stream === `account/${account}`) created.entries.delete(id)
  })
  caches.set(events, created)
  return created
}

const remember = ({ entries }: Cache, id: string, entry: Entry): void => {
  entries.delete(id)
  entries.set(id, entry)
  let total = entries.values().reduce((sum, { bytes }) => sum + bytes, 0)
  for (const [oldest, { bytes }] of entries) {
    if (total <= pictureCache.bytes) return
    entries.delete(oldest)
    total -= bytes
  }
}

const draw = async (core: Core, account: string, id: string): Promise<Picture | null | 'busy'> => {
  const bytes = await readUpload(core, account, id)
  const answer = bytes && (await core.reader.run('picture', bytes, { account }))
  if (answer && !answer.ok && answer.refusal === 'busy') return 'busy'
  const picture = answer?.ok ? answer.value : null
  // The file of an account erased meanwhile must not come back with its answer.
  if (bytes && (await readUpload(core, account, id)) === null) return null
  remember(cacheOf(core), id, { account, bytes: JSON.stringify(picture).length, picture })
  return picture
}

const late = (): Promise<'busy'> => Bun.sleep(pictureCache.patience).then(() => 'busy' as const)

/** Null where the file is gone or opens no more; 'busy' when it is not drawn in time, and then is for the next look. */
export const pictureOf = (core: Core, account: string, id: string): Promise<Picture | null | 'busy'> => {
  const cache = cacheOf(core)
  const cached = cache.entries.get(id)
  if (cached) {
    remember(cache, id, cached)
    return Promise.resolve(cached.picture)
  }
  const drawing =
    cache.waiting.get(id) ??
    draw(core, account, id)
      .catch((error: unknown) => {
        logger.error('picture.failed', errorDetails(error))
        return null
      })
      .finally(() => cache.waiting.delete(id))
  cache.waiting.set(id, drawing)
  return Promise.race([drawing, late()])
}

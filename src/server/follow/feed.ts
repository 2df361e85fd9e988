// The primary's side: answers a standby with what it lacks, at once or as soon as there is something.
import { version } from '../../../package.json'
import { openFeed } from '../../events/store/follow/feed'
import type { EventLog } from '../../events/store/log'
import { createErased } from './erased'
import type { StandbyFeed } from './port'
import { keysJson, pageJson } from './wire'

/** How long a question without news waits for some: a stop of the server waits for it, too. */
const waitMs = 2_000
/** Questions that wait at once; further ones are answered at once. */
const waitingMax = 8

/** The log with its feed: a key that is destroyed is destroyed on the standby, too. */
export function withFeed(
  folder: string,
  log: EventLog,
  clock: () => number,
): { readonly log: EventLog; readonly feed: StandbyFeed } {
  const feed = openFeed(folder)
  const erased = createErased(feed.keys)
  const waiting = new Set<() => void>()
  let seen: ReturnType<StandbyFeed['seen']> = null
  let closed = false

  const wake = () => {
    for (const resume of waiting) resume()
  }
  const news = () => {
    if (waiting.size >= waitingMax) return Promise.resolve()
    const { promise, resolve } = Promise.withResolvers<void>()
    waiting.add(resolve)
    const timer = setTimeout(resolve, waitMs)
    return promise.finally(() => {
      clearTimeout(timer)
      waiting.delete(resolve)
    })
  }
  log.onCommit('effects', wake)

  const answers: StandbyFeed = {
    async answer({ after, digest, erased: cursor, waiting: uploads }) {
      const look = () => ({ page: feed.page(after, digest), erased: erased.since(cursor), head: feed.head().position })
      let answer = look()
      // One that is refused, because its past is another, is no standby.
      if (answer.page) seen = { at: clock(), position: after, waiting: uploads }
      if (answer.page?.rows.length === 0 && !answer.erased.all && answer.erased.keys.length === 0) {
        await news()
        if (!closed) answer = look()
      }
      const { page, ...rest } = answer
      return page ? pageJson({ release: version, witness: feed.witness, page, ...rest }) : null
    },
    destroyed: (after, limit) => keysJson(feed.destroyed(after, limit)),
    seen: () => seen,
  }
  const followed: EventLog = {
    ...log,
    async forget(stream) {
      try {
        await log.forget(stream)
      } finally {
        // Also if some of the key may still be in a file here: nobody reads it any more.
        erased.add(stream)
        wake()
      }
    },
    async close() {
      closed = true
      wake()
      feed.close()
      await log.close()
    },
  }
  return { log: followed, feed: answers }
}

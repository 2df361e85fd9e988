// A server that is stopped hands its standby the rest: what was acknowledged while it ended is not lost when the standby takes
// over then.
import type { Fetch } from '../app'
import type { Core } from '../core/core'
import { logger } from '../runtime/logger'
import type { StandbyFeed } from './port'

/** A standby that has not asked for longer than this is not waited for. In ms. */
const presentMs = 10_000
/** Longest wait: the standby tries again a second after it was refused. */
const waitMs = 4_000
const lookMs = 20

const hasAll = (seen: ReturnType<StandbyFeed['seen']>, last: number): boolean =>
  seen !== null && seen.position >= last && seen.waiting === 0

/** To be called when nothing is written any more and `port` is free again. Other requests than the standby's get a 503. */
export async function answerTheRest(core: Core, port: number, answer: Fetch): Promise<void> {
  const seen = () => core.feed?.seen() ?? null
  const last = core.events.position()
  const before = seen()
  if (!before || core.clock() - before.at > presentMs) return
  const server = Bun.serve({
    port,
    hostname: core.config.host,
    fetch: (request, self) =>
      new URL(request.url).pathname.startsWith('/standby/')
        ? answer(request, self)
        : new Response(null, { status: 503, headers: { 'retry-after': '5' } }),
  })
  try {
    for (const until = performance.now() + waitMs; performance.now() < until; await Bun.sleep(lookMs))
      if (hasAll(seen(), last)) return
    logger.warn('standby.left_behind', { events: last - (seen()?.position ?? 0) })
  } finally {
    await server.stop(true)
  }
}

// A server that is stopped goes on answering its standby: what is acknowledged while it ends is not lost when the standby takes
// over then, even if the stop takes long and the process is killed before its end.
import type { Fetch } from '../app'
import { basePathOf } from '../config/site-address'
import type { Core } from '../core/core'
import { createHosts } from '../http/request/client/hosts'
import { targetOf } from '../http/request/target'
import { isHttps } from '../http/response/cookies'
import { createSecure } from '../http/response/security-headers'
import { errorDetails, logger } from '../runtime/logger'
import type { StandbyFeed } from './port'

/** A standby that has not asked for longer than this is not waited for. In ms. */
const presentMs = 10_000
/** Longest wait after the last write: the standby tries again a second after it was refused. */
const waitMs = 4_000
const lookMs = 20

const hasAll = (seen: ReturnType<StandbyFeed['seen']>, last: number): boolean =>
  seen !== null && seen.position >= last && seen.waiting === 0

/** A request that names no host, or none of ours, is refused by `answer` as ever. */
const serveStandby = (core: Core, port: number, answer: Fetch) => {
  const base = basePathOf(core.config)
  const hosts = createHosts(core.config)
  const secure = createSecure(isHttps(core), [], base)
  return Bun.serve({
    port,
    hostname: core.config.host,
    fetch: (request, self) => {
      const target = targetOf(request, hosts, base)
      return !target.ok || target.url.pathname.startsWith('/standby/')
        ? answer(request, self)
        : secure(new Response(null, { status: 503, headers: { 'retry-after': '5' } }))
    },
  })
}

/**
 * To be called once the server has left `port`; other requests than the standby's get a 503. `handOver` waits, after the last
 * write, until a standby that is present has everything, and leaves the port.
 */
export function answerStandbyUntilStop(core: Core, port: number, answer: Fetch): { handOver(): Promise<void> } {
  let server: ReturnType<typeof serveStandby> | null = null
  try {
    server = serveStandby(core, port, answer)
  } catch (error) {
    // Another process took the port: the standby gets what is left from this folder's next server.
    logger.warn('standby.port_taken', errorDetails(error))
  }
  const seen = () => core.feed?.seen() ?? null
  return {
    async handOver() {
      const last = core.events.position()
      const latest = seen()
      const isPresent = server && latest && core.clock() - latest.at <= presentMs
      const until = performance.now() + (isPresent ? waitMs : 0)
      while (performance.now() < until && !hasAll(seen(), last)) await Bun.sleep(lookMs)
      if (isPresent && !hasAll(seen(), last))
        logger.warn('standby.left_behind', { events: last - (seen()?.position ?? 0) })
      await server?.stop(true)
    },
  }
}

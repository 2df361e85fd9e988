// Routes that report whether the server lives and is ready, and the rules for prefetching pages.
import { accessSync, constants, statfsSync } from 'node:fs'
import { basePathOf } from '../config/site-address'
import type { Core } from '../core/core'
import { routesOf } from '../http/request/routes-of'
import { json } from '../http/response/responses'

/** Bytes of free disk below which the server reports that it is not ready: appends would soon fail. */
const freeMin = 64 * 1024 * 1024

const diskOk = (folder: string): boolean => {
  try {
    accessSync(folder, constants.W_OK)
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize >= freeMin
  } catch {
    // A disk that cannot be checked is not ready.
    return false
  }
}

/** Pages, but no downloads, are prefetched when the pointer is on a link. */
const speculation = (base: string): string =>
  JSON.stringify({
    prefetch: [
      {
        where: {
          and: [
            { href_matches: `${base}/*` },
            { not: { selector_matches: '[download]' } },
            // These lead to the identity provider.
            { not: { href_matches: `${base}/entrar/provedor*` } },
            { not: { href_matches: `${base}/sair/provedor` } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  })
const speculationHeaders = {
  'content-type': 'application/speculationrules+json',
  'cache-control': 'public, max-age=86400',
}

export const healthRoutes = (core: Core) =>
  routesOf('health')
    .get('/speculation.json', () => new Response(speculation(basePathOf(core.config)), { headers: speculationHeaders }))
    .get('/healthz', () => json({ status: 'ok' }))
    .get('/readyz', () => {
      const log = core.events.position()
      const checks = {
        // Without a restart nothing is written once a sync has failed.
        log: log >= 0 && core.events.isWritable?.() !== false,
        projections: core.views.position() === log,
        // False while an event is parked, because pages may then be incomplete.
        applied: core.views.parked().length === 0,
        disk: diskOk(core.config.folder),
        // From the last check of the whole folder, after each start and once a day.
        chain: core.integrity.changed === null,
        uploads: core.integrity.missingUploads === 0,
        // Without PostgreSQL a node still reads, and taking all nodes away would end that too.
        ...(core.cluster && { node: core.cluster.state() !== 'stopped' }),
      }
      const ready = Object.values(checks).every(Boolean)
      // Anybody may ask: how much happens here and where the primary is are for `doctor` and the metrics' own address.
      return json({ status: ready ? 'ok' : 'not-ready', checks }, ready ? 200 : 503)
    })

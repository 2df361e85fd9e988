// Finishes, on the elected node, what a node that ended left unfinished. How long something has been open says that its
// node has ended: a node that lives answers long before.
import { openAnalyses } from '../../projections/analyses/analysis'
import { openModelParts } from '../../projections/analyses/model'
import { minuteMs } from '../../time/units'
import { materialOf } from '../analyses/run/model-material'
import { recover } from '../analyses/run/run-analysis'
import type { Core } from '../core/core'
import { recoverModels } from '../models/enrich'
import { logger } from '../runtime/logger'
import { startEvery, type Worker } from '../runtime/worker'

const everyMs = 15_000
/** Twice the longest that a photo waits for a reader and is read (reader/limits.ts). */
const analysisMs = 120_000
/** Several waits of a slow model, and at least this long. */
const modelMs = 10 * minuteMs

const recoverOthers = async (core: Core): Promise<void> => {
  const now = core.clock()
  const askedBefore = now - Math.max(modelMs, core.config.models.seconds * 4_000)
  const parts = openModelParts(core.views.db).filter(({ askedAt }) => askedAt < askedBefore)
  const models = recoverModels(core, materialOf, parts)
  let analyses = 0
  for (const row of openAnalyses(core.views.db)) {
    const requested = core.events.readAll(row.position - 1, 1)[0]?.at ?? now
    if (requested > now - analysisMs) continue
    analyses += await recover(core, [row])
  }
  if (analyses + models > 0) logger.info('cluster.taken_over', { analyses, models })
}

/** Its log lines say `take-over`, as operators know it. */
export const startRecoveringOthers = (core: Core): Worker =>
  startEvery({ name: 'take-over', everyMs, run: () => recoverOthers(core) })

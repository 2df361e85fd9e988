// `rebuild`: builds the read models again from the log.
import { z } from 'zod'
import { domainEvents } from '../../../events/schema/events'
import { LogError } from '../../../events/store/log-error'
import { projections } from '../../../projections/all'
import { openViews } from '../../../projections/engine/views'
import { parkedCount } from '../../../projections/engine/views-reader'
import type { Config } from '../../../server/config/config'
import { openFolder } from '../../../server/storage/open-folder'
import type { Command } from '../../command'
import { askRunning } from '../../control-client'

const rebuilt = z.object({ position: z.number(), parked: z.number() })
type Rebuilt = z.infer<typeof rebuilt>

async function rebuildHere(config: Config): Promise<Rebuilt> {
  const { log } = await openFolder(config, Date.now)
  try {
    // Read models can always be rebuilt: unreadable events are parked and reported.
    const catalog = domainEvents
    const views = await openViews({ folder: config.folder, log, projections, catalog, allowUnknown: true })
    await views.rebuild()
    const result = { position: views.position(), parked: parkedCount(views) }
    views.close()
    return result
  } finally {
    await log.close()
  }
}

/** By the running server, which serves the old ones meanwhile, if there is one. */
async function rebuildAnywhere(config: Config): Promise<Rebuilt> {
  try {
    return await rebuildHere(config)
  } catch (error) {
    const answer =
      error instanceof LogError && error.code === 'locked' ? await askRunning(config, { kind: 'rebuild' }) : null
    if (answer === null) throw error
    return rebuilt.parse(JSON.parse(answer))
  }
}

export const rebuild: Command = {
  usage: 'rebuild [--json]',
  examples: ['rebuild'],
  options: { json: { type: 'boolean' } },
  summary: 'rebuild the read models from the log; also while the server runs, which serves the old ones meanwhile',
  args: [0, 0],
  needsSite: () => true,
  run: async ({ options, config, out, problem, say }) => {
    const { position, parked } = await rebuildAnywhere(config)
    if (parked > 0) problem(say('{{count}} events are parked', { count: parked }))
    out(
      options.json
        ? JSON.stringify({ position })
        : say('read models rebuilt up to position {{position}}', { position }),
    )
    return 0
  },
}

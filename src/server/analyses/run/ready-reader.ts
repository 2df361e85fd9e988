// Readies a reader while somebody who opened an upload's page chooses their file. A reader that is started by the upload itself
// loads its libraries first, a third of a second on two cores, and readers end after a minute without work: on a small server
// nearly every upload would be such a first one.
import { pngOf } from '../../../analysis/photo/png'
import { packResume } from '../../../analysis/resume/reader-input'
import { monthAt } from '../../../domain/day'
import type { Core } from '../../core/core'
import { errorDetails, logger } from '../../runtime/logger'
import example from '../../site/example/pt-BR.pdf' with { type: 'file' }

/** After the page has been answered with its styles and scripts, and before most people have found their file. */
export const readyAfterMs = 1_000

/** A job, and something to run it on that comes from no person. */
const trials = {
  resume: {
    job: 'resume',
    input: async (now: number) => packResume({ now: monthAt(now), corrections: [] }, await Bun.file(example).bytes()),
  },
  // A grey picture: the nets are loaded and look for a face in vain.
  photo: {
    job: 'people',
    input: async () => pngOf({ width: 64, height: 64, channels: 1, data: new Uint8Array(64 * 64).fill(128) }),
  },
} as const
export type ReadyTool = keyof typeof trials

type Needs = Pick<Core, 'reader' | 'clock'> & { readonly caches: Pick<Core['caches'], 'readying'> }

const tryOut = async ({ reader, clock }: Needs, account: string, tool: ReadyTool): Promise<void> => {
  const { job, input } = trials[tool]
  try {
    const bytes = await input(clock())
    // In the person's own turn, so that their file waits for this and starts no second process beside it.
    if (!reader.hasBegun(job)) await reader.run(job, bytes, { account, priority: 'idle' })
  } catch (error) {
    logger.warn('reader.not_ready', { job, ...errorDetails(error) })
  }
}

/** Returns at once. Does nothing where a reader has run such a job already. */
export const readyReader = (core: Needs, account: string, tool: ReadyTool): void => {
  // Many pages at once lead to one trial.
  const { readying } = core.caches
  if (readying.has(tool) || core.reader.hasBegun(trials[tool].job)) return
  readying.add(tool)
  setTimeout(async () => {
    readying.delete(tool)
    await tryOut(core, account, tool)
  }, readyAfterMs).unref()
}

// Builds and checks the optimised résumé files after the answer, when no reader is busy, and adds the outcome to the
// result. What a stop or crash interrupts is done when the result is next viewed; until then the page says that it is
// being prepared. The page that shows the result needs a reader first, for its picture, and comes right after the answer: until
// then the check waits.

import { liveEvents, type OptimisedJson } from '../../../api/live'
import { optimised } from '../../../domain/analyses/optimised'
import { accountStream } from '../../../events/schema/events'
import { type AnalysisRow, analysisById } from '../../../projections/analyses/analysis'
import type { Core } from '../../core/core'
import { systemMetadata } from '../../runtime/event-metadata'
import { errorDetails, logger } from '../../runtime/logger'
import { resultJson } from '../../runtime/result-json'
import { readUpload } from '../../storage/uploads'
import { resumeResultOf } from '../results/results'
import { correctionTurn, optimisedInput } from './optimised-input'

type Part = { readonly account: string; readonly analysis: string; readonly correlation: string }

/** Most checks under way at once; the rest wait until their result is viewed. */
const most = 256
/** How long a check waits for the page that shows its result, in ms. */
export const pageFirstMs = 1_500

/** True where the reading was corrected meanwhile, so that the outcome is of another one and was not recorded. */
const check = async (core: Core, { account, analysis, correlation }: Part): Promise<boolean> => {
  const row = analysisById(core.views.db, analysis)
  const bytes = row && (await readUpload(core, account, analysis))
  const packet = bytes && optimisedInput(row, bytes)
  const answer = packet ? await core.reader.run('optimisedFacts', packet, { account, priority: 'idle' }) : null
  // A busy reader is no failure here: the check runs when the result is next viewed.
  if (answer?.ok === false && answer.refusal === 'busy') return false
  // A result is complete without these files: if building them fails or the upload is gone, none is offered.
  const facts = answer?.ok && answer.value ? resultJson(answer.value) : null
  const command = { kind: 'check', analysis, reading: row?.reading ?? 0, facts } as const
  return core.mutex(correctionTurn(account), async () => {
    if (analysisById(core.views.db, analysis)?.reading !== row?.reading) return true
    const outcome = await core.handle(optimised, accountStream(account), command, systemMetadata(core, correlation))
    const message: OptimisedJson = { analise: analysis }
    if (outcome.ok) core.live.send(account, liveEvents.optimised, message)
    return false
  })
}

/** Builds and checks the optimised files of an analysis, unless that is under way, in `wait` ms. Never throws. */
export const checkOptimised = (core: Core, part: Part, wait = 0): void => {
  const checks = core.caches.optimisedChecks
  if (checks.has(part.analysis) || checks.size >= most) return
  const turn = Promise.withResolvers<void>()
  const timer = setTimeout(turn.resolve, wait)
  timer.unref()
  const checkEnded = turn.promise
    .then(() => check(core, part))
    .catch((error: unknown) => {
      logger.warn('optimised_file.unchecked', errorDetails(error))
      return false
    })
    .then((isOutdated) => {
      checks.delete(part.analysis)
      if (isOutdated) checkOptimised(core, part)
    })
  const start = () => {
    clearTimeout(timer)
    turn.resolve()
  }
  checks.set(part.analysis, { done: checkEnded, start })
}

/** The same for a stored result that has not been checked yet. */
export const checkIfPending = (core: Core, row: AnalysisRow | undefined): void => {
  if (row && resumeResultOf(row)?.optimised === 'pending')
    checkOptimised(core, { account: row.account, analysis: row.id, correlation: row.correlation })
}

/** The same for a result whose page is drawn: nothing that the page waits for comes after it. */
export const checkNow = (core: Core, row: AnalysisRow | undefined): void => {
  checkIfPending(core, row)
  if (row) core.caches.optimisedChecks.get(row.id)?.start()
}

/** Starts what waits, and resolves when all checks have ended, also those begun again. */
export const optimisedSettled = async (core: Core): Promise<void> => {
  const checks = core.caches.optimisedChecks
  while (checks.size > 0) {
    for (const { start } of checks.values()) start()
    await Promise.all([...checks.values()].map(({ done }) => done))
  }
}

// The effect behind an optimised résumé: after the answer, when no reader has anything else to do, the files are made and
// checked, and what is to be said of them joins the result. What a stop or a crash leaves undone is done when the result is
// next looked at, and the page says until then that it is being prepared.
import { liveEvents, type OptimisedJson } from '../../api/live'
import { optimised } from '../../domain/analyses/optimised'
import { accountStream } from '../../events/schema/account'
import type { AnalysisRow } from '../../projections/analyses/analysis'
import type { Core } from '../core'
import { systemMetadata } from '../runtime/event-metadata'
import { errorDetails, logger } from '../runtime/logger'
import { resultJson } from '../runtime/result-json'
import { readUpload } from '../storage/uploads'
import { resumeResultOf } from './results'

type Part = { readonly account: string; readonly analysis: string; readonly correlation: string }

/** Checks under way at once; past that they wait to be looked at. */
const most = 256
const underWay = new WeakMap<Core, Map<string, Promise<void>>>()
const checksOf = (core: Core): Map<string, Promise<void>> => {
  const checks = underWay.get(core) ?? new Map<string, Promise<void>>()
  underWay.set(core, checks)
  return checks
}

const check = async (core: Core, { account, analysis, correlation }: Part): Promise<void> => {
  const bytes = await readUpload(core, account, analysis)
  const made = bytes ? await core.reader.run('optimisedFacts', bytes, { account, background: true }) : null
  // Nobody was to be kept waiting for it: it is tried again when somebody looks.
  if (made?.ok === false && made.refusal === 'busy') return
  // A result is complete without these files: where making them goes wrong, or the upload is gone, none is offered.
  const facts = made?.ok && made.value ? resultJson(made.value) : null
  const command = { kind: 'check', analysis, facts } as const
  const done = await core.handle(optimised, accountStream(account), command, systemMetadata(core, correlation))
  if (!done.ok) return
  const message: OptimisedJson = { analise: analysis }
  core.live.send(account, liveEvents.optimised, message)
}

/** Has the optimised files of an analysis made and checked, unless that is under way. Never throws; nobody waits for it. */
export const checkOptimised = (core: Core, part: Part): void => {
  const checks = checksOf(core)
  if (checks.has(part.analysis) || checks.size >= most) return
  const done = check(core, part)
    .catch((error: unknown) => logger.warn('optimised file not checked', errorDetails(error)))
    .finally(() => checks.delete(part.analysis))
  checks.set(part.analysis, done)
}

/** The same for a stored result that still waits for it. */
export const checkIfPending = (core: Core, row: AnalysisRow | undefined): void => {
  if (row && resumeResultOf(row)?.optimised === 'pending')
    checkOptimised(core, { account: row.account, analysis: row.id, correlation: row.correlation })
}

/** When all checks under way have ended. */
export const optimisedSettled = async (core: Core): Promise<void> => {
  await Promise.all(checksOf(core).values())
}

// Runs an analysis: reserves a use, reads and measures in the reader's process, appends the outcome. Every request ends
// in an event, at the latest after the next start.
import { analysis } from '../../../domain/analyses/analysis'
import { completion } from '../../../domain/analyses/completion'
import { quotaRefusal } from '../../../domain/quota/quota'
import { accountStream } from '../../../events/schema/events'
import type { Failure, Tool } from '../../../events/schema/vocabulary'
import type { EventMetadata } from '../../../events/store/log'
import { LogError } from '../../../events/store/log-error'
import { accountById } from '../../../projections/accounts/account'
import { type AnalysisRow, openAnalyses } from '../../../projections/analyses/analysis'
import { allowanceNow } from '../../billing/allowance'
import type { Core } from '../../core/core'
import { askModel, askOf } from '../../models/enrich'
import { systemMetadata } from '../../runtime/event-metadata'
import { errorDetails, logger } from '../../runtime/logger'
import { createMutex } from '../../runtime/mutex'
import { removeUnneededUploads } from '../../storage/upload-retention'
import { readUpload, removeFile, storeUpload } from '../../storage/uploads'
import { checkOptimised, pageFirstMs } from '../downloads/optimised-check'
import { type MeasureRequest, measureByTool, type ToolOutcome } from './measure'
import { materialOf } from './model-material'

export type AnalysisOutcome =
  | { readonly ok: true; readonly analysis: string }
  | { readonly ok: false; readonly code: 'quota-exhausted' | 'quota-tool' | 'account-missing' | 'full' | 'busy' }
  | { readonly ok: false; readonly failed: Failure }

/** What a tool makes of its input. An error of our own is logged, and its outcome is `internal`. */
const measureInput = async (core: Core, tool: Tool, request: MeasureRequest): Promise<ToolOutcome> => {
  try {
    return (await measureByTool[tool]?.(core, request)) ?? { ok: false, failed: 'internal' }
  } catch (error) {
    logger.error('analysis.failed', { tool, ...errorDetails(error) })
    return { ok: false, failed: 'internal' }
  }
}

/** Metadata that names the event at a position as the cause. */
const causedBy = ({ events: log }: Core, position: number, metadata: EventMetadata): EventMetadata => ({
  ...metadata,
  causation: log.readAll(position - 1, 1)[0]?.id ?? null,
})

type Requested = Pick<AnalysisRow, 'account' | 'id' | 'tool'>

/** Appends the outcome of a requested analysis. Also used to recover after a crash. */
const finish = async (
  core: Core,
  { account, id, tool }: Requested,
  pendingOutcome: Promise<ToolOutcome>,
  metadata: EventMetadata,
): Promise<ToolOutcome> => {
  const stream = accountStream(account)
  const outcome = await pendingOutcome
  const after = { ...metadata, at: core.clock() }
  const part = { account, analysis: id, tool }
  const appended = outcome.ok
    ? await core.handle(
        completion,
        stream,
        { complete: { kind: 'complete', analysis: id, ...outcome }, ask: askOf(core, part) },
        after,
      )
    : await core.handle(analysis, stream, { kind: 'fail', analysis: id, reason: outcome.failed }, after)
  // The account was erased meanwhile: nobody to notify and nothing to give back.
  if (!appended.ok && appended.code === 'account-missing') return { ok: false, failed: 'interrupted' }
  if (!appended.ok) throw new Error(`analysis ${id} could not be completed: ${appended.code}`)
  if (outcome.ok && tool === 'photo') removeUnneededUploads(core, account)
  if (outcome.ok && outcome.result.optimised === 'pending')
    checkOptimised(core, { account, analysis: id, correlation: metadata.correlation }, pageFirstMs)
  if (outcome.ok) askModel(core, part, metadata, materialOf)
  return outcome
}

type Request = { readonly account: string; readonly tool: Tool; readonly file: string; readonly bytes: Uint8Array }
type Refusal = Extract<AnalysisOutcome, { readonly code: unknown }>

/** Stores the upload and appends its request: the position of that event, or why it is refused. */
const requestAnalysis = async (
  core: Core,
  id: string,
  { account, tool, file, bytes }: Request,
  metadata: EventMetadata,
): Promise<{ readonly position: number } | Refusal> => {
  // Stored before the event that names it, so that a crash in between leaves an orphaned file and not a lost one.
  try {
    await storeUpload(core, account, id, bytes)
  } catch (error) {
    // The account was erased meanwhile, and the folder of its files with it.
    if (accountById(core.views.db, account) === undefined) return { ok: false, code: 'account-missing' }
    throw error
  }
  const outcome = await core.handle(
    analysis,
    accountStream(account),
    {
      kind: 'request',
      analysis: id,
      tool,
      bytes: bytes.byteLength,
      file,
      now: metadata.at,
      limits: core.catalogue.limits,
    },
    metadata,
  )
  if (outcome.ok) return outcome
  removeFile(core, account, id)
  const { code } = outcome
  return code === 'quota-exhausted' || code === 'quota-tool' || code === 'account-missing' || code === 'full'
    ? { ok: false, code }
    : { ok: false, code: 'busy' }
}

/** One upload of an account at a time is stored and asked for, so that the next one knows what is left for it. */
const inTurn = createMutex()

/** Requests an analysis of a file and waits for its outcome. A refusal or failure costs the person no use. */
export const runAnalysis = async (core: Core, request: Request, metadata: EventMetadata): Promise<AnalysisOutcome> => {
  const { account, tool, bytes } = request
  const id = Bun.randomUUIDv7()
  const measure = () => measureInput(core, tool, { account, bytes, at: metadata.at })
  const requested = await inTurn(account, async () => {
    const left = allowanceNow(core, account, metadata.at)?.allowance
    const code = left ? quotaRefusal(left, tool) : null
    if (code) return { ok: false, code } as const
    // Read while it is stored and asked for: nothing of it counts before its request is in the log. A scan waits for its
    // request: what it compares is stored elsewhere and may be deleted meanwhile.
    const early = tool === 'job' ? null : measure()
    const appended = await requestAnalysis(core, id, request, metadata)
    return 'code' in appended ? appended : { position: appended.position, early }
  })
  if ('code' in requested) return requested
  const outcome = await finish(
    core,
    { account, id, tool },
    requested.early ?? measure(),
    causedBy(core, requested.position, metadata),
  )
  if (!outcome.ok) removeFile(core, account, id)
  return outcome.ok ? { ok: true, analysis: id } : { ok: false, failed: outcome.failed }
}

/** The stored file; null if it is gone or damaged. Any other error may pass, so that the next start tries again. */
const intactUpload = async (core: Core, { account, id }: AnalysisRow): Promise<Uint8Array | null> => {
  try {
    return await readUpload(core, account, id)
  } catch (error) {
    if (!(error instanceof LogError) || error.code !== 'tampered') throw error
    logger.warn('analysis.upload_damaged', { analysis: id, ...errorDetails(error) })
    return null
  }
}

const recoverOne = async (core: Core, row: AnalysisRow): Promise<void> => {
  const { id, account, correlation, position } = row
  const bytes = await intactUpload(core, row)
  const metadata = systemMetadata(core, correlation)
  const pendingOutcome: Promise<ToolOutcome> = bytes
    ? measureInput(core, row.tool, { account, bytes, at: row.requestedAt })
    : Promise.resolve({ ok: false, failed: 'interrupted' })
  const outcome = await finish(core, row, pendingOutcome, causedBy(core, position, metadata))
  if (!outcome.ok) removeFile(core, account, id)
}

/**
 * Completes what a crash interrupted: runs it again from the stored file, or gives the use back if there is none that
 * can be read. One that cannot be completed now is logged and holds up no other. Returns how many were completed.
 * `open` are all that have no end; with several nodes, those whose node has ended.
 */
export const recover = async (core: Core, open = openAnalyses(core.views.db)): Promise<number> => {
  let recovered = 0
  for (const row of open)
    try {
      await recoverOne(core, row)
      recovered++
    } catch (error) {
      // With several nodes, its own node may have finished it in this very moment.
      logger.warn('analysis.not_recovered', { analysis: row.id, ...errorDetails(error) })
    }
  return recovered
}

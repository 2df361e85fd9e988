// Runs an analysis: reserves a use, reads and measures in the reader's process, appends the outcome. Every request ends
// in an event, at the latest after the next start.
import { analysis } from '../../../domain/analyses/analysis'
import { completion } from '../../../domain/analyses/completion'
import { quotaRefusal } from '../../../domain/quota/quota'
import { accountStream } from '../../../events/schema/accounts/account'
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
import type { MeasureRequest, ToolOutcome } from './measure'
import { measures } from './measure'
import { materialOf } from './model-material'

export type AnalysisOutcome =
  | { readonly ok: true; readonly analysis: string }
  | { readonly ok: false; readonly code: 'quota-exhausted' | 'quota-tool' | 'account-missing' | 'full' | 'busy' }
  | { readonly ok: false; readonly failed: Failure }

const measure = async (core: Core, tool: Tool, request: MeasureRequest): Promise<ToolOutcome> => {
  try {
    return (await measures[tool]?.(core, request)) ?? { ok: false, failed: 'internal' }
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

type Asked = Pick<AnalysisRow, 'account' | 'id' | 'tool' | 'requestedAt'>

/** Appends the outcome of a requested analysis. Also used to recover after a crash. */
const finish = async (
  core: Core,
  { account, id, tool, requestedAt: at }: Asked,
  measuring: Promise<ToolOutcome>,
  metadata: EventMetadata,
): Promise<ToolOutcome> => {
  const stream = accountStream(account)
  const measured = await measuring
  const after = { ...metadata, at: core.clock() }
  const part = { account, analysis: id, tool }
  const ended = measured.ok
    ? await core.handle(
        completion,
        stream,
        { complete: { kind: 'complete', analysis: id, ...measured }, ask: askOf(core, part) },
        after,
      )
    : await core.handle(analysis, stream, { kind: 'fail', analysis: id, reason: measured.failed }, after)
  // The account was erased meanwhile: nobody to notify and nothing to give back.
  if (!ended.ok && ended.code === 'account-missing') return { ok: false, failed: 'interrupted' }
  if (!ended.ok) throw new Error(`analysis ${id} could not be completed: ${ended.code}`)
  if (measured.ok && tool === 'photo') removeUnneededUploads(core, account)
  if (measured.ok && measured.result.optimised === 'pending')
    checkOptimised(core, { account, analysis: id, correlation: metadata.correlation, at }, pageFirstMs)
  if (measured.ok) askModel(core, part, metadata, materialOf)
  return measured
}

type Request = { readonly account: string; readonly tool: Tool; readonly file: string; readonly bytes: Uint8Array }
type Refusal = Extract<AnalysisOutcome, { readonly code: unknown }>

/** Stores the upload and appends its request: the position of that event, or why it is refused. */
const ask = async (
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
  const asked = await core.handle(
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
  if (asked.ok) return asked
  removeFile(core, account, id)
  const { code } = asked
  return code === 'quota-exhausted' || code === 'quota-tool' || code === 'account-missing' || code === 'full'
    ? { ok: false, code }
    : { ok: false, code: 'busy' }
}

/** One upload of an account at a time is stored and asked for, so that the next one knows what is left for it. */
const inTurn = createMutex()

/** Requests an analysis of a file and waits for its outcome. A refusal or failure costs the person no use. */
export const analyse = async (core: Core, request: Request, metadata: EventMetadata): Promise<AnalysisOutcome> => {
  const { account, tool, bytes } = request
  const id = Bun.randomUUIDv7()
  const start = () => measure(core, tool, { account, bytes, at: metadata.at })
  const begun = await inTurn(account, async () => {
    const left = allowanceNow(core, account, metadata.at)?.allowance
    const code = left ? quotaRefusal(left, tool) : null
    if (code) return { ok: false, code } as const
    // Read while it is stored and asked for: nothing of it counts before its request is in the log. A scan waits for its
    // request: what it compares is stored elsewhere and may be deleted meanwhile.
    const early = tool === 'job' ? null : start()
    const asked = await ask(core, id, request, metadata)
    return 'code' in asked ? asked : { position: asked.position, early }
  })
  if ('code' in begun) return begun
  const measured = await finish(
    core,
    { account, id, tool, requestedAt: metadata.at },
    begun.early ?? start(),
    causedBy(core, begun.position, metadata),
  )
  if (!measured.ok) removeFile(core, account, id)
  return measured.ok ? { ok: true, analysis: id } : { ok: false, failed: measured.failed }
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

const recoverOne = async (core: Core, one: AnalysisRow): Promise<void> => {
  const { id, account, correlation, position } = one
  const bytes = await intactUpload(core, one)
  const metadata = systemMetadata(core, correlation)
  const measuring: Promise<ToolOutcome> = bytes
    ? measure(core, one.tool, { account, bytes, at: one.requestedAt })
    : Promise.resolve({ ok: false, failed: 'interrupted' })
  const measured = await finish(core, one, measuring, causedBy(core, position, metadata))
  if (!measured.ok) removeFile(core, account, id)
}

/**
 * Completes what a crash interrupted: runs it again from the stored file, or gives the use back if there is none that
 * can be read. One that cannot be completed now is logged and holds up no other. Returns how many were completed.
 * `open` are all that have no end; with several nodes, those whose node has ended.
 */
export const recover = async (core: Core, open = openAnalyses(core.views.db)): Promise<number> => {
  let done = 0
  for (const one of open)
    try {
      await recoverOne(core, one)
      done++
    } catch (error) {
      // With several nodes, its own node may have finished it in this very moment.
      logger.warn('analysis.not_recovered', { analysis: one.id, ...errorDetails(error) })
    }
  return done
}

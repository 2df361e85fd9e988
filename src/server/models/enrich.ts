// Adds a model's text to a completed analysis: appends the request, asks one engine after another, appends the outcome.
// It runs after the analysis is done and counted, changes nothing of it and costs no use. Replay never calls it.

import type { ValidAnswer } from '../../analysis/models/answer'
import type { Written } from '../../analysis/models/write'
import { type ModelCommand, model, type TriedModels } from '../../domain/analyses/model'
import { accountStream } from '../../events/schema/events'
import type { ModelFailure } from '../../events/schema/vocabulary'
import type { EventMetadata } from '../../events/store/log'
import { askedSince, modelChoiceOf, modelPart, openModelParts, sameAnswer } from '../../projections/analyses/model'
import { dayMs } from '../../time/units'
import type { Core } from '../core/core'
import { systemMetadata } from '../runtime/event-metadata'
import { errorDetails, logger } from '../runtime/logger'
import { resultJson } from '../runtime/result-json'
import { type Part, publish, tryOne } from './ask-engine'
import { type Station, stationsFor } from './engines/port'
import type { Material, Question } from './question'

/** What a question about an analysis is built from; null when there is nothing left to ask about. */
type MaterialOf = (core: Core, part: Part) => Promise<Material | null>
type End = Extract<ModelCommand, { kind: 'answer' | 'give-up' }>

/** Longest wait for a turn, and longest pause a server may ask for before the next request, in ms. */
const turnMs = 120_000

const answerOf = (
  question: Question,
  { engine }: Station,
  usage: {
    readonly model: string
    readonly tokensIn: number
    readonly tokensOut: number
    readonly ms: number
    readonly valid: ValidAnswer
  },
  part: Part,
  reused: boolean,
  tried: TriedModels,
): End => ({
  kind: 'answer',
  analysis: part.analysis,
  engine: engine.kind,
  model: usage.model.slice(0, 200),
  host: engine.host.slice(0, 300),
  prompt: question.prompt,
  tokensIn: usage.tokensIn,
  tokensOut: usage.tokensOut,
  ms: usage.ms,
  dropped: usage.valid.dropped,
  withheld: question.withheld,
  reused,
  tried,
  key: keyOf(question, engine),
  answer: resultJson(usage.valid.answer ?? {}),
})

const keyOf = ({ digest, prompt }: Question, { kind, model: name }: Station['engine']) =>
  `${digest} ${prompt} ${kind} ${name}`

/** The answer that the same person got to the same question from the same model. */
const earlierAnswer = (core: Core, part: Part, question: Question, station: Station): End | null => {
  const row = sameAnswer(core.views.db, part.account, keyOf(question, station.engine))
  if (!row?.answer) return null
  const valid = { answer: row.answer as unknown as ValidAnswer['answer'], dropped: row.dropped ?? 0 }
  const usage = { model: row.model ?? station.engine.model, tokensIn: 0, tokensOut: 0, ms: 0, valid }
  return answerOf(question, station, usage, part, true, [])
}

/** A request without a usable answer: its tokens were paid for. */
const failedTry = (
  { engine }: Station,
  { fault, model: name = engine.model, tokensIn, tokensOut }: Extract<Written, { ok: false }>,
): TriedModels[number] => ({ engine: engine.kind, model: name.slice(0, 200), fault, tokensIn, tokensOut })

/** Tries one engine after another within the remaining time; null when the server stops. */
const askAll = async (
  core: Core,
  part: Part,
  stations: readonly Station[],
  materialOf: MaterialOf,
): Promise<End | null> => {
  const tried: TriedModels = []
  const gaveUp = (reason: ModelFailure): End => ({ kind: 'give-up', analysis: part.analysis, reason, tried })
  const material = await materialOf(core, part)
  if (!material) return gaveUp('interrupted')
  const { questionFrom } = await import('./question')
  const question = questionFrom(material)
  for (const station of stations) {
    const earlier = earlierAnswer(core, part, question, station)
    if (earlier) return earlier
  }
  let left = core.models.budgetMs
  let reason: ModelFailure = 'resting'
  for (const [at, station] of stations.entries()) {
    // On a busy machine one attempt may take more than its share, and more than the whole time.
    if (left <= 0) break
    if (!station.breaker.open(core.clock())) continue
    const turn = AbortSignal.any([AbortSignal.timeout(turnMs), core.models.stopped])
    let ms = 0
    const written = await station.queue.enter(
      async () => {
        publish(core, part, 'escrevendo')
        const begun = performance.now()
        const tried = await tryOne(core, part, question, station, left / (stations.length - at))
        ms = performance.now() - begun
        return tried
      },
      turn,
      (ahead) => {
        core.models.inProgress.set(part.analysis, { ahead, characters: 0 })
        publish(core, part, 'fila')
      },
    )
    if (core.models.stopped.aborted) return null
    left -= ms
    if (written?.ok) return answerOf(question, station, { ...written, ms: Math.round(ms) }, part, false, tried)
    if (written) tried.push(failedTry(station, written))
    reason = written ? written.fault : 'queue-full'
  }
  return gaveUp(reason)
}

/** Asks what was requested, and appends the outcome. */
const finish = async (core: Core, part: Part, metadata: EventMetadata, materialOf: MaterialOf): Promise<void> => {
  const stations = stationsFor(core.models, part.tool, modelChoiceOf(core.views.db, part.account))
  const end: End | null =
    stations.length === 0
      ? { kind: 'give-up', analysis: part.analysis, reason: 'interrupted', tried: [] }
      : await askAll(core, part, stations, materialOf).catch((error: unknown) => {
          // An error of our own: only its kind is logged, because its message may contain a text or a name.
          logger.error('model.failed', errorDetails(error))
          return { kind: 'give-up', analysis: part.analysis, reason: 'internal' as const, tried: [] }
        })
  if (!end) return
  // Erased meanwhile, or completed by another: nothing is left to append.
  await core.handle(model, accountStream(part.account), end, { ...metadata, at: core.clock() })
  core.models.inProgress.delete(part.analysis)
  publish(core, part, 'fim')
}

const logFailure = (work: Promise<void>): Promise<void> =>
  work.catch((error: unknown) => logger.error('model.failed', errorDetails(error)))

/** The question about an analysis, as part of its completion; null where no engine may be asked. */
export const askOf = (core: Core, { account, analysis, tool }: Part): Extract<ModelCommand, { kind: 'ask' }> | null =>
  stationsFor(core.models, tool, modelChoiceOf(core.views.db, account)).length === 0
    ? null
    : { kind: 'ask', analysis, asked: askedSince(core.views.db, account, core.clock() - dayMs) }

/** Has a model add its text to a completed analysis that requested one. Nobody waits for it. */
export const askModel = (core: Core, part: Part, metadata: EventMetadata, materialOf: MaterialOf): void => {
  if (!core.models.stopped.aborted && modelPart(core.views.db, part.analysis)?.state === 'asked')
    core.models.follow(logFailure(finish(core, part, metadata, materialOf)))
}

/** Asks again what a stop or crash interrupted; gives up what cannot be asked any more. */
export const recoverModels = (core: Core, materialOf: MaterialOf, open = openModelParts(core.views.db)): number => {
  for (const { account, analysis, tool, correlation } of open) {
    const metadata = systemMetadata(core, correlation)
    core.models.follow(logFailure(finish(core, { account, analysis, tool }, metadata, materialOf)))
  }
  return open.length
}

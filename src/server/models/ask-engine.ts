// Asks one engine once, and sends the person's open pages how far its answer has come.
import type { Fault } from '../../analysis/models/faults'
import { liveEvents, type ModelStep, type ModelStepJson } from '../../api/live'
import type { ModelSubject } from '../../events/schema/vocabulary'
import type { Core } from '../core/core'
import type { Station } from './engines/port'
import type { Question } from './question'

export type Part = { readonly account: string; readonly analysis: string; readonly tool: ModelSubject }
const patienceMs = 5_000
/** The page is notified of progress at most this often, in ms. */
const publishMs = 400

/** Sends the progress to the person's open pages. */
export const publish = (core: Core, { account, analysis }: Part, state: ModelStep) => {
  const { ahead, characters } = core.models.inProgress.get(analysis) ?? { ahead: 0, characters: 0 }
  const step: ModelStepJson = { analise: analysis, estado: state, fila: ahead, caracteres: characters }
  core.live.send(account, liveEvents.model, step)
}

/** Reports progress at intervals. */
const progressOf = (core: Core, part: Part) => {
  let last = 0
  return (characters: number) => {
    core.models.inProgress.set(part.analysis, { ahead: 0, characters })
    const now = performance.now()
    if (now - last < publishMs) return
    last = now
    publish(core, part, 'escrevendo')
  }
}

/** A bad answer, or one text that is too long, does not mean that the server is down. */
const notTheServers: readonly Fault[] = ['unreadable', 'unfounded', 'too-long']

/** One attempt with one engine. `fault` is the reason for no answer; it never throws. */
export const tryOne = async (core: Core, part: Part, question: Question, station: Station, ms: number) => {
  const { engine, breaker } = station
  const signal = AbortSignal.any([AbortSignal.timeout(ms), core.models.stopped])
  const { write } = await import('../../analysis/models/write')
  const ask = () => write(engine, question.task, question.ask, question.validate, signal, progressOf(core, part))
  const begun = performance.now()
  let written = await ask()
  if (!written.ok && written.fault === 'busy') {
    const wait = written.waitMs ?? 1_000
    if (wait <= patienceMs && performance.now() - begun + wait < ms && !signal.aborted) {
      await Bun.sleep(wait)
      written = await ask()
    }
  }
  const worked = written.ok || notTheServers.some((fault) => fault === written.fault)
  if (!core.models.stopped.aborted) breaker.record(worked, core.clock())
  return written
}

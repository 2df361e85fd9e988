// One request to one engine with one repair attempt; returns a text grounded in the person's own, or a fault.
import { keysOf, problemOf, type Task, type ValidAnswer } from './answer'
import type { Ask, Engine, Progress, Reply } from './engines/port'
import type { Fault } from './faults'
import { objectFrom } from './json'

export type Written =
  | {
      readonly ok: true
      readonly model: string
      readonly tokensIn: number
      readonly tokensOut: number
      readonly valid: ValidAnswer & { readonly answer: NonNullable<ValidAnswer['answer']> }
    }
  | {
      readonly ok: false
      readonly fault: Fault
      readonly waitMs?: number
      /** The server's name of the model, if it answered. */
      readonly model?: string
      readonly tokensIn: number
      readonly tokensOut: number
    }

type Spent = { readonly tokensIn: number; readonly tokensOut: number }
const nothingSpent: Spent = { tokensIn: 0, tokensOut: 0 }
const plus = (a: Spent, b: Spent): Spent => ({
  tokensIn: a.tokensIn + b.tokensIn,
  tokensOut: a.tokensOut + b.tokensOut,
})

const failed = (reply: Extract<Reply, { ok: false }>, spent: Spent): Written => ({ ...reply, ...spent })

/** Maximum characters of an invalid answer that are sent back to the model. */
const SHOWN_AGAIN = 4_000

/** The request with the errors of the first answer. */
const repairAsk = (ask: Ask, answer: string, problem: string): Ask => ({
  ...ask,
  again: {
    answer: answer.slice(0, SHOWN_AGAIN),
    problem: `That is not the JSON object that was asked for:\n${problem}\nAnswer again with the JSON object only.`,
  },
})

/**
 * Sends a request, and a second one when the answer does not have the expected schema. `validate` keeps what is grounded in the person's text.
 * Invalid items of the second answer are dropped and not requested again. Never throws.
 */
export const write = async (
  engine: Engine,
  task: Task,
  ask: Ask,
  validate: (value: Record<string, unknown>) => ValidAnswer,
  signal: AbortSignal,
  progress?: Progress,
): Promise<Written> => {
  const first = await engine.ask(ask, signal, progress)
  if (!first.ok) return failed(first, nothingSpent)
  let spent = plus(nothingSpent, first)
  let value = objectFrom(first.text, keysOf(task))
  let { model } = first
  // An answer cut by its limit is not requested again, because the second would be cut at the same place.
  const problem = value ? problemOf(task, value) : 'no object was found in it'
  if (problem && !(value && first.cut)) {
    const second = await engine.ask(repairAsk(ask, first.text, problem), signal, progress)
    if (!second.ok && !value) return { ...failed(second, spent), model }
    if (second.ok) {
      spent = plus(spent, second)
      model = second.model
      value = objectFrom(second.text, keysOf(task)) ?? value
    }
  }
  if (!value) return { ok: false, fault: 'unreadable', model, ...spent }
  const { answer, dropped } = validate(value)
  return answer
    ? { ok: true, model, ...spent, valid: { answer, dropped } }
    : { ok: false, fault: 'unfounded', model, ...spent }
}

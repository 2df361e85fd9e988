// Decides what a language model may add to a complete analysis: requested once, ended once, never counted as a use.
import type { DomainEvent } from '../../events/schema/events'
import type { ModelChoice, ModelFailure, ModelSubject } from '../../events/schema/vocabulary'
import { accept, type Decider, refuse } from '../decider'

type Answered = Extract<DomainEvent, { type: 'ModelAnswered' }>
/** Models without a usable answer for one analysis, in order. */
export type TriedModels = Answered['data']['tried']

/** Requests within 24 hours, of one account and of all: a model costs its operator money or energy. */
export const modelCaps = { account: 30, server: 2_000 } as const

export type ModelCommand =
  | {
      readonly kind: 'ask'
      readonly analysis: string
      /** Requests within the last 24 hours. */
      readonly asked: { readonly account: number; readonly server: number }
    }
  | {
      /** Another wording of a line of the draft, by an id of its own. */
      readonly kind: 'ask-wording'
      readonly wording: string
      readonly asked: { readonly account: number; readonly server: number }
    }
  | ({ readonly kind: 'answer' } & Omit<Answered['data'], 'tool'> & NonNullable<Answered['personal']>)
  | { readonly kind: 'give-up'; readonly analysis: string; readonly reason: ModelFailure; readonly tried: TriedModels }
  | { readonly kind: 'choose'; readonly choice: ModelChoice }

type Part = { readonly tool: ModelSubject; readonly state: 'due' | 'asked' }

export type ModelState = {
  readonly registered: boolean
  readonly choice: ModelChoice
  /** Completed analyses without a model request yet, and those with an open one. */
  readonly parts: ReadonlyMap<string, Part>
}

type ModelRefusal = 'account-missing' | 'model-not-due' | 'model-not-open' | 'model-off' | 'model-capped'

/** Analyses remembered as due or asked; a model is asked within moments or not at all, so older ones never are. */
const partsMax = 200

const put = (parts: ModelState['parts'], id: string, part: Part | null): ModelState['parts'] => {
  const next = new Map(parts)
  if (part) next.set(id, part)
  else next.delete(id)
  const [oldest] = next.keys()
  if (next.size > partsMax && oldest !== undefined) next.delete(oldest)
  return next
}

const isCapped = ({ account, server }: { readonly account: number; readonly server: number }): boolean =>
  account >= modelCaps.account || server >= modelCaps.server

/** An analysis has at most one model part, and nothing here affects the allowance. */
export const model: Decider<ModelState, ModelCommand, DomainEvent, ModelRefusal> = {
  initial: { registered: false, choice: 'any', parts: new Map() },

  evolve: (state, event) => {
    switch (event.type) {
      case 'AccountRegistered':
        return { ...state, registered: true }
      case 'AccountErased':
        return { registered: false, choice: 'any', parts: new Map() }
      case 'AnalysisCompleted':
        return { ...state, parts: put(state.parts, event.data.analysis, { tool: event.data.tool, state: 'due' }) }
      case 'InterviewAnswered': {
        const { follow } = event.data
        return follow === null
          ? state
          : { ...state, parts: put(state.parts, follow, { tool: 'interview', state: 'due' }) }
      }
      case 'ModelAsked':
        return { ...state, parts: put(state.parts, event.data.analysis, { tool: event.data.tool, state: 'asked' }) }
      case 'ModelAnswered':
      case 'ModelGaveUp':
        return { ...state, parts: put(state.parts, event.data.analysis, null) }
      case 'ModelChoiceMade':
        return { ...state, choice: event.data.choice }
      default:
        return state
    }
  },

  decide: (command, { registered, choice, parts }) => {
    if (!registered) return refuse('account-missing')
    if (command.kind === 'choose')
      return command.choice === choice
        ? accept()
        : accept({ type: 'ModelChoiceMade', data: { choice: command.choice }, personal: null })
    if (command.kind === 'ask-wording') {
      if (choice === 'none') return refuse('model-off')
      // Nothing else bounds how often somebody presses: beyond the caps it leaves no event.
      if (isCapped(command.asked)) return refuse('model-capped')
      return accept({ type: 'ModelAsked', data: { analysis: command.wording, tool: 'draft' }, personal: null })
    }
    const { analysis } = command
    const part = parts.get(analysis)
    if (command.kind === 'ask') {
      if (choice === 'none') return refuse('model-off')
      if (part?.state !== 'due') return refuse('model-not-due')
      const { tool } = part
      const ask: DomainEvent = { type: 'ModelAsked', data: { analysis, tool }, personal: null }
      if (!isCapped(command.asked)) return accept(ask)
      // Recorded as not made, so that the result can explain what is missing.
      return accept<DomainEvent>(ask, {
        type: 'ModelGaveUp',
        data: { analysis, tool, reason: 'capped', tried: [] },
        personal: null,
      })
    }
    if (part?.state !== 'asked') return refuse('model-not-open')
    const { tool } = part
    if (command.kind === 'give-up') {
      const { reason, tried } = command
      return accept({ type: 'ModelGaveUp', data: { analysis, tool, reason, tried }, personal: null })
    }
    const { kind: _, key, answer, ...data } = command
    return accept({ type: 'ModelAnswered', data: { ...data, tool }, personal: { key, answer } })
  },
}

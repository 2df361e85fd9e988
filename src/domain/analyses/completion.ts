// The end of an analysis and the request to a model are one decision, so that no crash comes in between: a completed
// analysis says whether a model was requested, and a restart finds it.
import type { DomainEvent } from '../../events/schema/events'
import { accept, type Decider } from '../decider'
import { type AnalysisCommand, type AnalysisRefusal, type AnalysisState, analysis } from './analysis'
import { type ModelCommand, type ModelState, model } from './model'

type CompletionCommand = {
  readonly complete: Extract<AnalysisCommand, { kind: 'complete' }>
  /** Null where no model is to be asked. */
  readonly ask: Extract<ModelCommand, { kind: 'ask' }> | null
}

export const completion: Decider<
  { readonly analysis: AnalysisState; readonly model: ModelState },
  CompletionCommand,
  DomainEvent,
  AnalysisRefusal
> = {
  initial: { analysis: analysis.initial, model: model.initial },

  evolve: (state, event) => ({
    analysis: analysis.evolve(state.analysis, event),
    model: model.evolve(state.model, event),
  }),

  decide: ({ complete, ask }, state) => {
    const outcome = analysis.decide(complete, state.analysis)
    if ('refused' in outcome || !ask) return outcome
    const question = model.decide(ask, outcome.events.reduce(model.evolve, state.model))
    // A person who allows no model gets their result all the same.
    return 'refused' in question ? outcome : accept(...outcome.events, ...question.events)
  },
}

/** A refusal is a stable code; its text in the person's language is `errors.<code>`. */
export type Decision<Event, Code extends string> = { readonly events: readonly Event[] } | { readonly refused: Code }

/** The pure rules of one feature over one stream; `evolve` never throws, because past events are facts. */
export type Decider<State, Command, Event, Code extends string> = {
  readonly initial: State
  evolve(state: State, event: Event): State
  decide(command: Command, state: State): Decision<Event, Code>
}

/** The state after a history. */
export const fold = <State, Event>(
  decider: Pick<Decider<State, never, Event, string>, 'initial' | 'evolve'>,
  history: readonly Event[],
): State => history.reduce<State>((state, event) => decider.evolve(state, event), decider.initial)

/** What happened; without events: nothing changes, and nothing is wrong with that. */
export const accept = <Event>(...events: readonly Event[]): { readonly events: readonly Event[] } => ({ events })
export const refuse = <Code extends string>(code: Code): { readonly refused: Code } => ({ refused: code })

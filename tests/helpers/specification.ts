// given(events).when(command).then(events | refusal): a rule of the domain as one sentence. For tests only.
import { expect } from 'bun:test'
import { type Decider, fold } from '../../src/domain/decider'

export const specification = <State, Command, Event, Code extends string>(
  decider: Decider<State, Command, Event, Code>,
) => ({
  given: (...history: readonly Event[]) => ({
    when: (command: Command) => {
      const decision = decider.decide(command, fold(decider, history))
      return {
        // biome-ignore lint/suspicious/noThenProperty: given, when, then are the words of the trade
        then: (...events: readonly Event[]) => expect(decision).toEqual({ events }),
        refused: (code: Code) => expect(decision).toEqual({ refused: code }),
      }
    },
  }),
})

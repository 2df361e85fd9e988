// Tools that a person has no use for, such as LinkedIn for a cook: they are left out of the overall score, until counted again.
import type { DomainEvent } from '../../events/schema/events'
import { accept, type Decider, refuse } from '../decider'

export type RatedTool = Extract<DomainEvent, { type: 'ToolUseChosen' }>['data']['tool']
type ToolUseCommand = { readonly kind: 'choose'; readonly tool: RatedTool; readonly used: boolean }
type ToolUseState = { readonly registered: boolean; readonly unused: readonly RatedTool[] }
type ToolUseRefusal = 'account-missing'

/** The tools left out after one more choice, in the order they were chosen. */
const afterChoice = <Tool>(unused: readonly Tool[], tool: Tool, used: boolean): Tool[] => {
  const others = unused.filter((one) => one !== tool)
  return used ? others : [...others, tool]
}

/** A choice made again is no event. */
export const toolUse: Decider<ToolUseState, ToolUseCommand, DomainEvent, ToolUseRefusal> = {
  initial: { registered: false, unused: [] },

  evolve: (state, event) => {
    if (event.type === 'AccountRegistered') return { ...state, registered: true }
    if (event.type !== 'ToolUseChosen') return state
    return { ...state, unused: afterChoice(state.unused, event.data.tool, event.data.used) }
  },

  decide: ({ tool, used }, { registered, unused }) => {
    if (!registered) return refuse('account-missing')
    if (unused.includes(tool) !== used) return accept()
    return accept({ type: 'ToolUseChosen', data: { tool, used }, personal: null })
  },
}

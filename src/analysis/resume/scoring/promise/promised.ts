// Adds up what each tip promises, so that every page names the same gain for it.
import type { Check } from '../../result'

type Gaining = Pick<Check, 'id' | 'gain' | 'points' | 'params' | 'status'>

const isOpen = ({ status }: Gaining): boolean => status === 'part' || status === 'none'

/** True where the work is not described: one tip says so, and not each check of that work. */
const isRepeated = ({ id, params: { context } }: Gaining, checks: readonly Gaining[]): boolean => {
  const tasks = checks.find((one) => one.id === 'tasks' && isOpen(one))
  if (id === 'openings') return tasks !== undefined && (context === 'few' || context === 'nobullets')
  return id === 'quantified' && tasks?.points === 0 && (context === 'none' || context === 'nobullets')
}

/** The whole points that the tip of each open check promises; a check without a tip of its own is not in it. */
export const promisedGains = (checks: readonly Gaining[]): ReadonlyMap<string, number> => {
  const open = checks.filter(isOpen)
  // The sentences that the tip about tasks asks for open with what was done: their points are part of what it brings.
  const opened = open.find((one) => one.id === 'openings' && isRepeated(one, open))?.gain ?? 0
  return new Map(
    open.flatMap((one) =>
      isRepeated(one, open) ? [] : [[one.id, one.gain + (one.id === 'tasks' ? opened : 0)] as const],
    ),
  )
}

/** The tips that were open and are done now, with what each brought: at most one point is left of its check, and that for another advice; what is asked on is not done. */
export const doneGains = (before: readonly Gaining[], now: readonly Gaining[]): ReadonlyMap<string, number> => {
  const left = promisedGains(now)
  return new Map(
    [...promisedGains(before)].flatMap(([id, gain]) => {
      const [earlier, later] = [before, now].map((checks) => checks.find((one) => one.id === id))
      const rest = later?.status === 'full' ? 0 : left.get(id)
      const isOther = later?.params.context !== earlier?.params.context
      return rest === 0 || (rest === 1 && gain > 1 && isOther) ? [[id, gain - rest] as const] : []
    }),
  )
}

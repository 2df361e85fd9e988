// The common form of explanations: from a history to its steps and their sum.
import type { Catalogue, PlanLimits } from '../../billing/catalogue'
import type { Meta } from '../../events/schema/catalog'
import type { DomainEvent } from '../../events/schema/events'
import type { Input } from '../command'
import type { Say } from '../say'

export type Past = DomainEvent & { readonly meta: Meta }

/** Prints one explanation. `now` (ms) is the time it is explained at; `limits` are those of the catalogue. */
export type Explanation = (
  history: readonly Past[],
  input: Pick<Input, 'options' | 'out' | 'say'> & {
    readonly now: number
    readonly limits: PlanLimits
    readonly catalogue: Catalogue
  },
) => void

/** The heading of the columns that every explanation begins with. */
export const heading = (say: Say, columns: string): string =>
  `${say('position').padStart(8)}  ${say('when (UTC)').padEnd(19)}  ${columns}  ${say('cause')}`

export const where = ({ position, at, correlation }: Meta) => ({
  position,
  at: new Date(at).toISOString(),
  correlation,
})

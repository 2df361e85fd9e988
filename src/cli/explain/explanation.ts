// The common form of explanations: from a history to its steps and their sum.
import type { Catalogue, PlanLimits } from '../../billing/catalogue'
import type { AccountEvent } from '../../events/schema/accounts/account'
import type { Meta } from '../../events/schema/catalog'
import type { Input } from '../command'

export type Past = AccountEvent & { readonly meta: Meta }

/** Prints one explanation. `now` (ms) is the time it is explained at; `limits` are those of the catalogue. */
export type Explanation = (
  history: readonly Past[],
  input: Pick<Input, 'options' | 'out'> & {
    readonly now: number
    readonly limits: PlanLimits
    readonly catalogue: Catalogue
  },
) => void

export const where = ({ position, at, correlation }: Meta) => ({
  position,
  at: new Date(at).toISOString(),
  correlation,
})

// The catalogue as it is offered at a time: mentoring is withheld while no mentor gives an hour that can be booked.
import type { Catalogue } from '../../billing/catalogue'
import { mentoringLimits } from '../../domain/mentoring/booking'
import type { ViewsDb } from '../../projections/engine/projection'
import { freeHours } from '../../projections/mentoring/mentoring-queries'

/** Whether there is an hour that somebody could book now (ms). */
const isOffered = (db: ViewsDb, now: number): boolean => {
  try {
    return freeHours(db, now + mentoringLimits.leadMs, 1).length > 0
  } catch {
    // Read models that cannot be read are reported where a page needs them; prices and plans must not fail with them.
    return false
  }
}

export type OfferedCatalogue = {
  /** The same object as long as the offer is the same. */
  current(): Catalogue
  replace(catalogue: Catalogue): void
}

export const createOfferedCatalogue = (
  catalogue: Catalogue,
  views: { readonly db: ViewsDb },
  clock: () => number,
): OfferedCatalogue => {
  const both = (whole: Catalogue) => ({
    whole,
    without: { ...whole, withheld: [...whole.withheld, 'mentoria_mensal'] } satisfies Catalogue,
  })
  let offers = both(catalogue)
  return {
    current: () => (isOffered(views.db, clock()) ? offers.whole : offers.without),
    replace: (next) => {
      offers = both(next)
    },
  }
}

// The catalogue as it is offered at a time: mentoring is withheld while no mentor gives an hour that can be booked.
import type { Catalogue } from '../../billing/catalogue'
import { mentoringLimits } from '../../domain/mentoring/hour'
import type { ViewsDb } from '../../projections/engine/projection'
import { freeHours } from '../../projections/mentoring/mentoring-queries'

type Reads = { readonly db: ViewsDb; readonly file: string; position(): number }

/**
 * The start (ms) of the next hour that somebody could book, null for none. Asked several times in a request, so it is read again
 * only when it may have changed: with the next event, with other read models, when that hour is too near, or when the clock was
 * put back.
 */
const nextHour = (views: Reads): ((now: number) => number | null) => {
  let cached = { file: '', position: -1, from: 0, start: null as number | null }
  return (now) => {
    const [file, position, from] = [views.file, views.position(), now + mentoringLimits.leadMs]
    const still = cached.file === file && cached.position === position && cached.from <= from
    if (still && (cached.start === null || cached.start >= from)) return cached.start
    cached = { file, position, from, start: freeHours(views.db, from, 1)[0]?.start ?? null }
    return cached.start
  }
}

type OfferedCatalogue = {
  /** The same object as long as the offer is the same. */
  current(): Catalogue
  replace(catalogue: Catalogue): void
}

export const createOfferedCatalogue = (catalogue: Catalogue, views: Reads, clock: () => number): OfferedCatalogue => {
  const both = (whole: Catalogue) => ({
    whole,
    without: { ...whole, withheld: [...whole.withheld, 'mentoria_mensal'] } satisfies Catalogue,
  })
  let offers = both(catalogue)
  const next = nextHour(views)
  const isOffered = (): boolean => {
    try {
      return next(clock()) !== null
    } catch {
      // Read models that cannot be read are reported where a page needs them; prices and plans must not fail with them.
      return false
    }
  }
  return {
    current: () => (isOffered() ? offers.whole : offers.without),
    replace: (next) => {
      offers = both(next)
    },
  }
}

// Counts what several adverts ask, and which of it the résumé does not show. Pure.

/** A keyword of one advert as a comparison stores it. */
export type AskedKeyword = {
  readonly id: string
  /** As the advert writes it. */
  readonly text: string
  readonly kind: 'hard' | 'soft'
  /** close: another word of the person's only suggests it; absent from comparisons before rubric 30. */
  readonly bucket: 'shown' | 'listed' | 'close' | 'missing'
  /** The résumé's line that shows it; null without one. */
  readonly line: number | null
}

/** What a comparison keeps of a scanner's result. */
export type Compared = {
  /** Where the score could lie, for an advert that says little. */
  readonly range: { readonly from: number; readonly to: number } | null
  readonly keywords: readonly AskedKeyword[]
}

export type Ask = {
  readonly id: string
  readonly text: string
  /** Adverts that ask for it. */
  readonly count: number
  readonly bucket: AskedKeyword['bucket']
  readonly line: number | null
}

export type Asks = {
  /** Adverts compared. */
  readonly of: number
  /** What at least two of them ask, the most frequent first; with one advert, all it asks. */
  readonly rows: readonly Ask[]
  /** The most frequent that the résumé does not show; null where nothing is missing. */
  readonly missing: Ask | null
}

const rows = 8
const order = { shown: 0, listed: 1, close: 2, missing: 3 } as const

/** The spelling most adverts use; of equal ones the first. */
const commonText = (texts: readonly string[]): string => {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? ''
}

/** Counts what the adverts ask. Soft skills are left out: everybody asks them and no line proves them. */
export const asksOf = (adverts: readonly Compared[]): Asks => {
  const byId = new Map<string, AskedKeyword[]>()
  for (const { keywords } of adverts)
    for (const keyword of new Map(keywords.map((one) => [one.id, one])).values())
      if (keyword.kind === 'hard') byId.set(keyword.id, [...(byId.get(keyword.id) ?? []), keyword])
  const all = [...byId]
    .map(([id, found]): Ask => {
      const best = found.toSorted((one, other) => order[one.bucket] - order[other.bucket])[0]
      const bucket = best?.bucket ?? 'missing'
      return {
        id,
        text: commonText(found.map(({ text }) => text)),
        count: found.length,
        bucket,
        line: best?.line ?? null,
      }
    })
    .filter(({ count }) => count > 1 || adverts.length === 1)
    .toSorted((one, other) => other.count - one.count || order[other.bucket] - order[one.bucket])
  const missing = all.find(({ bucket }) => bucket === 'missing') ?? null
  const first = all.slice(0, rows)
  return {
    of: adverts.length,
    rows: missing && !first.includes(missing) ? [...first.slice(0, rows - 1), missing] : first,
    missing,
  }
}

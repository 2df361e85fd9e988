// "Industrial, hospitalar ou escolar": one of several alternatives is enough.
import { isExplainedBy } from '../../advert/terms/explained'
import type { KeywordMatch } from '../../result'
import { CREDITS } from '../../rubric'

type Graded = Omit<KeywordMatch, 'gain'>

/** Where in a quote the names in brackets behind a keyword stand: "impostos (PIS, COFINS e CSLL)". */
const bracketsOf = ({ text, quote }: Graded): { readonly from: number; readonly to: number } | null => {
  const at = quote.text.indexOf(`${text} (`)
  const from = at + text.length + 1
  const to = at < 0 ? -1 : quote.text.indexOf(')', from)
  return to < 0 ? null : { from, to }
}

/** Gives a general word that is missing the best of the names in its brackets, as what suggests it. */
export const withNamed = (keywords: readonly Graded[]): Graded[] =>
  keywords.map((one) => {
    const brackets = one.bucket === 'missing' && one.kind === 'hard' ? bracketsOf(one) : null
    if (brackets === null) return one
    const [best] = keywords
      .filter((other) => {
        const at = other.quote.text === one.quote.text ? one.quote.text.indexOf(other.text, brackets.from) : -1
        return other.kind === 'hard' && other.credit > 0 && at >= 0 && at < brackets.to
      })
      .toSorted((a, b) => b.credit - a.credit)
    if (best === undefined) return one
    // "Event Sourcing (ES)": the letters are a name of the words, and no part of them.
    const how = isExplainedBy(best.text.replace(/(?<=\p{Lu})s$/u, ''), one.text) ? 'alias' : 'implied'
    const credit = how === 'alias' ? best.credit : Math.round(best.credit * CREDITS.implied * 100) / 100
    return { ...one, bucket: best.bucket, credit, how, evidence: best.evidence }
  })

/** Gives every alternative, and what they are means of, the credit of the best one in its group. */
export const withAlternatives = (keywords: readonly Graded[]): Graded[] => {
  const best = new Map<string, Graded>()
  for (const keyword of keywords) {
    const top = keyword.either && best.get(keyword.either)
    if (keyword.either && keyword.credit > (top ? top.credit : 0)) best.set(keyword.either, keyword)
  }
  return keywords.map((one) => {
    const means = one.by && best.get(one.by)
    if (means && means.credit > one.credit)
      return { ...one, bucket: means.bucket, credit: means.credit, how: 'implied', evidence: means.evidence }
    const top = one.either && best.get(one.either)
    if (!top || top.id === one.id || one.credit >= top.credit) return one
    // Another option the person shows as well stays theirs, and needs no other words.
    if (one.bucket === top.bucket && one.how !== null) return { ...one, credit: top.credit }
    return { ...one, bucket: top.bucket, credit: top.credit, how: 'alternative', evidence: top.evidence }
  })
}

/** The number of keywords in each group of alternatives, because a group weighs as much as one keyword. */
export const groupSizes = (keywords: readonly Pick<Graded, 'either'>[]): ReadonlyMap<string, number> => {
  const sizes = new Map<string, number>()
  for (const { either } of keywords) if (either) sizes.set(either, (sizes.get(either) ?? 0) + 1)
  return sizes
}

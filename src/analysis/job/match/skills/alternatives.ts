// "Industrial, hospitalar ou escolar": one of several alternatives is enough.
import type { KeywordMatch } from '../../result'

type Graded = Omit<KeywordMatch, 'gain'>

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

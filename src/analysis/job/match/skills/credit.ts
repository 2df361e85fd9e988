// Finds how well a résumé matches a keyword, by which words, and where: `creditOf` takes the best of all places that
// `hitsOf` finds. The other files of this folder are ways of finding a place: word families, spellings, levels,
// products that imply a skill.
import { pointAt } from '../../../resume/evidence'
import { isTitle } from '../../../resume/reading/experience/names/titles'
import { fold } from '../../../resume/reading/text'
import type { Evidence } from '../../../resume/result'
import type { Bucket, How, Keyword } from '../../result'
import { CREDITS, LISTED } from '../../rubric'
import type { Person } from '../resume-text'
import { isHelperTitle, isOccupation, onlyHelps } from '../work/title'
import { direct, families, implications, soft, typos } from './finders'
import { besideEmployer, partial } from './partial'
import { abbreviated, atLevel, inDate, titled } from './ranked'
import { isElse } from './somebody-else'
import { asksStudy } from './study'
import { type Hit, objects } from './together'

export type Credit = {
  readonly bucket: Bucket
  /** 0 to 1, two decimals. */
  readonly credit: number
  readonly how: How | null
  readonly evidence: Evidence | null
  readonly studied?: true
}

const worth = ({ how, entry }: Hit, keyword: Keyword): number =>
  CREDITS[how] * (entry.place === 'shown' || (entry.studied && asksStudy(keyword)) ? 1 : LISTED)

const best = (hits: readonly Hit[], keyword: Keyword): Hit | null =>
  hits.reduce<Hit | null>((top, hit) => (top === null || worth(hit, keyword) > worth(top, keyword) ? hit : top), null)

/** Helping somebody of an occupation: "ajudar o cozinheiro". */
const helping = /(?<!\p{L})(?:ajud|auxili|apoi|assist|help|support)\p{L}*\s(?:\p{L}+\s){0,2}$/u

/** An occupation is never implied nor shown by helping in it, and a helper's title implies no other skill of the trade. */
const isEvidence = ({ how, entry, mark }: Hit, { text }: Keyword): boolean => {
  const line = entry.block.text
  if (!isOccupation(text)) return how !== 'implied' || !(isTitle(line) && isHelperTitle(line))
  if (how === 'implied') return false
  const at = mark === null ? -1 : entry.folded.indexOf(fold(mark))
  return !onlyHelps(text, line) && !helping.test(entry.folded.slice(0, Math.max(0, at)))
}

/** Every place of a résumé that meets a keyword. */
export const hitsOf = (keyword: Keyword, person: Person): Hit[] =>
  keyword.kind === 'soft'
    ? soft(keyword, person)
    : [direct, titled, atLevel, abbreviated, inDate, families, typos, implications, objects, partial]
        .flatMap((look) => look(keyword, person).map((hit) => besideEmployer(hit, person)))
        .filter((hit) => isEvidence(hit, keyword) && !isElse(hit))

/** Where a skill that is named in a list is shown at work by a product of it: SQL by PostgreSQL. */
const productAtWork = ({ how, entry }: Hit, hits: readonly Hit[]): Hit | undefined =>
  entry.place === 'listed' && !entry.studied && (how === 'exact' || how === 'alias')
    ? hits.find((hit) => hit.how === 'implied' && hit.entry.place === 'shown')
    : undefined

/**
 * The résumé's best match for a keyword: its exact words, a misspelling of one letter, a word of the same family, or a
 * skill that implies it. Repeating it counts once.
 */
export const creditOf = (keyword: Keyword, person: Person): Credit => {
  const hits = hitsOf(keyword, person)
  // A degree's subject is proved where the degree stands, before the work that names it, too.
  const studied = keyword.schooling ? hits.filter(({ entry }) => entry.studied) : []
  const hit = best(studied.length > 0 ? studied : hits, keyword)
  if (!hit) return { bucket: 'missing', credit: 0, how: null, evidence: null }
  const product = studied.length > 0 ? undefined : productAtWork(hit, hits)
  if (product)
    return {
      bucket: 'shown',
      credit: CREDITS[hit.how],
      how: 'implied',
      evidence: pointAt(product.entry.block, product.mark),
    }
  return {
    bucket: hit.entry.place,
    credit: Math.round(worth(hit, keyword) * 100) / 100,
    how: hit.how,
    evidence: pointAt(hit.entry.block, hit.mark),
    ...(hit.entry.studied && { studied: true }),
  }
}

// Compares a qualification with its level with those of a résumé: the same name at that level or above, else a lower one.
import { atomKey } from '../../../resume/skills/match'
import { type Qualification, qualificationsIn } from '../../levels/qualifications'
import type { Keyword } from '../../result'
import type { Person } from '../resume-text'
import { functionWord, type Hit } from '../words/together'

/** Names that say nothing without a subject. */
const general = /^(?:certificate|diploma|)$/
/** What it is called and about, in any order of words: "Level 2 Food Safety" is "Level 2 Award in Food Safety". */
const wordsOf = ({ name, subject }: Qualification): ReadonlySet<string> =>
  new Set(
    atomKey(`${name} ${subject}`)
      .split(' ')
      .filter((word) => !general.test(word) && !functionWord.test(word)),
  )
/** How one's own qualification answers the one that is asked for, whatever their levels; null for another one. */
const relation = (asked: Qualification, own: Qualification): 'exact' | 'implied' | null => {
  const [wanted, had] = [wordsOf(asked), wordsOf(own)]
  if (asked.name === own.name && (!general.test(asked.name) || asked.subject === own.subject))
    return asked.subject === '' || own.subject === '' || wanted.isSubsetOf(had) ? 'exact' : 'implied'
  if (wanted.size === 0 || had.size === 0) return null
  // The levels of "Certificate III" are those of another country.
  if (wanted.isSubsetOf(had))
    return (asked.name === 'certificate') === (own.name === 'certificate') ? 'exact' : 'implied'
  return had.isSubsetOf(wanted) ? 'implied' : null
}

/** The qualification that a keyword names; undefined for any other keyword. */
export const qualificationOf = ({ kind, skill, text }: Keyword): Qualification | undefined =>
  kind === 'hard' && skill === null ? qualificationsIn(text)[0] : undefined

export type Qualified = { readonly hits: readonly Hit[]; readonly below: boolean }
/** Words beside which a number is a level, and those for what it is of. */
const [levelWord, kind] = [/^(?:level|lvl|l|nivel)$/, /^(?:certificate|certificado|diploma|award|qualification)$/]
/** Who awards a qualification, by initials or as "City & Guilds". Folded. */
const awarder = /^\p{L}{3,6}$| & /u
/** A name with its number in one word: "NVQ3". */
const joined = /(?<=\p{L})(?=\d$)/u

/** Where a résumé names the qualification: of another subject or without a level it only suggests it, and at a lower level it is below. */
export const qualified = (asked: Qualification, { entries }: Person): Qualified => {
  const places = entries.flatMap((entry) =>
    qualificationsIn(entry.block.text).flatMap((one) => {
      const how = relation(asked, one)
      return how ? [{ how, level: one.level, entry, mark: entry.block.text.slice(one.start, one.end) }] : []
    }),
  )
  // "CIPD Associate (Level 5)", "NVQ3 Health & Social Care": name and number in another order of words, or the name alone.
  const wanted = wordsOf(asked)
  const named = entries.flatMap((entry): (Hit & { readonly level: number })[] => {
    const words = entry.words.flatMap((word) => word.split(joined))
    if (wanted.size === 0 || !wanted.isSubsetOf(new Set(words))) return []
    if (qualificationsIn(entry.block.text).length > 0) return []
    const at = words.findIndex((word, index) => {
      const before = words[index - 1] ?? ''
      return /^\d$/.test(word) && (wanted.has(before) || levelWord.test(before))
    })
    const level = words[at]
    // Doing the work holds no certificate: "food safety" names none without its level, and neither does "IRATA" alone.
    const isOfLevel = at >= 0 && words.slice(Math.max(0, at - 2), at + 3).some((word) => wanted.has(word))
    const isAwarded = !general.test(asked.name) && awarder.test(asked.name) && (level !== undefined || wanted.size > 1)
    if (!isOfLevel && !isAwarded && !entry.studied && !words.some((word) => kind.test(word))) return []
    return [{ how: level ? 'exact' : 'implied', level: level ? Number(level) : asked.level, entry, mark: null }]
  })
  const sure = [...places, ...named.filter(({ how }) => how === 'exact')]
  const all = sure.length > 0 ? sure : named
  return {
    hits: all.filter(({ level }) => level >= asked.level).map(({ how, entry, mark }) => ({ how, entry, mark })),
    below: all.length > 0 && all.every(({ level }) => level < asked.level),
  }
}

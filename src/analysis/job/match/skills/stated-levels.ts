// Compares the level at which an advert asks for a skill with the one stated beside it: "Excel avançado", "Excel: um pouco".
import { fold } from '../../../resume/reading/text'
import type { Keyword } from '../../result'
import type { Person } from '../resume-text'
import type { Hit } from '../words/together'

/** Words of a level, with its rank: basic 1, intermediate 2, advanced 3. */
const levels: readonly (readonly [string, number])[] = [
  ['avancad[oa]s?|advanced|experts?|fluen(?:te|t|cia)|dominio|domino|proficien(?:t|cy|te)|mastery', 3],
  ['intermediari[oa]s?|intermediate', 2],
  [
    'basic[oa]s?|basics?|nocoes(?: basicas)?|nocao|(?:um )?pouco|pouquinho|iniciantes?|elementar(?:es)?|elementary|beginners?|a (?:little|bit)(?: of)?|rudiment\\p{L}+',
    1,
  ],
]
const joint = '(?:d[aeo]s?|em|n[ao]s?|of|in|with|at)'
const knowledge = '(?:conhecimentos?|nivel|level|knowledge|skills?|use|user|usuario|uso)'
const rows = levels.map(([words, rank]) => ({
  rank,
  // "Excel: um pouco", "Excel (nível básico)", "Excel em nível avançado", "Excel - intermediário".
  behind: new RegExp(`^(?: ?[:(–-] ?| (?:em |at )?|: \\()(?:an? )?(?:${knowledge} )?(?:${words})(?!\\p{L})`, 'u'),
  // "Noções de Excel", "conhecimento avançado em Excel", "basic knowledge of Excel".
  before: new RegExp(`(?<!\\p{L})(?:${words})(?: ${knowledge})?(?: ${joint})? ?$`, 'u'),
  within: new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'u'),
}))
/** Letters beside a name in which its level may stand. */
const BESIDE = 40

/** The rank stated at or beside a part of a folded text; 0 for none. */
const rankBeside = (folded: string, start: number, end: number): number => {
  const [name, behind, before] = [
    folded.slice(start, end),
    folded.slice(end, end + BESIDE),
    folded.slice(Math.max(0, start - BESIDE), start),
  ]
  return (
    (
      rows.find(({ within }) => within.test(name)) ??
      rows.find((row) => row.behind.test(behind)) ??
      rows.find((row) => row.before.test(before))
    )?.rank ?? 0
  )
}

/** Places of one name that are looked at in a text. */
const PLACES = 4
/** The ranks stated beside each place of a name in a folded text. */
const ranksOf = (folded: string, name: string): number[] => {
  const ranks: number[] = []
  for (
    let at = name === '' ? -1 : folded.indexOf(name);
    at >= 0 && ranks.length < PLACES;
    at = folded.indexOf(name, at + 1)
  )
    ranks.push(rankBeside(folded, at, at + name.length))
  return ranks
}

/** The level at which an advert asks for a keyword, by its own words or those beside it: 0 for none. */
const rankAsked = ({ kind, text, quote }: Pick<Keyword, 'kind' | 'text' | 'quote'>): number =>
  kind === 'soft'
    ? 0
    : Math.max(
        ...rows.map(({ within, rank }) => (within.test(fold(text)) ? rank : 0)),
        ...ranksOf(fold(quote.text), fold(quote.mark)),
      )

/** The highest level that a résumé states beside a skill: 0 where it states none. */
const rankHeld = ({ skill }: Keyword, person: Person, hits: readonly Hit[]): number => {
  const base = skill?.replace(/ avançado$/, '') ?? ''
  // A known skill's own places: the words around it may name another one, as "Excel básico, Word avançado" does.
  const places = person.skills.get(base) ?? hits
  return Math.max(0, ...places.flatMap(({ entry, mark }) => ranksOf(entry.folded, fold(mark ?? ''))))
}

/** True where the résumé states a lower level of a skill than the advert asks for, which no tip may invite to raise. */
export const isBelowLevel = (keyword: Keyword, person: Person, hits: readonly Hit[]): boolean => {
  const least = rankAsked(keyword)
  const rank = least === 0 ? 0 : rankHeld(keyword, person, hits)
  return rank > 0 && rank < least
}

/** True where the keyword's own words name the level, so that the skill at a lower one is not it: "Excel avançado". */
export const namesLevel = ({ text }: Pick<Keyword, 'text'>): boolean =>
  rows.some(({ within }) => within.test(fold(text)))

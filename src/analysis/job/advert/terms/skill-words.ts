// The skills of a sentence in the words in which an advert asks for them.
import { atomKey } from '../../../resume/skills/match'
import type { Keyword, Need } from '../../result'
import { type Found, widened } from './exact'
import { namesCredential } from './kinds/credentials'
import { isPossession } from './no-skill'
import type { Span } from './span'

/** "Payroll queries" and "payroll legislation" are two requests: the id of a common word with what an advert adds to it. */
const idWith = (text: string, { id, kind, span }: Found, { start, end }: Span): string => {
  const words = atomKey(text.slice(start, end))
  const isName = /\p{Lu}/u.test(text.slice(span.start === 0 ? 1 : span.start, span.end))
  return kind === 'soft' || isName || words === atomKey(text.slice(span.start, span.end)) ? id : `${id}: ${words}`
}

/** Skills with the words that belong to them; none of what somebody has at home. */
export const withOwnWords = (text: string, found: readonly Found[], spans: readonly Span[]): Found[] =>
  found
    .map((one): Found => {
      const span = widened(text, one, found, spans)
      return { ...one, id: idWith(text, one, span), span }
    })
    .filter(({ kind, span }) => kind === 'soft' || !isPossession(text.slice(span.start, span.end)))

const stemsOf = (text: string): ReadonlySet<string> => new Set(atomKey(text).split(' '))
/** Keywords without those of which another one, asked for as strongly, says more: "payroll" beside "payroll queries". */
export const withoutBare = (all: readonly Keyword[], rank: Readonly<Record<Need, number>>): Keyword[] =>
  all.filter((one) => {
    // A degree's subject is asked for in its own line, whatever a longer term names it too.
    if (one.schooling || one.kind === 'soft') return true
    if ((one.skill === null && / /.test(one.text)) || /\p{Lu}/u.test(one.text.slice(1))) return true
    const words = stemsOf(one.text)
    return !all.some(
      (other) =>
        other !== one &&
        (other.skill === one.skill || other.skill === null) &&
        !namesCredential(other.text) &&
        rank[other.need] >= rank[one.need] &&
        stemsOf(other.text).size > words.size &&
        words.isSubsetOf(stemsOf(other.text)),
    )
  })

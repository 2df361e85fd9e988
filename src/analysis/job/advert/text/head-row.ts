// Recognises a row of facts about the post, as boards write below its title: "Leeds · Hybrid · Posted 3 days ago".
import { anyOf, anywhere } from '../../../phrases'
import { findCity, isState } from '../../../resume/reading/person/places'
import { fold } from '../../../resume/reading/text'
import { matchSkills } from '../../../resume/skills/match'

/** Most words of an entry of a row. */
const ENTRY_WORDS = 8
/** What parts two entries. */
const joint = /\s[·|•]\s/u
/** When a post was shown, how many looked at it, and in what terms and hours one works. Folded. */
const fact = anyOf(
  String.raw`
    \bago$|^ha (\d|um|uma)|\b(re)?post(ed|ad[oa])\b|publicad[oa]|\d[+]? (candidat|applica|pessoas|people)\p{L}*|clicked apply
    ^(full|part)[- ]time$|^(hybrid|remote|on-?site|permanent|temporary|contract|freelance)( \(.*\))?$
    ^(hibrid[oa]|remot[oa]|presencial|tempo (integral|parcial)|clt|pj|efetiv[oa]|temporari[oa]|estagio)( \(.*\))?$
    ^\d{1,2}x\d{1,2}(?!\d)|^\d{1,2}h(\d\d)? |^[£€$]|^r\$
  `,
  anywhere,
)
/** A town alone, or names of which one is known: "Python, Django" is no place. */
const isPlace = (entry: string): boolean =>
  findCity(entry) === entry ||
  (/^\p{Lu}[\p{L}.'’ -]+(?:, \p{Lu}[\p{L}.'’ -]+){1,3}(?: \(.*\))?$/u.test(entry) &&
    entry.split(/, | \(/u).some((name) => isState(name) || findCity(name) === name))

/** True where at least half of two or more short entries say where, when, in what terms or since when. */
export const isHeadRow = (line: string): boolean => {
  const entries = line
    .trim()
    .split(joint)
    .map((one) => one.trim())
  if (entries.length < 2 || entries.some((one) => one.split(/\s+/).length > ENTRY_WORDS || /:/.test(one))) return false
  const facts = entries.filter((one) => fact.test(fold(one)) || isPlace(one))
  // "Python | Remote": what stands beside the facts is asked for.
  return facts.length * 2 >= entries.length && matchSkills(line).length === 0
}

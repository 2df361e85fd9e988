// Compares a qualification with its level with those of a résumé: the same name at that level or above, else a lower one.
import { atomKey } from '../../../resume/skills/match'
import { type Qualification, qualificationsIn } from '../../levels/qualifications'
import type { Keyword } from '../../result'
import type { Person } from '../resume-text'
import type { Hit } from '../words/together'

/** Names that say nothing without a subject. */
const general = /^(?:certificate|diploma|)$/
/** "Level 2 Food Hygiene Certificate" and "Level 2 Certificate in Food Hygiene" are the same. */
const isSame = (asked: Qualification, own: Qualification): boolean =>
  asked.name === own.name
    ? !general.test(asked.name) || asked.subject === own.subject
    : (asked.name === '' && asked.subject === own.name) || (own.name === '' && own.subject === asked.name)

/** The qualification that a keyword names; undefined for any other keyword. */
export const qualificationOf = ({ kind, skill, text }: Keyword): Qualification | undefined =>
  kind === 'hard' && skill === null ? qualificationsIn(text)[0] : undefined

export type Qualified = { readonly hits: readonly Hit[]; readonly below: boolean }
/** Where a résumé names the qualification: of another subject it only suggests it, and at a lower level it is below. */
export const qualified = (asked: Qualification, { entries }: Person): Qualified => {
  const places = entries.flatMap((entry) => {
    const named = qualificationsIn(entry.block.text)
      .filter((one) => isSame(asked, one))
      .map((one) => ({ ...one, entry, mark: entry.block.text.slice(one.start, one.end) }))
    if (named.length > 0 || general.test(asked.name)) return named
    // "CIPD Associate (Level 5)": name and number in another order of words.
    const has = [...atomKey(asked.name).split(' '), `${asked.level}`].every((word) => entry.words.includes(word))
    return has && qualificationsIn(entry.block.text).length === 0
      ? [{ ...asked, subject: '', entry, mark: null as string | null }]
      : []
  })
  return {
    hits: places
      .filter(({ level }) => level >= asked.level)
      .map(({ entry, mark, subject }) => ({
        how: asked.subject === '' || subject === '' || subject === asked.subject ? 'exact' : 'implied',
        entry,
        mark,
      })),
    below: places.length > 0 && places.every(({ level }) => level < asked.level),
  }
}

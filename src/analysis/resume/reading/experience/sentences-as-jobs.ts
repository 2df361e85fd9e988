// Finds a list of jobs that was not read: most of what was taken for jobs has a sentence for a name, or none.
import { countWords } from '../text'
import { headNounOf } from './names/heads'
import { isTitle, startsName } from './names/titles'
import type { Role } from './role'
import { opening } from './tasks/openings'

/** Fewest such jobs; a single one may be the person's own way to write. */
const FEWEST = 2
/** Most words of a name, and of one that begins as a task does. */
const MOST_WORDS = { name: 8, task: 3 }

/** What begins the rest of a sentence, and no name. */
const isRest =
  /^(?:and|as|at|by|com|d[aeo]s?|e|em|for|from|in|n[ao]s?|of|on|para|pel[ao]s?|por|que|the|to|which|with) \p{Ll}/u

/** "for bereavement work with children", "Coordenação do orçamento base zero com diretorias". */
const isSentence = (name: string): boolean =>
  isRest.test(name) ||
  (!isTitle(name) &&
    headNounOf(name) !== 'employer' &&
    (countWords(name) > MOST_WORDS.name ||
      !startsName.test(name) ||
      (opening(name) !== 'other' && countWords(name) > MOST_WORDS.task && / \p{Ll}{4}/u.test(name))))

const isUnnamed = ({ title, employer, dates }: Role): boolean =>
  title === null
    ? employer === null || dates === null || isSentence(employer)
    : isSentence(title) && (employer === null || isSentence(employer) || headNounOf(employer) !== 'employer')

/** Those of the jobs that are none where most are so; none of a list that was read, whatever a single one looks like. */
export const sentencesAsJobs = (roles: readonly Role[]): ReadonlySet<Role> => {
  const unnamed = roles.filter(isUnnamed)
  return new Set(unnamed.length >= FEWEST && unnamed.length * 2 > roles.length ? unnamed : [])
}

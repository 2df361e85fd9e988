// Distinguishes a sentence from an entry of a list, so that a school or year that prose names makes no study or post of it.
import { memo } from '../../../memo'
import { findDates } from '../dates/dates'
import { beginsAsTask } from '../experience/tasks/openings'
import { countWords, fold } from '../text'

/** Fewest words of prose: "Escola Sol, 2010." is an entry that its writer closed with a full stop. */
const LEAST_WORDS = 6
/** A word in small letters, a year or a bracket ends one sentence, and a capital begins the next: not "E.E. Prof. Antonio". */
const sentences = /(?:(?<!\p{L})(?!prof)\p{Ll}{3,}|(?<!\d)\d{4}|\))[.!?] \p{Lu}\p{L}* \p{L}/u
/** "I have", "Sou", "Meus filhos": the person speaks, at the beginning or behind a comma, a dash or a year. */
const speaks =
  /(?:^|[,.!?] | [–—-] |\d{4},? )(?:(?:I|We|[Ee]u|N[óo]s)(?:['’]\p{L}+)? \p{Ll}|(?:My|Our|Meus?|Minhas?|Sou|Fui|Dou|Tenho|Gosto) \p{L})/u
/** "Desde 2019 ajudo": a time ahead of what was done then. */
const timeAhead = /^(?:since|desde|in|em|from|de) (?:\p{L}{3,9} (?:de |of )?)?\d{4}(?: (?:a|até|to|until) \d{4})?,? /iu
/** "Governor at Gledhow School since 2021.": no sign sets the time apart from the words. */
const timeWithin = /(?<![,|•·(–—-]) (?:since|desde|in|em|from|de|entre|between) $/iu
/** Words about studying open an entry of a school: "Cursando Direito na Universidade X". Folded. */
const studying =
  /^(?:curs|estud|ensin|form|gradu|conclu|stud|read(?:ing)? |complet|attend|finish|tranc|matricul|enrol|pursu|earn|obtain|award|train|trein|certif|diplom|especial|bachar|licenc)/

const hasTimeWithin = (text: string): boolean => {
  const [date] = findDates(text)
  return date !== undefined && /[.!?]$/.test(text) && timeWithin.test(text.slice(0, date.start))
}

/** True for one or more sentences, or the beginning of one that a page broke. */
export const isProse = memo((text: string): boolean => {
  if (countWords(text) < LEAST_WORDS) return false
  if (sentences.test(text) || speaks.test(text)) return true
  const clause = text.replace(timeAhead, '')
  const isOfWork = beginsAsTask(clause) && !studying.test(fold(clause))
  return isOfWork || (hasTimeWithin(text) && !studying.test(fold(text)))
})

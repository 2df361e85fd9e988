// Words of a résumé that only look like a skill: another person's job, a wish, another word of the same family, or a report nobody wrote.
import { anyOf } from '../../../phrases'
import { isTitle } from '../../../resume/reading/experience/names/titles'
import { fold } from '../../../resume/reading/text'
import type { Keyword } from '../../result'
import { type Hit, isOfTwoSentences } from '../words/together'
import { isHelperTitle, isOccupation, onlyHelps } from '../work/title'

/** "Which the credit controller still uses": what stands before the title of somebody else. */
const theirs = /(?<!\bas )\b(?:the|our|an?|my|to|for|with|by|os?|as?|d[ao]s?|aos?|com|pel[ao]s?|meu|minha|noss[oa])\s$/u
/** "Bank accounts", "unlocked accounts": accounts that somebody has, and no accounting. */
const holdings =
  /\b(?:bank|customer|client|user|key|social|e-?mail|current|savings|new|(?:unlock|open|creat|delet|disabl|manag|reset)\w*(?: new)?|set up)\s$/u
/** One account is somebody's too, unless it is reconciled or in a ledger. */
const ofLedger = /^account (?:reconcil|balanc|ledger|entr|analys|payable|receivable)/u

/** What is done to a report that is work at reporting, up to four words in front of it. */
const reports = anyOf(
  String.raw`
    wr(o|i)t\w*|prepar\w*|produc\w*|creat\w*|buil\w*|generat\w*|compil\w*|draft\w*|deliver\w*|present\w*|design\w*
    develop\w*|issu\w*|publish\w*|submit\w*|automat\w*|ma[dk]e|making|r[au]n|running|updat\w*|sen[dt]|sending|maintain\w*
    own(ed|ing)?|set up|responsible for
  `,
  { after: '\\s(?:[^\\s.;]+\\s){0,4}$' },
)

/** "Reduced a slow report from 14 minutes": a single one that somebody has, and not one that they make. */
const isOnlyMentioned = ({ entry, mark }: Hit): boolean => {
  if (entry.place !== 'shown' || mark === null || !/^report$/i.test(mark)) return false
  return !reports.test(entry.folded.slice(0, Math.max(0, entry.folded.indexOf('report'))))
}

/** "Procuro trabalho fixo em escola", "looking to move into planning": where somebody wants to work, which shows no such work. */
const wish =
  /(?<!\p{L})(?:(?:procuro|busco|quero|desejo|pretendo|gostaria|almejo|interesse em)(?!\p{L})|(?:(?:looking|hoping|keen|eager|wishing) (?:for|to)|seeking|i (?:want|wish|hope) to)(?!\p{L}))[^.;!?|]*$/u
const isWished = ({ entry, mark }: Hit): boolean =>
  mark !== null && wish.test(entry.folded.slice(0, Math.max(0, entry.folded.indexOf(fold(mark)))))

/** True for another person's job or a wish, customers' accounts for accounting, or a report to a manager for reporting. */
export const isSomebodyElses = (hit: Hit): boolean => {
  const { how, entry, mark } = hit
  if (isOnlyMentioned(hit) || isWished(hit)) return true
  if (how !== 'family' || mark === null) return false
  const before = entry.folded.slice(0, Math.max(0, entry.folded.indexOf(fold(mark))))
  const words = entry.folded.slice(before.length)
  return (
    (theirs.test(before) && isTitle(mark)) ||
    (/^accounts$/i.test(mark) && holdings.test(before)) ||
    (/^account$/i.test(mark) && !ofLedger.test(words))
  )
}

/** Helping somebody of an occupation: "ajudar o cozinheiro". */
const helping = /(?<!\p{L})(?:ajud|auxili|apoi|assist|help|support)\p{L}*\s(?:\p{L}+\s){0,2}$/u

/** An occupation is never implied nor shown by helping in it, and a helper's title implies no other skill of the trade. */
export const isEvidence = ({ how, entry, mark }: Hit, { text }: Keyword): boolean => {
  const line = entry.block.text
  if (isOfTwoSentences(mark) && !isOfTwoSentences(text)) return false
  if (!isOccupation(text)) return how !== 'implied' || !(isTitle(line) && isHelperTitle(line))
  if (how === 'implied') return false
  const at = mark === null ? -1 : entry.folded.indexOf(fold(mark))
  return !onlyHelps(text, line) && !helping.test(entry.folded.slice(0, Math.max(0, at)))
}

// The objects of tasks described in prose: "you would perform scaling and root planing, take digital radiographs".
import { fold } from '../../../resume/reading/text'
import { itemsOf, type Span } from './unknown'

type Language = 'pt' | 'en'

/** Verbs that open a task in adverts of any trade. */
const verbs = `
  act|administer|adjust|advise|analy[sz]e|answer|apply|arrange|assemble|assess|assist|balance|book|build|calculate|call|carry out|chair|change|chart|check|
  clean|close|collect|complete|conduct|control|cook|coordinate|co-ordinate|cover|create|cut|deal with|do|deliver|design|develop|dispense|document|draft|drive|edit|
  educate|enter|evaluate|examine|execute|file|fill|fit|follow|generate|give|greet|handle|help with|help|inspect|install|interview|investigate|issue|keep|keep up with|label|lay out|lead|
  liaise with|lift|load|log|look after|lubricate|maintain|make|manage|match|measure|mix|model|monitor|mount|move|negotiate|open|operate|order|organi[sz]e|oversee|
  pack|perform|pick|place|plan|post|prepare|prep|present|process|produce|program|promote|proofread|provide|pull|purchase|raise|read|receive|reconcile|record|refill|register|
  repair|replace|reply to|report|research|resolve|respond to|restock|review|rotate|run|sample|schedule|scan|screen|sell|serve|service|set up|shoot|sort|stack|stock|store|supervise|
  support|take|take on|teach|test|track|train|transport|translate|treat|troubleshoot|type|unload|update|use|verify|wash|weigh|weld|work|work on|work with|wrap|write`
  .replace(/\s+/g, ' ')
  .split('|')
  .map((one) => one.trim())

const gerund = (verb: string): string =>
  verb.replace(
    /^[\p{L}-]+(?:\[sz\]e)?/u,
    (word) => `${word.replace(/(?:\[sz\])?e$/, (end) => (end === 'e' ? '' : '[sz]'))}(?:\\p{L})?ing`,
  )
const english = new RegExp(
  `^(?:to )?(?:${verbs.flatMap((verb) => [verb, gerund(verb)]).join('|')})(?: (?:up|out|down|off|through|with|on|in|them to))? (?=\\S)`,
  'u',
)
const portuguese =
  /^(?:[\p{L}-]{2,14}[aei]r(?:-se)?|(?:\p{L}{4,14}(?:cao|mento|agem)|atendimento|controle|apoio) (?:d[aeo]s?|ao?s?|em)) (?=\S)/u
/** What stands before the first task of a sentence. */
const subject = {
  en: /^.{0,60}?\b(?:you(?:'ll| will|'d| would)(?: also)?(?: be)?(?: responsible for)?|responsible for|responsibilities (?:are|include):?|duties (?:are|include):?|include|including|involves?|role is to|expect you to|looking for someone to|to help us|help us to|by|be) (?=\S)/u,
  pt: /^.{0,60}?\b(?:voce (?:vai|ira)|vai|ira|sera responsavel (?:por|pel[oa]s?)|responsavel (?:por|pel[oa]s?|tecnic[oa] pel[oa]s?)|consiste em|inclui|incluem|e) (?=\S)/u,
} as const
const clause = /\s*[,;:]\s*|\s+(?:and|e|&)\s+/gu
/** Clauses of a sentence that are examined, and minimum words of a sentence that describes tasks in prose. */
const CLAUSES = 24
const PROSE_WORDS = 9

/** The objects of the tasks in a sentence, in order; none where no task opens a clause. */
export const tasksIn = (text: string, language: Language, listed = false): Span[] => {
  const folded = fold(text)
  const opening = language === 'en' ? english : portuguese
  // A line of a list describes a task where it opens with one: "do stock ordering and write fair rotas".
  if (listed ? !opening.test(folded) : folded.split(/\s+/).length < PROSE_WORDS) return []
  const skipped = opening.test(folded) ? 0 : (subject[language].exec(folded)?.[0].length ?? 0)
  const cuts = [...folded.slice(skipped).matchAll(clause)].slice(0, CLAUSES)
  const starts = [skipped, ...cuts.map((one) => skipped + one.index + one[0].length)]
  const ends = [...cuts.map((one) => skipped + one.index), cuts.length < CLAUSES ? folded.length : (starts.at(-1) ?? 0)]
  // "Responsible for invoice processing, matching …": the first object follows without a verb.
  let listing =
    /(?:responsible for|responsavel (?:por|pel[oa]s?)|includes?|including|involves?|inclui|incluem|are|include):? $/.test(
      folded.slice(0, skipped),
    )
  return starts.flatMap((start, at) => {
    const end = ends[at] ?? start
    const act = opening.exec(folded.slice(start, end))?.[0]
    listing =
      act !== undefined ||
      (listing && !/^(?:who|which|that|so|as|but|where|when|que|onde|quando|mas)\b/.test(folded.slice(start, end)))
    return listing ? itemsOf(text, folded, start + (act?.length ?? 0), end, language) : []
  })
}

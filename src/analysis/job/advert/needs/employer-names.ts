// Finds the names of who hires, none of whose words is asked for: "Roadstar Recruitment are recruiting".
import { either } from '../../../phrases'
import { fold } from '../../../resume/reading/text'
import { isTownLine } from './place'

const capital = String.raw`\p{Lu}[\p{L}\p{N}&.'’-]*`
const name = `${capital}(?: (?:(?:d[aeo]s?|e|and|of|the|&|de la) )?${capital}){0,5}`
const hires = either(`
  (is|are)( (currently|now|actively|also|again))? (looking|recruiting|seeking|hiring|searching)
  (currently |now )?(seeks?|hires?|recruits?)|procura|precisa de|busca|contrata|seleciona|admite|recruta
  (is|are) an? [^.]{0,60}(company|firm|employer|agency|charity|consultancy)
`)
/** Names that do so at the beginning of a sentence. */
const subject = new RegExp(
  String.raw`(?:^|[.!?] )(?:(?:A|O|As|Os|The|At|Na|No) )?(${name})(?: \([^()]*\))?,? (?:${hires})(?!\p{L})`,
  'gu',
)

/** An advert has few who hire. */
const MOST_NAMES = 12
/** The names of who hires that an advert's lines show. What stands behind the title may as well be a tool: "Analista - Power BI". */
export const employerNames = (texts: readonly string[]): string[] =>
  [...new Set(texts.flatMap((text) => [...text.matchAll(subject)].map((match) => match[1] ?? '')))].slice(0, MOST_NAMES)

/** True for words that are part of one of the names where they stand. */
export const isOfName = (mark: string, text: string, names: readonly string[]): boolean =>
  names.some((one) => text.includes(one) && ` ${fold(one)} `.includes(` ${fold(mark)} `)) || isTownLine(mark)

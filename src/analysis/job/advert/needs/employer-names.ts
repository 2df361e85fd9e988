// Finds the names of who hires, none of whose words is asked for: "Roadstar Recruitment are recruiting", "SOUS CHEF - The Tidewater".
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
/** "SOUS CHEF - The Tidewater, Whitby": what stands behind the title in its line. */
const behindTitle = new RegExp(`^\\s*(?:[-–—|·]|(?:at|na|no|,) )\\s*(${name})`, 'u')

/** An advert has few who hire. */
const MOST = 12
/** The names of who hires that a text and the line of its title show. */
export const employerNames = (texts: readonly string[], title: string | null): string[] => {
  const subjects = texts.flatMap((text) => [...text.matchAll(subject)].map((match) => match[1] ?? ''))
  const headed = texts.slice(0, 2).flatMap((text) => {
    const at = title === null ? -1 : text.indexOf(title)
    const name = at < 0 ? undefined : behindTitle.exec(text.slice(at + (title?.length ?? 0)))?.[1]
    return name ? [name] : []
  })
  // One word may be a tool that somebody is to know: "Python - Senior Developer".
  return [...new Set([...headed, ...subjects])]
    .filter((one) => one.includes(' ') || subjects.includes(one))
    .slice(0, MOST)
}

/** True for words that are part of one of the names where they stand. */
export const isOfName = (mark: string, text: string, names: readonly string[]): boolean =>
  names.some((one) => text.includes(one) && ` ${fold(one)} `.includes(` ${fold(mark)} `)) || isTownLine(mark)

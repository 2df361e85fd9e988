// Removes what makes an advert a letter: its greeting and its signature.
import { fold } from '../../../resume/reading/text'
import { matchSkills } from '../../../resume/skills/match'
import { hasCondition } from '../needs/has-condition'

/** First lines in which a greeting is looked for, last ones that a signature has, and most words of each of its lines. */
const [HEAD, SIGNED, WORDS] = [8, 5, 6]
/** Most words of a greeting or a close that a comma ends. */
const ADDRESS = 4
const greets =
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening|day)|bom dia|boa (?:tarde|noite)|ola|oi|car[oa]s?|prezad[oa]s?|exm[oa]s?|estimad[oa]s?)(?![\p{L}-])/u
const closes =
  /^(?:(?:many )?thanks|thank you|cheers|(?:kind|best|warm) (?:regards|wishes)|regards|best(?=,|$)|yours|(?:muito )?obrigad[oa]|(?:um )?abracos?|att|atenciosamente|(?:com os (?:melhores|meus) )?cumprimentos|saudacoes|grat[oa])(?![\p{L}-])/u
/** A name of a person in full, which a list of what is asked for has not: "Amadeu Falcão". */
const fullName = /^\p{Lu}[\p{L}.'’-]*(?: (?:d[aeo]s? |e )?\p{Lu}[\p{L}.'’-]*){1,4}$/u

const wordsOf = (line: string): number => line.trim().split(/\s+/).length
const bullet = /^\s*[-–•*#>✔✓]/u
/** A line of few words, none of them a skill, that asks for nothing. */
const isShort = (line: string, most: number): boolean =>
  wordsOf(line) <= most && !bullet.test(line) && !/[:;]\s*$/u.test(line) && matchSkills(line).length === 0
/** "Boa tarde,", "Hi all": a line apart that speaks to somebody. */
const isGreeting = (line: string): boolean => isShort(line, WORDS) && greets.test(fold(line.trim()))
/** "Cumprimentos,", "Thanks, Bex x": by its words, or by the comma behind which only a name stands. */
const isClose = (line: string, behind: readonly string[], below: 'sentence' | 'heading' | 'list'): boolean => {
  if (behind.some((one) => bullet.test(one) || hasCondition(one))) return false
  if (closes.test(fold(line.trim())) && wordsOf(line) <= WORDS) return true
  const [name = '', ...others] = behind.map((one) => one.trim())
  const isName = below === 'sentence' ? isShort(name, WORDS) && /^\p{Lu}[^,]*$/u.test(name) : fullName.test(name)
  const names = isName && others.every((one) => isShort(one, WORDS) && /^\p{Lu}[^,]*$/u.test(one))
  return (
    names &&
    below !== 'heading' &&
    isShort(line, ADDRESS) &&
    !hasCondition(line) &&
    /^\s*\p{Lu}[^\d,]*,\s*$/u.test(line)
  )
}

/** What a line is to the paragraph below it: the end of a sentence, a heading, which stands by itself, or neither. */
const roleOf = (line: string, isAlone: boolean): 'sentence' | 'heading' | 'list' =>
  /[.!?)]\s*$/u.test(line) ? 'sentence' : isAlone || /:\s*$/u.test(line) ? 'heading' : 'list'

/** "P.S. own tools needed": behind the close the letter goes on. */
const postscript = /^\s*(?:p\.? ?s\.?|n\.? ?b\.?|obs\.?)(?:\s*[:.–-]\s*|\s+)(?=\S)/iu

/** The lines of a text without its greeting and its signature; what stands behind "P.S." stays. Linear. */
export const withoutLetter = (lines: readonly string[]): string[] => {
  const isEmpty = (at: number) => (lines[at]?.trim() ?? '') === ''
  const written = [...lines.keys()].filter((at) => !isEmpty(at))
  const greeting = written.slice(0, HEAD).find((at) => isGreeting(lines[at] ?? ''))
  const last = written.slice(-SIGNED)
  // A close stands apart from the list or the sentence before it.
  const close = last.findIndex((at, index) => {
    if (!isEmpty(at - 1)) return false
    const before = written[written.indexOf(at) - 1] ?? -1
    const below = last.slice(index + 1).map((other) => lines[other] ?? '')
    const goesOn = below.findIndex((line) => postscript.test(line))
    const behind = goesOn < 0 ? below : below.slice(0, goesOn)
    return isClose(lines[at] ?? '', behind, roleOf(lines[before] ?? '', isEmpty(before - 1)))
  })
  const end = close < 0 || written.length <= SIGNED ? lines.length : (last[close] ?? lines.length)
  const goesOn = lines.findIndex((line, at) => at > end && postscript.test(line))
  const isSigned = (at: number): boolean => at >= end && (goesOn < 0 || at < goesOn)
  return lines.map((line, at) =>
    at === greeting || isSigned(at) ? '' : at === goesOn ? line.replace(postscript, '') : line,
  )
}

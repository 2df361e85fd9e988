// Removes what makes an advert a letter: its greeting and its signature.
import { fold } from '../../../resume/reading/text'
import { matchSkills } from '../../../resume/skills/match'

/** First lines in which a greeting is looked for, last ones that a signature has, and most words of each of its lines. */
const [HEAD, SIGNED, WORDS] = [8, 5, 6]
/** Most words of a greeting or a close that a comma ends. */
const ADDRESS = 4
const greets =
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening|day)|bom dia|boa (?:tarde|noite)|ola|oi|car[oa]s?|prezad[oa]s?|exm[oa]s?|estimad[oa]s?)(?!\p{L})/u
const closes =
  /^(?:(?:many )?thanks|thank you|cheers|(?:kind|best|warm) (?:regards|wishes)|regards|best|yours|(?:muito )?obrigad[oa]|(?:um )?abracos?|att|atenciosamente|(?:com os (?:melhores|meus) )?cumprimentos|saudacoes|grat[oa])(?!\p{L})/u

const wordsOf = (line: string): number => line.trim().split(/\s+/).length
/** A line of few words, none of them a skill, that asks for nothing. */
const isShort = (line: string, most: number): boolean =>
  wordsOf(line) <= most && !/^\s*[-–•*#>✔✓]|[:;]\s*$/u.test(line) && matchSkills(line).length === 0
/** "Boa tarde,", "Hi all": a line apart that speaks to somebody. */
const isGreeting = (line: string): boolean => isShort(line, WORDS) && greets.test(fold(line.trim()))
/** "Cumprimentos,", "Thanks, Bex x": by its words, or by the comma behind which only a name stands. */
const isClose = (line: string, behind: readonly string[]): boolean => {
  if (closes.test(fold(line.trim())) && wordsOf(line) <= WORDS) return true
  const names = behind.every((one) => isShort(one, WORDS) && /^\p{Lu}/u.test(one.trim()))
  return behind.length > 0 && names && isShort(line, ADDRESS) && /^\s*\p{Lu}[^\d,]*,\s*$/u.test(line)
}

/** The lines of a text without its greeting and its signature. Linear. */
export const withoutLetter = (lines: readonly string[]): string[] => {
  const written = [...lines.keys()].filter((at) => lines[at]?.trim() !== '')
  const greeting = written.slice(0, HEAD).find((at) => isGreeting(lines[at] ?? ''))
  const last = written.slice(-SIGNED)
  // A close stands apart from the list or the sentence before it.
  const close = last.findIndex(
    (at, index) =>
      (lines[at - 1]?.trim() ?? '') === '' &&
      isClose(
        lines[at] ?? '',
        last.slice(index + 1).map((other) => lines[other] ?? ''),
      ),
  )
  const end = close < 0 || written.length <= SIGNED ? lines.length : (last[close] ?? lines.length)
  return lines.map((line, at) => (at === greeting || at >= end ? '' : line))
}

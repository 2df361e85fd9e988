// Joins lines that a margin broke, as mails and PDF files have them, so that "gestão de / projetos" stays one term.
import { either } from '../../../phrases'
import { matchSkills } from '../../../resume/skills/match'

/** Minimum length of a line broken by a margin, and the minimum share of breaks a margin must explain. */
const BROKEN = 40
const FORCED = 0.6
/** Least length of a line that ends with an open word because it was broken; a shorter one is a label. */
const LONG = 25
/** Length of a line whose last word is cut by a hyphen. */
const CUT = 15
/** The narrowest margin of a whole text, as a phone's screen has it. */
const NARROW = 30
/** Continued lines that show the margin of a whole text. */
const SEEN = 3
/** Share of a text's lines that may be wider than its margin, such as an address that could not be broken. */
const WIDER = 0.02

const goesOn = /[\p{L},]$/u
/** Words behind which nobody ends a line by choice. */
const open = /\s(?:and|or|of|with|in|for|to|the|an?|e|ou|de|d[ao]s?|com|em|n[ao]s?|para|por|ao|à)$/u
const endsOpen = (line: string): boolean =>
  open.test(line) || line.endsWith(',') || line.lastIndexOf('(') > line.lastIndexOf(')')
const endsSentence = /[.!?:;]["')\]]?$/
const opensItem = /^\s*(?:[-–—*•◦∙·●○■□▪▫►▶➢➤→✓✔#>]|\d{1,2}[.)]\s|\p{Extended_Pictographic})/u

const isContinued = (line: string): boolean => /^\p{Ll}/u.test(line)
const firstWord = (line: string): string => line.split(' ', 1)[0] ?? ''

/** The length that at most a few lines exceed. */
const marginOf = (lines: readonly string[]): number => {
  const lengths = lines.map((line) => line.length).toSorted((a, b) => a - b)
  return lengths[Math.ceil(lengths.length * (1 - WIDER)) - 1] ?? 0
}

/** True where the next line's first word would not have fitted. */
const isForced = (line: string, next: string, margin: number): boolean =>
  line.length + 1 + firstWord(next).length > margin

/** Words that keep their hyphen wherever the line ends. */
const keepsHyphen =
  /(?:^|\s)(?:bem|mal|pré|pós|pró|ex|auto|anti|micro|semi|vice|co|e|well|self|non|multi|part|full|long|high|front|back|cross)-$/iu

/** Two lines as one: a word that a hyphen or a mail's "=" broke is whole again. */
const glue = (line: string, next: string): string => {
  const rest = next.trimStart()
  if (/\p{L}=$/u.test(line)) return line.slice(0, -1) + rest
  return /\p{Ll}{2}-$/u.test(line) ? (keepsHyphen.test(line) ? line : line.slice(0, -1)) + rest : `${line} ${rest}`
}

const isCut = (line: string): boolean => line.length >= CUT && /\p{Ll}{2}-$|\p{L}=$/u.test(line)

/** Words beside the end of a line that may be the halves of one name: "Power" above "BI and present findings". */
const nameAcross = (line: string, next: string): boolean => {
  const [before, after] = [line.split(' ').slice(-2).join(' '), next.trimStart().split(' ').slice(0, 2).join(' ')]
  return matchSkills(`${before} ${after}`).some(({ start, end }) => start < before.length && end > before.length + 1)
}

const joinWhere = (lines: readonly string[], joins: (line: string, next: string) => boolean): string[] =>
  lines.reduce<string[]>((whole, line, at) => {
    const before = lines[at - 1] ?? ''
    // Asked of each pair in turn, because it may remember the sentence's first line.
    const wanted = joins(before, line)
    const unfinished = open.test(before) && before.length >= LONG
    const cut = isCut(before) && isContinued(line.trimStart())
    const joined = before !== '' && line !== '' && !opensItem.test(line) && (cut || unfinished || wanted)
    if (joined) whole.push(glue(whole.pop()!, line))
    else whole.push(line)
    return whole
  }, [])

type Joins = (line: string, next: string) => boolean

const pairsOf = (lines: readonly string[]): (readonly [line: string, next: string])[] =>
  lines.slice(1).map((next, at) => [lines[at]!, next.trimStart()] as const)

/** What is joined in a text broken at one margin, where a capital begins a new line unless the last is unfinished. */
const atMargin = (lines: readonly string[]): Joins | null => {
  const margin = marginOf(lines.filter((line) => line !== ''))
  if (margin < NARROW) return null
  const continued = pairsOf(lines).filter(
    ([line, next]) => line !== '' && !endsSentence.test(line) && isContinued(next),
  )
  const forced = continued.filter(([line, next]) => isForced(line, next, margin))
  if (forced.length < SEEN || forced.length < FORCED * continued.length) return null
  return (line, next) =>
    isForced(line, next.trimStart(), margin) &&
    !endsSentence.test(line) &&
    (endsOpen(line) || !/^\s*\p{Lu}/u.test(next) || nameAcross(line, next))
}

/** Lines that end in the middle of a word or behind "de" or "and" and show that a text was broken by hand. */
const BY_HAND = 2
/** Words of a line that is a sentence and no heading, and length of those that go on with it. */
const SENTENCE = 5
const GOING_ON = 18

/** What is joined in a text broken by hand, where a line in small letters goes on; null for any other. */
const byHand = (lines: readonly string[]): Joins | null => {
  const broken = pairsOf(lines).filter(
    ([line, next]) => isContinued(next) && (isCut(line) || (endsOpen(line) && line.length >= CUT)),
  )
  if (broken.length < BY_HAND) return null
  let first = ''
  return (line, next) => {
    if (!isContinued(line)) first = line
    if (endsSentence.test(line) || line.length < GOING_ON || first.split(' ').length < SENTENCE) return false
    return isContinued(next.trimStart()) || nameAcross(line, next)
  }
}

/** A line was broken if the next one begins in lower case and would not fit; other lines are a list without bullets. */
const unwrapPassage = (lines: readonly string[]): string[] => {
  const width = Math.max(...lines.map((line) => line.length))
  const forced = (line: string, next: string): boolean => line.length >= BROKEN && isForced(line, next, width)
  const pairs = lines.slice(1).map((next, at) => [lines[at]!, next] as const)
  const breaks = pairs.filter(([line, next]) => goesOn.test(line) && isContinued(next)).length
  const without = pairs.filter(([line, next]) => isContinued(next) && forced(line, next)).length
  const broken = breaks > 0 && without >= FORCED * breaks
  return joinWhere(
    lines,
    (line, next) => broken && goesOn.test(line) && /^\p{Ll}[^\n]{2}/u.test(next) && forced(line, next),
  )
}

/** The lines of a text, those joined that a margin or a hand broke; else each paragraph by itself. */
export const unwrap = (text: string): string[] => {
  const lines = text.split('\n').map((line) => line.trimEnd())
  const [margin, hand] = [atMargin(lines), byHand(lines)]
  if (margin || hand) return joinWhere(lines, (...pair) => [margin?.(...pair), hand?.(...pair)].includes(true))
  return text
    .split(/\n[ \t]*\n/)
    .flatMap((passage) => [...unwrapPassage(passage.split('\n').map((line) => line.trimEnd())), ''])
}

/** Length of a line that may be a whole advert, copied without its breaks. */
const FLAT = 300
const FLAT_ITEMS = 3
const flatItem = / [-–*•] (?=[\p{L}\d])/gu

/** Headings that are sure enough to be found within a line, where a sentence does not go on with them. */
const heading = either(`
  Requisitos( (obrigatórios|desejáveis|e qualificações))?|Pré-requisitos|Diferenciais|Desejáveis|Benefícios|Atribuições
  Responsabilidades( e atribuições)?|Descrição( da vaga)?|O que (oferecemos|esperamos|buscamos)|Requirements
  (Preferred |Required |Minimum )?Qualifications|Responsibilities|(Person|Job) Specification|Benefits
  What (you['’]ll do|you['’]ll need|we offer|we['’]re looking for)|Who (you|we) are|About (us|you|the (role|job))
  (Nice|Good) to have|ESSENTIAL|DESIRABLE|Essential( criteria)?|Desirable( criteria)?
`)
const headingWithin = new RegExp(String.raw`(?<=[.;!?)\p{Ll}\d\n]) (?=(?:${heading}):? )`, 'gu')
const afterHeading = new RegExp(String.raw`(?<=^|\n)((?:${heading}):?) (?=[\p{Lu}\d])`, 'gu')

/** The parts and items of an advert that is one line: at wide gaps, headings, emoji, and bullets if there are several. */
export const unflatten = (line: string): string => {
  if (line.length < FLAT) return line
  const parts = line
    .replace(/ {2,}/g, '\n')
    .replace(/ (?=#{1,4} \p{L}|\*\*\p{Lu}|\p{Extended_Pictographic})/gu, '\n')
    .replace(headingWithin, '\n')
    .replace(afterHeading, '$1\n')
    .replace(/(?<=[.;!?)]) (?=\p{Lu}[^.:;!?\n]{2,40}: )/gu, '\n')
    .replace(/(?<=^|\n)(\p{Lu}[^.:;!?\n]{2,40}:) (?=[-–*•] )/gu, '$1\n')
  if ((line.match(flatItem)?.length ?? 0) < FLAT_ITEMS) return parts
  return parts
    .replace(flatItem, '\n- ')
    .split('\n')
    .map((item) => (item.startsWith('- ') ? item.replace(/(?<=[.;]) (?=\p{Lu}\p{Ll})/gu, '\n') : item))
    .join('\n')
}

// Headings without any look: which lines with a heading's words are headings although nothing sets them apart.
import type { Line } from '../../../documents/document'
import { either } from '../../../phrases'
import { findDates } from '../dates/dates'
import { standsOut } from './broken-headings'
import { headingName, type SectionName } from './headings'
import { isStudyLine } from './kind'
import { isLanguage, namesLanguage } from './skill-sections'

/** The names themselves, in both languages. */
const everydayNames = `
  software|softwares|tools|research|work|career|bio|links|social|online|other|community|training|curso|dados|historico
  stack|legal|talks|goal|idioma|empresas|eventos|estudos|resultados|carreira|papers|academico|graduacao|estagio
  projeto|informatica|ferramentas|tecnologias|conhecimento|technologies|contact|contato|sobre|about`
/** Section names that are equally often a skill, a label or a job, so they need the look of a heading. */
const everyday = new RegExp(`^${either(everydayNames)}$`, 'i')

/** The section that a line names as its heading, or null. */
export const toHeading = (line: Line, body: number, plain: Plain, typed: boolean): SectionName | null => {
  const name = headingName(line.text)
  if (!name || line.text.endsWith('.') || line.text.endsWith(',')) return null
  if (standsOut(line, body)) return name
  if (line.bullet || !(typed || /^(?:\d{1,2} ?[.)–—-] ?|[^\p{L}\d]*)\p{Lu}/u.test(line.text))) return null
  if (typed && /^\p{Ll}/u.test(line.text)) return plain === 'none' ? null : name
  return plain === 'all' || (plain === 'sure' && !everyday.test(line.text.trim())) ? name : null
}

/** Which lines without any look may be headings: none, those whose words nothing else has, or all. */
type Plain = 'none' | 'sure' | 'all'
/** Number of headings that stand out from which a plain line with a heading's words is text. */
const MIN_STYLED_HEADINGS = 3
/** Fewest sections that plain lines of a column name before its headings are plain ones. */
const MIN_PLAIN_SECTIONS = 2

/** Least distance, in font sizes, of a line of a PDF that stands apart from the one above it. */
const MIN_SPACE = 1.9
const isSpaced = ({ spaced, gap }: Line): boolean => spaced === true || gap >= MIN_SPACE

/** The lines below an empty one with none below them: people who set no heading apart leave a line before it. */
export const leadingLines = (lines: readonly Line[]): ReadonlySet<Line> =>
  new Set(
    lines.filter((line, at) => {
      const next = lines[at + 1]
      return !line.bullet && !line.parts && isSpaced(line) && next !== undefined && !isSpaced(next)
    }),
  )

/** Share of a page's lines in small letters from which its headings are typed so too. */
const MOSTLY = 0.6

/** "empregos anteriores" above "estudos": somebody who types everything small types the headings so. */
export const areTypedSmall = (lines: readonly Line[]): boolean => {
  const plain = lines.filter(({ bullet }) => !bullet)
  const small = plain.filter(({ text }) => /^\p{Ll}/u.test(text))
  const names = new Set(small.flatMap(({ text }) => headingName(text) ?? []))
  return (
    (names.has('experience') && names.has('education')) || (names.size > 1 && small.length >= plain.length * MOSTLY)
  )
}

/** "Idiomas" above "Inglês básico", "Training" above "Diploma, Plymouth College, 2004": what stands below says that it is the heading. */
const isConfirmed = ({ bullet, parts, text }: Line, next: Line | undefined): boolean => {
  if (bullet || parts || next === undefined) return false
  const name = headingName(text)
  if (name === 'languages') return namesLanguage(next.text) || isLanguage(next.text)
  return (name === 'courses' || name === 'education') && isStudyLine(next) && findDates(next.text).length > 0
}

/**
 * Where most headings are set apart, a plain line with a heading's words is text; but a sidebar may set its headings like its text
 * ("Profile", "Contact", "Languages", centred), beside a column whose headings are larger.
 */
export const plainColumns = (lines: readonly Line[], known: readonly Line[]): ((line: Line) => Plain) => {
  const apart = new Set(known.map(({ column }) => column))
  const names = new Map<number, Set<SectionName>>()
  for (const { text, bullet, column } of lines) {
    const name = bullet || everyday.test(text.trim()) || !/^\p{Lu}/u.test(text) ? null : headingName(text)
    if (name) names.set(column, (names.get(column) ?? new Set()).add(name))
  }
  const leading = leadingLines(lines)
  const confirmed = new Set(lines.filter((line, at) => isConfirmed(line, lines[at + 1])))
  return (line) => {
    if (leading.has(line) || confirmed.has(line)) return 'all'
    if (known.length < MIN_STYLED_HEADINGS) return 'sure'
    return apart.has(line.column) || (names.get(line.column)?.size ?? 0) < MIN_PLAIN_SECTIONS ? 'none' : 'all'
  }
}

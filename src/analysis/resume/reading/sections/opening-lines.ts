// Recognises the lines that open a section by their words (headings.ts, words.ts) and by the look of the document's headings (look.ts).
import type { Line } from '../../../documents/document'
import { isSchool } from '../education/education'
import { isEmployer, isTitle } from '../experience/names/titles'
import { fold } from '../text'
import { bodySize, standsOut } from './broken-headings'
import { headingName, inlineHeading, type SectionName } from './headings'
import { headingLook, isCommon, looksLess, looksLike, mayBeHeading, shownLook } from './look'
import { areTypedSmall, leadingLines, plainColumns, toHeading } from './plain'
import { headingAbout } from './words'

/** "Objetivo: …" opens a section anywhere; "Languages: Python" inside the skills does not. */
export const toInline = (line: Line, current: SectionName | null) => {
  const heading = inlineHeading(line.text)
  if (!heading) return null
  // Among the tasks of a job, "Highlights: …" is a label and no summary of the person.
  const inside = current === 'experience' || current === 'projects'
  if (heading.name === 'objective' || (heading.name === 'summary' && !inside)) return heading
  if (line.bullet || current === 'skills' || current === 'languages') return null
  // Among schools, "Curso: Direito" is an entry while "Cursos: …" starts the courses.
  if (current === 'education' && /^curso\s*:/i.test(line.text)) return null
  // There "Tecnologias: Java, SQL" is a label too; "Cursos: …" after the last task is a heading.
  const names = ['education', 'languages', 'courses', ...(inside ? [] : ['experience', 'skills'])]
  return names.includes(heading.name) ? heading : null
}

/** Section names that are equally often labels among the tasks of a job: "Principais resultados:", "Projects". */
const labels: readonly SectionName[] = [
  'awards',
  'projects',
  'skills',
  'summary',
  'objective',
  'courses',
  'publications',
  'interests',
  'volunteer',
  'other',
]

/** How often each text occurs: a label is repeated in every job; a heading is not, but that a design shows it twice in a row. */
const timesOf = (lines: readonly Line[]): ReadonlyMap<string, number> => {
  const times = new Map<string, number>()
  for (const [at, { text }] of lines.entries())
    if (text !== lines[at - 1]?.text) times.set(fold(text), (times.get(fold(text)) ?? 0) + 1)
  return times
}

/** What the whole document shows of its headings. */
const styleOf = (lines: readonly Line[]) => {
  const body = bodySize(lines)
  const headings = lines.filter((line) => headingName(line.text) && standsOut(line, body))
  const headingsLook = headingLook(headings)
  return {
    body,
    /** Lines with the words of a heading that stand out of the text. */
    headings,
    look: headingsLook ?? shownLook(lines, body),
    /** Some designs begin all their headings with a small letter. */
    mayBeginSmall:
      headingsLook === null ||
      headings.some((line) => looksLike(line, headingsLook) && /^\P{L}*\p{Ll}/u.test(line.text)),
    /** Where entries and items are set like the headings, the look says nothing: only words do. */
    isLookShared: headingsLook !== null && isCommon(lines, headings, headingsLook),
    isTypedSmall: areTypedSmall(lines),
    times: timesOf(lines),
    plain: plainColumns(lines, headings),
    leading: leadingLines(lines),
  }
}
type Style = ReturnType<typeof styleOf>

const isRepeated = ({ times }: Style, { text }: Line): boolean => (times.get(fold(text)) ?? 0) > 1

/** True for a section's name that is only a label in the section that is open. */
const isLabel = (style: Style, line: Line, name: SectionName, open: SectionName | null): boolean => {
  if ((open !== 'experience' && open !== 'projects' && open !== 'education') || !labels.includes(name)) return false
  const { look, leading } = style
  const isLessThanHeading = open !== 'education' && look !== null && !leading.has(line) && looksLess(line, look)
  return isLessThanHeading || isRepeated(style, line)
}

const nameOf = (style: Style, line: Line, open: SectionName | null): SectionName | null => {
  const { body, look, plain, leading } = style
  const exact = toHeading(line, body, plain(line), style.isTypedSmall)
  if (exact) return isLabel(style, line, exact, open) ? null : exact
  if (style.isTypedSmall && plain(line) !== 'none' && !line.bullet && /^\p{Ll}[^.]*$/u.test(line.text))
    return headingAbout(line.text, false)
  const isSetApart = standsOut(line, body) || leading.has(line)
  if (line.bullet || headingName(line.text) || !isSetApart || isTitle(line.text)) return null
  const isLikeHeadings = look !== null && looksLike(line, look) && !isEmployer(line.text) && !isSchool(line.text)
  const about = headingAbout(line.text, isLikeHeadings)
  const mayOpen = isLikeHeadings || leading.has(line) || !look || !looksLess(line, look)
  return about && mayOpen && !isLabel(style, line, about, open) ? about : null
}

const looksAlike = (style: Style, line: Line): boolean => {
  const { body, headings, look } = style
  if (style.isLookShared || !mayBeHeading(line, style.mayBeginSmall)) return false
  if (look !== null && looksLike(line, look)) return look.size > body * 1.08 || look.bold || look.upper
  return line.size > body * 1.08 && headings.some((other) => looksLike(line, other))
}

/** The rules by which the lines of one document are headings, labels or text. `open` is the section that a line would be in. */
export const headingsOf = (lines: readonly Line[]) => {
  const style = styleOf(lines)
  return {
    body: style.body,
    /** True for a section's name that is repeated in each job or school: "Highlights", however it looks. */
    isRepeatedLabel: (line: Line, open: SectionName | null): boolean => {
      const exact = headingName(line.text)
      return exact !== null && isRepeated(style, line) && isLabel(style, line, exact, open)
    },
    /** The section that a line opens, or null. */
    nameOf: (line: Line, open: SectionName | null): SectionName | null => nameOf(style, line, open),
    /** True for a line that looks exactly like the recognised headings, whatever its words. */
    looksAlike: (line: Line): boolean => looksAlike(style, line),
  }
}

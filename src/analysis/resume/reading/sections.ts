// Cuts a document into its sections.
import type { Document, Line } from '../../documents/document'
import { matchSkills } from '../skills/match'
import { findDates } from './dates'
import { headingName, inlineHeading, type SectionName } from './headings'
import { markBroken } from './hyphens'
import { splitMargin, withLabel } from './left-labels'
import { clean, fold, isUpper, tokens } from './text'

export type Section = {
  readonly name: SectionName
  readonly heading: string
  readonly page: number
  readonly line: number
  /** The section's lines without its heading. */
  readonly lines: readonly Line[]
}

export type Sections = {
  /** What stands above the first heading: usually name, title, contact. */
  readonly top: readonly Line[]
  readonly sections: readonly Section[]
}

/** Bounds of what is read at all: a résumé of ten dense pages has about 700 lines and 40 000 characters. */
export const MAX_LINES = 3000
export const MAX_LINE_LENGTH = 2000
export const MAX_CHARACTERS = 200_000

/** Size of most of the text, in points; 0 if unknown. */
export const bodySize = (lines: readonly Line[]): number => {
  const counts = new Map<number, number>()
  for (const { size, text } of lines) counts.set(size, (counts.get(size) ?? 0) + text.length)
  return [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0] ?? 0
}

const stands = (line: Line, body: number): boolean =>
  line.bold || isUpper(line.text) || line.text.endsWith(':') || (body > 0 && line.size > body * 1.04)

/** Words that name a section and are as often a skill, a label or a job of their own: only with a heading's look. */
const everyday =
  /^(?:software|softwares|tools|research|work|career|bio|links|social|online|other|community|training|curso|dados|historico|stack|legal|talks|goal|idioma|empresas|eventos|estudos|resultados|carreira|papers|academico|graduacao|estagio|projeto|informatica|ferramentas|tecnologias|conhecimento|technologies|contact|contato|sobre|about)$/i

const toHeading = (line: Line, body: number, plain: boolean): SectionName | null => {
  const name = headingName(line.text)
  if (!name || line.text.endsWith('.') || line.text.endsWith(',')) return null
  if (stands(line, body)) return name
  if (line.bullet || !/^\p{Lu}/u.test(line.text)) return null
  return plain && !everyday.test(line.text.trim()) ? name : null
}

/** "Objetivo: …" opens a section anywhere; "Languages: Python" inside the skills does not. */
const toInline = (line: Line, current: SectionName | null) => {
  const found = inlineHeading(line.text)
  if (!found) return null
  if (found.name === 'objective' || found.name === 'summary') return found
  if (line.bullet || current === 'skills' || current === 'languages') return null
  // "Curso: Direito" among the schools is one of them; "Cursos: …" begins the courses.
  if (current === 'education' && /^curso\s*:/i.test(line.text)) return null
  // Among the tasks of a role, "Tecnologias: Java, SQL" is part of it; "Cursos: …" after the last one is not.
  const inside = current === 'experience' || current === 'projects'
  const names = ['education', 'languages', 'courses', ...(inside ? [] : ['experience', 'skills'])]
  return names.includes(found.name) ? found : null
}

type Style = { readonly size: number; readonly upper: boolean; readonly bold: boolean }

/** A heading in words nobody listed ("Selected Grants") is told by looking just like the ones that were recognised. */
const looksAlike = (line: Line, styles: readonly Style[], body: number): boolean =>
  !line.bullet &&
  line.size > body * 1.08 &&
  line.text.length >= 4 &&
  tokens(line.text).length <= 4 &&
  !/[\d,@|]/.test(line.text) &&
  styles.some(
    (style) => Math.abs(style.size - line.size) < 0.3 && style.upper === isUpper(line.text) && style.bold === line.bold,
  )

const isList = (section: Section | undefined): boolean =>
  section !== undefined && section.lines.length > 0 && (section.name === 'skills' || section.name === 'languages')

/** Lines with text, within the bounds, cleaned; running heads and feet are kept apart by their region. */
export const readable = (document: Document): Line[] => {
  let left = MAX_CHARACTERS
  const lines = document.lines
    .slice(0, MAX_LINES)
    .map((line) => {
      const text = clean(line.text.slice(0, Math.min(left, MAX_LINE_LENGTH)))
      left -= text.length
      return line.parts
        ? withLabel({ ...line, text, parts: line.parts.map((part) => clean(part.slice(0, text.length))) })
        : { ...line, text }
    })
    .filter((line) => line.text !== '')
  return markBroken(splitMargin(lines))
}

/** Page numbers, running names and "last updated" notes: no part of any section. */
const isFurniture = (line: Line): boolean =>
  line.region === 'footer' ||
  (line.region === 'header' && line.page > 1) ||
  /^(?:p[áa]g(?:ina|e)?\.? ?)?\d{1,2}(?: ?(?:\/|de|of) ?\d{1,2})?$|^.{0,40} [-–—] \d{1,2} ?\/ ?\d{1,2}$|^(?:last updated|atualizado|última atualização|updated)\b.{0,40}$/iu.test(
    line.text,
  )

/** "vendas vendas vendas" is one word said for show; a name said twice ("Walla Walla") is a name. */
const calm = (line: Line): Line => {
  const text = line.text.replace(/(?<![\p{L}])(\p{L}{2,40})(?: \1(?![\p{L}])){2,}/gu, '$1')
  return text === line.text ? line : { ...line, text }
}

/** Items and share of known skills by which a list under words nobody listed ("My arsenal") is one of skills. */
const LEAST_SKILLS = 3
const SKILL_SHARE = 0.6
/** Words from which a paragraph under "Qualificações" is told and no list. */
const PROSE_WORDS = 12

const isSkillList = ({ name, lines }: Section): boolean => {
  if (name !== 'other') return false
  const items = lines.flatMap(({ text }) => text.split(/[,;|•·]/)).filter((item) => /\p{L}/u.test(item))
  const known = items.filter((item) => tokens(item).length <= 5 && matchSkills(item).length > 0)
  return known.length >= LEAST_SKILLS && known.length >= items.length * SKILL_SHARE
}

/** "Qualificações" over a paragraph is a summary where another section lists the skills. */
const isProse = ({ name, heading, lines }: Section, all: readonly Section[]): boolean =>
  name === 'skills' &&
  /^(?:qualifica|principais qualifica|key qualifica|competencias profissionais)/.test(fold(heading)) &&
  lines.length > 0 &&
  !lines.some(({ bullet, text }) => bullet || /[;|•·]/.test(text)) &&
  lines.at(-1)!.text.endsWith('.') &&
  tokens(lines.map(({ text }) => text).join(' ')).length >= PROSE_WORDS &&
  all.some((other) => other.name === 'skills' && other.heading !== heading)

const named = (section: Section, _: number, all: readonly Section[]): Section => {
  if (isSkillList(section)) return { ...section, name: 'skills' }
  return isProse(section, all) ? { ...section, name: 'summary' } : section
}

/** The largest writing of the first page, if it is short and far larger than the text. */
const isTitlePage = (line: Line, body: number): boolean =>
  line.page === 1 && line.size > body * 1.5 && tokens(line.text).length <= 8 && !/\d/.test(line.text)

/** Splits lines into sections. Each column goes on with its own section, so a sidebar does not cut the main text. */
export const toSections = (all: readonly Line[]): Sections => {
  const lines = all.map(calm)
  const body = bodySize(lines)
  const known = lines.filter((line) => headingName(line.text) && stands(line, body))
  // Where most headings are set apart, a plain line with a heading's words is text.
  const plain = known.length < 3
  const largest = Math.max(0, ...lines.map(({ size }) => size))
  const styles = known.map((line) => ({ size: line.size, upper: isUpper(line.text), bold: line.bold }))
  const top: Line[] = []
  const sections: (Section & { readonly lines: Line[] })[] = []
  const current = new Map<number, (typeof sections)[number]>()
  const open = (name: SectionName, line: Line, heading: string, rest: Line[]) => {
    const section = { name, heading, page: line.page, line: line.number, lines: rest }
    sections.push(section)
    current.set(line.column, section)
  }
  for (const [at, line] of lines.entries()) {
    if (isFurniture(line)) continue
    const before = current.get(line.column)
    // A line said again right away tells nothing new.
    if (fold((before?.lines ?? top).at(-1)?.text ?? '') === fold(line.text)) continue
    const name = toHeading(line, body, plain)
    const inline = name ? null : toInline(line, before?.name ?? null)
    const dated = (other: Line | undefined) => other !== undefined && findDates(other.text).length > 0
    if (line.size === largest && !name && isTitlePage(line, body)) {
      // The name, wherever a sidebar put it: what stands under it is no part of the sidebar.
      current.delete(line.column)
      top.push(line)
    } else if (name) open(name, line, line.text, [])
    else if (inline)
      open(inline.name, line, line.text.slice(0, line.text.indexOf(':')), [{ ...line, text: inline.rest }])
    else if (
      sections.length > 0 &&
      looksAlike(line, styles, body) &&
      // Where entries are dated, what looks like a heading above a date is the entry's own; a list has none.
      (isList(before) || (!dated(line) && !dated(lines[at + 1])))
    )
      open('other', line, line.text, [])
    else if (before) before.lines.push(line)
    else top.push(line)
  }
  return { top, sections: sections.map(named) }
}

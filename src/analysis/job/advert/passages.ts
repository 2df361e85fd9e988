// Splits the lines of an advert into passages, each under its heading.
import { fold, tokens } from '../../resume/reading/text'
import { headingOf, sectionOf } from './headings'
import { asksPlainly, isIgnored, partOf, sectionByWords } from './needs/cues'
import { givesPlainly } from './needs/prose'
import type { Section } from './phrases/headings'
import { isHeadRow } from './text/head-row'
import type { AdvertLine } from './text/lines'
import { titleIn } from './title'

/** Lines under one heading. */
export type Passage = {
  section: Section | 'unknown'
  /** The heading's own text. */
  readonly heading: string
  readonly lines: { readonly text: string; readonly number: number; readonly bullet: boolean }[]
}

/** Maximum words of an unknown heading, and of one with a colon above bullets. */
const [HEADING_WORDS, STEM_WORDS] = [7, 12]
/** Levels of Markdown and HTML headings. */
const MARKED = 6

/** True for a line that looks like a heading: marked as one, or short and followed by a list. The first line is the title. */
const looksLikeHeading = (line: AdvertLine, next: AdvertLine | undefined): boolean => {
  if (line.number === 1) return line.level <= MARKED
  const most = line.text.endsWith(':') && next?.bullet ? STEM_WORDS : HEADING_WORDS
  if (line.bullet || tokens(line.text).length > most || /[.;,!]$|[|]|R\$|\d{3}/.test(line.text)) return false
  if (/^\P{Ll}{8,}$/u.test(line.text) && line.apart && next !== undefined && /\p{Ll}/u.test(next.text)) return true
  return line.level < 8 || line.text.endsWith(':') || next?.bullet === true
}

/** Parts that a label introduces for a single line. */
const ofItsLine: ReadonlySet<Section> = new Set(['place', 'title', 'benefits', 'open'])

/** Maximum lines of a paragraph that are examined. */
const PARAGRAPH = 20

/** True for prose after an empty line below bullets, which ends the list: "We provide: van, uniforms". */
const endsList = ({ lines: parsed }: Passage, lines: readonly AdvertLine[], at: number): boolean =>
  parsed.length > 1 && lines[at - 1]?.bullet === true && lines[at]?.bullet === false && lines[at]?.apart === true

/** "Contract:", "Salário:": fields of one value; folded. */
const field =
  /^(?:salary|salario|pay|rate|contract|contrato|hours|horario|working hours|schedule|shifts?|jornada|carga horaria|regime|job type|tipo de contrat\p{L}+|location|local|department|grade|band)\s*:?$/u
/** Words of a sentence that no field holds. */
const SENTENCE_WORDS = 14
/** True for prose below the value of a field, which is no part of it: "Contract:", "Bank", "We are a care home for …". */
const endsField = ({ heading, lines: parsed }: Passage, { text, bullet }: AdvertLine): boolean =>
  parsed.length > 0 &&
  !bullet &&
  /\.$/.test(text) &&
  tokens(text).length >= SENTENCE_WORDS &&
  field.test(fold(heading.split(':', 1)[0] ?? ''))

/** Sentences of work that is given which make a paragraph one about the job: one alone may praise the place. */
const GIVEN = 2

/** True for a paragraph after one about the company or how to apply that asks for something: it belongs to the job again. */
const asksAgain = ({ section }: Passage, lines: readonly AdvertLine[], at: number): boolean => {
  if (lines[at]?.apart !== true || (section !== 'company' && section !== 'apply')) return false
  const rest = lines.slice(at)
  const end = rest.findIndex((line, index) => index > 0 && line.apart)
  const paragraph = (end < 0 ? rest : rest.slice(0, end)).slice(0, PARAGRAPH).map(({ text }) => text)
  const ofWork = paragraph.flatMap((text) => text.split(/(?<=[.!]) /u)).filter((text) => givesPlainly(fold(text)))
  return paragraph.some(asksPlainly) || ofWork.length >= GIVEN
}

/** Words with which a longer heading ends: "The Ideal Candidate Will Possess The Following Preferred Qualifications". */
const ENDING = 2
/** Maximum words of such a heading. */
const LONG_HEADING = 12
const endsAsHeading = (text: string): Section | null => {
  const words = text.split(/\s+/)
  const title = words.every((word) => /^[^\p{Ll}]/u.test(word) || word.length < 4)
  const long = words.length > ENDING && words.length <= LONG_HEADING
  return title && long ? sectionOf(words.slice(-ENDING).join(' ')) : null
}

/** A heading that no list knows and whose own words ask or wish: "Precisa saber:", "Será valorizado: ponte rolante". */
const labelOf = (line: AdvertLine, next: AdvertLine | undefined): { section: Section; rest: string } | null => {
  const colon = line.text.indexOf(':')
  const marked = colon < 0 && !line.bullet && line.apart && next?.apart === false && !/[.;,!?]$/.test(line.text)
  if (line.number === 1) return null
  const ending =
    colon < 0 && !line.bullet && line.apart && !/[.;,!?]$/.test(line.text) ? endsAsHeading(line.text) : null
  if (ending) return { section: ending, rest: '' }
  if (colon < 0 && !marked) return null
  // "We offer the following opportunities:" above bullets.
  if (colon === line.text.length - 1 && next?.bullet && !line.bullet && partOf(line.text, 'open') === 'benefits')
    return { section: 'benefits', rest: '' }
  const section = sectionByWords(colon < 0 ? line.text : line.text.slice(0, colon))
  return section && { section, rest: colon < 0 ? '' : line.text.slice(colon + 1).trim() }
}

type Heading = { readonly section: Passage['section']; readonly rest: string }
const asks = (section: Passage['section']): boolean => ['required', 'duties', 'unknown'].includes(section)
/** "THE JOB" above bullets or a sentence names no title: what stands below says what it is. */
const ofContent = (heading: Heading | null, next: AdvertLine | undefined): Heading | null =>
  heading?.section === 'title' &&
  heading.rest === '' &&
  (next?.bullet || tokens(next?.text ?? '').length >= SENTENCE_WORDS)
    ? { ...heading, section: 'unknown' }
    : heading

/** The lines of an advert under their headings, in order. */
export const toPassages = (lines: readonly AdvertLine[]): Passage[] => {
  const passages: Passage[] = [{ section: 'open', heading: '', lines: [] }]
  let level = 0
  for (const [at, line] of lines.entries()) {
    const current = passages.at(-1) as Passage
    const { text, number, bullet } = line
    const section = ofContent(headingOf(line) ?? labelOf(line, lines[at + 1]), lines[at + 1])
    // "Precisamos de um pedreiro" at the top seeks somebody, whatever heading it sounds like.
    const plain = isHeadRow(text) || (at === 0 && section?.section !== 'title' && titleIn(text) !== null)
    const heading = plain ? null : section
    const unknown = heading === null && !plain && looksLikeHeading(line, lines[at + 1])
    // "Diferenciais" under "Benefícios" describes the job, so a sub-heading stays within a part that does not count, unless it asks
    // or gives work: "Requirements" below "**About us**".
    const below =
      current.section !== 'unknown' &&
      isIgnored(current.section) &&
      line.level > level &&
      !(heading && asks(heading.section) && current.section !== 'apply')
    if (heading && !below) {
      const rest = heading.rest ? [{ text: heading.rest, number, bullet }] : []
      passages.push({ section: heading.section, heading: text, lines: rest })
      // A label with its text ("Local: Recife", "Salário: R$ 2.600") applies to its own line only; any other label
      // applies to the end of its paragraph.
      const next = lines[at + 1]
      if (
        heading.rest &&
        ((heading.section !== 'unknown' && ofItsLine.has(heading.section)) || (next?.bullet !== true && next?.apart))
      )
        passages.push({ section: 'open', heading: '', lines: [] })
      level = line.level
    } else if (unknown && !below) {
      passages.push({ section: 'unknown', heading: text, lines: [] })
      level = line.level
    } else if (
      !heading &&
      (endsList(current, lines, at) || endsField(current, line) || asksAgain(current, lines, at))
    ) {
      passages.push({ section: 'open', heading: '', lines: [{ text, number, bullet }] })
      level = line.level
    } else if (!heading) current.lines.push({ text, number, bullet })
  }
  return passages
}

// Divides the sections again where the person marked headings, jobs and education.
import { type Line, placeOf } from '../../../documents/document'
import { headingName, type SectionName } from '../sections/headings'
import { kindOf } from '../sections/kind'
import type { Section } from '../sections/sections'
import { headingAbout } from '../sections/words'
import type { Correction, CorrectionKind } from './correction'
import type { Marks, Structure } from './structure'

const ofJobs: readonly CorrectionKind[] = ['job', 'job-and-task', 'title', 'employer', 'dates']

const nameOf = (line: Line, below: readonly Line[], chosen: SectionName | undefined): SectionName =>
  chosen ?? headingName(line.text) ?? headingAbout(line.text, true) ?? kindOf(below) ?? 'other'

const openSection = (name: SectionName, line: Line, heading: string, lines: readonly Line[]): Section => ({
  name,
  heading,
  page: line.page,
  line: line.number,
  lines,
})

/** Cuts one section at its corrected lines. The first piece keeps the name, and may be empty. */
const cut = (section: Section, marks: Marks, chosen: ReadonlyMap<string, SectionName | undefined>): Section[] => {
  const pieces: Section[] = []
  let current = { ...section, lines: [] as Line[] }
  const start = (next: Section) => {
    pieces.push(current)
    current = { ...next, lines: [...next.lines] }
  }
  for (const [at, line] of section.lines.entries()) {
    const mark = marks.get(placeOf(line))
    if (mark === 'heading') {
      const below = section.lines.slice(at + 1)
      start(openSection(nameOf(line, below, chosen.get(placeOf(line))), line, line.text, []))
    } else if (mark === 'education' && current.name !== 'education') {
      const { name, heading } = current
      start(openSection('education', line, '', [line]))
      start(openSection(name, line, heading, []))
    } else if (mark && ofJobs.includes(mark) && current.name !== 'experience') {
      start(openSection('experience', line, '', [line]))
    } else current.lines.push(line)
  }
  return [...pieces, current]
}

/** True for a section that was cut to nothing: its heading is still there if the document has one. */
const isLeft = ({ lines, heading }: Section, of: Section): boolean =>
  lines.length > 0 || (heading !== '' && of.lines.length === 0)

/** The lines above the first heading and the sections, as corrected. */
export const correctedSections = (
  { lines, top, sections }: Structure,
  corrections: readonly Correction[],
  marks: Marks,
): { readonly top: readonly Line[]; readonly sections: readonly Section[] } => {
  const chosen = new Map(corrections.map(({ line, section }) => [placeOf(lines[line]!), section]))
  const first = top[0] ?? lines[0]
  const [head, ...opening] = first ? cut(openSection('other', first, '', top), marks, chosen) : []
  const renamed = sections.map((section) => {
    const place = `${section.page} ${section.line}`
    const name = marks.get(place) === 'heading' ? chosen.get(place) : undefined
    return name ? { ...section, name } : section
  })
  return {
    top: head?.lines ?? [],
    sections: [
      ...opening.filter(({ lines: sectionLines, heading }) => sectionLines.length > 0 || heading !== ''),
      ...renamed.flatMap((section) => {
        const pieces = cut(section, marks, chosen)
        return pieces.length === 1 ? pieces : pieces.filter((piece) => isLeft(piece, section))
      }),
    ],
  }
}

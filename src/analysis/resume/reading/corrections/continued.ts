// Joins a line with the line above it where the person says that it continues there.
import { type Line, placeOf } from '../../../documents/document'
import { joinLines } from '../lines/hyphens'
import type { Section } from '../sections/sections'
import type { Marks, Structure } from './structure'

/** The line above with the text of the one that continues it; the last of its cells goes on. */
const joinToAbove = (above: Line, line: Line): Line => {
  const { parts, ...plain } = above
  const text = joinLines(above.text, line, above)
  return { ...plain, text, ...(parts ? { parts: parts.with(-1, joinLines(parts.at(-1)!, line, above)) } : {}) }
}

/** The lines with those that continue another joined to it, which are added to `joined`; the first of a section has no line above it here. */
const joinContinued = (lines: readonly Line[], marks: Marks, joined: Line[]): Line[] => {
  const out: Line[] = []
  for (const line of lines) {
    const above = out.at(-1)
    if (above && marks.get(placeOf(line)) === 'continues') {
      out[out.length - 1] = joinToAbove(above, line)
      joined.push(line)
    } else out.push(line)
  }
  return out
}

/** The section with the first lines that continue its heading. */
const withHeading = (section: Section, marks: Marks, joined: Line[]): Section => {
  const rest = section.lines.findIndex((line) => marks.get(placeOf(line)) !== 'continues')
  const more = section.lines.slice(0, rest < 0 ? undefined : rest)
  joined.push(...more)
  const heading = [section.heading, ...more.map(({ text }) => text)].filter(Boolean).join(' ')
  return { ...section, heading, lines: joinContinued(section.lines.slice(more.length), marks, joined) }
}

/** The structure with such lines joined; a heading that continues a line opens no section. `lines` stay as read. */
export const withContinued = (read: Structure, marks: Marks): Structure => {
  if (![...marks.values()].includes('continues')) return read
  const headings = new Map(read.lines.map((line) => [placeOf(line), line]))
  const sections: Section[] = []
  const joined = [...read.joined]
  let top = joinContinued(read.top, marks, joined)
  for (const section of read.sections) {
    const place = `${section.page} ${section.line}`
    const heading = marks.get(place) === 'continues' ? headings.get(place) : undefined
    const before = sections.at(-1)
    if (!heading) sections.push(withHeading(section, marks, joined))
    else if (before)
      sections[sections.length - 1] = {
        ...before,
        lines: joinContinued([...before.lines, heading, ...section.lines], marks, joined),
      }
    else top = joinContinued([...top, heading, ...section.lines], marks, joined)
  }
  return { ...read, top, sections, joined }
}

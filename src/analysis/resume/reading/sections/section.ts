// A section of a résumé, and its lines.
import { type Line, placeOf } from '../../../documents/document'
import type { SectionName } from './headings'

/** A part of a résumé under its heading. */
export type Section = {
  readonly name: SectionName
  readonly heading: string
  readonly page: number
  readonly line: number
  /** The section's lines without its heading. */
  readonly lines: readonly Line[]
}

/** Lines of all sections of these names, in order. */
export const linesOf = (sections: readonly Section[], ...names: readonly SectionName[]): Line[] =>
  sections.filter(({ name }) => names.includes(name)).flatMap(({ lines }) => [...lines])

/** The lines of the document that some lines of its sections were made of, which may have lost words. */
export const originalsOf = (some: readonly Line[], lines: readonly Line[]): ReadonlySet<Line> => {
  const places = new Set(some.map(placeOf))
  return new Set(lines.filter((line) => places.has(placeOf(line))))
}

// Draws every invented person in every layout, with the facts that a reader should find.
import type { Extracted } from '../../src/analysis/resume/extract'
import { dateStyles, knowable, written } from './dates'
import { toPdf } from './draw-text'
import { headingsOf } from './headings'
import { layouts } from './layouts'
import type { Subject } from './layouts/parts'
import { people } from './people'
import type { Person } from './person'
import { typed } from './typed'
import { toDocx, wordLayouts } from './word'

export type Marked = {
  readonly name: string
  readonly bytes: () => Promise<Uint8Array>
  readonly expected: Omit<Extracted, 'experience' | 'city' | 'languages'> & {
    readonly experience: readonly Pick<Extracted['experience'][number], 'company' | 'title' | 'start' | 'end'>[]
  }
}

export const expectedOf = (person: Person, style: number): Marked['expected'] => ({
  name: person.name.replace(/, CPA$/, ''),
  email: person.email,
  phone: person.phone,
  experience: person.jobs.map(({ company, title, from, to }) => ({
    company,
    title,
    start: knowable(from, style),
    end: knowable(to, style),
  })),
  education: person.studies.map(({ school }) => school),
  skills: person.skills,
})

const subjectOf = (person: Person, turn: number, style: number): Subject => ({
  person,
  headings: headingsOf(person.language, turn),
  dates: (job) => written(job, person.language, style),
})

/** Each person in each layout, each time with another style of dates and headings. */
const pdfs: readonly Marked[] = people.flatMap((person, at) =>
  Object.entries(layouts).map(([name, { family = 'Helvetica', draw }], nth): Marked => {
    const style = at * 5 + nth
    const subject = subjectOf(person, at + nth, style)
    return {
      name: `${person.id} pdf-${name} dates-${style % dateStyles.length}`,
      bytes: () => toPdf(family, (sheet) => draw(sheet, subject)),
      expected: expectedOf(person, style),
    }
  }),
)

const words: readonly Marked[] = people.flatMap((person, at) =>
  Object.entries(wordLayouts).map(([name, layout], nth): Marked => {
    const style = at * 7 + nth
    const subject = subjectOf(person, at + nth, style)
    return {
      name: `${person.id} docx-${name} dates-${style % dateStyles.length}`,
      bytes: () => toDocx(layout, subject),
      expected: expectedOf(person, style),
    }
  }),
)

export const drawn: readonly Marked[] = [...pdfs, ...words, ...typed]

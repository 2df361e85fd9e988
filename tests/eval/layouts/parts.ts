// Lists, as several layouts draw them.

import type { Look, Pen, Sheet } from '../draw-text'
import type { Headings } from '../headings'
import type { Job, Person } from '../person'

/** A person with the headings and the style of dates that a layout needs. */
export type Subject = { readonly person: Person; readonly headings: Headings; readonly dates: (job: Job) => string }

export type Layout = {
  readonly family?: 'Helvetica' | 'Times' | 'Courier'
  readonly draw: (sheet: Sheet, subject: Subject) => void
}

export const contactLine = ({ person: { email, phone, city } }: Subject, sign: string): string =>
  [city, phone, email].join(` ${sign} `)

export const bullets = (pen: Pen, texts: readonly string[], sign = '•', indent = 12): void => {
  for (const text of texts) pen.flow(`${sign} ${text}`, { x: pen.left + indent, hang: pen.left + indent + 8 })
}

/** A bullet painted separately from its text, as word processors do. */
export const hanging = (pen: Pen, texts: readonly string[], sign = '•'): void => {
  for (const text of texts) {
    pen.put(sign, { x: pen.left + 8 })
    pen.flow(text, { x: pen.left + 20 })
  }
}

export const heading = (pen: Pen, text: string, look: Look = {}): void => {
  pen.reserve(60)
  pen.down(9)
  pen.line(text, { size: 13, bold: true, ...look })
  pen.down(2)
}

/** The sections after the experience, one item per line. */
export const rest = (pen: Pen, { person, headings }: Subject, look: Look = {}): void => {
  heading(pen, headings.languages, look)
  pen.flow(person.languages.join(', '))
  heading(pen, headings.courses, look)
  for (const course of person.courses) pen.flow(course)
}

export const sentences = (texts: readonly string[]): string => texts.map((text) => `${text}.`).join(' ')

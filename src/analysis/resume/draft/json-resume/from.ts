// From JSON Resume (jsonresume.org, schema 1.0.0), the open format in which other sites give a résumé, to the parts of a draft.

import { prefixWithin } from '../../../bounded'
import { printable } from '../../../documents/text'
import type { TextLanguage } from '../../../text-language'
import { headings } from '../../optimise/headings'
import { detectLanguage } from '../../reading/language'
import type { DraftPart } from '../parts'

type Json = { readonly [key: string]: unknown }

const object = (value: unknown): Json =>
  value && typeof value === 'object' && !Array.isArray(value) ? (value as Json) : {}
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value.slice(0, 100) : [])
const text = (value: unknown, most = 300): string =>
  typeof value === 'string' ? prefixWithin(printable(value).replace(/\s+/g, ' ').trim(), most) : ''

/** "2018-03-01" is 03/2018, "2018" stays. */
const monthOf = (value: unknown): string => {
  const match = /^(\d{4})(?:-(\d{2}))?/.exec(text(value))
  if (!match) return text(value)
  return match[2] ? `${match[2]}/${match[1]}` : (match[1] ?? '')
}

type Made = Omit<DraftPart, 'id' | 'lines'> & { readonly lines?: readonly string[] }

const withoutEmpty = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))

const contactFrom = (basics: Json, besideContact: readonly string[]): Made => {
  const place = object(basics.location)
  const profiles = list(basics.profiles).map(object)
  const linkedin = profiles.find(({ network }) => /linkedin/i.test(text(network)))
  const others = profiles
    .filter((profile) => profile !== linkedin)
    .map(({ url, username }) => text(url) || text(username))
  const fields = {
    name: text(basics.name),
    headline: text(basics.label),
    email: text(basics.email),
    phone: text(basics.phone),
    city: [text(place.city), text(place.region)].filter(Boolean).join(', '),
    linkedin: text(linkedin?.url),
    other: prefixWithin([text(basics.url), ...others, ...besideContact].filter(Boolean).join(' | '), 300),
  }
  return { kind: 'contact', fields: withoutEmpty(fields) }
}

/** A text of several lines. */
const longText = (value: unknown): string =>
  typeof value === 'string'
    ? prefixWithin(
        prefixWithin(value, 4_000)
          .split('\n')
          .map((line) => text(line, 2_000))
          .filter(Boolean)
          .join('\n'),
        2_000,
      )
    : ''

const lines = (value: unknown): string[] => list(value).map((one) => text(one, 2_000))

const words = { pt: { now: 'atual', mark: 'Média' }, en: { now: 'Present', mark: 'GPA' } } as const
type Words = (typeof words)[TextLanguage]

const jobFrom = (value: unknown, { now }: Words): Made => {
  const { position, name, location, startDate, endDate, summary, highlights } = object(value)
  const fields = {
    title: text(position),
    employer: text(name),
    place: text(location),
    start: monthOf(startDate),
    // A job that goes on has no end in this format.
    end: monthOf(endDate) || (monthOf(startDate) && now),
  }
  return { kind: 'job', fields: withoutEmpty(fields), lines: [text(summary, 2_000), ...lines(highlights)] }
}

const schoolFrom = (value: unknown, { mark }: Words): Made => {
  const { studyType, area, institution, startDate, endDate, score, courses } = object(value)
  const course = prefixWithin([text(studyType), text(area)].filter(Boolean).join(', '), 300)
  const fields = { course, school: text(institution), start: monthOf(startDate), end: monthOf(endDate) }
  const scored = text(score) ? [`${mark}: ${text(score)}`] : []
  return { kind: 'school', fields: withoutEmpty(fields), lines: [...scored, ...lines(courses)] }
}

const joinKeys = (value: unknown, ...keys: readonly string[]): string =>
  keys
    .map((key) => text(object(value)[key]))
    .filter(Boolean)
    .join(', ')

/** When something was done: it goes on where it has a beginning alone, and one day's work begins and ends in one month. */
const entryPeriod = (startDate: unknown, endDate: unknown, { now }: Words): DraftPart['fields'] => {
  const [start, end] = [monthOf(startDate), monthOf(endDate)]
  return { start, end: start === end ? '' : end || (start && now) }
}

/** Without a time, a kind and whose it was, a project is a list under its own name. */
const projectFrom = (value: unknown, heading: string, terms: Words): Made => {
  const { name, type, entity, location, url, startDate, endDate, description, highlights } = object(value)
  const isEntry = [type, entity, startDate, endDate].some((fact) => text(fact) !== '')
  const entry = {
    heading: isEntry ? text(type) || heading : text(name),
    ...(isEntry ? { title: text(name), employer: text(entity), place: text(location) } : {}),
    ...entryPeriod(startDate, endDate, terms),
  }
  return {
    kind: 'own',
    fields: withoutEmpty(entry),
    lines: [text(url), text(description, 2_000), ...lines(highlights)],
  }
}

const volunteerFrom = (value: unknown, heading: string, terms: Words): Made => {
  const { position, organization, location, url, startDate, endDate, summary, highlights } = object(value)
  const entry = { heading, title: text(position), employer: text(organization), place: text(location) }
  return {
    kind: 'own',
    fields: withoutEmpty({ ...entry, ...entryPeriod(startDate, endDate, terms) }),
    lines: [text(url), text(summary, 2_000), ...lines(highlights)],
  }
}

/** Entries of a kind that a draft has no fields for: a part of lines, under the heading it usually has. */
const listFrom = (heading: string, value: unknown, keys: readonly string[], date: string): Made[] => {
  const items = list(value).flatMap((one) => {
    const { summary, highlights, [date]: when } = object(one)
    const first = [joinKeys(one, ...keys), monthOf(when)].filter(Boolean).join(', ')
    return [first, text(summary, 2_000), ...lines(highlights)]
  })
  return items.some(Boolean) ? [{ kind: 'own', fields: { heading }, lines: items }] : []
}

/** Skills with keywords on a line of their own, neighbours without on one line together. */
const skillsFrom = (value: unknown): string => {
  const rows: string[][] = [[]]
  for (const item of list(value)) {
    const name = joinKeys(item, 'name')
    const keywords = lines(object(item).keywords).filter(Boolean).join(', ')
    if (keywords) rows.push([[name, keywords].filter(Boolean).join(': ')], [])
    else if (name) rows.at(-1)?.push(name)
  }
  const filled = rows.filter((row) => row.length > 0).map((row) => row.join(', '))
  return prefixWithin(filled.join('\n'), 2_000)
}

/** The parts of a JSON Resume; null for any other text. */
export const fromJsonResume = (source: string): DraftPart[] | null => {
  let resume: Json
  const texts: string[] = []
  try {
    // The names of the format's fields are English, whatever language the person's words are in.
    resume = object(
      JSON.parse(source, (_, value) => {
        if (typeof value === 'string') texts.push(value)
        return value
      }),
    )
  } catch {
    // The error is dropped because the person gets a message that the file cannot be read.
    return null
  }
  const basics = object(resume.basics)
  if (!resume.basics && !resume.work && !resume.education) return null
  const language = detectLanguage(texts.join('\n'))
  const terms = words[language]
  const heading = headings[language]
  const ownHeadings = object(object(resume.meta).headings)
  const besideContact = lines(object(resume.meta).contact)
  const courses = list(resume.certificates)
    .filter((one) => !besideContact.includes(joinKeys(one, 'name')))
    .map((one) => [joinKeys(one, 'name', 'issuer'), monthOf(object(one).date)])
  const languages = list(resume.languages).map((one) => joinKeys(one, 'language', 'fluency'))
  const parts: Made[] = [
    contactFrom(basics, besideContact),
    { kind: 'summary', fields: { text: longText(basics.summary), heading: text(ownHeadings.summary) } },
    ...list(resume.work).map((one) => jobFrom(one, terms)),
    ...list(resume.education).map((one) => schoolFrom(one, terms)),
    ...list(resume.projects).map((one) => projectFrom(one, heading.projects, terms)),
    ...list(resume.volunteer).map((one) => volunteerFrom(one, text(ownHeadings.volunteer) || heading.volunteer, terms)),
    ...listFrom(heading.awards, resume.awards, ['title', 'awarder'], 'date'),
    ...listFrom(heading.publications, resume.publications, ['name', 'publisher'], 'releaseDate'),
    { kind: 'courses', fields: {}, lines: courses.map((one) => one.filter(Boolean).join(', ')) },
    { kind: 'skills', fields: { text: skillsFrom(resume.skills) } },
    { kind: 'languages', fields: { text: prefixWithin(languages.filter(Boolean).join('\n'), 2_000) } },
  ]
  return parts.map(
    ({ kind, fields, lines: texts = [] }, at): DraftPart => ({
      id: `p${at + 1}`,
      kind,
      fields: withoutEmpty(fields),
      lines: texts
        .filter(Boolean)
        .slice(0, 40)
        .map((line, nth) => ({ id: `l${nth + 1}`, text: line })),
    }),
  )
}

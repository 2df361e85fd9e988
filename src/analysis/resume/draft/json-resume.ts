// JSON Resume (jsonresume.org, schema 1.0.0), in and out: the open format in which other sites take and give a résumé.
import { printable } from '../../documents/text'
import { type DraftPart, fieldOf, linesOfField } from './parts'

type Json = { readonly [key: string]: unknown }

const object = (value: unknown): Json =>
  value && typeof value === 'object' && !Array.isArray(value) ? (value as Json) : {}
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value.slice(0, 100) : [])
const text = (value: unknown, most = 300): string =>
  typeof value === 'string' ? printable(value).replace(/\s+/g, ' ').trim().slice(0, most) : ''

/** "2018-03-01" is 03/2018, "2018" stays. */
const monthOf = (value: unknown): string => {
  const found = /^(\d{4})(?:-(\d{2}))?/.exec(text(value))
  if (!found) return text(value)
  return found[2] ? `${found[2]}/${found[1]}` : (found[1] ?? '')
}

/** 03/2018 is "2018-03"; what is no month or year of ours is left out, as the format has no word for it. */
const isoOf = (value: string): string | undefined => {
  const month = /^(\d{1,2})\/(\d{4})$/.exec(value)
  if (month) return `${month[2]}-${(month[1] ?? '').padStart(2, '0')}`
  return /^\d{4}$/.test(value) ? value : undefined
}

type Made = Omit<DraftPart, 'id' | 'lines'> & { readonly lines?: readonly string[] }

const filled = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))

const contactFrom = (basics: Json): Made => {
  const place = object(basics.location)
  const profiles = list(basics.profiles).map(object)
  const linkedin = profiles.find(({ network }) => /linkedin/i.test(text(network)))
  const others = profiles.filter((profile) => profile !== linkedin).map(({ url }) => text(url))
  const fields = {
    name: text(basics.name),
    headline: text(basics.label),
    email: text(basics.email),
    phone: text(basics.phone),
    city: [text(place.city), text(place.region)].filter(Boolean).join(', '),
    linkedin: text(linkedin?.url),
    other: [text(basics.url), ...others].filter(Boolean).join(' | ').slice(0, 300),
  }
  return { kind: 'contact', fields: filled(fields) }
}

const lines = (value: unknown): string[] => list(value).map((one) => text(one, 2_000))

const jobFrom = (value: unknown): Made => {
  const { position, name, location, startDate, endDate, summary, highlights } = object(value)
  const fields = {
    title: text(position),
    employer: text(name),
    place: text(location),
    start: monthOf(startDate),
    end: monthOf(endDate),
  }
  return { kind: 'job', fields: filled(fields), lines: [text(summary, 2_000), ...lines(highlights)] }
}

const schoolFrom = (value: unknown): Made => {
  const { studyType, area, institution, startDate, endDate } = object(value)
  const course = [text(studyType), text(area)].filter(Boolean).join(', ').slice(0, 300)
  const fields = { course, school: text(institution), start: monthOf(startDate), end: monthOf(endDate) }
  return { kind: 'school', fields: filled(fields) }
}

const named = (value: unknown, ...keys: readonly string[]): string =>
  keys
    .map((key) => text(object(value)[key]))
    .filter(Boolean)
    .join(', ')

/** The parts of a JSON Resume; null for a text that is none. */
export const fromJsonResume = (source: string): DraftPart[] | null => {
  let resume: Json
  try {
    resume = object(JSON.parse(source))
  } catch {
    // The error is dropped because the person gets a message that the file cannot be read.
    return null
  }
  const basics = object(resume.basics)
  if (!resume.basics && !resume.work && !resume.education) return null
  const skills = list(resume.skills).flatMap((one) => [named(one, 'name'), ...lines(object(one).keywords)])
  const courses = list(resume.certificates).map((one) => [named(one, 'name', 'issuer'), monthOf(object(one).date)])
  const languages = list(resume.languages).map((one) => named(one, 'language', 'fluency'))
  const made: Made[] = [
    contactFrom(basics),
    { kind: 'summary', fields: { text: text(basics.summary, 2_000) } },
    ...list(resume.work).map(jobFrom),
    ...list(resume.education).map(schoolFrom),
    ...list(resume.projects).map(
      (one): Made => ({
        kind: 'own',
        fields: filled({ heading: named(one, 'name') }),
        lines: [text(object(one).description, 2_000), ...lines(object(one).highlights)],
      }),
    ),
    { kind: 'courses', fields: {}, lines: courses.map((one) => one.filter(Boolean).join(', ')) },
    { kind: 'skills', fields: { text: skills.filter(Boolean).join(', ').slice(0, 2_000) } },
    { kind: 'languages', fields: { text: languages.filter(Boolean).join('\n').slice(0, 2_000) } },
  ]
  return made.map(
    ({ kind, fields, lines: own = [] }, at): DraftPart => ({
      id: `p${at + 1}`,
      kind,
      fields: filled(fields),
      lines: own
        .filter(Boolean)
        .slice(0, 40)
        .map((line, nth) => ({ id: `l${nth + 1}`, text: line })),
    }),
  )
}

const only = (parts: readonly DraftPart[], kind: DraftPart['kind']) => parts.filter((part) => part.kind === kind)
const period = (part: DraftPart) => ({ startDate: isoOf(fieldOf(part, 'start')), endDate: isoOf(fieldOf(part, 'end')) })
const textsOf = (part: DraftPart | undefined): string[] =>
  part?.lines.map((line) => line.text.trim()).filter(Boolean) ?? []

/** A draft as JSON Resume. Sections of the person's own are its projects, the one place it has for them. */
export const toJsonResume = (parts: readonly DraftPart[]): string => {
  const [contact] = only(parts, 'contact')
  const of = (name: string) => (contact && fieldOf(contact, name)) || undefined
  const [city, region] = (of('city') ?? '').split(/\s*[,/–-]\s*/)
  const field = (kind: DraftPart['kind'], split: RegExp) =>
    only(parts, kind).flatMap((part) => linesOfField(part, 'text').flatMap((line) => line.split(split).filter(Boolean)))
  const resume = {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      name: of('name'),
      label: of('headline'),
      email: of('email'),
      phone: of('phone'),
      url: of('other'),
      summary:
        only(parts, 'summary')
          .flatMap((part) => linesOfField(part, 'text'))
          .join(' ') || undefined,
      location: city ? { city, region } : undefined,
      profiles: of('linkedin') ? [{ network: 'LinkedIn', url: of('linkedin') }] : [],
    },
    work: only(parts, 'job').map((part) => ({
      name: fieldOf(part, 'employer'),
      position: fieldOf(part, 'title'),
      location: fieldOf(part, 'place') || undefined,
      ...period(part),
      highlights: textsOf(part),
    })),
    education: only(parts, 'school').map((part) => ({
      institution: fieldOf(part, 'school'),
      studyType: fieldOf(part, 'course'),
      ...period(part),
    })),
    projects: only(parts, 'own').map((part) => ({ name: fieldOf(part, 'heading'), highlights: textsOf(part) })),
    certificates: only(parts, 'courses').flatMap((part) => textsOf(part).map((name) => ({ name }))),
    skills: field('skills', /\s*[,;]\s*/).map((name) => ({ name })),
    languages: field('languages', /\n/).map((language) => ({ language })),
  }
  return `${JSON.stringify(resume, null, 2)}\n`
}

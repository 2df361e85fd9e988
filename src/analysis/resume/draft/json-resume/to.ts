// A draft as JSON Resume (jsonresume.org, schema 1.0.0), which other sites take.
import { findDates } from '../../reading/dates/dates'
import { type DraftPart, fieldOf, linesOfField } from '../parts'

/** "03/2018", "Oct. 2021" and "março de 2018" are "2018-03" and so on; "atual" and what is no date are left out, as the format has no word for them. */
const isoOf = (value: string): string | undefined => {
  const [range, ...more] = findDates(value)
  if (!range || more.length > 0 || range.to !== null || range.end - range.start < value.length) return undefined
  const { year, month } = range.from
  return month === null ? `${year}` : `${year}-${String(month).padStart(2, '0')}`
}

const only = (parts: readonly DraftPart[], kind: DraftPart['kind']) => parts.filter((part) => part.kind === kind)
const period = (part: DraftPart) => ({ startDate: isoOf(fieldOf(part, 'start')), endDate: isoOf(fieldOf(part, 'end')) })
const textsOf = (part: DraftPart | undefined): string[] =>
  part?.lines.map((line) => line.text.trim()).filter(Boolean) ?? []

const isAddress = (text: string): boolean => /^(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/.test(text)

/** Other contacts, the first address of a page before the rest; undefined where there is none. */
const contactsOf = (other: string): readonly [string | undefined, ...string[]] => {
  const pieces = other.split(' | ').filter(Boolean)
  const url = pieces.find(isAddress)
  return [url, ...pieces.filter((piece) => piece !== url)]
}

/** "Languages: Python, C++" is a skill with keywords; a line without a label is a list of skills. */
const skillsOf = (line: string): { readonly name: string; readonly keywords?: readonly string[] }[] => {
  const [, name, rest = line] = /^([^:,;]{1,60}):\s+(.+)$/.exec(line) ?? []
  const listed = rest.split(/\s*[,;]\s*/).filter(Boolean)
  return name ? [{ name, keywords: listed }] : listed.map((one) => ({ name: one }))
}

/** A draft as JSON Resume. Sections of the person's own are its projects, the one place it has for them. */
export const toJsonResume = (parts: readonly DraftPart[]): string => {
  const [contact] = only(parts, 'contact')
  const of = (name: string) => (contact && fieldOf(contact, name)) || undefined
  const town = of('city')
  // "Embu-Guaçu, SP": a hyphen within a name is no border.
  const [, city = town, region] = /^(.+?)(?:\s*[,/]\s*|\s+[–-]\s+)([^,/]+)$/.exec(town ?? '') ?? []
  const [url, ...others] = contactsOf(of('other') ?? '')
  const linesOf = (kind: DraftPart['kind']) => only(parts, kind).flatMap((part) => linesOfField(part, 'text'))
  const resume = {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      name: of('name'),
      label: of('headline'),
      email: of('email'),
      phone: of('phone'),
      url,
      summary: linesOf('summary').join('\n') || undefined,
      location: city ? { city, region } : undefined,
      profiles: [
        ...(of('linkedin') ? [{ network: 'LinkedIn', url: of('linkedin') }] : []),
        ...others.map((text) => (isAddress(text) ? { url: text } : { username: text })),
      ],
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
      courses: textsOf(part),
    })),
    projects: only(parts, 'own').map((part) => ({ name: fieldOf(part, 'heading'), highlights: textsOf(part) })),
    certificates: only(parts, 'courses').flatMap((part) => textsOf(part).map((name) => ({ name }))),
    skills: linesOf('skills').flatMap(skillsOf),
    languages: linesOf('languages').map((language) => ({ language })),
  }
  return `${JSON.stringify(resume, null, 2)}\n`
}

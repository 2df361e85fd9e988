// A draft as JSON Resume (jsonresume.org, schema 1.0.0), which other sites take.
import { findDates } from '../../reading/dates/dates'
import { headingName } from '../../reading/sections/headings'
import { type DraftPart, fieldOf, isOwnEntry, linesOfField } from '../parts'

/** "03/2018" and "março de 2018" are "2018-03"; "atual" and what is no date are left out, as the format has no word for them. */
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

const isAddress = (text: string): boolean => /^(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/i.test(text)

/** The format asks for whole addresses: "linkedin.com/in/ana" only lacks its scheme; "Node.js" is no address. */
const wholeAddress = (text: string): string =>
  /^[\w-]+(?:\.[\w-]+)*\.(?!(?:js|ts|py)$)[a-z]{2,}(?:\/|$)/i.test(text) ? `https://${text}` : text

/** A LinkedIn address also where its host was left out: "in/ana", "/in/ana" and "linkedin: in/ana". Other texts are as they are. */
const linkedinAddress = (text: string): string => {
  const [, path] = /^(?:linkedin ?:? ?)?\/?((?:in|pub)\/[\p{L}\p{N}_%-]+)\/?$/iu.exec(text.trim()) ?? []
  return path ? `https://www.linkedin.com/${path}` : wholeAddress(text)
}

/** What somebody holds or may do is no account of a page: "Full UK driving licence", "CNH categoria B", "Available from March". */
const isAccount = (text: string): boolean => isAddress(text) || /^(?:[^\s:]+: ?)?[^\s:]+$/u.test(text)
const isLicence = (text: string): boolean =>
  /(?<!\p{L})(?:cnh|licen[cs]e|habilita[çc][ãa]o|carteira de motorista)(?!\p{L})/iu.test(text)

/** Other contacts, the first address of a page before the rest; undefined where there is none. */
const contactsOf = (other: string): readonly [string | undefined, ...string[]] => {
  const pieces = other.split(' | ').filter(Boolean)
  const url = pieces.find(isAddress)
  return [url, ...pieces.filter((piece) => piece !== url)]
}

/** Signs that part the skills of a line: hyphens and strokes only with spaces, and not before a level. */
const betweenSkills =
  /\s*[,;|•·]\s*|\s+[–—/-]\s+(?!(?:avan[çc]ad|intermedi|b[áa]sic|fluen|nativ|iniciante|advanced|basic|beginner|proficient|expert))/iu

/** Cuts at the signs outside brackets: "Stock control (RedPrairie / Blue Yonder)" is one skill. */
const listedIn = (text: string): string[] => {
  const inBrackets: string[] = []
  const cut = text.replace(/\([^()]*\)/g, (words) => `\u{e300}${inBrackets.push(words) - 1}\u{e301}`)
  return cut
    .split(betweenSkills)
    .filter(Boolean)
    .map((skill) => skill.replace(/\u{e300}(\d+)\u{e301}/gu, (sign, at) => inBrackets[Number(at)] ?? sign))
}

/** "Languages: Python, C++" is a skill with keywords; a line without a label is a list of skills. */
const skillsOf = (line: string): { readonly name: string; readonly keywords?: readonly string[] }[] => {
  const [, name, rest = line] = /^([^:,;|]{1,60}):\s+(.+)$/.exec(line) ?? []
  const listed = listedIn(rest)
  return name ? [{ name, keywords: listed }] : listed.map((one) => ({ name: one }))
}

/** A project or voluntary work: a date alone begins and ends it, because without an end it would go on. */
const entryPeriod = (part: DraftPart) => {
  const { startDate, endDate } = period(part)
  return { startDate, endDate: fieldOf(part, 'end') === '' ? startDate : endDate }
}

/** Voluntary work has a place of its own in this format. */
const volunteerOf = (part: DraftPart) => ({
  organization: fieldOf(part, 'employer'),
  position: fieldOf(part, 'title'),
  location: fieldOf(part, 'place') || undefined,
  ...entryPeriod(part),
  highlights: textsOf(part),
})

/** Any other section of the person's own: an entry with its heading as `type`, a list under its heading as its name. */
const projectOf = (part: DraftPart) =>
  isOwnEntry(part)
    ? {
        name: fieldOf(part, 'title'),
        type: fieldOf(part, 'heading'),
        entity: fieldOf(part, 'employer') || undefined,
        location: fieldOf(part, 'place') || undefined,
        ...entryPeriod(part),
        highlights: textsOf(part),
      }
    : { name: fieldOf(part, 'heading'), highlights: textsOf(part) }

/** A draft as JSON Resume, sections of the person's own but voluntary work as its projects; their headings, and what is beside the contact data and no account, are in `meta`. */
export const toJsonResume = (parts: readonly DraftPart[]): string => {
  const [contact] = only(parts, 'contact')
  const of = (name: string) => (contact && fieldOf(contact, name)) || undefined
  const town = of('city')
  // "Embu-Guaçu, SP": a hyphen within a name is no border.
  const [, city = town, region] = /^(.+?)(?:\s*[,/]\s*|\s+[–-]\s+)([^,/]+)$/.exec(town ?? '') ?? []
  const [url, ...others] = contactsOf(of('other') ?? '')
  const isVolunteer = (part: DraftPart) => isOwnEntry(part) && headingName(fieldOf(part, 'heading')) === 'volunteer'
  const volunteer = only(parts, 'own').filter(isVolunteer)
  const headings = {
    summary: only(parts, 'summary').map((part) => fieldOf(part, 'heading'))[0] || undefined,
    volunteer: volunteer[0] && fieldOf(volunteer[0], 'heading'),
  }
  const besideContact = others.filter((text) => !isAccount(text))
  const linesOf = (kind: DraftPart['kind']) => only(parts, kind).flatMap((part) => linesOfField(part, 'text'))
  const resume = {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      name: of('name'),
      label: of('headline'),
      email: of('email'),
      phone: of('phone'),
      url: url && wholeAddress(url),
      summary: linesOf('summary').join('\n') || undefined,
      location: city ? { city, region } : undefined,
      profiles: [
        ...(of('linkedin') ? [{ network: 'LinkedIn', url: linkedinAddress(of('linkedin') ?? '') }] : []),
        ...others.filter(isAccount).map((text) => (isAddress(text) ? { url: wholeAddress(text) } : { username: text })),
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
    ...(volunteer.length > 0 ? { volunteer: volunteer.map(volunteerOf) } : {}),
    projects: only(parts, 'own')
      .filter((part) => !isVolunteer(part))
      .map(projectOf),
    certificates: [...only(parts, 'courses').flatMap(textsOf), ...besideContact.filter(isLicence)].map((name) => ({
      name,
    })),
    skills: linesOf('skills').flatMap(skillsOf),
    languages: linesOf('languages').map((language) => ({ language })),
    ...(Object.values(headings).some(Boolean) || besideContact.length > 0
      ? { meta: { headings, ...(besideContact.length > 0 ? { contact: besideContact } : {}) } }
      : {}),
  }
  return `${JSON.stringify(resume, null, 2)}\n`
}

// From a draft's parts to the plain sheet that its files are written from, each item with the part, line or field it came from.
import type { TextLanguage } from '../../text-language'
import type { Item, Sheet } from '../optimise/files/sheet'
import { headings } from '../optimise/headings'
import { detectLanguage } from '../reading/language'
import { headingName } from '../reading/sections/headings'
import { fold } from '../reading/text'
import { type DraftPart, fieldOf, isOwnEntry, linesOfField } from './parts'

/** Where an item came from: the part, and the id of its line or the name of its field where it is one. */
export type Source = { readonly part: string; readonly line?: string; readonly field?: string }
export type DraftItem = Item & { readonly source: Source | null }
export type DraftSheet = { readonly language: TextLanguage; readonly items: readonly DraftItem[] }

const joinPieces = (...pieces: readonly string[]): string => pieces.filter(Boolean).join(' | ')

const languageOf = (parts: readonly DraftPart[]): TextLanguage =>
  detectLanguage(
    parts.flatMap(({ fields, lines }) => [...Object.values(fields), ...lines.map(({ text }) => text)]).join('\n'),
  )

const contactItems = (part: DraftPart): DraftItem[] => {
  const of = (name: string) => fieldOf(part, name)
  const item = (kind: Item['kind'], text: string, field: string): DraftItem[] =>
    text ? [{ kind, text, source: { part: part.id, field } }] : []
  const headline = fold(of('headline'))
  // What a file says beside the contacts and the person wants to be as well is written once.
  const others = of('other')
    .split(' | ')
    .filter((text) => fold(text) !== headline)
  return [
    ...item('name', of('name'), 'name'),
    ...item('text', of('headline'), 'headline'),
    ...item('contact', joinPieces(of('city'), of('phone'), of('email')), 'email'),
    ...item('contact', joinPieces(of('linkedin'), ...others), 'linkedin'),
  ]
}

/** "03/2018 – 08/2024"; one date alone stands alone. */
const period = (part: DraftPart): string => [fieldOf(part, 'start'), fieldOf(part, 'end')].filter(Boolean).join(' – ')

const bullets = ({ id, lines }: DraftPart): DraftItem[] =>
  lines.flatMap((line): DraftItem[] => {
    const text = line.text.replace(/\s+/g, ' ').trim()
    return text ? [{ kind: 'bullet', text, source: { part: id, line: line.id } }] : []
  })

/** A job, a school or an entry of the person's own: what and where, then when, then its lines. */
const entry = (part: DraftPart, title: string, place: string): DraftItem[] => {
  const at = (kind: Item['kind'], text: string, field: string): DraftItem[] =>
    text ? [{ kind, text, source: { part: part.id, field } }] : []
  return [
    ...at('role', title, part.kind === 'school' ? 'course' : 'title'),
    ...at('when', joinPieces(period(part), place), 'start'),
    ...bullets(part),
  ]
}

const workEntry = (part: DraftPart): DraftItem[] =>
  entry(part, joinPieces(fieldOf(part, 'title'), fieldOf(part, 'employer')), fieldOf(part, 'place'))

/** An objective that stands beside a summary is a text, as it is alone. */
const ownItems = (part: DraftPart): DraftItem[] => {
  const isObjective = headingName(fieldOf(part, 'heading')) === 'objective'
  return isObjective ? bullets(part).map((item) => ({ ...item, kind: 'text' as const })) : bullets(part)
}

const texts = (part: DraftPart): DraftItem[] =>
  linesOfField(part, 'text').map((text) => ({ kind: 'text', text, source: { part: part.id, field: 'text' } }))

const itemsOf = (part: DraftPart): DraftItem[] => {
  switch (part.kind) {
    case 'contact':
      return contactItems(part)
    case 'job':
      return workEntry(part)
    case 'school':
      return entry(part, joinPieces(fieldOf(part, 'course'), fieldOf(part, 'school')), '')
    case 'own':
      return isOwnEntry(part) ? workEntry(part) : ownItems(part)
    case 'courses':
      return bullets(part)
    default:
      return texts(part)
  }
}

const names = {
  summary: 'summary',
  job: 'experience',
  school: 'education',
  courses: 'courses',
  skills: 'skills',
  languages: 'languages',
} as const

/** True for two parts that stand under one heading: jobs, schools, and entries of the person's own with the same one. */
const isUnderOne = (a: DraftPart, b: DraftPart): boolean =>
  a.kind === b.kind &&
  (a.kind === 'job' ||
    a.kind === 'school' ||
    (isOwnEntry(b) && fieldOf(b, 'heading') !== '' && fieldOf(a, 'heading') === fieldOf(b, 'heading')))

/** Parts under one heading, where the first of them stands. */
const sections = (parts: readonly DraftPart[]): DraftPart[][] => {
  const groups: DraftPart[][] = []
  for (const part of parts) {
    const group = groups.find(([first]) => first && isUnderOne(first, part))
    if (group) group.push(part)
    else groups.push([part])
  }
  return groups
}

/** Lays a draft out. What is empty leaves no heading behind. Pure and total. */
export const toDraftSheet = (parts: readonly DraftPart[]): DraftSheet => {
  const language = languageOf(parts)
  const heading = (part: DraftPart): string => {
    if (part.kind === 'own') return fieldOf(part, 'heading') || headings[language].other
    if (part.kind === 'contact') return ''
    return (part.kind === 'summary' && fieldOf(part, 'heading')) || headings[language][names[part.kind]]
  }
  const contact = parts.filter(({ kind }) => kind === 'contact').flatMap(itemsOf)
  const rest = sections(parts.filter(({ kind }) => kind !== 'contact')).flatMap((group): DraftItem[] => {
    const [first] = group
    const items = group.flatMap(itemsOf)
    if (!first || items.length === 0) return []
    return [{ kind: 'heading', text: heading(first), source: { part: first.id } }, ...items]
  })
  return { language, items: [...contact, ...rest] }
}

/** The sheet as the writers of files take it. */
export const plainSheet = ({ language, items }: DraftSheet): Sheet => ({
  language,
  items: items.map(({ kind, text }) => ({ kind, text })),
  notes: [],
})

// From a file that was analysed to the parts of a draft. It goes through the optimised layout, which places every visible word
// under a heading in the order that people expect and leaves out numbers of documents and other personal data.
import type { Document } from '../../documents/document'
import { printable } from '../../documents/text'
import { OPTIMISE_LIMITS } from '../optimise'
import type { Item } from '../optimise/files/sheet'
import { toSheet } from '../optimise/layout'
import { headingName, type SectionName } from '../reading/headings'
import { findCity, findEmail, findLinkedIn, findPhone } from '../reading/person/contact'
import { findMunicipality } from '../reading/person/municipalities'
import { countWords } from '../reading/text'
import type { DraftLine, DraftPart } from './parts'

/** Characters of a short field; a longer text becomes lines. */
const FIELD = 300
/** Lines of one part. */
const LINES = 40
/** Words of a line above the first heading that says what the person does. */
const HEADLINE = 14

type Block = { readonly heading: string | null; readonly items: readonly Item[] }

const blocksOf = (items: readonly Item[]): Block[] => {
  const blocks: { heading: string | null; items: Item[] }[] = [{ heading: null, items: [] }]
  for (const item of items) {
    if (item.kind === 'heading') blocks.push({ heading: item.text, items: [] })
    else blocks.at(-1)?.items.push(item)
  }
  return blocks
}

type Draft = Omit<DraftPart, 'id' | 'lines'> & { readonly lines: readonly string[] }

/** Pieces of the contact lines, each where it belongs; what is nothing of these stays, in `other`. */
const contactOf = (items: readonly Item[]): Draft => {
  const fields: Record<string, string> = {}
  const other: string[] = []
  const put = (name: string, text: string) => {
    if (fields[name] === undefined && text.length <= FIELD) fields[name] = text
    else other.push(text)
  }
  const fieldFor = (piece: string): string => {
    if (findEmail(piece)) return 'email'
    if (findLinkedIn(piece)) return 'linkedin'
    if (findPhone(piece)) return 'phone'
    return findCity(piece) || findMunicipality(piece) ? 'city' : 'other'
  }
  for (const { kind, text } of items) {
    if (kind === 'name') put('name', text)
    else if (kind === 'contact') for (const piece of text.split(' | ')) put(fieldFor(piece), piece)
    else if (countWords(text) <= HEADLINE && !/\d/.test(text)) put('headline', text)
    else other.push(text)
  }
  const own = [...(fields.other === undefined ? [] : [fields.other]), ...other].join(' | ')
  const { other: _, ...rest } = fields
  return own.length > FIELD
    ? { kind: 'contact', fields: rest, lines: [own] }
    : { kind: 'contact', fields: own ? { ...rest, other: own } : rest, lines: [] }
}

const range =
  /^(.*?\d.*?)\s*(?:\s[–—-]\s|(?<=\d{4})[–—-](?=\s*(?:\d{4}(?!\d)|\p{L}))|\s(?:a|até|à|to|until|till)\s)\s*(.+)$/iu

/** "03/2018 – 08/2024 | São Paulo": the two dates and the place. */
const whenOf = (text: string): Readonly<Record<string, string>> => {
  const [dates = '', ...place] = text.split(' | ')
  const found = range.exec(dates)
  const both = found ? { start: (found[1] ?? '').trim(), end: (found[2] ?? '').trim() } : { start: dates }
  return { ...both, ...(place.length > 0 ? { place: place.join(', ') } : {}) }
}

const fitsFields = (fields: Readonly<Record<string, string>>): boolean =>
  Object.values(fields).every((text) => text.length <= FIELD)

/** Jobs or schools: each begins with its heading. What stands before the first, or fits no field, is a part of lines. */
const entriesOf = (block: Block, kind: 'job' | 'school'): Draft[] => {
  const entries: { fields: Record<string, string>; lines: string[] }[] = []
  const names = kind === 'job' ? ['title', 'employer', 'place'] : ['course', 'school']
  for (const { kind: what, text } of block.items) {
    const last = entries.at(-1)
    const begins = what === 'role' || (kind === 'school' && what === 'text')
    if (begins) {
      const pieces = text.split(' | ')
      const open = kind === 'job' && last && last.lines.length === 0 && !last.fields.start
      if (open && !last.fields.employer && pieces.length === 1) last.fields.employer = text
      else {
        const own = names.map((name, at) => [name, pieces[at] ?? ''] as const)
        const rest = pieces.slice(names.length)
        const when = rest.length > 0 && kind === 'school' ? whenOf(rest.join(' | ')) : {}
        const more = kind === 'job' ? rest : when.place ? [when.place] : []
        const { place: _, ...dates } = when as Record<string, string>
        const fields = Object.fromEntries([...own, ...Object.entries(kind === 'school' ? dates : {})])
        entries.push({ fields, lines: more })
      }
    } else if (what === 'when' && last && !last.fields.start) {
      const { place = '', ...dates } = whenOf(text) as Record<string, string>
      Object.assign(last.fields, dates)
      const known = last.fields.place
      if (kind === 'job') last.fields.place = [known, place].filter(Boolean).join(', ')
      else if (place) last.lines.push(place)
    } else if (last) last.lines.push(text)
    else entries.push({ fields: {}, lines: [text] })
  }
  return entries.map(({ fields, lines }): Draft => {
    const filled = Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ''))
    const own = { kind: 'own', fields: { heading: block.heading ?? '' } } as const
    if (Object.keys(filled).length === 0 || !fitsFields(filled))
      return { ...own, lines: [...Object.values(filled), ...lines] }
    return { kind, fields: filled, lines }
  })
}

const listOf = (kind: 'courses' | 'own', { heading, items }: Block): Draft => ({
  kind,
  fields: kind === 'own' ? { heading: (heading ?? '').slice(0, FIELD) } : {},
  lines: items.map(({ text }) => text),
})

const textOf = (kind: 'summary' | 'skills' | 'languages', { items }: Block): Draft => ({
  kind,
  fields: { text: items.map(({ text }) => text).join('\n') },
  lines: [],
})

const kinds: Partial<Readonly<Record<SectionName, (block: Block) => Draft[]>>> = {
  summary: (block) => [textOf('summary', block)],
  objective: (block) => [textOf('summary', block)],
  experience: (block) => entriesOf(block, 'job'),
  education: (block) => entriesOf(block, 'school'),
  skills: (block) => [textOf('skills', block)],
  languages: (block) => [textOf('languages', block)],
  courses: (block) => [listOf('courses', block)],
}

const single = ['summary', 'skills', 'languages', 'courses']

/** A second section of a kind that a résumé has once keeps its own heading, and so does a text too long for one field. */
const withoutSecond = (drafts: readonly (readonly [Block, Draft])[]): Draft[] => {
  const seen = new Set<string>()
  return drafts.map(([block, draft]) => {
    const second = single.includes(draft.kind) && seen.has(draft.kind)
    seen.add(draft.kind)
    return second || (draft.fields.text ?? '').length > 2_000 ? listOf('own', block) : draft
  })
}

const toPart = ({ kind, fields, lines }: Draft, at: number): DraftPart => ({
  id: `p${at + 1}`,
  kind,
  fields: Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, printable(text)])),
  lines: lines.map((text, line): DraftLine => ({ id: `l${line + 1}`, text: printable(text) })),
})

/** A part with more lines than one may have goes on in a part of its own. */
const inBounds = (draft: Draft): Draft[] => {
  const rest = draft.lines.slice(LINES)
  const own = { kind: 'own', fields: { heading: '' } } as const
  return rest.length === 0
    ? [draft]
    : [{ ...draft, lines: draft.lines.slice(0, LINES) }, ...inBounds({ ...own, lines: rest })]
}

/** The parts of a document; null for a scan, whose words a machine guessed, and for what is too long to be a résumé. */
export const draftFromDocument = (document: Document): DraftPart[] | null => {
  const characters = document.lines.reduce((sum, { text }) => sum + text.length, 0)
  if (document.scanned || document.lines.length > OPTIMISE_LIMITS.lines || characters > OPTIMISE_LIMITS.characters)
    return null
  const [head, ...blocks] = blocksOf(toSheet(document).items)
  const contact = contactOf(head?.items ?? [])
  const sections = blocks.flatMap((block) => {
    const name = headingName(block.heading ?? '')
    const read = name && kinds[name]
    const drafts = read ? read(block) : [listOf('own', block)]
    return drafts.map((draft) => [block, draft] as const)
  })
  // A line above the first heading that is too long for a field is a part of its own.
  const loose: Draft[] =
    contact.lines.length > 0 ? [{ kind: 'own', fields: { heading: '' }, lines: contact.lines }] : []
  const all = [{ ...contact, lines: [] }, ...withoutSecond(sections), ...loose]
  return all.flatMap(inBounds).map(toPart)
}

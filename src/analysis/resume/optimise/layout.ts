// Converts a document to the sheet: every visible word in the order that screening systems know, and notes of what is omitted.

import type { Document, Line } from '../../documents/document'
import type { TextLanguage } from '../../text-language'
import { linesOf, type Resume, readResume } from '../reading'
import type { Correction } from '../reading/corrections/correction'
import { findRanges, points } from '../reading/dates/dates'
import { labelledTexts } from '../reading/experience/normalise/forms/form-labels'
import { toBlocks } from '../reading/lines/paragraphs'
import { isProse } from '../reading/lines/prose'
import { hasContact } from '../reading/person/contact'
import { HEAD_LINES } from '../reading/person/contact-data'
import type { OmittedKind } from '../reading/person/personal'
import { headingName, type SectionName } from '../reading/sections/headings'
import type { Section } from '../reading/sections/sections'
import { fold } from '../reading/text'
import { beginsWithWork } from '../scoring/stage'
import { lostPieces } from './check/lost-words'
import { addedWords } from './check/word-counts'
import { toHead } from './contact-header'
import type { Item, Sheet } from './files/sheet'
import { headings, inOrder, standsForWork } from './headings'
import { withoutPersonal } from './left-out/personal'
import { hasMargins, looseLines } from './margins'
import { notesOf } from './notes'
import { pauseHeading } from './pauses'
import {
  joinShort,
  listItems,
  plainItems,
  type RoleItems,
  roleItems,
  schoolItems,
  separateParts,
  withoutLabel,
} from './sections'

/** Characters that normalisation would replace ("1º" → "1o") are protected by placeholders. */
const signs = [...'ºª²³¹¼½¾™℠…']
const standIn = (at: number) => String.fromCharCode(0xe100 + at)
const protectSigns = (text: string): string => signs.reduce((all, sign, at) => all.replaceAll(sign, standIn(at)), text)
const giveSigns = (text: string): string => signs.reduce((all, sign, at) => all.replaceAll(standIn(at), sign), text)

/** Five circles or stars in a row, where only colour shows the level. */
const rating = /\s*[○●◯◉☆★⚪⚫•](?:\s*[○●◯◉☆★⚪⚫•]){2,}/gu
const isPlain = (run: string): boolean => new Set(run.replace(/\s/g, '')).size === 1
const withoutRating = (items: readonly Item[]): Item[] =>
  items.flatMap((item) => {
    const text = item.text.replace(rating, (run) => (isPlain(run) ? '' : run)).trim()
    return text === '' ? [] : [{ ...item, text }]
  })

type Part = { readonly name: SectionName; readonly heading: string; readonly lines: readonly Line[] }

const withSigns = (document: Document): Document => ({
  ...document,
  lines: document.lines.map((line) => ({ ...line, text: protectSigns(line.text) })),
})

/** True when neighbouring dates are written in more than one format. */
const isMixed = ({ roles, sections }: Resume): boolean => {
  const schooling = linesOf(sections, 'education').flatMap((line) => findRanges(line.text))
  const dates = [...roles.flatMap(({ dates: range }) => (range ? [range] : [])), ...schooling]
  return new Set(points(dates).map(({ style }) => style)).size > 1
}

/** Sections whose entries end with their dates. */
const dated: readonly SectionName[] = ['education', 'courses', 'awards', 'publications']

const named = /^\p{Lu}[^:–—]{1,60}(?::| [–—-]) \S/u
/** Undated projects that are all bullets, or all "Name – what it was": none of them is the heading of the others. Null where some differ. */
const equalItems = (lines: readonly Line[]): Item[] | null => {
  if (lines.length < 2 || lines.some(({ text }) => findRanges(text).length > 0)) return null
  if (lines.every(({ text }) => named.test(text))) return lines.map(({ text }) => ({ kind: 'text', text }))
  const items = plainItems(lines)
  return items.every(({ kind }) => kind === 'bullet') ? items : null
}

/** Projects and voluntary work written in sentences, whose times head no entries. */
const isInSentences = (lines: readonly Line[]): boolean => {
  const timed = toBlocks(lines).filter(({ text, bullet }) => !bullet && findRanges(text).length > 0)
  return timed.length > 0 && timed.every(({ text }) => isProse(text))
}

/** The content of a section as items; if a nicer layout would lose or add a word, the lines are used as they are. */
const itemsOf = ({ name, lines: sectionLines }: Part, roles: boolean, unify: boolean): RoleItems => {
  const lines = name === 'skills' || name === 'interests' ? sectionLines.map(separateParts) : sectionLines
  const equal = roles && name !== 'experience' ? (isInSentences(lines) ? plainItems(lines) : equalItems(lines)) : null
  const plain: RoleItems = { items: equal ?? plainItems(lines), pauses: [] }
  if (!roles && dated.includes(name)) return { items: schoolItems(lines, unify && name === 'education'), pauses: [] }
  if (equal || (!roles && name !== 'skills')) return plain
  const fine = roles ? roleItems(lines, unify) : { items: listItems(lines), pauses: [] }
  const [source, texts] = [lines, allOf(fine)].map((some) =>
    some.flatMap(({ text }) => labelledTexts(text)).map(withoutLabel),
  )
  return addedWords(texts!, source!).length + addedWords(source!, texts!).length === 0 ? fine : plain
}

const allOf = ({ items, pauses }: RoleItems): Item[] => [...items, ...pauses]

/** Sections that systems search for by name; more specific names such as "Research" stay. */
const core: readonly SectionName[] = ['summary', 'objective', 'experience', 'education', 'skills', 'languages']

/** A heading that we know, without its shout: "EDUCATION & QUALIFICATIONS" is "Education & qualifications", "CNH" stays. */
export const withoutCapitals = (heading: string): string => {
  const isLoud = heading === heading.toUpperCase() && /\p{L}{4}/u.test(heading) && headingName(heading) !== null
  return isLoud ? heading.charAt(0) + heading.slice(1).toLowerCase() : heading
}

/** The person's own heading stays where it is more specific than ours: "Skills & Awards", "Selected Grants". */
const titleOf = (part: Part, parts: readonly Part[], language: TextLanguage): string => {
  if (part.name === 'other' && part.heading === '') return headings[language].other
  const isStandard = core.includes(part.name) && headingName(part.heading) !== null
  const two = /[&+/,;]|\s(?:e|and)\s/i.test(part.heading)
  const twice = parts.some((other) => other.name === part.name && fold(other.heading) !== fold(part.heading))
  return isStandard && !two && !twice ? headings[language][part.name] : withoutCapitals(part.heading)
}

/** Removes personal data; `kinds` collects what was found. */
const stripper =
  (own: ReadonlySet<Line>, kinds: Set<OmittedKind>) =>
  (lines: readonly Line[]): Line[] =>
    lines.flatMap((line) => {
      const stripped = withoutPersonal(line, own.has(line))
      for (const kind of stripped.kinds) kinds.add(kind)
      return stripped.line ? [stripped.line] : []
    })

const isReach = ({ name }: Section): boolean => name === 'contact' || name === 'personal'

/** "Contato: (83) 98655-0290": a heading with the data that it is the label of. */
const ofHeading = ({ lines }: Resume, { heading, page, line }: Section): Line[] =>
  hasContact(heading) ? lines.filter((one) => one.page === page && one.number === line) : []

/** A line that looks like a heading with nothing below it is text, such as a motto; the name is none. */
const mottoes = ({ lines, sections, name }: Resume): Line[] =>
  sections
    .filter(({ heading, lines: inside }) => inside.length === 0 && headingName(heading) === null)
    .filter(({ heading }) => fold(heading) !== fold(name?.value ?? ''))
    .flatMap(({ page, line }) => lines.find((one) => one.page === page && one.number === line) ?? [])

/** A name found inside a section may be an employer's, so only the one at the top or among contact data is used. */
const withName = (resume: Resume): Resume => {
  const line = resume.name?.line
  const places = [...resume.top, ...resume.sections.filter(isReach).flatMap(({ lines }) => lines)]
  return line && !places.includes(line) ? { ...resume, name: null } : resume
}

type TitledItems = { readonly title: string; readonly name?: SectionName; readonly items: readonly Item[] }

/** Concatenates blocks and merges a heading repeated directly after itself. */
const sheetItems = (head: readonly Item[], blocks: readonly TitledItems[]): Item[] => {
  const filled = blocks.filter(({ items }) => items.length > 0)
  const headingOf = ({ title, name }: TitledItems): Item => ({
    kind: 'heading',
    text: title,
    ...(name && { section: name }),
  })
  return [
    ...head,
    ...filled.flatMap((block, at) =>
      filled[at - 1]?.title === block.title ? block.items : [headingOf(block), ...block.items],
    ),
  ]
}

/** Lays out a document again, with the person's corrections; `allEntries` takes projects and voluntary work apart for everybody. Pure and total. */
export const toSheet = (document: Document, corrections: readonly Correction[] = [], allEntries = false): Sheet => {
  const resume = withName(readResume(withSigns(document), corrections))
  const { language, sections, firstJob } = resume
  const loose = looseLines(resume)
  const apart = new Set(loose)
  const inside = (lines: readonly Line[]) => lines.filter((line) => !apart.has(line))
  const kinds = new Set<OmittedKind>()
  const contactLines = [
    ...resume.top.slice(0, HEAD_LINES),
    ...linesOf(sections, 'contact', 'personal', 'other'),
    ...loose,
  ]
  const strip = stripper(new Set(contactLines), kinds)

  const reach = [
    ...sections.filter(isReach).flatMap((section) => [...ofHeading(resume, section), ...inside(section.lines)]),
    ...loose.filter((line) => hasContact(line.text)),
  ]
  const head = toHead(resume, strip(inside(resume.top)), strip(reach))
  const rest = [...head.rest, ...strip(mottoes(resume)), ...strip(loose.filter((line) => !hasContact(line.text)))]
  const parts: Part[] = sections
    .filter((section) => !isReach(section))
    .map(({ name, heading, lines }) => ({ name, heading, lines: strip(inside(lines)) }))
    .filter(({ lines }) => lines.length > 0)
  const ordered = inOrder(parts, firstJob ? 'first-job' : beginsWithWork(resume) ? 'work' : 'own')

  const unify = isMixed(resume)
  const isWork = (name: SectionName) => name === 'experience' || ((firstJob || allEntries) && standsForWork(name))
  const blocks = ordered.map((part) => ({
    name: part.name,
    title: titleOf(part, parts, language),
    ...itemsOf(part, isWork(part.name), unify),
  }))
  const labels = headings[language]
  const { titled } = head
  const itemsWith = (others: readonly Item[]): Item[] =>
    sheetItems(head.items, [
      ...(titled
        ? [
            {
              title: titled.title,
              items: joinShort(titled.blocks),
              ...(titled.introduces && { name: 'summary' as const }),
            },
          ]
        : []),
      { name: 'summary', title: labels.summary, items: head.summary.map(({ text }) => ({ kind: 'text', text })) },
      ...blocks.flatMap(({ name, title, items, pauses }) => [
        { name, title, items },
        { title: pauseHeading[language], items: pauses },
      ]),
      { title: labels.other, items: [...plainItems(rest), ...others] },
    ])
  // Words that no part took are put back, whole pieces of their lines, instead of being lost.
  const lost = lostPieces(resume, itemsWith([])).map((text): Item => ({ kind: 'text', text }))
  const items = itemsWith(lost)
  const asWritten = unify ? ordered.flatMap((part) => allOf(itemsOf(part, isWork(part.name), false))) : []
  const inFigures = blocks.flatMap(allOf)
  const notes = notesOf(resume, kinds, {
    margins: hasMargins(resume),
    order: ordered.some((part, at) => part !== parts[at]),
    headings: ordered.some((part, at) => fold(blocks[at]?.title ?? '') !== fold(part.heading)),
    dates: asWritten.some(({ text }, at) => text !== inFigures[at]?.text),
    other: rest.length + lost.length > 0,
  })
  return { language, items: withoutRating(items.map((item) => ({ ...item, text: giveSigns(item.text) }))), notes }
}

// Makes the parts of a draft from an analysed file, by the optimised layout, which places every visible word.
import { prefixWithin } from '../../../bounded'
import type { Document } from '../../../documents/document'
import { printable } from '../../../documents/text'
import { OPTIMISE_LIMITS } from '../../optimise'
import type { Item } from '../../optimise/files/sheet'
import { headings } from '../../optimise/headings'
import { toSheet, withoutCapitals } from '../../optimise/layout'
import { readResume } from '../../reading'
import type { Correction } from '../../reading/corrections/correction'
import { findDates } from '../../reading/dates/dates'
import { headingName, type SectionName } from '../../reading/sections/headings'
import { fold } from '../../reading/text'
import type { Draft, DraftLine, DraftPart } from '../parts'
import { withOwnEmployer, withoutPauses, withoutStatements } from './belongs'
import { contactFields, type LeftOut } from './contact-fields'
import { jobs, withoutTaskLabels } from './entry-fields'
import {
  areAsRead,
  asLaidOut,
  isStatedIn,
  jobsAsRead,
  schoolsAsRead,
  unheadedTexts,
  withEmployers,
  withoutMoved,
} from './jobs-as-read'
import { personalTexts } from './left-texts'
import { withRegistrations } from './registrations'
import { sentenceJob } from './sentence-job'
import { studies } from './study-fields'

/** Characters of a short field; a longer text becomes lines. */
const FIELD = 300
/** Lines of one part. */
const LINES = 40

type Block = { readonly heading: string | null; readonly name: SectionName | null; readonly items: readonly Item[] }

const blocksOf = (items: readonly Item[]): Block[] => {
  const blocks: (Block & { items: Item[] })[] = [{ heading: null, name: null, items: [] }]
  for (const item of items) {
    if (item.kind === 'heading')
      blocks.push({ heading: item.text, name: item.section ?? headingName(item.text), items: [] })
    else blocks.at(-1)?.items.push(item)
  }
  return blocks
}

const textIn = ({ items }: Block): string => items.map(({ text }) => text).join('\n')

const fitsFields = (fields: Readonly<Record<string, string>>): boolean =>
  Object.values(fields).every((text) => text.length <= FIELD)

/** Jobs or schools; what fits no field is a part of lines. */
const entriesOf = (block: Block, kind: 'job' | 'school', left: LeftOut[]): Draft[] => {
  const entries = kind === 'job' ? jobs(block.items, left) : studies(block.items, left)
  return entries.map(({ fields, lines }): Draft => {
    const filled = Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ''))
    const headed = { kind: 'own', fields: { heading: block.heading ?? '' } } as const
    if (Object.keys(filled).length === 0 || !fitsFields(filled))
      return { ...headed, lines: [...Object.values(filled), ...lines] }
    return { kind, fields: filled, lines }
  })
}

const headingOf = (heading: string | null): string => withoutCapitals(prefixWithin(heading ?? '', FIELD))

const listOf = (kind: 'courses' | 'own', { heading, items }: Block): Draft => ({
  kind,
  fields: kind === 'own' ? { heading: headingOf(heading) } : {},
  lines: items.map(({ text }) => text),
})

/** Fewest entries of a section that is a list: each would be a part, and a draft has forty. */
const ENTRIES = 12

/** Projects and voluntary work, each a part under the section's heading; a list where the layout found no entries. */
const ownEntries = (block: Block, left: LeftOut[]): Draft[] => {
  const heading = headingOf(block.heading)
  const labels: LeftOut[] = []
  const entries = jobs(block.items, labels)
  const drafts = entries.map(({ fields, lines }): Draft => {
    const filled = Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ''))
    return { kind: 'own', fields: { heading, ...filled }, lines }
  })
  const isList = !block.items.some(({ kind }) => kind === 'when') || drafts.length > ENTRIES
  if (isList || !drafts.every(({ fields }) => fitsFields(fields))) return [listOf('own', block)]
  left.push(...labels)
  return drafts
}

const textOf = (kind: 'summary' | 'skills' | 'languages', block: Block): Draft => ({
  kind,
  fields: { text: textIn(block) },
  lines: [],
})

/** Meters drawn with signs ("Excel ●●●○"), which no robot reads. */
const withoutMeters = (draft: Draft): Draft => ({
  ...draft,
  fields: { ...draft.fields, text: (draft.fields.text ?? '').replace(/(?: ?[●○★☆■□▪▫⬤◯▮▯]){3,}/gu, '') },
})

/** "Objetivo" stays what the person called it. */
const withHeading = (draft: Draft, { heading }: Block): Draft => ({
  ...draft,
  fields: { ...draft.fields, heading: headingOf(heading) },
})

/** "Cursos e conhecimentos" with a dated course: under "Skills" it would be one, so the section keeps its heading and its lines. */
const isMixed = ({ heading, items }: Block): boolean =>
  !Object.values(headings).some(({ skills }) => skills === heading) &&
  items.some(({ text }) => findDates(text).some(({ start }) => start > 0))

const kinds: Partial<Readonly<Record<SectionName, (block: Block, left: LeftOut[]) => Draft[]>>> = {
  summary: (block) => [
    headingName(block.heading ?? '') === null ? withHeading(textOf('summary', block), block) : textOf('summary', block),
  ],
  objective: (block) => [withHeading(textOf('summary', block), block)],
  experience: (block, left) => entriesOf(block, 'job', left),
  education: (block, left) => entriesOf(block, 'school', left),
  skills: (block) => [isMixed(block) ? listOf('own', block) : withoutMeters(textOf('skills', block))],
  languages: (block) => [textOf('languages', block)],
  courses: (block) => [listOf('courses', block)],
  projects: ownEntries,
  volunteer: ownEntries,
}

const single = ['summary', 'skills', 'languages', 'courses']

/** A second section of a kind that a résumé has once keeps its own heading, such as an objective beside a summary. */
const withoutSecond = (drafts: readonly (readonly [Block, Draft])[]): Draft[] => {
  const seenTexts = new Set<string>()
  const isObjective = ({ kind, fields }: Draft) => kind === 'summary' && fields.heading !== undefined
  const hasSummary = drafts.some(([, draft]) => draft.kind === 'summary' && !isObjective(draft))
  return drafts.map(([block, draft]) => {
    const isKnown = seenTexts.has(draft.kind) || (hasSummary && isObjective(draft))
    const second = single.includes(draft.kind) && isKnown
    if (second && isObjective(draft)) return listOf('own', block)
    seenTexts.add(draft.kind)
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
  const unheaded = { kind: 'own', fields: { heading: '' } } as const
  return rest.length === 0
    ? [draft]
    : [{ ...draft, lines: draft.lines.slice(0, LINES) }, ...inBounds({ ...unheaded, lines: rest })]
}

export type Imported = { readonly parts: readonly DraftPart[]; readonly left: readonly LeftOut[] }

/** A line that states a job with its time is one of its own, with the lines below it. */
const separateJob = (draft: Draft): Draft[] => {
  if (draft.kind !== 'job' && draft.kind !== 'own') return [draft]
  const cut = draft.lines.findIndex((text) => sentenceJob(text) !== null)
  const job = sentenceJob(draft.lines[cut] ?? '')
  if (!job) return [draft]
  const above = { ...draft, lines: draft.lines.slice(0, cut) }
  const below = separateJob({ kind: 'job', fields: job.fields, lines: [...job.tasks, ...draft.lines.slice(cut + 1)] })
  return above.kind === 'own' && above.lines.length === 0 ? below : [above, ...below]
}

/** Removes jobs from the introduction: each becomes a part of its own unless the draft already has it. */
const withoutJobs = (drafts: readonly Draft[]): Draft[] => {
  const jobs = drafts.filter(({ kind }) => kind === 'job')
  return drafts.flatMap((draft): Draft[] => {
    // Beside jobs, a section with a heading of its own stays one: its lines are asked about.
    if (draft.kind === 'own' && draft.fields.heading && jobs.length > 0) return [draft]
    if (draft.kind !== 'summary') return separateJob(draft)
    const texts = (draft.fields.text ?? '').split('\n').filter((text) => !jobs.some((job) => isStatedIn(text, job)))
    const stated = texts.flatMap((text) => sentenceJob(text) ?? [])
    const rest = texts.filter((text) => sentenceJob(text) === null).join('\n')
    return [
      ...(rest ? [{ ...draft, fields: { ...draft.fields, text: rest } }] : []),
      ...stated.map(({ fields, tasks }): Draft => ({ kind: 'job', fields, lines: tasks })),
    ]
  })
}

/** The parts of a document, with the person's corrections; null for a scan and for what is too long to be a résumé. */
export const draftFromDocument = (document: Document, corrections: readonly Correction[] = []): Imported | null => {
  const characters = document.lines.reduce((sum, { text }) => sum + text.length, 0)
  if (document.scanned || document.lines.length > OPTIMISE_LIMITS.lines || characters > OPTIMISE_LIMITS.characters)
    return null
  const sheet = toSheet(document, corrections, true)
  const [head, ...blocks] = blocksOf(sheet.items)
  const contact = contactFields(head?.items ?? [])
  const left = [...contact.left]
  const laidOut = blocks.flatMap((block) => {
    const read = block.name && kinds[block.name]
    const drafts = read ? read(block, left) : [listOf('own', block)]
    return drafts.map((draft) => [block, draft] as const)
  })
  const resume = readResume(document, corrections)
  const jobs = laidOut.flatMap(([, draft]) => (draft.kind === 'job' ? [draft] : []))
  const jobsHere = withEmployers(
    resume,
    jobs.map(({ fields }) => fields),
  )
  const sections = laidOut.map(([block, draft]) => {
    const fields = jobsHere[jobs.indexOf(draft)]
    return [block, fields ? { ...draft, fields } : draft] as const
  })
  // The layout cuts jobs from their lines alone; a draft has those that the result shows, as corrected.
  const again = !areAsRead(resume, jobsHere) || (corrections.length > 0 && !resume.firstJob)
  const isExperience = ({ name }: Block) => name === 'experience'
  const entries = again ? [...asLaidOut(jobsAsRead(resume), jobsHere), ...schoolsAsRead(resume)] : []
  const moved = again ? unheadedTexts(resume) : new Set<string>()
  // A line above the first heading that is too long for a field is a part of its own.
  const movedText = [...moved].join(' ')
  const lines = contact.lines.flatMap((text) =>
    again ? text.split(' | ').filter((piece) => !movedText.includes(piece)) : [text],
  )
  // A sign alone was the picture of an address or telephone.
  const loose: Draft[] = lines.some((text) => /[\p{L}\p{N}]/u.test(text))
    ? [{ kind: 'own', fields: { heading: '' }, lines }]
    : []
  const first = sections.findIndex(([block]) => isExperience(block))
  // The jobs as read have every line of the experience.
  const others = withoutSecond(again ? sections.filter(([block]) => !isExperience(block)) : sections)
  const study = others.findIndex(({ kind }) => kind === 'school')
  const place = [first, study].find((at) => at >= 0) ?? others.length
  const read = again ? others.toSpliced(place, 0, ...entries) : others
  const { language } = sheet
  const ofOwner = withoutPauses(withOwnEmployer(withoutJobs(read)), language)
  const placed = withRegistrations(withoutStatements(ofOwner, language), language).map((draft) =>
    draft.kind === 'job' ? { ...draft, lines: withoutTaskLabels(draft.lines, left) } : draft,
  )
  const reach = again ? withoutMoved(contact.fields, moved) : contact.fields
  const drafts = [{ kind: 'contact', fields: reach, lines: [] } as const, ...placed, ...loose]
  const parts = drafts.flatMap(inBounds).map(toPart)
  const unplaced = blocks.flatMap(({ heading }): LeftOut[] => {
    const isOwn = heading !== null && headingName(heading) === null && heading !== headings[language].other
    const isPlaced = parts.some(({ fields }) => fold(fields.heading ?? '') === fold(printable(heading ?? '')))
    return isOwn && !isPlaced ? [{ kind: 'heading', text: heading }] : []
  })
  const before = sheet.notes.flatMap((note) => (note.id === 'personal' ? personalTexts(resume, note.kinds, parts) : []))
  return { parts, left: [...before, ...left, ...unplaced] }
}

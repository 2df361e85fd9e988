// Corrects the names of a section's jobs by the layout that most of its headings share: people repeat their own.
import { isTownOrPlace } from '../../person/towns'
import { countWords } from '../../text'
import { trimPart } from '../parts'
import { byForm } from './forms'
import { type HeadingLine, type Named, type Parts, partsOfLine } from './heading-parts'
import { jobWeight, namesFirm } from './heads'

/** A line of a heading without its dates, and the names on it. */
type Row = { readonly text: string; readonly names: readonly string[] }
export type NamedHeading = { readonly rows: readonly Row[]; readonly parts: Parts; readonly named: Named }
/** Where a heading has its two names. Lines and the names on them are counted from 0. */
type Layout = {
  /** Lines of the heading. */
  readonly lines: number
  readonly titleLine: number
  readonly employerLine: number
  /** Where both names stand on one line: which of its names they are. A job behind its employer is counted from the end, as -1. */
  readonly onOneLine: readonly [title: number, employer: number] | null
  /** True where the job's line has no other name. */
  readonly isTitleLineOwn: boolean
  /** True where the employer's line has no other name, and where it begins with the employer. */
  readonly isEmployerLineOwn: boolean
  readonly isEmployerFirst: boolean
}

/** Most words of a title that takes a whole line. */
const MAX_TITLE_WORDS = 9

export const rowsOf = (lines: readonly HeadingLine[], { loose }: Parts): Row[] =>
  lines
    .map((line) => trimPart(partsOfLine(line).texts[0] ?? ''))
    .map((text) => ({ text, names: loose.filter((name) => text.includes(name)) }))
    .filter(({ names }) => names.length > 0)

const namesOnlyFirm = (name: string): boolean => namesFirm(name) && jobWeight(name) === 0
const isJob = (name: string | null): boolean => name !== null && jobWeight(name) === 2

/** Where a heading has its two names; null unless its words are sure of the job and each name has a place of its own. */
const layoutOf = ({ rows, parts, named: { title, employer } }: NamedHeading): Layout | null => {
  if (parts.title !== null || parts.employer !== null || title === null || employer === null) return null
  if (!isJob(title) || isJob(employer)) return null
  const [titleLine, employerLine] = [title, employer].map((name) => rows.findIndex(({ text }) => text.includes(name)))
  if (titleLine! < 0 || employerLine! < 0) return null
  const { names } = rows[titleLine!]!
  const [first, second] = [title, employer].map((name) => names.findIndex((one) => name.startsWith(one)))
  const isOneLine = titleLine === employerLine
  if (isOneLine && (first! < 0 || second! < 0 || first === second)) return null
  return {
    lines: rows.length,
    titleLine: titleLine!,
    employerLine: employerLine!,
    onOneLine: isOneLine ? [first! > second! ? first! - names.length : first!, second!] : null,
    isTitleLineOwn: names.length === 1 || title === rows[titleLine!]!.text,
    isEmployerLineOwn: employer === rows[employerLine!]!.text,
    isEmployerFirst: rows[employerLine!]!.text.startsWith(employer),
  }
}

const keyOf = ({ lines, titleLine, employerLine, onOneLine }: Layout): string =>
  `${lines} ${titleLine} ${employerLine} ${onOneLine}`

/** The layout that most headings of as many lines share; null where they differ. */
const commonOf = (layouts: readonly Layout[]): Layout | null => {
  const [most = []] = [...Map.groupBy(layouts, keyOf).values()].toSorted((a, b) => b.length - a.length)
  const [first] = most
  if (first === undefined || most.length * 2 <= layouts.length) return null
  const areMost = (isSo: (layout: Layout) => boolean) => most.filter(isSo).length * 2 > most.length
  return {
    ...first,
    isTitleLineOwn: areMost(({ isTitleLineOwn }) => isTitleLineOwn),
    isEmployerLineOwn: most.length > 1 && areMost(({ isEmployerLineOwn }) => isEmployerLineOwn),
    isEmployerFirst: most.length > 1 && areMost(({ isEmployerFirst }) => isEmployerFirst),
  }
}

/** The two names of a line at the places where other lines have theirs. */
const inRow = (names: readonly string[], [title, employer]: readonly [number, number]): Named | null => {
  const [job, firm] = [names.at(title), names.at(employer)]
  if (names.length < 2 || !job || !firm || job === firm) return null
  return namesOnlyFirm(job) || isJob(firm) || isTownOrPlace(job) || isTownOrPlace(firm)
    ? null
    : { title: job, employer: firm }
}

/** The employer that a line of its own begins with, as those of the others do: "Marisqueira O Búzio" before ", Olhão"; null where its words are as good. */
const atStart = ({ text, names }: Row, employer: string, layout: Layout): string | null => {
  if (layout.isEmployerLineOwn && /^[^,|•·]{3,40}, \p{Ll}[^,|•·]{2,40}$/u.test(text)) return text
  const [name] = names
  const isLater = name !== undefined && !employer.startsWith(name) && !name.startsWith(employer)
  return layout.isEmployerFirst && isLater && text.startsWith(name) && !isTownOrPlace(name) && !namesOnlyFirm(employer)
    ? name
    : null
}

/** The names that a heading has where the others have theirs, if its own words do not speak against them. */
const asOthers = ({ rows, parts, named }: NamedHeading, layout: Layout): Named => {
  const [titleRow, employerRow] = [rows[layout.titleLine], rows[layout.employerLine]]
  if (parts.title !== null || parts.employer !== null || !titleRow || !employerRow) return named
  const { title, employer } = named
  const [firstName] = titleRow.names as readonly [string]
  const hasOther = titleRow.names.some((name) => namesOnlyFirm(name) || isTownOrPlace(name))
  const isEmployerApart = employerRow !== titleRow && employerRow.names.some((name) => !isTownOrPlace(name))
  // "Charge Nurse, Emergency Department": where employers have lines of their own, all of the job's line is the title.
  const isLineTitle =
    layout.isTitleLineOwn &&
    countWords(titleRow.text) <= MAX_TITLE_WORDS &&
    (!hasOther || (isEmployerApart && isJob(firstName)))
  const isLonger = isLineTitle && titleRow.names.length > 1 && !/[|•·]/.test(titleRow.text)
  const isAlready = isJob(title) && titleRow.text.includes(title!) && employer !== null
  if (!isLonger && isAlready && employerRow.text.includes(employer))
    return { title, employer: (employerRow === titleRow ? null : atStart(employerRow, employer, layout)) ?? employer }
  if (layout.onOneLine) return inRow(titleRow.names, layout.onOneLine) ?? named
  const job = isLineTitle ? titleRow.text : firstName
  const firm = employerRow.names.find((name) => !isTownOrPlace(name)) ?? employerRow.names[0]!
  // Of a whole line the job at its head speaks.
  const spoken = isLineTitle && !isJob(firstName) ? titleRow.text : firstName
  return namesOnlyFirm(spoken) || isJob(firm) || isTownOrPlace(spoken) ? named : { title: job, employer: firm }
}

/** "Engineering Manager, Payments, Corrib Pay" where another job is at Corrib Pay: what stands before that is the title, and the reverse. */
const atKnownEmployer = ({ rows, parts }: NamedHeading, named: Named, jobsAt: ReadonlyMap<string, number>): Named => {
  const { title, employer } = named
  if (parts.title !== null || parts.employer !== null || !title || !employer || jobsAt.get(employer)! > 1) return named
  if (namesOnlyFirm(employer)) return named
  const row = rows.find(({ text }) => text.includes(title) && text.includes(employer))
  const firm =
    row && row.names.length > 2
      ? [row.names[0]!, row.names.at(-1)!].find((name) => name !== employer && jobsAt.has(name))
      : null
  if (!row || !firm || jobWeight(firm) === 2) return named
  const job = trimPart(
    row.text.startsWith(firm) ? row.text.slice(firm.length) : row.text.slice(0, row.text.lastIndexOf(firm)),
  )
  return job.startsWith(title) && countWords(job) <= MAX_TITLE_WORDS ? { title: job, employer: firm } : named
}

/** The names of all headings, those corrected that the shared layout says are others. */
export const byLayout = (heads: readonly NamedHeading[]): Named[] => {
  const layouts = Map.groupBy(
    heads.flatMap((head) => layoutOf(head) ?? []),
    ({ lines }) => lines,
  )
  const shared = new Map([...layouts].map(([lines, same]) => [lines, commonOf(same)]))
  const names = heads.map((head) => {
    const layout = shared.get(head.rows.length) ?? null
    return layout === null ? head.named : asOthers(head, layout)
  })
  const divided = byForm(
    heads.map(({ rows, parts }, at) => {
      const begin = names[at]!.title ?? names[at]!.employer
      const texts = [...rows.map((row) => row.text), ...parts.texts.map(trimPart)]
      const text = texts.find((one) => one.includes(begin ?? one))
      const isSure = [parts.title, parts.employer].some((name) => name !== null && !text?.includes(name))
      return text === undefined ? undefined : { text, named: names[at]!, isSure }
    }),
  )
  const settled = names.map((own, at) => divided[at] ?? own)
  const jobsAt = new Map<string, number>()
  for (const { employer } of settled) if (employer) jobsAt.set(employer, (jobsAt.get(employer) ?? 0) + 1)
  return settled.map((own, at) => atKnownEmployer(heads[at]!, own, jobsAt))
}

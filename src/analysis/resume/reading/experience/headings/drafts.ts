// Reads a job of a section by how most of the others are written: what ends its heading, a title over two lines, a period without its end.
import type { Line } from '../../../../documents/document'
import type { DateRange } from '../../dates/dates'
import type { Block } from '../../lines/paragraphs'
import { countWords, fold } from '../../text'
import type { HeadingLine } from '../names/heading-parts'
import { jobWeight } from '../names/heads'
import { isJobNoun, titleWeight } from '../names/titles'
import { separators } from '../parts'

export type RoleDraft = {
  readonly items: HeadingLine[]
  readonly statements: Block[]
  /** The complete text below the heading. */
  readonly body: Block[]
  dates: DateRange | null
  datesLine: Line | null
}

/** Jobs whose heading ends with its dates from which what stands below the dates of another is its first task. */
const MIN_ALIKE = 2

const datesAt = ({ items }: RoleDraft): number => items.findIndex(({ dates }) => dates !== null)

/** "Reporta-se ao diretor industrial" below the dates of one job, where all others have as many lines down to theirs and nothing below. */
const withoutTaskBelow = (drafts: readonly RoleDraft[]): ((draft: RoleDraft) => RoleDraft) => {
  const dated = drafts.filter((draft) => datesAt(draft) > 0)
  const ended = dated.filter((draft) => datesAt(draft) === draft.items.length - 1)
  const [usual] = ended.map(datesAt)
  if (ended.length < MIN_ALIKE || ended.length + 1 < dated.length || ended.some((draft) => datesAt(draft) !== usual))
    return (draft) => draft
  return (draft) => {
    const at = datesAt(draft)
    if (at !== usual || at === draft.items.length - 1) return draft
    const below = draft.items.slice(at + 1).map(({ line, text }) => ({ text, line, lines: 1, bullet: line.bullet }))
    return {
      ...draft,
      items: draft.items.slice(0, at + 1),
      statements: [...below, ...draft.statements],
      body: [...below, ...draft.body],
    }
  }
}

/** "Crew Member then Shift": a title whose last word is no job's. */
const isUnfinished = (name: string): boolean =>
  titleWeight(name) > 0 && !isJobNoun(fold(name).split(/\s+/u).at(-1)!, 'last')

/** Most words of the end of a title on a line of its own. */
const END_WORDS = 3

/** "North Foods | Crew Member then Shift" above "Supervisor": a title over two lines, where the other headings with two names on a line have one line less. */
const withWholeTitle = (drafts: readonly RoleDraft[]): ((draft: RoleDraft) => RoleDraft) => {
  const isPair = ({ items: [first] }: RoleDraft) => first !== undefined && first.text.split(separators).length > 1
  const usual = drafts.filter((draft) => datesAt(draft) === 1 && isPair(draft))
  return (draft) => {
    const [first, second, third] = draft.items
    const isBroken =
      usual.length >= MIN_ALIKE &&
      datesAt(draft) === 2 &&
      third !== undefined &&
      isPair(draft) &&
      !first!.line.bullet &&
      first!.line.x === second!.line.x &&
      countWords(second!.text) <= END_WORDS &&
      jobWeight(second!.text) === 2 &&
      isUnfinished(first!.text.split(separators).at(-1)!)
    if (!isBroken) return draft
    const text = `${first!.text} ${second!.text}`
    const line = { ...first!.line, text }
    return { ...draft, items: [{ ...first!, line, text }, ...draft.items.slice(2)] }
  }
}

/** A job of weeks, whose one month is its whole time. */
const brief =
  /(?<!\p{L})(?:temp|temporary|tempor[áa]ri[oa]|christmas|natal|seasonal|safra|relief|summer|ver[ãa]o)(?!\p{L})/iu
/** "Jan 2015" of the job that stands first above others with whole periods, the newest of them first: designs leave out the end that has not come. */
const withOpenEnd = (drafts: readonly RoleDraft[]): readonly RoleDraft[] => {
  const [first, ...rest] = drafts
  const from = first?.dates?.from
  const periods = rest.map(({ dates }) => dates)
  const months = periods.map((dates) => (dates ? dates.from.year * 12 + (dates.from.month ?? 1) : 0))
  const isOpen =
    from?.month &&
    first?.dates?.to === null &&
    !first.items.some(({ text }) => brief.test(text)) &&
    rest.length >= MIN_ALIKE &&
    periods.every((dates) => dates !== null && dates.to !== null) &&
    months.every((month, at) => at === 0 || month <= months[at - 1]!)
  return isOpen ? [{ ...first!, dates: { ...first!.dates!, to: 'present' } }, ...rest] : drafts
}

/** The jobs of a section, each read as most of the others are written. */
export const likeOthers = (drafts: readonly RoleDraft[]): RoleDraft[] =>
  withOpenEnd(drafts.map(withoutTaskBelow(drafts)).map(withWholeTitle(drafts))).slice()

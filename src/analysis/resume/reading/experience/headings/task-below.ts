// Takes the first task of a job off the end of its heading, where the headings of the other jobs end with their dates.
import type { Line } from '../../../../documents/document'
import type { DateRange } from '../../dates/dates'
import type { Block } from '../../lines/paragraphs'
import type { HeadingLine } from '../names/heading-parts'

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
export const withoutTaskBelow = (drafts: readonly RoleDraft[]): ((draft: RoleDraft) => RoleDraft) => {
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

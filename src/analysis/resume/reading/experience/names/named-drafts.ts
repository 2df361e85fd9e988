// Cuts the lines of a section into jobs and names them, with the employers that stand once above several.
import type { Line } from '../../../../documents/document'
import type { Block } from '../../lines/paragraphs'
import { toRoleDrafts } from '../headings/cut'
import type { RoleDraft } from '../headings/drafts'
import { withoutSharedEmployers } from '../headings/shared-employers'
import { employersBelow } from './employers-below'
import type { HeadingLine, Named } from './heading-parts'
import { nameJobs } from './name-jobs'

type NamedDrafts = {
  readonly drafts: readonly RoleDraft[]
  readonly names: readonly Named[]
  /** True for each whose employer stands above several. */
  readonly shared: readonly boolean[]
  /** The lines of an employer above the first of its posts. */
  readonly above: readonly (readonly Line[])[]
}

/** `lead` collects what precedes the first job. */
export const namedDrafts = (all: readonly HeadingLine[], lead: Block[] = []): NamedDrafts => {
  const { items, employers, above } = withoutSharedEmployers(all)
  const drafts = toRoleDrafts(items, lead)
  const of = <T>(values: ReadonlyMap<Line, T>, { datesLine }: RoleDraft): T | null =>
    (datesLine && values.get(datesLine)) ?? null
  const employersAbove = drafts.map((draft) => of(employers, draft))
  const names = nameJobs(
    drafts.map(({ items: lines }) => lines),
    employersAbove,
  )
  const below = employersBelow(drafts, names)
  return {
    drafts: drafts.map((draft, at) => below[at]?.draft ?? draft),
    names: names.map((own, at) => (below[at] ? { ...own, employer: below[at].employer } : own)),
    shared: employersAbove.map((employer) => employer !== null),
    above: drafts.map((draft) => of(above, draft) ?? []),
  }
}

// Cuts the lines of a section into jobs and names them, with the employers that stand once above several.
import type { Line } from '../../../../documents/document'
import type { Block } from '../../lines/paragraphs'
import { toUnnamedRoles } from '../headings/cut'
import type { UnnamedRole } from '../headings/like-others'
import { withoutSharedEmployers } from '../headings/shared-employers'
import { totalled } from '../normalise/left-out'
import { employersBelow } from './employers-below'
import type { HeadingLine, Named } from './heading-parts'
import { nameJobs } from './name-jobs'

type NamedRoles = {
  readonly roles: readonly UnnamedRole[]
  readonly names: readonly Named[]
  /** True for each whose employer stands above several. */
  readonly shared: readonly boolean[]
  /** The lines of an employer above the first of its posts. */
  readonly above: readonly (readonly Line[])[]
}

/** `all` are the lines of `section` in one form; `lead` collects what precedes the first job. */
export const namedRoles = (all: readonly HeadingLine[], section: readonly Line[], lead: Block[] = []): NamedRoles => {
  const { items, employers, above } = withoutSharedEmployers(all, totalled(section))
  const roles = toUnnamedRoles(items, lead)
  const of = <T>(values: ReadonlyMap<Line, T>, { datesLine }: UnnamedRole): T | null =>
    (datesLine && values.get(datesLine)) ?? null
  const employersAbove = roles.map((role) => of(employers, role))
  const names = nameJobs(
    roles.map(({ items: lines }) => lines),
    employersAbove,
  )
  const below = employersBelow(roles, names)
  return {
    roles: roles.map((role, at) => below[at]?.role ?? role),
    names: names.map((own, at) => (below[at] ? { ...own, employer: below[at].employer } : own)),
    shared: employersAbove.map((employer) => employer !== null),
    above: roles.map((role) => of(above, role) ?? []),
  }
}

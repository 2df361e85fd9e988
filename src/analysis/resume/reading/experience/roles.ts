// Finds the jobs of an experience section, in many layouts, with title, employer, dates and tasks: `toRoles`.
import type { Line } from '../../../documents/document'
import { memoOfList } from '../../../memo'
import { countWords, firstOfEach } from '../text'
import { mergeEmployers } from './names/merge-employers'
import { namedRoles } from './names/named-roles'
import { splitEdgeDates } from './normalise/edge-dates'
import { normalise } from './normalise/steps'
import type { Role } from './role'

/** The jobs of one experience section, in order. Bounded by the section's lines. */
export const toRoles = memoOfList((section: readonly Line[]): readonly Role[] => {
  const { roles, names } = namedRoles(splitEdgeDates(normalise(section)), section)
  return mergeEmployers(
    roles.map(
      ({ items, dates, datesLine, statements }, at): Role => ({
        ...names[at]!,
        dates,
        datesLine,
        line: items[0]!.line,
        statements: firstOfEach(statements, ({ text }) => text).filter(({ text }) => countWords(text) >= 2),
      }),
    ),
  )
})

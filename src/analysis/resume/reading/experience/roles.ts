// Finds the jobs of an experience section, in many layouts, with title, employer, dates and tasks: `toRoles`.
import type { Line } from '../../../documents/document'
import { memoOfList } from '../../../memo'
import { countWords, firstOfEach } from '../text'
import { mergeEmployers } from './names/merge-employers'
import { namedDrafts } from './names/named-drafts'
import { splitEdgeDates } from './normalise/edge-dates'
import { normalise } from './normalise/steps'
import type { Role } from './role'

/** The jobs of one experience section, in order. Bounded by the section's lines. */
export const toRoles = memoOfList((section: readonly Line[]): readonly Role[] => {
  const { drafts, names } = namedDrafts(splitEdgeDates(normalise(section)))
  const roles = drafts.map(
    (draft, at): Role => ({
      ...names[at]!,
      dates: draft.dates,
      datesLine: draft.datesLine,
      line: draft.items[0]!.line,
      statements: firstOfEach(draft.statements, ({ text }) => text).filter(({ text }) => countWords(text) >= 2),
    }),
  )
  return mergeEmployers(roles)
})

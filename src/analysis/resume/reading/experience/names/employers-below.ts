// Finds the employers that begin the text below the headings of jobs: "Northmoor Offshore. Anchor handlers and standby boats."

import { isKnownTown } from '../../person/towns'
import { countWords } from '../../text'
import type { UnnamedRole } from '../headings/like-others'
import { isNameCase } from '../headings/section-layout'
import { beginsAsTask } from '../tasks/openings'
import type { Named } from './heading-parts'
import { jobWeight, namesFirm } from './heads'

/** Fewest jobs written so. */
const MIN_ALIKE = 3
const MIN_WORDS = 2

const first = /^(\p{Lu}[^.;:]{3,60})\.(?:\s+(?=\p{Lu})|$)/u
const mayEmploy = (name: string): boolean =>
  countWords(name) >= MIN_WORDS &&
  isNameCase(name) &&
  !/\d/.test(name) &&
  (namesFirm(name) || (jobWeight(name) === 0 && !beginsAsTask(name)))

type Below = { readonly employer: string; readonly role: UnnamedRole }

/** For each job the employer that its text begins with; none where a heading names one, or where some of the texts begin otherwise. */
export const employersBelow = (roles: readonly UnnamedRole[], names: readonly Named[]): (Below | null)[] => {
  const employers = roles.map((role, at): Below | null => {
    const [statement, ...statements] = role.statements
    const [all = '', name = ''] = first.exec(statement?.text ?? '') ?? []
    if (!statement || statement.bullet || !names[at]?.title || !mayEmploy(name)) return null
    const text = statement.text.slice(all.length)
    return {
      employer: name,
      role: { ...role, statements: text ? [{ ...statement, text }, ...statements] : statements },
    }
  })
  // Where a town stands beside a job, what stands beside the others is one.
  const named = names.flatMap(({ employer }) => employer ?? [])
  const isForm =
    roles.length >= MIN_ALIKE &&
    (named.length === 0 || (named.some(isKnownTown) && named.every((name) => !namesFirm(name)))) &&
    employers.every((below) => below !== null) &&
    employers.some((below) => namesFirm(below.employer))
  return isForm ? employers : roles.map(() => null)
}

// Defines the result of a LinkedIn check and how it quotes the lines it was measured on.
import type { Line } from '../../documents/document'
import { MAX_EVIDENCE, pointAt } from '../../resume/evidence'
import type { Block } from '../../resume/reading/lines/paragraphs'
import type { Profile, SkillAt } from '../profile'
import type { Evidence, Section } from '../result'

/** Result of a check: `share` is 0 to 1 of its points. */
export type Outcome = {
  readonly share: number
  readonly params: { readonly [name: string]: string | number }
  readonly evidence: readonly Evidence[]
}
export type CheckFunction = (profile: Profile) => Outcome

/** The person's line with the relevant part; document numbers are masked, long lines are cut around the mark. */
export const quote = (section: Section, where: Line | Block, mark: string | null = null): Evidence => {
  const { page: _, ...place } = pointAt(where, mark)
  return { section, ...place }
}

/** Lines as one text. */
export const textOf = (lines: readonly Line[]): string => lines.map(({ text }) => text).join(' ')

/** The first few of many. */
export const few = <T>(items: readonly T[], toEvidence: (item: T) => Evidence, most = MAX_EVIDENCE): Evidence[] =>
  items.slice(0, most).map(toEvidence)

export const quoteSkills = (skills: readonly SkillAt[]): Evidence[] =>
  few(skills, ({ section, line, mark }) => quote(section, line, mark))

/** Names that a text gives as examples, in the person's words. */
export const namesOf = (skills: readonly SkillAt[]): string =>
  skills
    .slice(0, 4)
    .map(({ mark }) => mark)
    .join(', ')

import type { Line } from '../../documents/document'
import { linesOf, type Resume } from '../reading'
import type { SectionName } from '../reading/headings'
import { type Block, toBlocks } from '../reading/paragraphs'
import type { Skill } from './gazetteer'
import { matchSkills } from './match'

export type SkillFound = { readonly id: string; readonly skill: Skill; readonly line: Block; readonly mark: string }
export type SkillsFound = {
  /** Every skill once, where it first stands. */
  readonly found: readonly SkillFound[]
  /** Those of the section that lists skills. */
  readonly listed: readonly SkillFound[]
  /** Listed ones that are also seen in experience, projects or voluntary work, where they stand there. */
  readonly shown: readonly SkillFound[]
}

/** The house a person worked in, by the line of the role's heading that names it: its name proves no skill. */
type Houses = ReadonlyMap<string, string>

/** Lines of a role's heading among which its house is looked for. */
const HEADING_LINES = 4

const placeOf = ({ page, number }: Line): string => `${page} ${number}`

const housesOf = ({ roles, lines }: Resume): Houses => {
  const at = new Map(lines.map((line, index) => [placeOf(line), index]))
  return new Map(
    roles.flatMap(({ employer, line }) => {
      const from = at.get(placeOf(line))
      if (!employer || from === undefined) return []
      const heading = lines
        .slice(Math.max(0, from - 1), from + HEADING_LINES)
        .find(({ text }) => text.includes(employer))
      return heading ? [[placeOf(heading), employer] as const] : []
    }),
  )
}

const inLines = (lines: readonly Line[], houses: Houses): SkillFound[] => {
  const seen = new Map<string, SkillFound>()
  const isHouse = ({ line, text }: Block, start: number, end: number): boolean => {
    const house = houses.get(placeOf(line))
    const from = house === undefined ? -1 : text.indexOf(house)
    return house !== undefined && from >= 0 && start >= from && end <= from + house.length
  }
  for (const block of toBlocks(lines, (line) => houses.has(placeOf(line))))
    for (const { skill, start, end } of matchSkills(block.text))
      if (!seen.has(skill.id) && !isHouse(block, start, end))
        seen.set(skill.id, { id: skill.id, skill, line: block, mark: block.text.slice(start, end) })
  return [...seen.values()]
}

/** Each part by itself: the last line of one is not continued by the next. */
const inParts = (parts: readonly (readonly Line[])[], houses: Houses): SkillFound[] =>
  [
    ...new Map(
      parts
        .flatMap((lines) => inLines(lines, houses))
        .toReversed()
        .map((found) => [found.id, found]),
    ).values(),
  ].toReversed()

/** Sections whose words say nothing of what a person can do. */
const silent: readonly SectionName[] = ['contact', 'personal', 'references', 'interests', 'education']

/** The skills a résumé names, those it lists and those it shows at work. */
export const findSkills = (resume: Resume): SkillsFound => {
  const told = resume.sections.filter(({ name }) => !silent.includes(name)).map(({ lines }) => lines)
  const head = resume.top.filter((line) => line !== resume.name?.line)
  const houses = housesOf(resume)
  const found = inParts([...told, head], houses)
  const listed = inLines(linesOf(resume.sections, 'skills'), houses)
  const work = inLines(linesOf(resume.sections, 'experience', 'projects', 'volunteer'), houses)
  return { found, listed, shown: work.filter(({ id }) => listed.some((skill) => skill.id === id)) }
}

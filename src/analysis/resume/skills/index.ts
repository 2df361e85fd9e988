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
type EmployersByLine = ReadonlyMap<string, string>

/** Lines of a role's heading among which its house is looked for. */
const HEADING_LINES = 4

const placeOf = ({ page, number }: Line): string => `${page} ${number}`

const employersByLine = ({ roles, lines }: Resume): EmployersByLine => {
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

const inLines = (lines: readonly Line[], employers: EmployersByLine): SkillFound[] => {
  const seen = new Map<string, SkillFound>()
  const isEmployerName = ({ line, text }: Block, start: number, end: number): boolean => {
    const employer = employers.get(placeOf(line))
    const from = employer === undefined ? -1 : text.indexOf(employer)
    return employer !== undefined && from >= 0 && start >= from && end <= from + employer.length
  }
  for (const block of toBlocks(lines, (line) => employers.has(placeOf(line))))
    for (const { skill, start, end } of matchSkills(block.text))
      if (!seen.has(skill.id) && !isEmployerName(block, start, end))
        seen.set(skill.id, { id: skill.id, skill, line: block, mark: block.text.slice(start, end) })
  return [...seen.values()]
}

/** Each part by itself: the last line of one is not continued by the next. */
const inParts = (parts: readonly (readonly Line[])[], employers: EmployersByLine): SkillFound[] =>
  [
    ...new Map(
      parts
        .flatMap((lines) => inLines(lines, employers))
        .toReversed()
        .map((found) => [found.id, found]),
    ).values(),
  ].toReversed()

/** Sections whose words say nothing of what a person can do. */
const silent: readonly SectionName[] = ['contact', 'personal', 'references', 'interests', 'education']

/** The skills a résumé names, those it lists and those it shows at work. */
export const findSkills = (resume: Resume): SkillsFound => {
  const sections = resume.sections.filter(({ name }) => !silent.includes(name)).map(({ lines }) => lines)
  const head = resume.top.filter((line) => line !== resume.name?.line)
  const employers = employersByLine(resume)
  const found = inParts([...sections, head], employers)
  const listed = inLines(linesOf(resume.sections, 'skills'), employers)
  const work = inLines(linesOf(resume.sections, 'experience', 'projects', 'volunteer'), employers)
  return { found, listed, shown: work.filter(({ id }) => listed.some((skill) => skill.id === id)) }
}

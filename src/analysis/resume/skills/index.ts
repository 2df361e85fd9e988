// Finds the skills of a résumé, mentioned, listed and shown at work: `findSkills`. The gazetteer (gazetteer.ts) has
// the names, match.ts finds them, occupation.ts says from them and the titles what the person is, and suggest.ts what
// such people are asked for.
import { type Line, placeOf } from '../../documents/document'
import { linesOf, type Resume } from '../reading'
import type { Block } from '../reading/lines/paragraphs'
import type { SectionName } from '../reading/sections/headings'
import { blocksOf } from '../sentences/blocks'
import type { Skill } from './gazetteer'
import { claimedSkills } from './match'

export type SkillFound = { readonly id: string; readonly skill: Skill; readonly line: Block; readonly mark: string }
export type SkillsFound = {
  /** Every skill once: where it is listed, else at its first occurrence. */
  readonly found: readonly SkillFound[]
  /** Those in the section that lists skills. */
  readonly listed: readonly SkillFound[]
  /** Listed skills that also occur in experience, projects or voluntary work, at that occurrence. */
  readonly shown: readonly SkillFound[]
}

/** A person's employers by heading line, because an employer's name is no evidence of a skill. */
type EmployersByLine = ReadonlyMap<string, string>

/** Lines of a job's heading that are searched for its employer. */
const HEADING_LINES = 4

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

const inLines = (lines: readonly Line[], employers: EmployersByLine, resume: Resume): SkillFound[] => {
  const skillsById = new Map<string, SkillFound>()
  const isEmployerName = ({ line, text }: Block, start: number, end: number): boolean => {
    const employer = employers.get(placeOf(line))
    const from = employer === undefined ? -1 : text.indexOf(employer)
    return employer !== undefined && from >= 0 && start >= from && end <= from + employer.length
  }
  for (const block of blocksOf(lines, resume, (line) => employers.has(placeOf(line))))
    for (const { skill, start, end } of claimedSkills(block.text))
      if (!skillsById.has(skill.id) && !isEmployerName(block, start, end))
        skillsById.set(skill.id, { id: skill.id, skill, line: block, mark: block.text.slice(start, end) })
  return [...skillsById.values()]
}

/** Sections are searched separately, so that a name does not span two of them. */
const inParts = (parts: readonly (readonly Line[])[], employers: EmployersByLine, resume: Resume): SkillFound[] =>
  [
    ...new Map(
      parts
        .flatMap((lines) => inLines(lines, employers, resume))
        .toReversed()
        .map((found) => [found.id, found]),
    ).values(),
  ].toReversed()

/** Sections that say nothing about what a person can do. */
const silent: readonly SectionName[] = ['contact', 'personal', 'references', 'interests', 'education']

/** The skills a résumé names, those it lists and those it shows at work. */
export const findSkills = (resume: Resume): SkillsFound => {
  const sections = resume.sections.filter(({ name }) => !silent.includes(name)).map(({ lines }) => lines)
  const head = resume.top.filter((line) => line !== resume.name?.line)
  const employers = employersByLine(resume)
  const everywhere = inParts([...sections, head], employers, resume)
  const listed = inLines(linesOf(resume.sections, 'skills'), employers, resume)
  const work = inLines(linesOf(resume.sections, 'experience', 'projects', 'volunteer'), employers, resume)
  const listedById = new Map(listed.map((one) => [one.id, one]))
  return {
    found: everywhere.map((one) => listedById.get(one.id) ?? one),
    listed,
    shown: work.filter(({ id }) => listed.some((skill) => skill.id === id)),
  }
}

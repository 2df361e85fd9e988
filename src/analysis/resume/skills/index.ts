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

const inLines = (lines: readonly Line[]): SkillFound[] => {
  const seen = new Map<string, SkillFound>()
  for (const block of toBlocks(lines))
    for (const { skill, start, end } of matchSkills(block.text))
      if (!seen.has(skill.id))
        seen.set(skill.id, { id: skill.id, skill, line: block, mark: block.text.slice(start, end) })
  return [...seen.values()]
}

/** Each part by itself: the last line of one is not continued by the next. */
const inParts = (parts: readonly (readonly Line[])[]): SkillFound[] =>
  [
    ...new Map(
      parts
        .flatMap(inLines)
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
  const found = inParts([...told, head])
  const listed = inLines(linesOf(resume.sections, 'skills'))
  const work = inLines(linesOf(resume.sections, 'experience', 'projects', 'volunteer'))
  return { found, listed, shown: work.filter(({ id }) => listed.some((skill) => skill.id === id)) }
}

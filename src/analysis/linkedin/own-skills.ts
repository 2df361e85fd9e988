// Skills of a headline whose names no list of ours has ("food cost", "mechas"): the person's own words, which the rest of the profile uses too.
import type { Line } from '../documents/document'
import { isTitle } from '../resume/reading/experience/names/titles'
import { fold } from '../resume/reading/text'
import type { Skill } from '../resume/skills/gazetteer'
import { namesOccupation } from '../resume/skills/occupations'
import { isSkillName } from '../resume/skills/unknown'
import type { Section } from './result'

export type SkillAt = { readonly skill: Skill; readonly section: Section; readonly line: Line; readonly mark: string }

const names = /\s*[|•·/,;&]\s*|\s+[–—-]\s+|\s+(?:e|and)\s+/u
/** Names taken from one headline. */
const MOST = 6

const skillOf = (mark: string): Skill => ({
  id: `own ${fold(mark)}`,
  field: 'management',
  name: { pt: mark, en: mark },
  aliases: [],
})

/** The place of a name in a line as whole words; -1 where it is not. */
const placeIn = (text: string, mark: string): number => {
  const [folded, name] = [fold(text), fold(mark)]
  const at = folded.length === text.length ? folded.indexOf(name) : -1
  const beside = `${folded[at - 1] ?? ' '}${folded[at + name.length] ?? ' '}`
  return at >= 0 && !/[\p{L}\p{N}]/u.test(beside) ? at : -1
}

type Lines = Readonly<Record<Section, readonly Line[]>>

/** Each such skill once per section, where a text besides the headline names it as well. Pure. */
export const ownSkills = (lines: Lines, factual: string): Readonly<Record<Section, readonly SkillAt[]>> => {
  const [headline] = lines.headline
  const marks = factual
    .split(names)
    .filter(
      (mark) => headline && !/\d/.test(mark) && !isTitle(mark) && !namesOccupation(mark) && isSkillName(mark, headline),
    )
  // One skill for each name, so that "Drainage" of the headline is the "drainage" of a task.
  const listedNames = [...new Map(marks.map((mark) => [fold(mark), { mark, skill: skillOf(mark) }])).values()].slice(
    0,
    MOST,
  )
  const inSection = (
    section: Section,
    { mark, skill }: { readonly mark: string; readonly skill: Skill },
  ): SkillAt[] => {
    const line = lines[section].find(({ text }) => placeIn(text, mark) >= 0)
    const at = line ? placeIn(line.text, mark) : -1
    return line ? [{ skill, section, line, mark: line.text.slice(at, at + mark.length) }] : []
  }
  const evident = listedNames.filter(
    (name) => inSection('about', name).length + inSection('experience', name).length > 0,
  )
  const all = (section: Section) => evident.flatMap((name) => inSection(section, name))
  return { headline: all('headline'), about: all('about'), experience: all('experience') }
}

// Finds skills that no list of ours has ("food cost"), in enumerations and in a headline whose words the profile uses again.
import type { Line } from '../../documents/document'
import { isTitle } from '../../resume/reading/experience/names/titles'
import { isKnownTown } from '../../resume/reading/person/towns'
import { fold } from '../../resume/reading/text'
import type { Skill } from '../../resume/skills/gazetteer'
import { namesOccupation } from '../../resume/skills/occupations'
import { isSkillName } from '../../resume/skills/unknown'
import type { Section } from '../result'
import { enumerated } from './enumerated'

export type SkillAt = { readonly skill: Skill; readonly section: Section; readonly line: Line; readonly mark: string }

const names = /\s*[|•·/,;&]\s*|\s+[–—-]\s+|\s+(?:e|and)\s+/u
/** Names taken from one headline, and from the enumerations of a profile. */
const MOST_NAMES = { named: 6, enumerated: 12 }

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

/** Each such skill once per section. Pure. */
export const ownSkills = (lines: Lines, factual: string): Readonly<Record<Section, readonly SkillAt[]>> => {
  const [headline] = lines.headline
  const marks = factual
    .split(names)
    .filter(
      (mark) =>
        headline &&
        !/\d/.test(mark) &&
        !isTitle(mark) &&
        !isKnownTown(mark) &&
        !namesOccupation(mark) &&
        isSkillName(mark, headline),
    )
  // One skill for each name, so that "Drainage" of the headline is the "drainage" of a task.
  const distinct = (names: readonly string[], most: number) =>
    [...new Map(names.map((mark) => [fold(mark), { mark, skill: skillOf(mark) }])).values()].slice(0, most)
  const fromHeadline = distinct(marks, MOST_NAMES.named)
  const fromSentences = distinct(
    [...lines.about, ...lines.experience].flatMap(enumerated),
    MOST_NAMES.enumerated,
  ).filter(({ skill }) => !fromHeadline.some((other) => other.skill.id === skill.id))
  const inSection = (
    section: Section,
    { mark, skill }: { readonly mark: string; readonly skill: Skill },
  ): SkillAt[] => {
    const line = lines[section].find(({ text }) => placeIn(text, mark) >= 0)
    const at = line ? placeIn(line.text, mark) : -1
    return line ? [{ skill, section, line, mark: line.text.slice(at, at + mark.length) }] : []
  }
  const evident = [...fromHeadline, ...fromSentences].filter(
    (name) => inSection('about', name).length + inSection('experience', name).length > 0,
  )
  const all = (section: Section) => evident.flatMap((name) => inSection(section, name))
  return { headline: all('headline'), about: all('about'), experience: all('experience') }
}

// Finds how well a résumé matches a keyword, by which words and where: the best of all places that `hitsOf` finds.

import { pointAt } from '../../../resume/evidence'
import { atomKey } from '../../../resume/skills/match'
import type { TextLanguage } from '../../../text-language'
import { softSkills } from '../../advert/terms/kinds/soft'
import type { Keyword, KeywordMatch } from '../../result'
import { CREDITS, LISTED } from '../../rubric'
import { qualificationOf, qualified } from '../near/qualified'
import type { Person } from '../resume-text'
import { type Hit, markOf, objects } from '../words/together'
import { keyOf } from '../words/word-key'
import { byItems } from './by-items'
import { implied } from './implied'
import { ofSameKind } from './kinds'
import { asksLicence, provesLicence } from './licence'
import { contentOf, direct } from './named'
import { besideEmployer, isKindOfEmployer, partial } from './partial'
import { abbreviated, atLevel, inDate, spelledOut, titled } from './ranked'
import { relationOf } from './same-action'
import { isEvidence, isSomebodyElses } from './somebody-else'
import { isBelowLevel, namesLevel } from './stated-levels'
import { asksStudy } from './study'
import { dutyOf, lacksPart, tasks } from './tasks'
import { families, typos } from './word-forms'

export type Credit = Pick<KeywordMatch, 'bucket' | 'credit' | 'how' | 'evidence' | 'studied' | 'below' | 'written'>

const soft = (keyword: Keyword, person: Person): Hit[] => {
  const trait = softSkills.find(({ id }) => id === keyword.id)
  // A trait in the advert's own word has no other words.
  if (trait === undefined) return direct(keyword, person)
  return person.entries.flatMap((entry): Hit[] => {
    const match = trait.words.exec(entry.folded)
    return match
      ? [{ how: 'exact', entry, mark: entry.block.text.slice(match.index, match.index + match[0].length) }]
      : []
  })
}

const implications = (keyword: Keyword, person: Person): Hit[] => {
  const { skill } = keyword
  if (skill === null) return []
  return [...person.skills]
    .filter(([id]) => implied[id]?.includes(skill))
    .flatMap(([, places]) =>
      // "Excel VBA" names Excel.
      places.map(
        ({ entry, mark }): Hit => ({
          how: mark.split(' ').includes(keyword.text) ? 'exact' : 'implied',
          entry,
          mark,
        }),
      ),
    )
}

const worth = ({ how, entry }: Hit, keyword: Keyword): number =>
  CREDITS[how] * (entry.place === 'shown' || asksLicence(keyword) || (entry.studied && asksStudy(keyword)) ? 1 : LISTED)

/** How many of a keyword's words, by their keys, a line has. */
const sharedWith = ({ text }: Keyword, { keys }: Hit['entry']): number =>
  contentOf(atomKey(text).split(' ')).filter((word) => keys.includes(keyOf(word))).length

/** The hit worth most, of several the one whose line has most of the keyword's words. */
const best = (hits: readonly Hit[], keyword: Keyword): Hit | null => {
  const most = Math.max(...hits.map((hit) => worth(hit, keyword)))
  const [first = null, ...others] = hits.filter((hit) => worth(hit, keyword) === most)
  if (first === null || others.length === 0) return first
  return others.reduce(
    (top, hit) => (sharedWith(keyword, hit.entry) > sharedWith(keyword, top.entry) ? hit : top),
    first,
  )
}

/** Every place of a résumé that meets a keyword. */
export const hitsOf = (keyword: Keyword, person: Person): Hit[] => {
  const qualification = qualificationOf(keyword)
  if (qualification) return [...qualified(qualification, person).hits]
  return keyword.kind === 'soft'
    ? soft(keyword, person)
    : [
        direct,
        titled,
        atLevel,
        abbreviated,
        spelledOut,
        inDate,
        families,
        typos,
        implications,
        objects,
        tasks,
        partial,
        byItems,
        ofSameKind,
      ]
        .flatMap((look) => look(keyword, person).map((hit) => besideEmployer(hit, person)))
        .filter(
          (hit) =>
            isEvidence(hit, keyword) &&
            provesLicence(keyword, hit.entry, hit.mark) &&
            !isSomebodyElses(hit) &&
            !isKindOfEmployer(hit),
        )
}

/** The end of the id of a skill that is asked for at a level. */
const advanced = ' avançado'
/** The line of work that names what a task of the list of skills is done to, and no other action: there it is done. */
const doneAtWork = (keyword: Keyword, person: Person): Pick<Hit, 'entry' | 'mark'> | null => {
  const { entries, skills } = person
  // "Excel avançado" of the list is used where a line at work names Excel.
  const tool = keyword.skill?.endsWith(advanced) ? skills.get(keyword.skill.slice(0, -advanced.length)) : undefined
  const used = tool?.find(({ entry }) => entry.place === 'shown')
  // "Healthcare" of the profile is shown by the work at a hospital.
  const ofKind = ofSameKind(keyword, person).find(({ entry }) => entry.place === 'shown')
  if (used || ofKind) return used ?? ofKind ?? null
  const objects = dutyOf(keyword)?.objects ?? []
  for (const entry of entries.filter(({ place }) => place === 'shown')) {
    const object = objects.find((words) => words.every((key) => entry.keys.includes(key)))
    const relation = object ? relationOf(keyword, entry) : null
    if (object && relation !== 'other' && relation !== 'unsure')
      return { entry, mark: markOf(entry, entry.keys.indexOf(object[0] ?? ''), 1) }
  }
  return null
}

/** The résumé's best match for a keyword: its words, a misspelling of one letter, a word of the family, or a skill that implies it. Repeating it counts once. */
export const creditOf = (keyword: Keyword, person: Person, language: TextLanguage): Credit => {
  const hits = hitsOf(keyword, person)
    .map((hit) => ({ hit, relation: relationOf(keyword, hit.entry) }))
    .filter(({ relation }) => relation !== 'other' && relation !== 'unsure')
    // Another action of the kind, or the object without any, only suggests the task.
    .map(
      ({ hit, relation }): Hit =>
        hit.how !== 'alias' && (relation === 'near' || relation === 'open') ? { ...hit, how: 'implied' } : hit,
    )
  // A degree's subject is proved where somebody names what they studied: "economia em fretes" at work is no economics.
  const named = keyword.schooling ? hits.filter(({ entry }) => entry.place === 'listed') : hits
  const studied = keyword.schooling ? hits.filter(({ entry }) => entry.studied) : []
  const degrees = studied.filter(({ entry }) => entry.section === 'education')
  const top = best([degrees, studied, named].find((some) => some.length > 0) ?? [], keyword)
  const qualification = qualificationOf(keyword)
  const below = qualification
    ? qualified(qualification, person).below
    : top !== null && isBelowLevel(keyword, person, hits)
  if (!top || (below && namesLevel(keyword)))
    return { bucket: 'missing', credit: 0, how: null, evidence: null, ...(below && { below }) }
  // The skill without its level, or one of two objects of a task, is a part of what is asked for.
  const how = below || lacksPart(keyword, person, language) ? 'implied' : top.how
  const hit: Hit = { ...(top.entry.place === 'listed' ? (doneAtWork(keyword, person) ?? top) : top), how }
  return {
    ...(below && { below }),
    bucket: hit.entry.place,
    credit: Math.round(worth(hit, keyword) * 100) / 100,
    how: hit.how,
    evidence: pointAt(hit.entry.block, hit.mark),
    ...(how !== 'exact' && hits.some((one) => one.how === 'exact') && { written: true }),
    ...((hit.entry.studied || (hit.entry.place === 'listed' && asksLicence(keyword))) && { studied: true }),
  }
}

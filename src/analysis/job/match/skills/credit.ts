// Finds how well a résumé matches a keyword, by which words, and where: `creditOf` takes the best of all places that
// `hitsOf` finds. The other files of this folder are ways of finding a place: word families, spellings, levels,
// products that imply a skill.
import { pointAt } from '../../../resume/evidence'
import { fold } from '../../../resume/reading/text'
import type { Evidence } from '../../../resume/result'
import { skillById } from '../../../resume/skills/gazetteer'
import { atomKey, matchSkills } from '../../../resume/skills/match'
import { softSkills } from '../../advert/terms/kinds/soft'
import { distinctSkill } from '../../distinct-skills'
import type { Bucket, How, Keyword } from '../../result'
import { CREDITS, LISTED } from '../../rubric'
import { knownWords, type Person } from '../resume-text'
import { familyOf, keyOf, linkingWords } from '../words/families'
import { isTypo, TYPO_LENGTH } from '../words/spelling'
import { type Hit, inSequence, isAcross, isDeed, isOfAnother, markOf, objects } from '../words/together'
import { equipment } from './equipment'
import { implied } from './implied'
import { ofKind } from './kinds'
import { asksLicence, maySay } from './licence'
import { besideEmployer, isKindOfEmployer, partial, withoutKind } from './partial'
import { abbreviated, atLevel, inDate, spelledOut, titled } from './ranked'
import { isElse, isEvidence } from './somebody-else'
import { isBelow, namesLevel } from './stated-levels'
import { asksStudy } from './study'
import { partsOfDuty, tasks } from './tasks'

export type Credit = {
  readonly bucket: Bucket
  /** 0 to 1, two decimals. */
  readonly credit: number
  readonly how: How | null
  readonly evidence: Evidence | null
  readonly studied?: true
  /** True where the résumé states a lower level of it than the advert asks for. */
  readonly below?: true
}

/** Maximum distance in words between the words of a phrase: "gerenciei, em dois anos, três projetos". */
const WINDOW = 9

const contentOf = (words: readonly string[]): string[] =>
  words.filter((word) => word !== '|' && !linkingWords.has(word) && word !== '')

/** The ways a keyword may be written: the advert's own words, then the aliases in the gazetteer. */
const formsOf = (keyword: Keyword): string[] => {
  const skill = keyword.skill === null ? undefined : skillById.get(keyword.skill)
  // The name of a whole field is not an alias of a distinct skill in it.
  const names =
    skill && distinctSkill(keyword.text) === null && addedTo(keyword).length === 0 ? [skill.name.pt, skill.name.en] : []
  // A name that shares no word with the advert's would be proved by words of another skill: "stock" is no "cycle counting".
  const keys = new Set(contentOf(atomKey(keyword.text).split(' ')).map(keyOf))
  const akin = names.filter((name) => contentOf(atomKey(name).split(' ')).some((word) => keys.has(keyOf(word))))
  return [...new Set([keyword.text, ...akin, ...partsOfDuty(keyword)])]
}

/** Words that do not change a skill's meaning: "desenvolvimento backend" is back-end. */
const general = new Set(
  'desenvolvimento gestao rotina processo tecnica analise uso ferramenta sistema conhecimento development management skill tool basic advanced area setor servico service'.split(
    ' ',
  ),
)

/** "Booking deliveries" is another action than "took deliveries"; "booked deliveries" is the same. */
const isOtherAction = (verb: string, words: readonly string[]): boolean =>
  /^.{3,}ing$/.test(verb) && !light.test(verb) && !words.some((word) => word.startsWith(verb.slice(0, -3)))

/** Actions that any work is: "using spreadsheets". */
const light = /^(?:using|managing|handling|doing|working|running|processing|providing|delivering)$/

/** Words for a licence, which the person's line need not say in the same form (licence.ts). */
const credentialWord =
  /^(?:licen[cs]e|licensed|certificate|certification|certified|qualification|certificad[oa]|certificacao|habilitacao|habilitad[oa]|licenca|operar|operate)$/

/** The words an advert adds to a name of the gazetteer: "quente" of "cozinha quente"; none for an alias itself. */
const addedTo = ({ text, skill }: Keyword): string[] => {
  const ofSkill = matchSkills(text).filter((match) => match.skill.id === skill)
  const [first] = ofSkill
  if (!first || ofSkill.length > 1) return []
  const named = contentOf(atomKey(text.slice(first.start, first.end)).split(' '))
  return contentOf(atomKey(text).split(' ')).filter(
    (word) => !named.includes(word) && !general.has(word) && !credentialWord.test(word),
  )
}

/** Minimum letters of a doubtful name, such as "dbt", for the same letters elsewhere to be it. */
const VERBATIM = 3

/** A name the gazetteer doubts in running text, written by the person letter for letter as in the advert. */
const verbatim = ({ text }: Keyword, person: Person): Hit[] =>
  text.length < VERBATIM
    ? []
    : person.entries.flatMap((entry): Hit[] => {
        const at = entry.block.text.indexOf(text)
        const [before, after] = [entry.block.text.charAt(at - 1), entry.block.text.charAt(at + text.length)]
        return at < 0 || /[\p{L}\p{N}]/u.test(before + after) ? [] : [{ how: 'exact', entry, mark: text }]
      })

const direct = (keyword: Keyword, person: Person): Hit[] => {
  const text = fold(keyword.text)
  if (keyword.skill !== null) {
    const words = atomKey(keyword.text)
    const added = addedTo(keyword)
    if (!person.skills.has(keyword.skill)) return verbatim(keyword, person)
    const runs = added.length > 0 || words.includes(' ') ? inSequence(words.split(' '), person) : []
    const exactHits = runs.map(
      ({ entry, at }): Hit => ({ how: 'exact', entry, mark: markOf(entry, at, words.split(' ').length) }),
    )
    const named = (person.skills.get(keyword.skill) ?? []).flatMap(({ entry, mark }): Hit[] => {
      if (fold(mark) === text) return [{ how: 'exact', entry, mark }]
      if (atomKey(mark) === words) return [{ how: 'plural', entry, mark }]
      const [form, variant] = [distinctSkill(keyword.text), distinctSkill(mark)]
      if (form !== null && variant !== null && form !== variant) return []
      if (isOtherAction(added[0] ?? '', entry.words)) return []
      if (isOfAnother(text, mark, added, entry)) return []
      // A field only implies a distinct skill in it, as "cozinha" only implies "cozinha quente".
      const half = (form !== null && variant === null) || !added.every((word) => entry.words.includes(word))
      return [{ how: half ? 'implied' : 'alias', entry, mark }]
    })
    // Listed as "Microsoft Excel" and used as "Excel": the work shows the same skill.
    return exactHits.length > 0 ? [...exactHits, ...named.filter(({ how }) => how === 'alias')] : named
  }
  return [...new Set([keyword.text, withoutKind(keyword.text)])].flatMap((name) => {
    const words = atomKey(name).split(' ')
    return inSequence(words, person).map(({ entry, at, spelt }): Hit => {
      const mark = markOf(entry, at, words.length)
      return { how: spelt ? 'alias' : mark && fold(mark) === text ? 'exact' : 'plural', entry, mark }
    })
  })
}

const soft = (keyword: Keyword, person: Person): Hit[] => {
  const words = softSkills.find(({ id }) => id === keyword.id)?.words ?? []
  return person.entries.flatMap((entry): Hit[] => {
    const word = words.find((one) => entry.folded.includes(one))
    if (!word) return []
    const start = entry.folded.indexOf(word)
    return [{ how: 'exact', entry, mark: entry.block.text.slice(start, start + word.length) }]
  })
}

/** One letter different in one word; a word that is itself a known name is not a misspelling of another. */
const slipAt = (words: readonly string[], line: readonly string[], at: number): boolean => {
  let slips = 0
  for (const [index, word] of words.entries()) {
    const letter = line[at + index] ?? ''
    if (letter === word) continue
    slips += 1
    if (slips > 1 || !isTypo(word, letter) || knownWords.has(letter)) return false
  }
  return slips === 1
}

const typos = (keyword: Keyword, person: Person): Hit[] =>
  formsOf(keyword).flatMap((form) => {
    const words = atomKey(form).split(' ')
    if (words.every(({ length }) => length < TYPO_LENGTH)) return []
    return person.entries.flatMap((entry): Hit[] => {
      const at = entry.words.findIndex((_, start) => slipAt(words, entry.words, start))
      return at < 0 ? [] : [{ how: 'typo', entry, mark: markOf(entry, at, words.length) }]
    })
  })

/** Names of technologies belong to no word family: ServiceNow is not "serviços". */
const isName = ({ skill }: Keyword, words: readonly string[]): boolean =>
  words.length === 1 && skill !== null && skillById.get(skill)?.field === 'technology'

/** Every word of the phrase, or one of its family, close together in one line. A single word needs a family. */
const families = (keyword: Keyword, person: Person): Hit[] =>
  formsOf(keyword).flatMap((form) => {
    const wanted = contentOf(atomKey(form).split(' '))
    const [only] = wanted
    if (!only || (wanted.length === 1 && familyOf(only) === null) || isName(keyword, wanted)) return []
    const keys = [...new Set(wanted.map(keyOf))]
    return person.entries.flatMap((entry): Hit[] => {
      if (!keys.every((one) => entry.keys.includes(one))) return []
      const at = entry.keys.findIndex((own, start) => {
        if (!keys.includes(own)) return false
        const near = entry.keys.slice(start, start + WINDOW)
        return keys.every((one) => near.includes(one))
      })
      if (at < 0) return []
      const near = entry.keys.slice(at, at + WINDOW)
      const span = Math.max(...keys.map((one) => near.indexOf(one))) + 1
      if (isDeed(wanted[0] ?? '') && isAcross(entry, at, at + span - 1)) return []
      return [{ how: 'family', entry, mark: markOf(entry, at, span) }]
    })
  })

const implications = (keyword: Keyword, person: Person): Hit[] => {
  const { skill } = keyword
  if (skill === null) return []
  return [...person.skills]
    .filter(([id]) => implied[id]?.includes(skill))
    .flatMap(([, places]) => places.map(({ entry, mark }): Hit => ({ how: 'implied', entry, mark })))
}

const worth = ({ how, entry }: Hit, keyword: Keyword): number =>
  CREDITS[how] * (entry.place === 'shown' || asksLicence(keyword) || (entry.studied && asksStudy(keyword)) ? 1 : LISTED)

const best = (hits: readonly Hit[], keyword: Keyword): Hit | null =>
  hits.reduce<Hit | null>((top, hit) => (top === null || worth(hit, keyword) > worth(top, keyword) ? hit : top), null)

/** Every place of a résumé that meets a keyword. */
export const hitsOf = (keyword: Keyword, person: Person): Hit[] =>
  keyword.kind === 'soft'
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
        equipment,
        ofKind,
      ]
        .flatMap((look) => look(keyword, person).map((hit) => besideEmployer(hit, person)))
        .filter(
          (hit) =>
            isEvidence(hit, keyword) && maySay(keyword, hit.entry, hit.mark) && !isElse(hit) && !isKindOfEmployer(hit),
        )

/**
 * The résumé's best match for a keyword: its exact words, a misspelling of one letter, a word of the same family, or a
 * skill that implies it. Repeating it counts once.
 */
export const creditOf = (keyword: Keyword, person: Person): Credit => {
  const hits = hitsOf(keyword, person)
  // A degree's subject is proved where the degree stands, before the work that names it, too.
  const studied = keyword.schooling ? hits.filter(({ entry }) => entry.studied) : []
  const degrees = studied.filter(({ entry }) => entry.section === 'education')
  const top = best([degrees, studied, hits].find((some) => some.length > 0) ?? [], keyword)
  const below = top !== null && isBelow(keyword, person, hits)
  if (!top || (below && namesLevel(keyword)))
    return { bucket: 'missing', credit: 0, how: null, evidence: null, ...(below && { below }) }
  // The skill without its level is a part of what is asked for.
  const hit: Hit = below ? { ...top, how: 'implied' } : top
  return {
    ...(below && { below }),
    bucket: hit.entry.place,
    credit: Math.round(worth(hit, keyword) * 100) / 100,
    how: hit.how,
    evidence: pointAt(hit.entry.block, hit.mark),
    ...((hit.entry.studied || (hit.entry.place === 'listed' && asksLicence(keyword))) && { studied: true }),
  }
}

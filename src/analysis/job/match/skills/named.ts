// Finds a keyword in a résumé by its own words or by a name of its skill.
import { fold } from '../../../resume/reading/text'
import { skillById } from '../../../resume/skills/gazetteer'
import { atomKey, matchSkills } from '../../../resume/skills/match'
import { distinctSkill } from '../../distinct-skills'
import type { Keyword } from '../../result'
import type { Person, ResumeEntry } from '../resume-text'
import { type Hit, inSequence, isOfAnother, markOf } from '../words/together'
import { keyOf, linkingWords } from '../words/word-key'
import { withoutKind } from './partial'
import { partsOfDuty } from './tasks'

export const contentOf = (words: readonly string[]): string[] =>
  words.filter((word) => word !== '|' && !linkingWords.has(word) && word !== '')

/** The ways a keyword may be written: the advert's own words, then the aliases in the gazetteer. */
export const formsOf = (keyword: Keyword): string[] => {
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

/** True for a name that stands by itself among those of a list: "Cozinha | Limpeza". */
const isWholeItem = ({ block, place }: ResumeEntry, mark: string): boolean =>
  place === 'listed' && block.text.split(/\s*[,;|•·]\s*/u).some((item) => fold(item) === fold(mark))

/** Places of a keyword that the gazetteer knows. */
const ofKnownSkill = (keyword: Keyword, skill: string, person: Person): Hit[] => {
  const text = fold(keyword.text)
  const words = atomKey(keyword.text)
  const added = addedTo(keyword)
  const places = person.skills.get(skill)
  if (!places) return verbatim(keyword, person)
  const runs = added.length > 0 || words.includes(' ') ? inSequence(words.split(' '), person) : []
  const exactHits = runs.map(
    ({ entry, at }): Hit => ({ how: 'exact', entry, mark: markOf(entry, at, words.split(' ').length) }),
  )
  const named = places.flatMap(({ entry, mark }): Hit[] => {
    if (fold(mark) === text) return [{ how: 'exact', entry, mark }]
    if (atomKey(mark) === words) return [{ how: 'plural', entry, mark }]
    const [form, variant] = [distinctSkill(keyword.text), distinctSkill(mark)]
    if (form !== null && variant !== null && form !== variant) return []
    if (isOtherAction(added[0] ?? '', entry.words)) return []
    if (isOfAnother(text, mark, added, entry)) return []
    // "Limpeza da cozinha" suggests no "cozinha industrial": the noun alone, without a word that says which, is no evidence.
    if (added.length > 0 && !isWholeItem(entry, mark) && !added.some((word) => entry.keys.includes(keyOf(word))))
      return []
    // A field only implies a distinct skill in it, as "cozinha" only implies "cozinha quente".
    const half = (form !== null && variant === null) || !added.every((word) => entry.words.includes(word))
    // "Excel" is the same word in "Excel avançado", and no other name of it.
    const isWithin = !half && ` ${atomKey(mark ?? '')} `.includes(` ${words} `)
    return [{ how: half ? 'implied' : isWithin ? 'exact' : 'alias', entry, mark }]
  })
  // Listed as "Microsoft Excel" and used as "Excel": the work shows the same skill.
  return exactHits.length > 0 ? [...exactHits, ...named.filter(({ how }) => how === 'alias' || how === 'exact')] : named
}

/** Letters that stand for words, one or several of what they name: "SLA", "SLAs". */
const letters = /^(\p{Lu}{2,8})s?$/u

/** Places of a keyword by its words alone. */
const ofWords = ({ text }: Keyword, person: Person): Hit[] => {
  const [, short] = letters.exec(text) ?? []
  return [...new Set([text, withoutKind(text), ...(short ? [short, `${short}s`] : [])])].flatMap((name) => {
    const words = atomKey(name).split(' ')
    return inSequence(words, person).flatMap(({ entry, at, spelt }): Hit[] => {
      const mark = markOf(entry, at, words.length)
      const isSame = mark !== null && fold(mark) === fold(text)
      // "Nos" is no plural of "NO".
      if (short && !isSame && !letters.test(mark ?? '')) return []
      return [{ how: spelt ? 'alias' : isSame ? 'exact' : 'plural', entry, mark }]
    })
  })
}

export const direct = (keyword: Keyword, person: Person): Hit[] =>
  keyword.skill === null ? ofWords(keyword, person) : ofKnownSkill(keyword, keyword.skill, person)

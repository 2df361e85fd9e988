// Finds what a keyword is about in a line that has not the whole phrase: "painéis elétricos" beside "painéis de comando".
// Such a line is no proof, but "not in your résumé" would be untrue; it counts as what suggests the keyword.

import { pointAt } from '../../../resume/evidence'
import { fold } from '../../../resume/reading/text'
import { atomKey } from '../../../resume/skills/match'
import type { TextLanguage } from '../../../text-language'
import { wordWeight } from '../../advert/terms/vocabulary'
import type { Keyword, KeywordMatch } from '../../result'
import { LISTED, SPOKEN_OF } from '../../rubric'
import { lineByAmount } from '../near/by-amount'
import { isMaker, lineOfFamily } from '../near/product-family'
import { qualificationOf } from '../near/qualified'
import type { Person, ResumeEntry } from '../resume-text'
import { isBroad, isLight, isSameAction } from '../words/actions'
import { verbOf } from '../words/inflections'
import { objectKinds, peopleKinds } from '../words/objects'
import { isOfStem } from '../words/stems'
import { functionWord, isDeed, markOf } from '../words/together'
import { familyOf, keyOf } from '../words/word-key'
import { isOccupation } from '../work/title'
import { asksLicence } from './licence'
import { lineWithNounPhrase } from './noun-phrase'
import { besideEmployer } from './partial'
import { relationOf } from './same-action'
import { similarTo } from './similar'
import { dutyOf } from './tasks'

type Graded = Omit<KeywordMatch, 'gain'>

/** Fewest letters of a noun that says by itself what a phrase is about. */
const LETTERS = 5
/** People and places that work of any kind is for. */
const anybody =
  /^(?:publico|paciente|cliente|aluno|hospede|pessoa|crianca|idoso|usuario|empresa|escola|hospital|cidade|patient|client|customer|guest|pupil|people|child|children|public|company|school)s?$/
/** What joins the parts of a phrase. */
const preposition = /\s(?:d[aeo]s?|em|n[ao]s?|ao?s?|com|para|por|of|for|with|in|on|at|to|from)\s/u

/** The parts of a phrase between its prepositions, without the deed in front: "inversores | frequência" of a "parametrização". */
const partsOf = (text: string): string[][] => {
  const parts = fold(text)
    .split(preposition)
    .map((part) => part.split(/\s+/).filter((word) => word !== '' && !functionWord.test(word)))
  const [first = [], ...rest] = parts
  if (rest.length > 0 && isDeed(first[0] ?? '')) return rest
  const verbs = first.findIndex((word) => !/^\p{L}{2,}(?:[aei]r|ing)$/u.test(word) && verbOf(word) === null)
  return [verbs < 0 ? [] : first.slice(verbs), ...rest]
}

/** The nouns that a phrase is about, one of each object it counts up: the first of a Portuguese one and the last of an English one. */
const headsOf = ({ text }: Pick<Keyword, 'text'>, language: TextLanguage): string[] =>
  // A law by its number is that law: "Portaria 18.045/2023" is no gate.
  (/\d\/\d{2}/.test(text) ? '' : text).split(/(?:,| e| ou| and| or| &) /u).flatMap((counted) => {
    const [part = []] = partsOf(counted)
    // What says nothing is passed over: "produtos químicos" is about what is "químico".
    const word =
      (language === 'pt'
        ? part.find((one) => wordWeight(one, language) > 0)
        : part.findLast((one) => wordWeight(one, language) > 1)) ?? ''
    if (!/^\p{L}+$/u.test(word) || word.length < LETTERS || anybody.test(word) || isMaker(word)) return []
    const isGeneral = familyOf(word) !== null || verbOf(word) !== null || wordWeight(word, language) < 2
    return isGeneral || isOccupation(word) ? [] : [atomKey(word)]
  })

/** The line that names the noun or an object of its kind, best one about work; schooling and employers' names do not count. */
const lineOf = (
  one: Graded,
  noun: string,
  person: Person,
): { readonly entry: ResumeEntry; readonly mark: string | null } | null => {
  const [key, kinds] = [keyOf(noun), objectKinds(noun)]
  const lines = person.entries.flatMap((entry) => {
    const isKin = (word: string): boolean =>
      objectKinds(word).some((kind) => kinds.includes(kind)) || isOfStem(noun, word)
    const place = entry.keys.indexOf(key)
    const isOut = entry.studied || relationOf(one, entry) === 'other'
    const at = isOut ? -1 : place < 0 ? entry.words.findIndex(isKin) : place
    const mark = at < 0 ? null : markOf(entry, at, 1)
    return at < 0 ||
      relationOf(one, entry) === 'other' ||
      besideEmployer({ how: 'family', entry, mark }, person).how === 'implied'
      ? []
      : [{ entry, mark }]
  })
  return lines.find(({ entry }) => entry.place === 'shown') ?? lines[0] ?? null
}

/** "Testing and certification", "bathing, dressing and continence care": actions counted up, of which a line may name one. */
const countedUp = /^(?:\p{L}+(?:ing|[cs]ao|mento|agem|tion|ment)(?:, | and | e )(?:and |e )?)+\p{L}/u
const countedIn = (
  one: Graded,
  { entries }: Person,
): { readonly entry: ResumeEntry; readonly mark: string | null } | null => {
  const task = countedUp.test(fold(one.text)) ? dutyOf(one) : null
  const verbs = task?.verbs.filter((verb) => !isLight(verb) && !isBroad(verb)) ?? []
  // "Training and coaching staff" is not what trained dogs: those it is done to must be there too.
  const people = task?.objects.flat().flatMap(peopleKinds) ?? []
  const lines = entries.flatMap((entry) => {
    const isAbout =
      !entry.studied && (people.length === 0 || entry.words.flatMap(peopleKinds).some((kind) => people.includes(kind)))
    const at = isAbout ? entry.words.findIndex((word) => verbs.some((verb) => isSameAction(verb, word))) : -1
    return at < 0 ? [] : [{ entry, mark: markOf(entry, at, 1) }]
  })
  return lines.find(({ entry }) => entry.place === 'shown') ?? lines[0] ?? null
}

/** A missing keyword with the line that suggests it, for a share of what proves it; unchanged without one. */
const withLine = (
  one: Graded,
  line: { readonly entry: ResumeEntry; readonly mark: string | null } | null | undefined,
  share: number,
): Graded => {
  if (!line) return one
  const { entry, mark } = line
  const credit = Math.round(share * (entry.place === 'shown' ? 1 : LISTED) * 100) / 100
  return { ...one, bucket: entry.place, credit, how: 'implied', evidence: pointAt(entry.block, mark) }
}

/** A missing keyword with the line closest to it, or that names what it is about; unchanged without one. */
const suggested = (one: Graded, person: Person, language: TextLanguage): Graded => {
  const isSkill = one.skill !== null && !one.id.startsWith(`${one.skill}: `)
  if (one.kind !== 'hard' || one.bucket !== 'missing' || one.schooling || one.below) return one
  if (asksLicence(one) || qualificationOf(one)) return one
  if (isSkill) return withLine(one, lineByAmount(one, person) ?? lineOfFamily(one, person), SPOKEN_OF)
  const similar = similarTo(one, person, language)
  const nouns = similar === null && one.skill === null ? headsOf(one, language) : []
  const spoken =
    similar ??
    lineByAmount(one, person) ??
    lineOfFamily(one, person) ??
    nouns.map((noun) => lineOf(one, noun, person)).find((found) => found !== null) ??
    countedIn(one, person)
  const named = spoken ? null : lineWithNounPhrase(one, person, language)
  if (named?.sure === false) return { ...one, unsure: true, evidence: pointAt(named.entry.block, named.mark) }
  return withLine(one, spoken ?? named, similar?.share ?? SPOKEN_OF)
}

/** The keywords, each missing one with the line that speaks of it in other words; for work of the advert's kind alone. */
export const withSpokenOf = (keywords: readonly Graded[], person: Person, language: TextLanguage): Graded[] =>
  keywords.map((one) => suggested(one, person, language))

// Finds a task that an advert names by its verbs and objects ("desossar e cortar carne", "checking timesheets and overtime")
// in the words of a person: one of the verbs with one of the objects, or an object alone, which only suggests the task.

import { atomKey } from '../../../resume/skills/match'
import type { TextLanguage } from '../../../text-language'
import { wordWeight } from '../../advert/terms/vocabulary'
import type { Keyword } from '../../result'
import type { Person } from '../resume-text'
import { familyOf, keyOf } from '../words/families'
import { verbOf } from '../words/inflections'
import { functionWord, type Hit, isAcross, isDeed, markOf } from '../words/together'

/** Most words between a verb and its object, in either order: "reposição diária de prateleiras". */
const NEAR = 6
/** Fewest letters of a single object that suggests the task without its verb. */
const LETTERS = 5

type Task = { readonly verbs: readonly string[]; readonly objects: readonly (readonly string[])[] }

/** The keys of a task's verbs and of each object, without the place or the owner behind it; null of no task. */
const taskOf = (text: string): Task | null => {
  const [deed = text] = text.split(/ (?:with|from|against|in|at|on|em|n[ao]s?|com|sobre) /u)
  const words = (deed.includes(' ') ? deed : text).split(/\s+/)
  const keys = words.map((word) => atomKey(word.replace(/[,;]$/u, '')))
  const isVerb = (word: string): boolean => verbOf(word) !== null || /^\p{L}{2,}(?:[aei]r|ing)$/u.test(word)
  // Behind an article stands the object, which may be a verb's form elsewhere: "amarrar a carga".
  const noun = keys.findIndex(
    (word, at) => !functionWord.test(word) && (!isVerb(word) || /^(?:[ao]s?|the)$/.test(words[at - 1] ?? '')),
  )
  // "Raise and expedite purchase orders": where each word may be a verb, the last one is the object.
  const first = noun < 0 && words.length > 1 ? words.length - 1 : noun
  const verbs = keys.slice(0, Math.max(0, first)).filter((word) => !functionWord.test(word))
  const objects = words
    .slice(Math.max(0, first))
    .join(' ')
    .split(/,\s+(?:e |and |or |ou )?| (?:e|and|or|ou) /u)
    .map((object) => (object.split(/ (?:d[aeo]s?|of|em|n[ao]s?|in|at|on|to|for) /u)[0] ?? '').split(/\s+/).map(atomKey))
    .map((object) => object.filter((word) => !functionWord.test(word)).map(keyOf))
    .filter((object) => object.length > 0)
  return verbs.length === 0 || objects.length === 0 ? null : { verbs: verbs.map(keyOf), objects }
}

/** The task that a duty names with more words than a known skill; null for any other keyword. */
const dutyOf = ({ id, text, skill, need, schooling }: Keyword): Task | null =>
  // "Elaborar fichas técnicas e cardápios" holds the skill "Cardápio" and is a task.
  (skill !== null && !id.startsWith(`${skill}: `)) || schooling || need !== 'duty' ? null : taskOf(text)
/** True for a duty named by its verb and its object. */
export const isTask = (keyword: Keyword): boolean => dutyOf(keyword) !== null

/** "Method validation and transfer" is met by either, "dissolution testing of raw materials" by testing anything; none of one word. */
export const partsOfDuty = ({ text, need, skill }: Keyword): string[] =>
  skill !== null || need !== 'duty'
    ? []
    : text
        .split(/ (?:and|or|e|ou) |, /u)
        .map((part) => part.split(/ (?:of|for) /u)[0] ?? '')
        .filter(
          (part) =>
            part !== text &&
            atomKey(part)
              .split(' ')
              .filter((word) => !functionWord.test(word)).length > 1,
        )

/** An object that suggests what is done to it: "prateleiras" does; "deliveries" already says what is done. */
const suggests = (object: readonly string[], language: TextLanguage): boolean =>
  object.length > 1
    ? object.some((key) => wordWeight(key, language) > 1)
    : object.every(
        (key) =>
          key.length >= LETTERS && !key.startsWith('#') && familyOf(key) === null && wordWeight(key, language) > 1,
      )

/** "Amarração" is of "amarrar", whatever the verb. */
const isDeedOf = (verb: string, key: string): boolean =>
  key === verb ||
  // "Booking" is of "booked".
  (verb.length > 5 && verb.endsWith('ing') && key.startsWith(verb.slice(0, -3)) && key.length < verb.length) ||
  (verb.length > 5 &&
    /[aei]r$/.test(verb) &&
    key.startsWith(verb.slice(0, -2)) &&
    /^(?:acao|agem|amento|imento|icao)$/.test(key.slice(verb.length - 2)))

/** The lines that name a task of the advert: the same deed done to one of its objects, or the object alone, which suggests it. */
export const tasks = (keyword: Keyword, person: Person): Hit[] => {
  const task = dutyOf(keyword)
  if (task === null) return []
  return person.entries.flatMap((entry): Hit[] =>
    task.objects.flatMap((object): Hit[] => {
      const places = object.map((key) => entry.keys.indexOf(key))
      const [from, to] = [Math.min(...places), Math.max(...places)]
      if (from < 0 || to - from > NEAR) return []
      const verb = entry.keys.findIndex(
        (key, at) =>
          task.verbs.some((verb) => isDeedOf(verb, key)) &&
          at >= from - NEAR &&
          at <= to + NEAR &&
          !isAcross(entry, Math.min(from, at), Math.max(to, at)),
      )
      if (verb < 0 && !suggests(object, person.resume.language)) return []
      const [start, end] = verb < 0 ? [from, to] : [Math.min(from, verb), Math.max(to, verb)]
      return [{ how: verb < 0 ? 'implied' : 'family', entry, mark: markOf(entry, start, end - start + 1) }]
    }),
  )
}

/** What joins the objects of a task. */
const joined = / (?:and|or|e|ou|&) |\/|, /u
/** True where an object of a task stands nowhere in a résumé: "limpeza de vidros, lavagem de pisos" beside windows alone. */
export const lacksPart = ({ text, need, skill, id, schooling }: Keyword, { entries, resume }: Person): boolean => {
  if (need !== 'duty' || schooling || (skill !== null && !id.startsWith(`${skill}: `)) || !joined.test(text))
    return false
  return text.split(joined).some((part) => {
    const [object = ''] = part.split(resume.language === 'pt' ? / com /u : / (?:of|for|with|from|in|at|on|to) /u)
    const all = atomKey(object)
      .split(' ')
      .filter((word) => !functionWord.test(word))
    const weighty = all.filter((word) => wordWeight(word, resume.language) > 0)
    const words = weighty.length > 0 ? weighty : all
    const nouns = words.filter((word) => !isDeed(word))
    const head = resume.language === 'pt' ? (nouns[0] ?? words[0]) : (nouns.at(-1) ?? words.at(-1))
    const key = keyOf(head ?? '')
    return head !== undefined && !entries.some(({ keys }) => keys.some((own) => own === key || isDeedOf(key, own)))
  })
}

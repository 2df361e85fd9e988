// Finds a task that an advert names by its verbs and objects ("desossar e cortar carne", "checking timesheets and overtime")
// in the words of a person: one of the verbs with one of the objects, or an object alone, which only suggests the task.

import { memo } from '../../../memo'
import { fold } from '../../../resume/reading/text'
import { atomKey } from '../../../resume/skills/match'
import type { TextLanguage } from '../../../text-language'
import { englishTask } from '../../advert/tasks/openings'
import { wordWeight } from '../../advert/terms/vocabulary'
import type { Keyword } from '../../result'
import type { Person } from '../resume-text'
import { actionsOf, isSameAction } from '../words/actions'
import { peopleKinds } from '../words/objects'
import { isSynonym } from '../words/synonyms'
import { functionWord, type Hit, isAcross, isDeed, markOf } from '../words/together'
import { familyOf, keyOf } from '../words/word-key'

/** Most words between a verb and its object, in either order: "reposição diária de prateleiras". */
const NEAR = 6
/** Fewest letters of a single object that suggests the task without its verb. */
const LETTERS = 5

/** Behind a verb, of which it is a part: "look after". */
const particle = /^(?:up|out|off|down|after|over|through)$/

/** Behind these stands another verb of the task, or a noun of action that says what is done. */
const joins = /^(?:e|ou|and|or)$|[,;]$/u
const doing =
  /^(?:realizar|fazer|executar|efetuar|promover|garantir|acompanhar|auxiliar|apoiar|gerenciar|controlar|coordenar)$/

/** "Perform stock control", "carry out stock counts": what is done is the noun of action behind the verb. */
const supports =
  /^(?:perform|conduct|carry(?:ing)? out|do|mak|undertak|run|realizar|fazer|executar|efetuar)(?:e|n?ing)?(?!\p{L})/u

const nounOfAction = /(?:[ts]ion|ment|ance)$/

/** Its words: verbs as they stand, objects by their keys. */
export type Task = {
  readonly verbs: readonly string[]
  /** The number of words in front of the objects. */
  readonly lead: number
  readonly objects: readonly (readonly string[])[]
}

/** The keys of each object of a task; behind a verb of support, the nouns of action apart from what each is done to. */
const doneIn = (text: string, isSupported: boolean): Pick<Task, 'objects'> & { readonly deeds: readonly string[] } => {
  const phrases = text.split(/,\s+(?:e |and |or |ou )?| (?:e|and|or|ou) /u).map((phrase) =>
    phrase
      .split(/ (?:d[aeo]s?|of|em|n[ao]s?|in|at|on|to|for) /u)
      .map((part) => part.split(/\s+/).flatMap((word) => atomKey(word).split(' ')))
      .map((part) => part.filter((word) => !functionWord.test(word))),
  )
  const parted = phrases.map(([object = [], next = []]) => {
    const deed = isSupported ? object.at(-1) : undefined
    // "Inspections of sites", "site inspections".
    const rest = object.length > 1 ? object.slice(0, -1) : next
    return deed !== undefined && rest.length > 0 && actionsOf(deed).length > 0 ? { deed, object: rest } : { object }
  })
  const objects = parted.map(({ object }) => {
    // Whose orders they are says nothing of the work: "pack customer orders".
    const goods = object.filter((word) => peopleKinds(word).length === 0)
    return (goods.length > 0 ? goods : object).map(keyOf)
  })
  return {
    deeds: parted.flatMap(({ deed }) => deed ?? []),
    objects: objects.filter((object) => object.length > 0),
  }
}

/** True where a word says a task's action, in any form or by a verb that is the same of its objects. */
export const saysDeed = ({ verbs, objects }: Task, word: string): boolean =>
  verbs.some((verb) => isSameAction(verb, word) || isSynonym(verb, word, objects.flat()))

/** A task's verbs and the keys of each object, without the place or the owner behind it; null of no task. */
const taskOf = memo((written: string): Task | null => {
  // "Run grill + larder": signs that join.
  const text = written.replace(/ [+&] /gu, ' and ')
  const [deed = text] = text.split(/ (?:with|from|against|in|at|on|em|n[ao]s?|com|sobre) /u)
  const words = (deed.includes(' ') ? deed : text).split(/\s+/)
  const keys = words.map((word) => atomKey(word.replace(/[,;]$/u, '')))
  const isVerb = (word: string, at: number): boolean =>
    actionsOf(word).length > 0 || /^\p{L}{2,}(?:[aei]r|ing)$/u.test(word) || (at === 0 && englishTask.test(fold(text)))
  // "Raise and expedite purchase orders": a second verb stands behind a conjunction; "realizar carga": or is what the first one does.
  const isNext = (word: string, at: number): boolean =>
    functionWord.test(word) ||
    particle.test(word) ||
    (isVerb(word, at) &&
      (at === 0 || joins.test(words[at - 1] ?? '') || doing.test(words[at - 1]?.toLowerCase() ?? '')))
  const noun = keys.findIndex((word, at) => !isNext(word, at))
  const first = noun < 0 && words.length > 1 ? words.length - 1 : noun
  const verbs = keys.slice(0, Math.max(0, first)).filter((word) => !functionWord.test(word) && !particle.test(word))
  // "Distribution board installation": what is done stands last.
  const last = keys.at(-1) ?? ''
  if (
    words.length > 2 &&
    nounOfAction.test(keys[0] ?? '') &&
    nounOfAction.test(last) &&
    !/[,;]| (?:and|or|of) /u.test(text) &&
    actionsOf(last).length > 0
  )
    return { verbs: [last], lead: 0, objects: [keys.slice(0, -1).map(keyOf)] }
  const { deeds, objects } = doneIn(words.slice(Math.max(0, first)).join(' '), supports.test(fold(text)))
  const acts = [...verbs.filter((word) => !supports.test(word.replace(/^carry/, 'carry out'))), ...deeds]
  return verbs.length === 0 || objects.length === 0
    ? null
    : { verbs: acts.length > 0 ? acts : verbs, lead: first, objects }
})

/** The task that a duty names with more words than a known skill; null for any other keyword. */
export const dutyOf = ({ id, text, skill, need, schooling }: Keyword): Task | null =>
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

/** The lines that name a task of the advert: the same deed done to one of its objects, or the object alone, which suggests it. */
export const tasks = (keyword: Keyword, person: Person): Hit[] => {
  const task = dutyOf(keyword)
  if (task === null) return []
  // "Manutenção em subestação" is suggested by less (spoken-of.ts).
  const isNominal = /^\S+ (?:(?:e|and) \S+ )?(?:d[aeo]s?|em|n[ao]s?|of|in) /u.test(keyword.text)
  return person.entries.flatMap((entry): Hit[] =>
    task.objects.flatMap((object): Hit[] => {
      const places = object.map((key) => entry.keys.indexOf(key))
      const [from, to] = [Math.min(...places), Math.max(...places)]
      if (from < 0 || to - from > NEAR) return []
      const verb = entry.keys.findIndex(
        (_, at) =>
          saysDeed(task, entry.words[at] ?? '') &&
          at >= from - NEAR &&
          at <= to + NEAR &&
          !isAcross(entry, Math.min(from, at), Math.max(to, at)),
      )
      if (verb < 0 && (isNominal || !suggests(object, person.resume.language))) return []
      const [start, end] = verb < 0 ? [from, to] : [Math.min(from, verb), Math.max(to, verb)]
      return [{ how: verb < 0 ? 'implied' : 'family', entry, mark: markOf(entry, start, end - start + 1) }]
    }),
  )
}

/** What joins the parts of a task. */
const joined = / (?:and|or|e|ou|&|\+) |\/|, /u
/** True where an action or an object of a task stands nowhere in a résumé: "limpeza de vidros, lavagem de pisos" beside windows alone. */
export const lacksPart = (keyword: Keyword, { entries }: Person, language: TextLanguage): boolean => {
  const { text, need, skill, id, schooling } = keyword
  if (need !== 'duty' || schooling || (skill !== null && !id.startsWith(`${skill}: `)) || !joined.test(text))
    return false
  const has = (word: string): boolean =>
    entries.some(({ words, keys }) => words.some((one, at) => keys[at] === keyOf(word) || isSameAction(word, one)))
  // Every action of "desossar e cortar carne", then the head of each part: what it is done to.
  if (!(dutyOf(keyword)?.verbs ?? []).filter((verb) => !doing.test(verb)).every(has)) return true
  return text.split(joined).some((part) => {
    const [object = ''] = part.split(language === 'pt' ? / com /u : / (?:of|for|with|from|in|at|on|to) /u)
    const all = atomKey(object)
      .split(' ')
      .filter((word) => !functionWord.test(word))
    const weighty = all.filter((word) => wordWeight(word, language) > 0)
    const words = weighty.length > 0 ? weighty : all
    const nouns = words.filter((word) => !isDeed(word))
    const head = language === 'pt' ? (nouns[0] ?? words[0]) : (nouns.at(-1) ?? words.at(-1))
    return head !== undefined && !has(head)
  })
}

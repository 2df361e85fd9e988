// Matches of the part of a keyword that carries its meaning: codes, initials, a term without its general words.
import { fold } from '../../../resume/reading/text'
import { atomKey } from '../../../resume/skills/match'
import { wordWeight } from '../../advert/terms/vocabulary'
import type { Keyword } from '../../result'
import type { Person, ResumeEntry } from '../resume-text'
import { peopleKinds } from '../words/objects'
import { functionWord, type Hit, markOf } from '../words/together'
import { keyOf } from '../words/word-key'
import { isTask } from './tasks'

/** The mark of the words of a line from the first to the last of these. */
const around = (entry: ResumeEntry, places: readonly number[]): string | null =>
  markOf(entry, Math.min(...places), Math.max(...places) - Math.min(...places) + 1)

/** "CS30/31" is CS30 and CS31. */
const series = /^(\p{Lu}{1,5}) ?(\d{1,4})\/(\d{1,4})$/u
const codes = ({ text }: Keyword, person: Person): Hit[] => {
  const [, name = '', first = '', second = ''] = series.exec(text) ?? []
  if (name === '') return []
  const wanted = [first, second].map((number) => fold(`${name}${number}`))
  return person.entries.flatMap((entry): Hit[] => {
    const places = wanted.map((code) => entry.words.indexOf(code))
    return places.includes(-1) ? [] : [{ how: 'alias', entry, mark: around(entry, places) }]
  })
}

/** "Windows 10/11" is met by one of its versions: a name in small letters, whose number stands apart. */
const versions = /^((?=\p{Lu}*\p{Ll})\p{L}{3,}) (\d{1,4})\/(\d{1,4})$/u
const anyVersion = ({ text }: Keyword, person: Person): Hit[] => {
  const [, name = '', ...numbers] = versions.exec(text) ?? []
  if (name === '') return []
  return person.entries.flatMap((entry): Hit[] => {
    const at = entry.words.findIndex(
      (word, place) => word === atomKey(name) && numbers.includes(entry.words[place + 1] ?? ''),
    )
    return at < 0 ? [] : [{ how: 'alias', entry, mark: markOf(entry, at, 2) }]
  })
}

/** "Trello/Jira", "NEC3/NEC4" and "Senac/Senai" are met by one of the two; "FIFO/FEFO" may ask for both, and one only suggests it. */
const either = /^(\p{Lu}[\p{L}\d]{1,19})\/(\p{Lu}[\p{L}\d]{1,19})$/u
const initials = /^[\p{Lu}\d]+$/u
const school = /^(?:senai|senac|sesi|sest|senat|senar|sebrae)$/
const isChoice = (one: string, other: string): boolean =>
  !initials.test(one + other) || one.replace(/\d/g, '') === other.replace(/\d/g, '') || school.test(fold(one))
const pairs = ({ text }: Keyword, person: Person): Hit[] => {
  const [, one = '', other = ''] = either.exec(text) ?? []
  const names = one === '' ? [] : [one, other].map(atomKey)
  const has = (name: string) => person.entries.some(({ words }) => words.includes(name))
  const how = isChoice(one, other) || names.every(has) ? 'alias' : 'implied'
  return person.entries.flatMap((entry): Hit[] => {
    const at = entry.words.findIndex((word) => names.includes(word))
    const mark = at < 0 ? null : markOf(entry, at, 1)
    // "Tiny" in small letters is no name.
    return mark === null || !(initials.test(one) || /^\p{Lu}/u.test(mark)) ? [] : [{ how, entry, mark }]
  })
}

/** "NPTC chainsaw tickets" beside "NPTC": a scheme by its initials. */
const scheme = /^(\p{Lu}{3,6}) \p{Ll}/u
const schemes = ({ text }: Keyword, person: Person): Hit[] => {
  const initials = scheme.exec(text)?.[1]
  if (initials === undefined) return []
  const initialsOnly = new RegExp(`(?<![\\p{L}\\p{N}])${initials}(?![\\p{L}\\p{N}])`, 'u')
  return person.entries.flatMap((entry): Hit[] =>
    initialsOnly.test(entry.block.text) ? [{ how: 'implied', entry, mark: initials }] : [],
  )
}

/** Most words between two of a term, and fewest letters of a single word that suggests the whole. */
const WINDOW = 9
const LETTERS = 6
/** People that the work is for. */
const people = /^(?:paciente|cliente|aluno|hospede|pessoa|patient|client|customer|guest|pupil)$/
/** "SCADA alarms" is "SCADA alarm handling", and "acamados" suggests "pacientes acamados". */
const meaning = (keyword: Keyword, person: Person): Hit[] => {
  const { text, schooling } = keyword
  // The verb of a task says what is done, however general it is.
  if (schooling || isTask(keyword)) return []
  const words = atomKey(text)
    .split(' ')
    .filter((word) => !functionWord.test(word))
  // A number is part of the name: "5-axis mills" are no "3-axis mills".
  if (/\d/.test(text)) return []
  // "Idosos acamados": those who are so, whichever word their line has for them.
  const isPerson = (word: string, at: number) => people.test(word) || (at === 0 && peopleKinds(word).length > 0)
  const heavy = words.filter((word, at) => !isPerson(word, at) && wordWeight(word, person.resume.language) > 0)
  const [only] = heavy
  if (only === undefined || heavy.length === words.length) return []
  // The last word says what it is: "dental" suggests no "dental scaling"; in English it alone does not say which: "whole life costing".
  if (heavy.length === 1 && person.resume.language === 'en' && words.length > 2) return []
  if (
    heavy.length === 1 &&
    (only !== words.at(-1) || only.length < LETTERS || wordWeight(only, person.resume.language) < 2)
  )
    return []
  const keys = heavy.map(keyOf)
  return person.entries.flatMap((entry): Hit[] => {
    const places = keys.map((key) => entry.keys.indexOf(key))
    if (places.includes(-1) || Math.max(...places) - Math.min(...places) > WINDOW) return []
    return [{ how: heavy.length === 1 ? 'implied' : 'family', entry, mark: around(entry, places) }]
  })
}

/** "Módulo FI" is met by "SAP FI" and "SAP (módulo FI)": its letters, as capitals. */
const modules = ({ text }: Keyword, person: Person): Hit[] => {
  const name = /^(?:m[óo]dulos?|modules?) (\p{Lu}{2,3})$/iu.exec(text)?.[1]
  if (name === undefined || name !== name.toUpperCase()) return []
  return person.entries.flatMap((entry): Hit[] =>
    entry.block.text.split(/[^\p{L}\p{N}]+/u).includes(name) ? [{ how: 'exact', entry, mark: name }] : [],
  )
}

/** Matches of the part of a keyword that carries its meaning; of a skill of the gazetteer alone, what makes its people others. */
export const partial = (keyword: Keyword, person: Person): Hit[] => {
  if (keyword.skill === null)
    return [codes, anyVersion, pairs, modules, schemes, meaning].flatMap((look) => look(keyword, person))
  const isOfPeople = keyword.id !== keyword.skill && peopleKinds(atomKey(keyword.text).split(' ')[0] ?? '').length > 0
  return isOfPeople ? meaning(keyword, person) : []
}

/** "CISRS card", "sistema Dental Office": a name, beside which its kind need not stand. */
export const withoutKind = (text: string): string => {
  const name = text
    .replace(/\s(?:cards?|tickets?|certificates?|software|system|licen[cs]e)$/iu, '')
    .replace(/^(?:sistema|software|programa|carteira|certificado)(?: d[aeo])?\s/iu, '')
  return name.length > 2 && /^\p{Lu}/u.test(name) && (/\p{Lu}{2}/u.test(name) || name.length < text.length - 1)
    ? name
    : text
}

/** Words that say what kind of employer it is, and nothing of the person's work. */
const kindOfEmployer = /(?<!\p{L})teaching hospitals?(?!\p{L})/iu
/** True for words that say no more than what kind of employer it was: "Valley Teaching Hospitals". */
export const isKindOfEmployer = ({ mark, entry }: Hit): boolean =>
  mark !== null &&
  kindOfEmployer.test(entry.block.text) &&
  !fold(entry.block.text.replace(kindOfEmployer, ' ')).includes(fold(mark))

/** Words of an employer's name only suggest a skill: "Verde Vivo Paisagismo". */
export const besideEmployer = (hit: Hit, person: Person): Hit => {
  const mark = fold(hit.mark ?? '')
  const isOnlyEmployer = person.resume.roles.some(({ employer }) => {
    if (!employer || mark === '' || !fold(employer).includes(mark) || !hit.entry.block.text.includes(employer))
      return false
    return !fold(hit.entry.block.text.replace(employer, ' ')).includes(mark)
  })
  return isOnlyEmployer ? { ...hit, how: 'implied' } : hit
}

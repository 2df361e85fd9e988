// Weighs what agrees with a name or speaks against it: addresses, first names, words of trades and towns.
import type { Line } from '../../../documents/document'
import { either } from '../../../phrases'
import { isTitle, titleWeight } from '../experience/names/titles'
import { fold } from '../text'
import { findEmail, findLinkedIn } from './contact'
import listed from './first-names.txt' with { type: 'text' }
import { isMunicipality } from './municipalities'
import { particle } from './name-text'
import { findCity } from './places'

const firstNames = new Set(listed.split(/\s+/).filter(Boolean))

/** True if a text begins with one of the commonest first names of several countries. */
export const startsWithFirstName = (value: string): boolean => firstNames.has(fold(value).split(/[ .'’-]/)[0] ?? '')

/** Letters that addresses write otherwise: "schaefer" and "schäfer", "soren" and "søren". */
const plainLetters: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ß: 'ss',
  æ: 'a',
  ı: 'i',
  þ: 'th',
  œ: 'o',
}
const plainLettersOf = (text: string): string =>
  fold(text)
    .replace(/[øłđßæıþœ]/g, (sign) => plainLetters[sign] ?? sign)
    .replace(/([aou])e(?=\p{L})/gu, '$1')

/** The words of the person's own addresses: the local parts of e-mails and the names of LinkedIn pages. */
export const handlesOf = (lines: readonly Line[], links: readonly string[]): string[] => [
  ...new Set(
    [...lines.map(({ text }) => text), ...links.map((link) => link.replace(/^mailto:/i, ''))]
      .flatMap((text) => [findEmail(text)?.split('@')[0] ?? '', findLinkedIn(text)?.split('/').at(-1) ?? ''])
      .filter(Boolean)
      .map(plainLettersOf),
  ),
]

/** Fewest letters of a word whose place inside an address is no coincidence; shorter ones must be a part of it. */
const HANDLE = 3

/** The most characters of a name. */
const LENGTH = 120

/** The words of a name that count: neither particles nor initials. */
const wordsOf = (value: string): string[] =>
  plainLettersOf(value)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1 && !particle.test(word))

/** How many words of a name are in an address: "John Smith" in john.smith, jsmith and smithj, "Jo Bell" in jo-bell. */
const countCovered = (value: string, handles: readonly string[]): number => {
  if (value.length > LENGTH) return 0
  const words = wordsOf(value)
  return Math.max(
    0,
    ...handles.map((handle) => {
      const parts = handle.split(/[^\p{L}]+/u)
      const matched = words.filter((word) => (word.length >= HANDLE ? handle.includes(word) : parts.includes(word)))
      const initial = words[0]?.[0] ?? ''
      const last = words.at(-1) ?? ''
      const abbreviated =
        words.length > 1 &&
        last.length >= HANDLE &&
        parts.some((part) => [initial + last, last + initial].includes(part))
      return Math.max(matched.length, abbreviated ? 2 : 0)
    }),
  )
}

/** How surely an address names the same person: 2 with two words, 1 with one, else 0. */
export const agreement = (value: string, handles: readonly string[]): 0 | 1 | 2 => {
  return Math.min(2, countCovered(value, handles)) as 0 | 1 | 2
}

/** True if an address has more of the whole name than of its part. */
export const agreesMore = (whole: string, part: string, handles: readonly string[]): boolean =>
  countCovered(whole, handles) > countCovered(part, handles)

/** True for a text that is exactly a town. */
export const isTown = (value: string): boolean => isMunicipality(value) || value === findCity(value)

/** Surnames in Portuguese. */
const portugueseSurnames = `
  ferreir[oa]|guerreiro|monteiro|marinheiro|sapateiro|barbeiro|oleiro|vaqueiro|pastor|sales|mestre|leiteiro|carreiro
  pescador|juiz|caseiro|guia|piloto|cantor|pintor|padeiro|bispo|major|chaves`
/** Surnames in English. */
const englishSurnames = `
  page|dean|clark|abbot|pope|chandler|fletcher|walker|barber|baker|carter|draper|dyer|gardner|gardener|glover|parker
  palmer|piper|roper|saddler|skinner|slater|tyler|wheeler|wright|farmer|king|driver`
/** Smith, Baker, Ferreira: surnames that are a job's word too. */
const surnames = new RegExp(`(?:^| )${either(portugueseSurnames, englishSurnames)}$`, 'u')

const numeral = / (?:[IVX]{1,3}|[JS]r\.?)$/u

const wordsIn = (value: string): string[] => value.replace(numeral, '').split(' ')

/** True if a word of the text is a job's and no surname: any but the first one may be one. */
const hasJobWord = (value: string): boolean => {
  const words = wordsIn(value)
  const mayBeSurname = (word: string) => surnames.test(fold(word)) || !isTitle(`${word} de`)
  return words.some((word, at) => isTitle(word) && !((at > 0 || words.length === 1) && mayBeSurname(word)))
}

/** True for the words of a job that nobody is named after: "Line Cook", "Enfermeira", not "Cook" or "Silva Pastor". */
export const isJob = (value: string): boolean =>
  isTitle(wordsIn(value).join(' ')) &&
  (countQualifiers(value) > 0 || hasJobWord(value) || !wordsIn(value).some(isTitle))

/** What precedes the words of a job behind a name of two words or more: "Julia Boone" of "Julia Boone Graphic Designer". */
export const beforeJob = (value: string): string[] => {
  const words = value.split(' ')
  if (words.length > MAX_LINE_WORDS || !isTitle(value)) return []
  return words.flatMap((word, at) => {
    const rest = words.slice(at).join(' ')
    const begins = isTitle(word) || qualifiers.has(fold(word))
    // "Padeiro da Silva" is a surname.
    if (at < 2 || !begins || !isJob(rest) || particle.test(words[at - 1]!) || /^\S+ d[ao]s? /u.test(rest)) return []
    return [words.slice(0, at).join(' ')]
  })
}
/** Most words of a line with a name and a job. */
const MAX_LINE_WORDS = 12

/** Jobs in Portuguese. */
const portugueseJobs = `
  desenvolvedora?|engenheir[oa]|enfermeir[oa]|analista|tecnic[oa]|auxiliar|assistente|motorista|vendedora?
  recepcionista|nutricionista|fisioterapeuta|psicolog[oa]|professora?|advogad[oa]|arquitet[oa]|administradora?|gerente
  coordenadora?|supervisora?|operadora?|designer|estudante|estagiari[oa]|jornalista|programadora?|eletricista
  farmaceutic[oa]|consultora?|cozinheir[oa]`
/** Jobs in English. */
const englishJobs = `
  developer|engineer|manager|analyst|accountant|consultant|specialist|coordinator|technician|therapist|scientist
  student`
/** Jobs that nobody is named after. */
const onlyJobs = new RegExp(`^${either(portugueseJobs, englishJobs)}$`, 'u')

/** True if the words are those of a job for sure, and no surname is among them: "Técnica de Enfermagem", "Graphic Designer". */
const isOnlyJob = (value: string): boolean =>
  countQualifiers(value) > 0 ||
  fold(value)
    .split(' ')
    .some((word) => onlyJobs.test(word)) ||
  / (?:de|em|of|&|and|e) /.test(value)

/** True for words that are no name: they begin or end with a job, or one of them names nobody. */
export const isSureJob = (value: string): boolean => {
  if (!isJob(value)) return false
  const words = value.split(' ')
  const ends = /[^oa]$/u.test(value) && isJob(words.at(-1)!) && !startsWithFirstName(value)
  return isOnlyJob(value) || (words.length > 1 && (titleWeight(words[0]!) === 2 || ends))
}

/** Points that leaving out a word costs that may be a job or a surname. */
const MAYBE = 25
/** Letters that a job shares with its trade: "Advogada" and "advocacia", "Serralheiro" and "serralheria". */
const STEM = 5

/** What leaving out the words behind a name costs: nothing where they are a job's for sure, or the page shows so. */
export const cutPenalty = (
  text: string,
  value: string,
  handles: readonly string[],
  others: readonly string[],
): number => {
  const rest = text.slice(value.length).trim()
  if (text === value || !text.startsWith(value) || isOnlyJob(rest)) return 0
  const stem = fold(rest).slice(0, STEM)
  const isTrade = others.some((other) => other !== text && fold(other).includes(stem))
  return isTrade && agreement(value, handles) === 2 && !agreesMore(text, value, handles) ? 0 : MAYBE
}

/** Points that a job's words cost a name; after another word, a job noun may be a surname, before it, it is the job. */
export const tradePenalty = (value: string): number => {
  const trade = countQualifiers(value) * 30
  if (!isTitle(value)) return trade
  const words = value.split(' ')
  if (words.length === 1 || titleWeight(words[0]!) !== 0) return 60 + trade
  return (words.length > 2 && isOnlyJob(words.slice(1).join(' ')) && hasJobWord(value) ? 45 : 15) + trade
}

/** Words that stand before or behind the noun of a job and are nobody's surname. */
const qualifiers = new Set(
  `senior pleno lead principal associate assistant certified licensed registered graphic software web product
  project program data backend frontend full stack fullstack mobile cloud system systems network security mechanical
  electrical civil industrial physical occupational dental medical veterinary legal executive administrative office
  marketing customer account business human resources financial tax store shift warehouse supply chain quality interior
  fashion video content social media research teaching primary secondary elementary high school truck delivery pastry line
  operations digital production front-end back-end ux ui`.split(/\s+/),
)
/** How many words of a text qualify a job; "Sales" at the end is a surname as often. */
const countQualifiers = (value: string): number =>
  wordsIn(value).filter(
    (word, at, all) => qualifiers.has(fold(word)) && !(at === all.length - 1 && surnames.test(fold(word))),
  ).length

// Finds skills by whole words, not by letters: "Java" is not in "JavaScript", nor "R" in "RH".
import { memo } from '../../memo'
import { fold } from '../reading/text'
import { type Alias, gazetteer, type Skill } from './gazetteer'

export type Match = { readonly skill: Skill; readonly start: number; readonly end: number }

/** A word in the singular or a sign that ends an item, and where it stands. */
export type Atom = { readonly word: string; readonly start: number; readonly end: number }
type Entry = { readonly words: readonly string[]; readonly alias: Alias; readonly skill: Skill }

/** Characters that separate list items; a name never spans them. */
const stopPattern = '|'
const atom = /(?<![\p{L}\p{N}])\.net(?![\p{L}\p{N}])|[\p{L}\p{N}]+[+#]*|[,;:|•·()]|\.(?=\s|$)/gu
const web = /https?:\/\/\S|www\.\S/iu
const domain = /^(?!(?:asp|ado|vb)\.net\b).+?\.(?:com|br|org|net|io|dev)(?:\/.*)?(?=$|[,;)|])/iu
const blank = (text: string): string => ' '.repeat(text.length)

/** Removes addresses word by word, because "\\S+@" would be tried from every letter of a long text. */
const withoutAddress = (word: string): string => {
  if (/[^@]@[^@]/.test(word)) return blank(word)
  const at = word.search(web)
  if (at >= 0) return word.slice(0, at) + blank(word.slice(at))
  return word.replace(domain, blank).replace(/R\$/gi, blank)
}

/** Plural and singular are equal: relatórios, relatório; negociações, negociação; APIs, API. */
const singular = (word: string): string => {
  // "An electronic record" is not electronics, Rede Azul, a company, is not networks, and France is no language.
  if (word === 'canvas' || word === 'electronics' || word === 'redes' || word === 'frances') return word
  if (word.length < 5 || /(?:ss|us|is|js|os\d)$/.test(word)) return word
  if (word.endsWith('oes')) return `${word.slice(0, -3)}ao`
  if (word.endsWith('ais')) return `${word.slice(0, -3)}al`
  return word.replace(/s$/, '')
}

export const atomsOf = (text: string): Atom[] =>
  [...fold(text).matchAll(atom)].map((match) => ({
    word: /[\p{L}\p{N}]/u.test(match[0]) ? singular(match[0]) : stopPattern,
    start: match.index,
    end: match.index + match[0].length,
  }))

/** The comparison key of an alias: equal keys mean equal words. */
export const atomKey = (text: string): string =>
  atomsOf(text)
    .map(({ word }) => word)
    .join(' ')

const byFirstWord = new Map<string, Entry[]>()
for (const skill of gazetteer)
  for (const alias of skill.aliases) {
    const words = atomsOf(alias.text).map(({ word }) => word)
    const first = words[0]
    if (first) byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), { words, alias, skill }])
  }
for (const entries of byFirstWord.values()) entries.sort((a, b) => b.words.length - a.words.length)

/** Characters of two wide lines: a row of tags is hardly longer. */
const rowMax = 200
/** Tags often lose their commas: "Go Python Node.js", "gRPC AWS S3". Then every word of the row is a name. */
const isAmongNames = (text: string, start: number, end: number): boolean =>
  text.length < rowMax &&
  (text.slice(0, start) + text.slice(end))
    .trim()
    .split(/\s+/)
    .every((word) => /^(?:\p{Ll}?\p{Lu}|\.)/u.test(word))

/** Recognises "You write Go or Python" after a verb of knowing, and "Python or Go well". */
const knows = /\s(?:write|writes|know|knows|use|code|program|escreve|domina|conhece|sabe|usa|programa)\s+$/
const well = /^\s(?:well|fluently|daily|bem|diariamente)(?![\p{L}])/u
const joins = /^\s*(?:$|[,;:|/•·).]|(?:e|ou|and|or)\s)/

/** Characters on either side of a name that are looked at. */
const BESIDE = 40
/** Fewest words of a line in capitals that is a sentence rather than a name. */
const LONE = 4

const fits = (entry: Entry, atoms: readonly Atom[], at: number, text: string): boolean => {
  if (!entry.words.every((word, index) => atoms[at + index]?.word === word)) return false
  if (entry.alias.written === 'any') return true
  const { start } = atoms[at]!
  const { end } = atoms[at + entry.words.length - 1]!
  if (text.slice(start, end) !== entry.alias.text) return false
  const [head, rest] = [text.slice(Math.max(0, start - BESIDE), start), text.slice(end, end + BESIDE)]
  // In a text of capitals only, "SEM ACIDENTE" says as little by its letters as "sem acidente" does.
  if (
    !/\p{Ll}/u.test(text) &&
    atoms.length > LONE &&
    !(/(?:^|[,;:|/•·(])\s*$/.test(head) && /^\s*(?:$|[,;:|/•·).])/.test(rest))
  )
    return false
  // "R" and "Go" are skills only as list items, between separators or "e" and "or", not within a sentence.
  const item = /(?:^|[,;:|/•·(]|\s(?:e|ou|and|or|em|in|com|with))\s*$/.test(head)
  return (
    entry.alias.text.length > 2 ||
    (item && (joins.test(rest) || well.test(rest))) ||
    (knows.test(head) && joins.test(rest)) ||
    isAmongNames(text, start, end)
  )
}

/** The skills of a text in order, outside addresses; where several start at one word the longest wins. */
export const matchSkills = (text: string): Match[] => [...skillsIn(text)]

const skillsIn = memo((text: string): readonly Match[] => {
  const visible = text.replace(/\S+/gu, withoutAddress)
  const atoms = atomsOf(visible)
  const matches: (Match & { readonly alias: Alias })[] = []
  for (let at = 0; at < atoms.length; ) {
    const entry = byFirstWord.get(atoms[at]!.word)?.find((candidate) => fits(candidate, atoms, at, visible))
    if (!entry) {
      at += 1
      continue
    }
    const last = atoms[at + entry.words.length - 1]!
    matches.push({ skill: entry.skill, start: atoms[at]!.start, end: last.end, alias: entry.alias })
    at += entry.words.length
  }
  const alone = atoms.filter(({ word }) => word !== stopPattern).length <= 2
  // Another skill nearby makes an ambiguous name likely; for one or two letters it must be a technology, because C is
  // also a driving licence.
  const skills = [...new Set(matches.map(({ skill }) => skill))]
  const hasOtherSkill = ({ alias, skill }: (typeof matches)[number]): boolean =>
    skills.some((other) => other !== skill && (alias.text.length > 2 || other.field === 'technology'))
  return matches.filter((one) => one.alias.written !== 'listed' || alone || hasOtherSkill(one))
})

/** Nouns that any sentence has, in the singular: the name of a skill only as an item of a list or alone on a line. */
const general = new Set('report relatorio campaign campanha evento event contrato contract exame exam'.split(' '))
const isItem = (text: string, start: number, end: number): boolean =>
  /(?:^|[,;:|/•·(])\s*$/u.test(text.slice(0, start)) && /^\s*(?:$|[,;|/•·).])/u.test(text.slice(end))

/** True for one of those nouns, which no headline and no advice names as a skill. */
export const isGeneralNoun = (mark: string): boolean => general.has(singular(fold(mark).trim()))

/** Of those, the ones a person claims: not a general noun in a sentence ("a messy damage report"). */
export const claimedSkills = (text: string): Match[] =>
  matchSkills(text).filter(({ start, end }) => !isGeneralNoun(text.slice(start, end)) || isItem(text, start, end))

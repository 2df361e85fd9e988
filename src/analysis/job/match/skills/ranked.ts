// Credentials that a person holds at a higher level, or under their abbreviation, than the advert writes them.
import { fold } from '../../../resume/reading/text'
import { atomKey } from '../../../resume/skills/match'
import type { Keyword } from '../../result'
import type { Person } from '../resume-text'
import { type Hit, inSequence, markOf, sequence } from '../words/together'
import { isOccupation } from '../work/title'

const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii']
const levelWord = '(?:level|lvl|nivel|tier|stage|etapa)'
const rank = `(\\d{1,2}|${romans.toReversed().join('|')})(?![\\p{L}\\d])`
const askedLevel = new RegExp(
  `(?<![\\p{L}\\d])${levelWord} ${rank}(?: (?:or|ou) (?:above|higher|superior|acima|mais))?`,
  'u',
)
const rankOf = (text: string): number => romans.indexOf(text) + 1 || Number(text)
/** Maximum letters between a name and its level: "IRATA rope access, level 3". */
const BETWEEN = 24
const heldLevel = new RegExp(`(?<![\\p{L}\\d])(?:${levelWord} )?${rank}`, 'u')
const heldInFull = new RegExp(`(?<![\\p{L}\\d])${levelWord} ${rank}`, 'gu')

/** "IRATA Level 3" meets "IRATA Level 2": the same name with a level at least as high. */
export const atLevel = ({ text }: Keyword, person: Person): Hit[] => {
  const folded = fold(text)
  const level = askedLevel.exec(folded)
  if (!level) return []
  const name = folded.replace(level[0], ' ').replace(/\s+/g, ' ').trim()
  const words = atomKey(name).split(' ')
  if (name.length < 3) return []
  return inSequence(words, person).flatMap(({ entry, at }): Hit[] => {
    const mark = markOf(entry, at, words.length)
    const from = mark === null ? -1 : entry.folded.indexOf(fold(mark))
    if (mark === null || from < 0) return []
    const to = from + mark.length
    const clause = entry.folded.slice(to, to + BETWEEN).split(/[,;|.]/u)[0] ?? ''
    const before =
      entry.folded
        .slice(Math.max(0, from - BETWEEN), from)
        .split(/[,;|.]/u)
        .at(-1) ?? ''
    const written = heldLevel.exec(clause)?.[1] ?? [...before.matchAll(heldInFull)].at(-1)?.[1]
    const [held, least] = [rankOf(written ?? ''), rankOf(level[1] ?? '')]
    // A level in front of what it is of counts classes, of which the first is often the highest: "Level I Trauma Center".
    return written !== undefined && (level.index === 0 ? held === least : held >= least)
      ? [{ how: 'alias', entry, mark }]
      : []
  })
}

/** Words that say that a certificate has not run out. */
const inForce =
  /^(?:(?:in[- ]date|valid|current|up[- ]to[- ]date|unexpired)\s)+|\s(?:em dia|vigente|v[aá]lid[oa]|in date)$/giu
/** Fewest words that an abbreviation stands for. */
const LEAST = 2

/** True where the letters begin the words, of which the last may be left out: "BST" is "Basic Safety Training" and "Basic Safety". */
const stands = (letters: string, words: readonly string[]): boolean =>
  words.length >= LEAST &&
  words.length >= letters.length - 1 &&
  words.every((word, at) => at < letters.length && word.startsWith(letters[at] ?? ''))

/** The words of a line from a place, as many as an abbreviation may stand for. */
const spelledAt = (letters: string, words: readonly string[], at: number): number =>
  [letters.length, letters.length - 1].find((count) => stands(letters, words.slice(at, at + count))) ?? 0

/** "GWO BST" is "GWO Basic Safety (2024)": the issuer, then an abbreviation of the words behind it, on either side. */
export const abbreviated = ({ text }: Keyword, person: Person): Hit[] => {
  const bare = text.replace(inForce, '').trim()
  const words = atomKey(bare).split(' ')
  const [issuer = '', ...rest] = words
  const name = bare.split(/\s/u)
  if (!/^\p{Lu}{2,6}$/u.test(name[0] ?? '') || rest.length === 0) return []
  const short = name.length === 2 && /^\p{Lu}{2,5}$/u.test(name[1] ?? '') ? fold(name[1] ?? '') : null
  return person.entries.flatMap((entry): Hit[] => {
    const at = sequence([issuer], entry.words)
    if (at < 0) return []
    const next = entry.words[at + 1] ?? ''
    const isShort = new RegExp(`(?<![\\p{L}])${next.toUpperCase().replace(/[^\p{L}]/gu, '') || '-'}(?![\\p{L}])`, 'u')
    const count = short
      ? spelledAt(short, entry.words, at + 1)
      : next.length >= LEAST && isShort.test(entry.block.text) && stands(next, rest)
        ? 1
        : 0
    return count > 0 ? [{ how: 'alias', entry, mark: markOf(entry, at, count + 1) }] : []
  })
}

const betweenWords = '(?: (?:of|in|and|for|the|d[aeo]s?|e|em))? '
/** "BSN" is "Bachelor of Science in Nursing": initials of words that all have capitals. */
export const spelledOut = ({ text, skill }: Keyword, person: Person): Hit[] => {
  if (skill !== null || !/^[A-Z]{3,6}$/.test(text)) return []
  const words = [...text].map((letter) => `${letter}\\p{Ll}{2,14}`).join(betweenWords)
  const name = new RegExp(`(?<!\\p{L})${words}(?!\\p{L})`, 'u')
  return person.entries.flatMap((entry): Hit[] => {
    const mark = name.exec(entry.block.text)?.[0]
    return mark === undefined ? [] : [{ how: 'alias', entry, mark }]
  })
}

/** The same words as the advert's without "in-date" or "valid". */
export const inDate = ({ text, skill }: Keyword, person: Person): Hit[] => {
  const bare = text.replace(inForce, '').trim()
  if (bare === text || bare.length < 3 || skill !== null) return []
  const words = atomKey(bare).split(' ')
  return inSequence(words, person).map(
    ({ entry, at }): Hit => ({ how: 'alias', entry, mark: markOf(entry, at, words.length) }),
  )
}

/** A protected title asked for as a credential: a person who works as a registered nurse has that qualification. */
const credential = /(?<!\p{L})(?:active|current|valid|licen[cs]e|qualification|registration|status)(?!\p{L})/gu
const protectedTitle = /^(?:registered|licen[cs]ed|certified|chartered) \p{L}/u

/** Lines whose title is the protected one that the advert asks for. */
export const titled = ({ text }: Keyword, person: Person): Hit[] => {
  const folded = fold(text)
  const title = folded.replace(credential, ' ').replace(/\s+/g, ' ').trim()
  if (title === folded || !protectedTitle.test(title) || !isOccupation(title)) return []
  const words = atomKey(title).split(' ')
  const { roles, headline } = person.resume
  const titleTexts = new Set(
    [headline, ...roles.map(({ title, line }) => (title ? line : null))].map((line) => line?.text),
  )
  return person.entries.flatMap((entry): Hit[] => {
    const at = [...titleTexts].some((line) => line && entry.block.text.includes(line))
      ? sequence(words, entry.words)
      : -1
    return at < 0 ? [] : [{ how: 'alias', entry, mark: markOf(entry, at, words.length) }]
  })
}

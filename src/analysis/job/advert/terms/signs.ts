// Collects, each by its name, the signs by which a recruiter would list a term as a skill.
import { fold } from '../../../resume/reading/text'
import { matchSkills } from '../../../resume/skills/match'
import type { TextLanguage } from '../../../text-language'
import { asksInWords } from '../needs/cues'
import type { Sentence } from '../sentence'
import { opener } from './openers'
import type { Span } from './span'
import { wordWeight } from './vocabulary'

/** Lines of an advert by part, which show whether requirements have a part of their own. */
export type Counts = { readonly required: number; readonly duties: number }

/** What a sentence shows, once for all of its terms. */
export type Scene = { readonly signs: readonly string[]; readonly folded: string; readonly openers: readonly number[] }

/** Who speaks of the employer, what is taught, given or only endured. Folded. */
const ofSentence: readonly (readonly [string, RegExp])[] = [
  [
    'speaker',
    /^(?!.*\b(?:you|your|who|somebody|someone|anybody|ideal|need|expect|require|look|insist|use|uses|usamos|quem|voce|alguem|precisamos|buscamos|procuramos)\b).*(?<!\p{L})(?:we|our|us|nos|noss[oa]s?|somos|temos|aqui)(?!\p{L})/u,
  ],
  ['taught', /\b(?:training|support|treinamentos?|apoio)\b/],
  [
    'perk',
    /\b(?:insurance|paid|bonus\w*|discounts?|desconto\w*|auxilio\w*|parcerias?|aulas|home office|retirement|vacation|leave|opportunit\w+)\b/,
  ],
  ['hazard', /\b(?:exposure|exposed|exposicao|physical|lift\w*|noise|weather)\b/],
]

/** Least words of a sentence that is more than an entry of a list, of a plain sentence and of a long one. */
const LENGTHS = [9, 20, 35] as const
/** Known skills of a sentence that is full of them. */
const MANY = 3
const lengthOf = (words: number): string =>
  ['short', 'plain', 'long', 'longest'][LENGTHS.filter((least) => words > least).length] as string

/** The signs of a sentence within its advert. */
export const sceneOf = ({ text, listed, heading, part }: Sentence, { required, duties }: Counts): Scene => {
  const folded = fold(text)
  const openers = [...folded.matchAll(opener)].map((match) => match.index + match[0].length)
  const skills = matchSkills(text).length
  const signs = [
    lengthOf(text.split(/\s+/).length),
    part,
    ...(listed ? ['listed'] : []),
    // "Exigimos: solda, carga de gás": a label on the same line asks for what follows it.
    ...(asksInWords(text) || (heading.endsWith(text) && asksInWords(heading)) ? ['asks'] : []),
    ...(openers.length > 0 ? ['opened'] : []),
    ...ofSentence.filter(([, sign]) => sign.test(folded)).map(([name]) => name),
    ...(skills >= MANY ? ['many-known'] : skills > 0 ? ['some-known'] : []),
    ...(duties > 2 * Math.max(1, required) ? ['mostly-duties'] : []),
  ]
  return { signs, folded, openers }
}

/** Characters before and after a term that are looked at. */
const AROUND = 60
/** Characters between an opener and a term that stands next to it, and one in its list. */
const NEXT = 12
const NEAR_LETTERS = 45

const wordBefore = /([^\s]+)\s*$/u
const wordAfter = /^\s*([\p{L}\p{N}'’-]+|[^\s])/u

const before: readonly (readonly [string, RegExp])[] = [
  ['after-comma', /[,;/(]$/u],
  ['after-and', /^(?:and|e|or|ou|&)$/],
  ['after-preposition', /^(?:in|with|of|using|em|com|de|n[ao]s?)$/],
  ['after-article', /^(?:the|our|your|their|its|os?|as|noss[oa]s?)$/],
]
const after: readonly (readonly [string, RegExp])[] = [
  ['before-comma', /^,/u],
  ['before-bracket', /^[()]/u],
  ['before-colon', /^[:–-]/u],
  ['before-people', /^(?:teams?|departments?|staff|members?|managers?|executives?|people)$/],
  ['before-preposition', /^(?:of|for|with|in|to|from|by|at|on|within|d[aeo]s?|em|para|com|n[ao]s?)$/],
]

const forms: readonly (readonly [string, RegExp])[] = [
  ['initials', /^\p{Lu}[\p{Lu}\d&./+-]{1,6}s?$/u],
  ['code', /^\p{Lu}\d{1,2}$/u],
  ['sign', /[\d+#]/u],
  ['glued', /\p{Ll}\p{Lu}\p{Ll}/u],
  ['small-word', /^\p{Ll}+$/u],
  ['title-case', /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+$/u],
  ['gerund-first', /^\p{Ll}{3,}ing\s/u],
  ['gerund', /\p{Ll}{3,}ing$/u],
  ['of', /\sof\s/u],
]

/** The signs of one term of a sentence. */
export const signsOf = (
  { folded, openers, signs }: Scene,
  text: string,
  { start, end }: Span,
  skill: string | null,
  language: TextLanguage,
): string[] => {
  const term = text.slice(start, end)
  const words = term.split(/\s+/)
  const weight = words.reduce((sum, word) => sum + wordWeight(fold(word), language), 0)
  const left = folded.slice(Math.max(0, start - AROUND), start)
  const right = folded.slice(end, end + AROUND)
  const previous = wordBefore.exec(left)?.[1] ?? ''
  const next = wordAfter.exec(right)?.[1] ?? '.'
  const from = openers.findLast((at) => at <= start + 1)
  const distance = from === undefined ? Number.POSITIVE_INFINITY : start - from
  return [
    ...signs,

    ...(skill === null ? [] : ['known']),
    ...(words.length < 3 ? [] : [words.length === 3 ? 'words-3' : 'words-4']),
    ...(weight <= 2 && skill === null ? ['light'] : []),
    ...(words.length > 1 && words.every((word) => wordWeight(fold(word), language) < 2) ? ['general'] : []),
    ...(start === 0 && end >= text.trimEnd().length - 1 ? ['whole'] : []),
    ...(/\([^()]*$/.test(text.slice(0, start)) ? ['in-brackets'] : []),
    ...(start > 0 && /^\p{Lu}/u.test(term) ? ['capital'] : []),
    ...(distance <= NEXT
      ? ['next-to-opener']
      : distance <= NEAR_LETTERS
        ? ['near-opener']
        : from === undefined
          ? []
          : ['far-from-opener']),
    ...before.filter(([, sign]) => sign.test(previous)).map(([name]) => name),
    ...after.filter(([, sign]) => sign.test(next)).map(([name]) => name),
    ...forms.filter(([, sign]) => sign.test(term)).map(([name]) => name),
  ]
}

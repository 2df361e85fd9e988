// Collects the signs of a term and its sentence that say whether a recruiter would list the term as a skill, each by
// its name.
import { fold } from '../../../resume/reading/text'
import { asksInWords } from '../needs/cues'
import type { Sentence } from '../sentences'
import { opener } from './openers'
import type { Span } from './span'
import { wordWeight } from './vocabulary'

type Language = 'pt' | 'en'

/** Lines of an advert by part, which show whether requirements have a part of their own. */
export type Counts = { readonly required: number; readonly duties: number }

/** What a sentence shows, once for all of its terms. */
export type Scene = { readonly signs: readonly string[]; readonly folded: string; readonly openers: readonly number[] }

const ours =
  /^(?:we|our|us|the (?:client|company|trust|team|service|department|school|practice|organi[sz]ation)|a empresa|n[oa]ss[oa]s?|somos)(?!\p{L})/u
const benefit =
  /\b(?:oferec\w+|beneficios?|salarios?|vales?|vt|vr|va|comiss\w+|premia\w+|premios?|convenios?|descontos?|bonus|plano de saude|seguro de vida|we offer|opportunit\w+|salary|discounts?|benefits?|rewards?)\b/
const taught = /\b(?:training|support|treinamentos?|apoio)\b/
const able =
  /\b(?:able to|ability to|(?:you|who|and) can|know how to|expect you to|capaz(?:es)? de|sab(?:er|e|em|a|am|ia|iba|ibam) \p{L}+[aei]r|capacidade de)\b/u
const person = /\b(?:you|your|candidates?|applicants?|post ?holder|who|voce|candidat[oa]s?|profissiona(?:l|is)|quem)\b/

/** Word counts from which a sentence is no entry of a list, a plain sentence, and a long one. */
const LENGTHS = [9, 20, 35] as const
const lengthOf = (words: number): string =>
  ['short', 'plain', 'long', 'longest'][LENGTHS.filter((least) => words > least).length] as string

/** The signs of a sentence within its advert. */
export const sceneOf = ({ text, listed, heading, part }: Sentence, { required, duties }: Counts): Scene => {
  const folded = fold(text)
  const openers = [...folded.matchAll(opener)].map((match) => match.index + match[0].length)
  const signs = [
    lengthOf(text.split(/\s+/).length),
    part,
    ...(listed ? ['listed'] : []),
    ...(heading === '' ? [] : ['headed']),
    ...(asksInWords(text) ? ['asks'] : []),
    ...(openers.length > 0 ? ['opened'] : []),
    ...(ours.test(folded) ? ['ours'] : []),
    ...(benefit.test(folded) ? ['given'] : []),
    ...(taught.test(folded) ? ['taught'] : []),
    ...(able.test(folded) ? ['able'] : []),
    ...(person.test(folded) ? ['person'] : []),
    ...(text.trimEnd().endsWith('?') ? ['question'] : []),
    ...(required === 0 ? ['none-required'] : required <= 2 ? ['few-required'] : []),
    ...(duties > 2 * Math.max(1, required) ? ['mostly-duties'] : []),
  ]
  return { signs, folded, openers }
}

/** Characters before and after a term that are looked at. */
const AROUND = 60
/** Characters between an opener and a term that stands next to it, and one in its list. */
const NEXT = 12
const NEAR = 45

const wordBefore = /([^\s]+)\s*$/u
const wordAfter = /^\s*([\p{L}\p{N}'’-]+|[^\s])/u

const before: readonly (readonly [string, RegExp])[] = [
  ['after-comma', /[,;/(]$/u],
  ['after-and', /^(?:and|e|or|ou|&)$/],
  ['after-preposition', /^(?:in|with|of|using|em|com|de|n[ao]s?)$/],
  ['after-to', /^(?:to|para)$/],
  ['after-article', /^(?:the|an?|our|your|their|its|oa?s?|as?|noss[oa]s?|um|uma)$/],
  ['after-other', /^(?:and|&)?other$|^outr[oa]s$/],
]
const after: readonly (readonly [string, RegExp])[] = [
  ['before-end', /^[.;!]/u],
  ['before-comma', /^,/u],
  ['before-bracket', /^[()]/u],
  ['before-preposition', /^(?:of|for|with|in|to|from|by|at|on|within|d[aeo]s?|em|para|com|n[ao]s?)$/],
  [
    'before-name',
    /^(?:experience|skills?|knowledge|qualifications?|certificat\w+|training|background|know-how|expertise|abilit(?:y|ies))$/,
  ],
]

const idOf = (id: string | null): string[] => (id === null ? [] : ['known'])

const forms: readonly (readonly [string, RegExp])[] = [
  ['initials', /^\p{Lu}[\p{Lu}\d&./+-]{1,6}s?$/u],
  ['sign', /[\d+#]/u],
  ['joined-case', /^\S*\p{Ll}\p{Lu}\S*$/u],
  ['participle', /(?:\p{Ll}{3}ed|(?<!\p{L})(?:shown|given|made|taken|written))$/u],
  ['gerund-first', /^\p{Ll}{3,}ing\s/u],
  ['gerund', /\p{Ll}{3,}ing$/u],
  ['people', /(?:ers?|ors?|ists?|ants?|ees|men|women|eir[oa]s?|dor(?:es|as?)?)$/u],
  [
    'adjective',
    /(?:[^\s](?:ical|ional|ary|ory|ive|ous|ful|able|ible|less|al)|ic|ish|ised|ized|ad[oa]s|ic[oa]s|ais|ivos?|ivas?)$/u,
  ],
  ['bracketed-of', /\s(?:of|d[aeo]s?)\s/u],
]

/** The signs of one term of a sentence. */
export const signsOf = (
  { folded, openers, signs }: Scene,
  text: string,
  { start, end }: Span,
  skill: string | null,
  language: Language,
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
    language,
    ...idOf(skill),
    ...(skill !== null && words.length === 1 ? ['known-word'] : []),
    `words-${Math.min(words.length, 4)}`,
    ...(weight <= 2 && skill === null ? ['light'] : []),
    ...(weight >= 4 ? ['heavy'] : []),
    ...(start > 0 && /^\p{Lu}/u.test(term) ? ['capital'] : []),
    ...(start === 0 ? ['first'] : []),
    ...(distance <= NEXT
      ? ['next-to-opener']
      : distance <= NEAR
        ? ['near-opener']
        : from === undefined
          ? []
          : ['far-from-opener']),
    ...before.filter(([, sign]) => sign.test(previous)).map(([name]) => name),
    ...after.filter(([, sign]) => sign.test(next)).map(([name]) => name),
    ...forms.filter(([, sign]) => sign.test(term)).map(([name]) => name),
  ]
}

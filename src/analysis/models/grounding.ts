// Checks that every figure, skill, name and claim of seniority in a model's text is in the person's own.

import { detectLanguage } from '../resume/reading/language'
import { fold } from '../resume/reading/text'
import type { TextLanguage } from '../text-language'
import { employerNamesIn } from './employer-names'
import {
  contentOf,
  type Figure,
  figuresOf,
  mayOpen,
  namesOf,
  type SkillMention,
  seniorityOf,
  skillsOf,
  stemOf,
} from './fact-checks'
import { changesSense } from './line-sense'
import { wordsOfItsOwn } from './line-words'

/** A source text prepared for looking up claims. */
type Source = {
  /** Folded, single spaces, with one at each end. */
  readonly folded: string
  readonly words: ReadonlySet<string>
  readonly stems: ReadonlySet<string>
  readonly figures: readonly Figure[]
  readonly skills: ReadonlySet<string>
}

/** The words of a text with one blank around each, by which names are looked up. Folded. */
const key = (text: string): string =>
  ` ${fold(text)
    .replace(/[^\p{L}\p{N}+#&%]+/gu, ' ')
    .trim()} `

export const sourceOf = (texts: readonly string[]): Source => {
  const text = texts.join('\n')
  const folded = key(text)
  const words = new Set(folded.trim().split(' '))
  return {
    folded,
    words,
    stems: new Set([...words].map(stemOf)),
    figures: figuresOf(text),
    // Each line on its own, because a name does not span lines.
    skills: new Set(texts.flatMap((one) => one.split('\n').flatMap((line) => skillsOf(line).map(({ id }) => id)))),
  }
}

/** The reason for rejecting a piece. */
const rejections = ['figure', 'skill', 'name', 'seniority', 'address', 'blank', 'language', 'leak', 'strange'] as const
export type Rejection = (typeof rejections)[number]

export type Bounds = {
  /** Source of figures, skills and seniority. */
  readonly own: Source
  /** Additional source of names and words: the advert's employer and title in a letter. */
  readonly beside?: Source
  readonly language: TextLanguage
  /** The prompt, which the model must not repeat. */
  readonly instructions: string
  /** Minimum share of known words, 0 to 1. */
  readonly share: number
  /** Texts of which every word has to be, or an everyday word for one; the first is the line itself. */
  readonly within?: readonly string[]
}

const has = ({ figures }: Source, { value, unit, scale }: Figure): boolean =>
  figures.some(
    (own) =>
      own.value === value &&
      own.scale === scale &&
      // "R$ 20 mil" may become "20 mil" but not the reverse; a percentage stays a percentage.
      (own.unit === unit || (unit === 'plain' && own.unit === 'money')),
  )

const named = (sources: readonly Source[], text: string): boolean =>
  sources.some(({ folded }) => folded.includes(key(text)))

/** "Node.js REST APIs" is two adjacent skills, which may be in another order in the source. */
const onlySkills = (sources: readonly Source[], text: string): boolean => {
  let rest = text
  for (const { id, text: words } of skillsOf(text))
    if (sources.some(({ skills }) => skills.has(id))) rest = rest.replace(words, ' ')
  return !/\p{L}/u.test(rest)
}

/** A name must be in the source unchanged; at the start of a sentence its first word may be an ordinary one. */
const nameHolds = (
  sources: readonly Source[],
  text: string,
  first: boolean,
  isOrdinary: (word: string) => boolean = mayOpen,
): boolean => {
  if (named(sources, text) || onlySkills(sources, text)) return true
  if (!first) return false
  const [word = '', ...rest] = text.split(' ')
  const opens =
    isOrdinary(word) || sources.some(({ stems }) => stems.has(stemOf(fold(word).replace(/[^\p{L}\p{N}]/gu, ''))))
  if (!opens) return false
  const tail = rest.join(' ').replace(/^(?:d[aeo]s?|of|the|&) /, '')
  return tail === '' || named(sources, tail) || onlySkills(sources, tail)
}

/** "treinamento" is supported by "treinei 60 colegas"; a tool must be in the source by its name. */
const skillHolds = ({ skills, stems }: Source, { id, text: words, tool }: SkillMention): boolean =>
  skills.has(id) || (!tool && (fold(words).match(/\p{L}{3,}/gu) ?? []).every((word) => stems.has(stemOf(word))))

const address = /https?:|www\.|\S@\S|\.(?:com|br|org|net|io|dev|ru|xyz)(?![\p{L}])/iu
/** Blanks left for the person to fill in, and placeholder names. */
const blank = /\[[^\]]{0,60}\]|\{[^}]{0,60}\}|<[^>]{0,60}>|_{3,}|\bX{2,}\b|\bXX?%|\blorem ipsum\b/iu
const otherScript =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Devanagari}\p{Script=Greek}]/u
const spanish = new Set(
  'el los las y con del una pero muy tambien anos hasta desde mis mi su como experiencia en al por trabajo trabaje'.split(
    ' ',
  ),
)
const notPortuguese = new Set('el los las y con del una pero muy tambien anos hasta mis trabajo trabaje'.split(' '))

const isSpanish = (text: string): boolean => {
  const words = fold(text).match(/\p{L}+/gu) ?? []
  const sure = words.filter((word) => notPortuguese.has(word)).length
  return sure >= 2 && words.filter((word) => spanish.has(word)).length >= words.length / 5
}

/** Minimum words to detect the language of a text. */
const TELLABLE = 6

const wrongLanguage = (text: string, language: TextLanguage): boolean => {
  if (otherScript.test(text)) return true
  if ((text.match(/\p{L}+/gu) ?? []).length < TELLABLE) return false
  return isSpanish(text) || (hasTellers(text) && detectLanguage(text) !== language)
}
/** Function words; a line without any gives no evidence of its language. */
const hasTellers = (text: string): boolean =>
  /(?<![\p{L}])(?:de|da|do|das|dos|em|para|com|na|no|que|um|uma|the|of|and|to|in|for|with|on|at|by|from)(?![\p{L}])/u.test(
    fold(text),
  )

/** Words in a row that make a text a copy of the prompt. */
const LEAK_TOKENS = 7

const leaks = (text: string, instructions: string): boolean => {
  const words = key(text).trim().split(' ')
  const from = key(instructions)
  for (let at = 0; at + LEAK_TOKENS <= words.length; at++)
    if (from.includes(` ${words.slice(at, at + LEAK_TOKENS).join(' ')} `)) return true
  return false
}

const knownShare = (text: string, sources: readonly Source[]): number => {
  const content = contentOf(text)
  if (content.length === 0) return 1
  return content.filter((word) => sources.some(({ stems }) => stems.has(stemOf(word)))).length / content.length
}

const past =
  /(?<![\p{L}])(?:\p{L}{3,}ei|fui|fiz|tive|estive|era|vim|venho|worked|i (?:have|had|was|led|\p{L}+ed)|my (?:time|work|years) at)(?![\p{L}])/u

/** True for a sentence in the past tense, which claims that an employer named in it is a former one. */
const isInThePast = (text: string): boolean => past.test(fold(text))

/**
 * The reason why a piece of a model's text cannot be shown, or null when all its claims are supported. Pure and total. Its
 * known gaps (docs/language-models.md): lower-case names in unusual positions, and true facts combined wrongly.
 */
export const rejectionOf = (
  text: string,
  { own: source, beside, language, instructions, share, within }: Bounds,
): Rejection | null => {
  const sources = beside ? [source, beside] : [source]
  const isOfItsOwn = (some: string): boolean => within !== undefined && wordsOfItsOwn(some, within).length > 0
  const isOrdinary = (word: string): boolean => mayOpen(word) || (within !== undefined && !isOfItsOwn(word))
  if (address.test(text)) return 'address'
  if (blank.test(text)) return 'blank'
  if (leaks(text, instructions)) return 'leak'
  if (wrongLanguage(text, language)) return 'language'
  if (figuresOf(text).some((figure) => !has(source, figure))) return 'figure'
  // Where words are looked up one by one, what counts are names of tools: "limpeza" is a skill and "faxina" is not.
  if (skillsOf(text).some((skill) => (skill.tool || !within) && !skillHolds(source, skill))) return 'skill'
  if (seniorityOf(text).some((word) => !source.stems.has(stemOf(word)) && !source.words.has(word))) return 'seniority'
  if (namesOf(text).some((name) => !nameHolds(sources, name.text, name.first, isOrdinary))) return 'name'
  if (beside && namesOf(text).some((name) => !nameHolds([source], name.text, name.first)) && isInThePast(text))
    return 'name'
  const employerSources = beside && !isInThePast(text) ? sources : [source]
  if (employerNamesIn(text, language).some((word) => !employerSources.some(({ stems }) => stems.has(stemOf(word)))))
    return 'name'
  if (within) return isOfItsOwn(text) || changesSense(text, within[0] ?? '', language) ? 'strange' : null
  return knownShare(text, sources) < share ? 'strange' : null
}

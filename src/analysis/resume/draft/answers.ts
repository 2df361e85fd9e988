// Puts an answer into a line: the person's own words with the figure they gave, in the language the line is written
// in.
import type { TextLanguage } from '../../text-language'
import { opening } from '../reading/experience/tasks/openings'
import { fold } from '../reading/text'
import { type Match, matchSkills } from '../skills/match'
import { type Time, words } from './figure-words'
import { objectIn, type Topic } from './topics'

/** Topics that are counted once, and not in a time. */
const atOnce: readonly Topic[] = [
  'people',
  'stock',
  'machines',
  'works',
  'systems',
  'children',
  'students',
  'donations',
  'any',
]
const times = ['day', 'week', 'month'] as const
/** Topics that nobody has every day. */
const seldom: Readonly<Partial<Record<Topic, readonly Time[]>>> = { events: ['month', 'year'] }

/** A line that says when: "todo domingo", "aos sábados", "por mês", "every week", "daily". A second time beside it would contradict it. */
const stated = new RegExp(
  `\\b(?:tod[oa]s? (?:[oa]s? )?(?:dias?|semanas?|mes(?:es)?|anos?|manhas?|tardes?|noites?|plant(?:ao|oes)|turnos?|f(?:im|ins) de semana|domingos?|sabados?|segundas?|tercas?|quartas?|quintas?|sextas?)|` +
    `(?:ao|no|a|na)s (?:domingos|sabados|segundas|tercas|quartas|quintas|sextas|f(?:im|ins) de semana|feriados)|(?:por|ao|cada) (?:dia|semana|mes|ano|turno|plantao|domingo|sabado)|` +
    `diariamente|diari[oa]s?|semana(?:l|is|lmente)|mensa(?:l|is|lmente)|anua(?:l|is|lmente)|` +
    `(?:every|each|per) (?:day|week|month|year|morning|afternoon|evening|night|shift|weekend|(?:sun|mon|tues|wednes|thurs|fri|satur)day)|` +
    `(?:on )?(?:weekends|(?:sun|mon|tues|wednes|thurs|fri|satur)days)|daily|weekly|monthly|yearly|annual(?:ly)?)\\b`,
)
/** True where the line itself says in how much time. */
const statesTime = (line: string): boolean => stated.test(fold(line))

/** Words after a counted noun that may stay between it and its time. */
const REST = 6
const leading = /^(?:de|com|para|por|of|with|for|to)$/i
const shortened = /^(?:de|em|por|a)$/i

export type FigureAnswer = {
  /** What is counted: the line's own noun where it names one; '' where the person has to say it. */
  readonly unit: string
  /** In how much time, in the order they are offered, as it goes into the line: '' for none. */
  readonly pers: readonly { readonly time: Time | 'none'; readonly text: string }[]
  /** The line with {{n}}, {{unit}} and {{per}} where the figure goes; {{join}} is `join` before people and places, else a comma. */
  readonly pattern: string
  readonly join: string
}

const trimSigns = (line: string): string => line.trim().replace(/(?<![\s.;,:])[\s.;,:]+$/, '')

type Noun = { readonly text: string; readonly at: number }

/** "Checked charts", "pulled and filed the charts": what was done to what, where no list of ours has that. The first of an enumeration is not all of it. */
const verbAndObject =
  /^(\p{L}+)(?: (?:e|and) (\p{L}+))? (?:(?:os|as|the) )?(\p{Ll}{2,}[^us\P{Ll}]s)(?=\.?$| (?!(?:e|ou|and|or) ))/u
const noObject =
  /^(?:mais|menos|antes|depois|atras|apenas|vezes|always|sometimes|besides|towards|across|various|several|this|his|its|as|basis|logs)$/

/** Pure. Null where the line does not begin with what was done, or that was not done to several objects. */
const plainObject = (line: string): Noun | null => {
  const [whole, first = '', second, noun] = verbAndObject.exec(line) ?? []
  if (whole === undefined || noun === undefined || noObject.test(fold(noun))) return null
  // Of several clauses nobody knows which is meant.
  if (clauseEnds(trimSigns(line)).some((end) => end > whole.length - noun.length)) return null
  const verbs = [first, ...(second === undefined ? [] : [second])]
  return verbs.every((verb) => opening(verb) === 'action') ? { text: noun, at: whole.length - noun.length } : null
}

/** Characters of a clause that show whether it begins with a verb. */
const BEGINNING = 60

/** "contava a caixa", "dei troco": a word in the form of a verb in the past, known or not. */
const verbForm = /^\p{Ll}{2,20}(?:ava|avam|iam|ei|ou) /u

/** Where the clauses of a line end: before "e ajudava", ", cortar"; a list of nouns is one clause. */
const clauseEnds = (text: string): number[] =>
  [...text.matchAll(/[,;]\s|\s(?:e|and)\s/gi)].flatMap(({ index, 0: sign }) => {
    const rest = text.slice(index + sign.length, index + sign.length + BEGINNING).replace(/^(?:e|and)\s/i, '')
    return ['action', 'weak'].includes(opening(rest)) || verbForm.test(rest) ? [index] : []
  })

/** "Cuidava das crianças" becomes "de cerca de 40 crianças": an article gives way to the figure. */
const articles: Readonly<Record<string, string>> = {
  das: 'de',
  dos: 'de',
  nas: 'em',
  nos: 'em',
  pelas: 'por',
  pelos: 'por',
  às: 'a',
  aos: 'a',
}
const withoutArticle = (before: string): string => {
  const [, rest = '', last = ''] = /^(.*?)\s*(\S+)$/.exec(before) ?? []
  if (/^(?:as|os|the|all|our)$/i.test(last)) return rest
  const short = articles[last.toLowerCase()]
  return short === undefined || rest === '' ? before : `${rest} ${short}`
}

/** Words between a verb and what was counted: "supplier" of "Processed supplier invoices". */
const DESCRIBING = 2
const describing = /^(?!(?:and|or|for|of|to|in|on|at|by|with|from|an?|his|her|their|my)$)\p{Ll}[\p{Ll}-]*$/u

/** The text up to where a figure may stand before a noun; null where it would not be read as of that noun. */
const beforeFigure = (text: string, noun: Noun): { readonly before: string; readonly after: string } | null => {
  const beforeNoun = text.slice(0, noun.at).trimEnd()
  const isVerbAlone = (words: string) => words !== '' && !/\s/.test(words) && opening(text) === 'action'
  const short = withoutArticle(beforeNoun)
  const after = text.slice(noun.at)
  const last = short.split(/\s+/).at(-1) ?? ''
  const joins = leading.test(last) || (short !== beforeNoun && shortened.test(last))
  if (joins || isVerbAlone(short.replace(/^[^\p{L}]+/u, ''))) return { before: short, after }
  const [verb = '', ...words] = beforeNoun.split(/\s+/)
  const isDescribed = words.length > 0 && words.length <= DESCRIBING && words.every((word) => describing.test(word))
  return isDescribed && isVerbAlone(verb) ? { before: verb, after: `${words.join(' ')} ${after}` } : null
}

/**
 * "Atendia clientes no balcão" takes its figure before the noun; every other line behind a comma, a clause among others in brackets.
 * Where a line has several and none is known to be meant, the figure is a clause of its own. {{join}} is a comma, or the word before
 * the people or places it was done for.
 */
const patternOf = (line: string, topic: Topic, noun: Noun | null, about: string): string => {
  const bareLine = trimSigns(line)
  const ends = clauseEnds(bareLine)
  const figure = `${about} {{n}} {{unit}}`
  if (topic === 'any' && !noun)
    return ends.length > 0 ? `${bareLine} (${figure} {{per}}).` : `${bareLine}{{join}} ${figure} {{per}}.`
  const end = ends.find((at) => at >= (noun?.at ?? 0)) ?? bareLine.length
  const [text, others] = [bareLine.slice(0, end), bareLine.slice(end)]
  const isClause = others !== '' || /[,;:()]/.test(text)
  const behind = isClause ? `${text} (${figure} {{per}})${others}.` : `${text}, ${figure} {{per}}.`
  const plural = noun && /s$/.test(fold(noun.text))
  if (!plural || !text.startsWith(line.slice(0, noun.at))) return behind
  const rest = text.slice(noun.at + noun.text.length)
  const closes = rest.split(/\s+/).filter(Boolean).length <= REST && !/[,;:.(/]|^\s+(?:e|ou|and|or)\s/.test(rest)
  const figurePlace = closes ? beforeFigure(text, noun) : null
  // "Conferência de mercadorias" is a keyword, which a figure between its words would take from the page.
  const tears = ({ start, end }: Match) => figurePlace !== null && start < figurePlace.before.length && noun.at < end
  if (!figurePlace || matchSkills(line).some(tears)) return behind
  const described = figurePlace.after.slice(0, figurePlace.after.length - noun.text.length - rest.length)
  return `${figurePlace.before} ${about} {{n}} ${described}{{unit}}${rest} {{per}}${others}.`
}

/** `other` is true where what the line names is counted elsewhere, and something else is asked for. Pure and total. */
export const figureAnswer = (line: string, topic: Topic, language: TextLanguage, other = false): FigureAnswer => {
  const { about, pers, units } = words[language]
  const noun = other ? null : topic === 'any' ? plainObject(line) : objectIn(line, topic)
  const plural = noun && /s$/.test(fold(noun.text)) ? noun : null
  const offered = (seldom[topic] ?? times).map((time) => ({ time, text: pers[time] }))
  const none = { time: 'none', text: '' } as const
  return {
    unit: plural ? plural.text.toLowerCase() : units[topic],
    pers: statesTime(line) ? [none] : atOnce.includes(topic) ? [none, ...offered] : [...offered, none],
    // "Compras na feira, cerca de 2 por semana" does not say its first word again.
    pattern: patternOf(line, topic, noun, about).replace(plural?.at === 0 ? '{{unit}} ' : '', ''),
    join: words[language].join,
  }
}

/** The line with an answer in it, as the page writes it; for what an answer would score. */
export const filledLine = ({ pattern, unit, pers }: FigureAnswer, n: string, sampleUnit: string): string =>
  pattern
    .replace('{{join}}', ',')
    .replace('{{n}}', n)
    .replace('{{unit}}', unit || sampleUnit)
    .replace('{{per}}', pers[0]?.text ?? '')
    .replace(/\s+(?=[.,;)])/g, '')
    .replace(/\s+/g, ' ')

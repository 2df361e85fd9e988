// Puts an answer into a line: the person's words with the figure they gave, in the line's language.

import { either } from '../../phrases'
import type { TextLanguage } from '../../text-language'
import { opening } from '../reading/experience/tasks/openings'
import { fold } from '../reading/text'
import { matchSkills } from '../skills/match'
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

const leading = /^(?:de|com|para|por|em|of|with|for|to|after)$/i
/** Where what a noun is of ends, and where, how or with what begins: "ligações de clientes" | "no SAC". */
const circumstance = new RegExp(
  `\\s${either(`
    em|n[oa]s?|com|sem|por|pel[oa]s?|para|p?ra|ao|aos|à|às|sob|durante|entre|conforme|usando|através
    in|on|at|with|without|by|for|to|from|across|around|after|before|during|under|using|through|into|between`)}\\s`,
)
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

/** A full stop behind the figure only where the line has one: those of a page are all with or all without. */
const stopOf = (line: string): string => (/\.\s*$/u.test(line) ? '.' : '')
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
  if (clauses(trimSigns(line)).some(({ end }) => end > whole.length - noun.length)) return null
  const verbs = [first, ...(second === undefined ? [] : [second])]
  return verbs.every((verb) => opening(verb) === 'action') ? { text: noun, at: whole.length - noun.length } : null
}

/** Characters of a clause that show whether it begins with a verb. */
const BEGINNING = 60

/** "contava a caixa", "dei troco": a word in the form of a verb in the past, known or not. */
const verbForm = /^\p{Ll}{2,20}(?:ava|avam|iam|ei|ou) /u

/** True for a text that begins with what was done. */
const does = (text: string): boolean => ['action', 'weak'].includes(opening(text))

/** "registro de entradas": what was done, as a noun with what it was done to. */
const actionNoun = /^\p{Ll}{2,20}(?:ção|mento|[dtz]agem|[êâ]ncia|stro|trole|peza) d[aeo]s? /u

/** Where the clauses of a line end, and where the next ones begin: before "e ajudava", ", cortar"; a list of nouns is one clause, but for `nouns` of what was done. */
const clauses = (text: string, nouns = true): { readonly end: number; readonly next: number }[] =>
  [...text.matchAll(/(?:[,;]|\s(?:e|and))\s(?:(?:e|and)\s)?/gi)].flatMap(({ index, 0: sign }) => {
    const next = index + sign.length
    const rest = text.slice(next, next + BEGINNING)
    const begins = (/\s/.test(rest) && does(rest)) || verbForm.test(rest) || (nouns && actionNoun.test(rest))
    return begins ? [{ end: index, next }] : []
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

/** A clause up to where a figure may stand before a noun; null where it would not be read as of that noun. */
const beforeFigure = (clause: string, at: number): { readonly before: string; readonly described: string } | null => {
  const beforeNoun = clause.slice(0, at).trimEnd()
  const fits = (words: string) =>
    leading.test(words.split(/\s+/).at(-1) ?? '') || (/^[^\p{L}]*\S+$/u.test(words) && does(clause))
  const short = withoutArticle(beforeNoun)
  if (fits(short) || (short !== beforeNoun && shortened.test(short.split(/\s+/).at(-1) ?? '')))
    return { before: short, described: '' }
  const words = beforeNoun.split(/\s+/)
  const from = words.findLastIndex((word) => !describing.test(word)) + 1 || 1
  // "To move pallets": what follows may be a verb, which describes nothing.
  if (words[from - 1] === 'to' && from < words.length) return null
  const [before, described] = [words.slice(0, from).join(' '), words.slice(from)]
  return described.length <= DESCRIBING && fits(before) ? { before, described: `${described.join(' ')} ` } : null
}

/** Words of what a counted noun is of, between it and its time. */
const REST = 5

/** A counted noun of one clause with its figure before it and its time behind what it is of; null where it is one of a list, or the figure would tear a keyword. */
const within = (line: string, start: number, end: number, noun: Noun, about: string): string | null => {
  const rest = line.slice(noun.at + noun.text.length, end)
  const of = rest.slice(0, circumstance.exec(`${rest} `)?.index)
  if (/[,;:.(/]|^\s(?:e|ou|and|or)\s|\s(?:que|who|which|that)\s/.test(of) || of.split(/\s+/).length > REST + 1)
    return null
  const place = beforeFigure(line.slice(start, end), noun.at - start)
  if (!place) return null
  const before = line.slice(0, start) + place.before
  // "Conferência de mercadorias" is a keyword, which a figure between its words would take from the page.
  if (matchSkills(line).some((skill) => skill.start < before.length && noun.at < skill.end)) return null
  return `${before} ${about} {{n}} ${place.described}{{unit}}${of} {{per}}${rest.slice(of.length)}${line.slice(end)}`
}

/**
 * "Atendia clientes no balcão" takes its figure before the noun; every other line behind a comma, a clause among others in brackets.
 * Where a line has several and none is known to be meant, the figure is a clause of its own. {{join}} is a comma, or the word before
 * the people or places it was done for.
 */
const patternOf = (line: string, topic: Topic, noun: Noun | null, isPlural: boolean, about: string): string => {
  const bareLine = trimSigns(line)
  const bounds = clauses(bareLine, noun !== null)
  const figure = `${about} {{n}} {{unit}}`
  if (topic === 'any' && !noun)
    return bounds.length > 0 ? `${bareLine} (${figure} {{per}})` : `${bareLine}{{join}} ${figure} {{per}}`
  const at = noun?.at ?? 0
  const start = bounds.findLast(({ next }) => next <= at)?.next ?? 0
  const end = bounds.find((one) => one.end >= at)?.end ?? bareLine.length
  const [text, others] = [bareLine.slice(0, end), bareLine.slice(end)]
  const isClause = others !== '' || /[,;:()]/.test(text)
  const counted = noun && isPlural ? within(bareLine, start, end, noun, about) : null
  return counted ?? (isClause ? `${text} (${figure} {{per}})${others}` : `${text}, ${figure} {{per}}`)
}

/** Nouns that end as several and are not counted so. */
const uncounted = /^(?:clothes|linens|phones|telefones|roupas|supplies)$/

/** A noun that stands for several, and is counted so: "class" is one. */
const isSeveral = (noun: string): boolean => /[^s]s$/.test(noun) && !uncounted.test(noun)

/** Topics of single objects: one team, stock or building is many. */
const singleObjects: readonly Topic[] = ['machines', 'cars', 'animals', 'events']
/** "Máquinas" of "a regulagem da máquina": the line's own noun as it is counted; null for a collective one. */
const severalOf = (noun: Noun | null, topic: Topic): string | null => {
  if (!noun || topic === 'any' || !singleObjects.includes(topic)) return null
  const several = noun.text.toLowerCase().replace(/y$/, 'ie').concat('s')
  return objectIn(several, topic)?.text === several ? several : null
}

/** Other names of those who are counted: "pupils" and not "students". */
const ownNames: Readonly<Partial<Record<Topic, RegExp>>> = {
  students: /(?<!\p{L})(?:alun[oa]s|estudantes|students|pupils|learners)(?!\p{L})/u,
  patients: /(?<!\p{L})(?:pacientes|residentes|idos[oa]s|patients|residents)(?!\p{L})/u,
  customers: /(?<!\p{L})(?:clientes|h[óo]spedes|passageiros|customers|guests|clients|passengers)(?!\p{L})/u,
}
/** The word that other lines of the job have for it. */
const wordIn = (texts: readonly string[], topic: Topic): string | null => {
  const names = ownNames[topic]
  return names ? (texts.map((text) => names.exec(text.toLowerCase())?.[0]).find(Boolean) ?? null) : null
}

/** `other` is true where what the line names is counted elsewhere; `texts` are the lines of the same job. Pure and total. */
export const figureAnswer = (
  line: string,
  topic: Topic,
  language: TextLanguage,
  other = false,
  texts: readonly string[] = [],
): FigureAnswer => {
  const { about, pers, units } = words[language]
  const noun = other ? null : topic === 'any' ? plainObject(line) : objectIn(line, topic)
  const name = fold(noun?.text ?? '')
  // Of a system those are counted who use it.
  const plural = isSeveral(name) && topic !== 'systems' ? noun : null
  const offered = (seldom[topic] ?? times).map((time) => ({ time, text: pers[time] }))
  const none = { time: 'none', text: '' } as const
  return {
    unit: plural ? plural.text.toLowerCase() : (severalOf(noun, topic) ?? wordIn(texts, topic) ?? units[topic]),
    pers: statesTime(line) ? [none] : atOnce.includes(topic) ? [none, ...offered] : [...offered, none],
    // "Compras na feira, cerca de 2 por semana" does not say its first word again.
    pattern:
      patternOf(line, topic, noun, plural !== null, about).replace(plural?.at === 0 ? '{{unit}} ' : '', '') +
      stopOf(line),
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
    .trim()

// The rubric names its checks; the texts are in the language files. A result may be older than the texts (its check was
// renamed or dropped since), so a check without texts is left out instead of showing its key.
import { type FindText, type Language, textFinder } from '../../i18n'
import { formats } from '../../i18n/format'
import { lazyTexts } from '../lazy-texts'

type CheckTexts = {
  readonly title: string
  readonly why: string
  readonly fix: string
  readonly strength: string
}

type Params = { readonly [name: string]: string | number }

/** Kinds of work whose tasks are of one sort, by the trades that the analysis names. */
const kindsOfWork: Readonly<Record<string, readonly string[]>> = {
  cleaning: ['cleaning'],
  office: ['administrative', 'accounting', 'finance', 'people'],
  law: ['law'],
  marketing: ['marketing', 'design', 'product'],
  technology: ['frontend', 'software', 'data', 'infrastructure', 'support', 'quality', 'research'],
  counter: ['retail', 'sales'],
  calls: ['service'],
  beauty: ['beauty'],
  health: ['nursing'],
  home: ['care'],
  clinic: ['health', 'rehabilitation', 'dentistry', 'psychology', 'social'],
  nutrition: ['nutrition'],
  pharmacy: ['pharmacy'],
  tests: ['laboratory', 'imaging'],
  animals: ['veterinary'],
  fields: ['agronomy'],
  plans: ['architecture', 'engineering'],
  kitchen: ['kitchen'],
  guests: ['hospitality'],
  goods: ['logistics', 'driving'],
  making: ['production'],
  safety: ['safety'],
  repair: ['maintenance'],
  building: ['construction'],
  teaching: ['teaching'],
}
const kindOfWork = (trade: unknown): string =>
  Object.keys(kindsOfWork).find((kind) => kindsOfWork[kind]?.includes(String(trade))) ?? 'any'

/** A question about what may be counted: of the work that a line names, else of the person's trade. */
const questionOf = (find: FindText, params: Params): string => {
  const counted = params.topic && params.topic !== 'any' ? find(`workbench.topics.${params.topic}.question`, {}) : null
  const question =
    (counted && counted.charAt(0).toLowerCase() + counted.slice(1)) ??
    find(`resume.questions.${params.trade ?? 'any'}`, {}) ??
    find('resume.questions.any', {})
  return [question, restOf(find, params)].filter(Boolean).join(' ')
}

/** Where the page has fewer such sentences than the points are for, the tip says how many are missing. */
const restOf = (find: FindText, params: Params): string | null =>
  params.rest && params.context !== 'more' ? find('resume.restOfFigures', { count: params.rest }) : null

const noteOf = (find: FindText, params: Params): string => {
  const isAsked = params.tasks === 'few' && (restOf(find, params) || params.context === 'more')
  const also = isAsked ? find('resume.alsoTasks', {}) : null
  return also ? ` ${also}` : ''
}

/** Results from before rubric 30 do not name the personal data that were found. */
const namedOf = (language: Language, { kinds = 'document,birth,marital,family,street' }: Params): string => {
  const names = String(kinds)
    .split(',')
    .flatMap((kind) => textFinder(language)(`resume.optimised.personal.${kind}`, {}) ?? [])
  return formats(language).list(names)
}

/**
 * The parameters of a text, with what helps besides its counts: a question for the person's trade, and an example from their own job.
 * Most texts name none or one of these, so each is looked up where a text names it.
 */
const helpful = (language: Language, params: Params): Params => {
  const find = textFinder(language)
  const ownership = params.own === 'own' || params.own === 'job' || params.own === 'first' ? params.own : 'none'
  // Results from before rubric 23 do not say whose phone numbers are meant.
  const country = params.country ?? (language === 'pt-BR' ? 'br' : 'us')
  // Results from before rubric 9 do not say which profile was looked for, those before rubric 11 do not count the sentences with tasks.
  const missing =
    typeof params.target === 'number' && typeof params.found === 'number' ? params.target - params.found : 1
  return {
    get named() {
      return namedOf(language, params)
    },
    profile: 'LinkedIn',
    lines: params.found ?? 0,
    count: Math.max(1, missing),
    // Results from before rubric 24 do not name the year of the last job.
    ended: 2019,
    ...params,
    get question() {
      return questionOf(find, params)
    },
    get note() {
      return noteOf(find, params)
    },
    get several() {
      // Where a sentence holds several tasks, a reader who counts lines would find another number.
      const isMore = Number(params.found) > Number(params.lines)
      return isMore ? (find('resume.severalTasks', { count: params.lines }) ?? '') : ''
    },
    get parts() {
      return find('resume.parts', { context: ownership }) ?? ''
    },
    get example() {
      // It is for the résumé, whose language may differ from the page's.
      const written = params.written === 'pt' ? 'pt-BR' : params.written === 'en' ? 'en-US' : language
      const values = { job: params.job ?? '', count: params.years ?? 0 }
      return textFinder(written)(`resume.examples.${ownership}`, values) ?? ''
    },
    get verbs() {
      return find(`resume.verbs.${kindOfWork(params.trade)}`, {}) ?? ''
    },
    get taskExample() {
      // A marketing analyst learns little from a cleaner's example.
      return find(`resume.taskExamples.${kindOfWork(params.trade)}`, {}) ?? ''
    },
    get whole() {
      return find(`resume.phones.whole.${country}`, {}) ?? ''
    },
    get phone() {
      return find(`resume.phones.example.${country}`, {}) ?? ''
    },
  }
}

/** The texts of a check in a language, with its counts; null for a check that this release has no texts for. */
export function checkTexts(language: Language, id: string, params: Params): CheckTexts | null {
  const find = textFinder(language)
  let all: Params | null = null
  const textOf = (part: keyof CheckTexts): string => {
    all ??= helpful(language, params)
    return find(`resume.checks.${id}.${part}`, all) ?? ''
  }
  return lazyTexts(['why', 'fix', 'strength'], textOf)
}

// Turns a stored comparison (figures, quotes) into the texts and order the page shows, in one language. Pure.
import type { JobResult, KeywordMatch, RequirementMatch } from '../../analysis/job/result'
import type { Evidence } from '../../analysis/resume/result'
import { skillById } from '../../analysis/resume/skills/gazetteer'
import { type Language, textFinder, translator } from '../../i18n'
import { formats } from '../../i18n/format'
import type { Part } from '../history/view'
import { bandOf } from '../resume/view'
import { nameIn, suggestionsOf } from './suggest'

/** A result as stored: with the id of the résumé's analysis it was compared with. */
/** `resume`: id of the compared résumé's analysis, '' where `draft` of the workbench was compared. */
export type StoredJob = JobResult & { readonly resume: string; readonly draft?: string }

/** Maximum keywords shown as the advert's most important ones. */
const IMPORTANT = 8
/** Number of pairs shown open; the others are in a <details>. */
export const openPairs = 6

export type ChipView = { readonly id: string; readonly text: string; readonly times: number; readonly wish: boolean }
export type Marked = { readonly text: string; readonly mark: string | null }
export type PairView = {
  readonly id: string
  readonly asked: Marked
  /** `where` says whose words these are, `place` only the line. */
  readonly written: Marked & { readonly where: string; readonly place: string }
  readonly how: string
}
export type ConditionView = {
  readonly key: string
  readonly name: string
  readonly wish: boolean
  readonly met: RequirementMatch['met']
  readonly answer: string
  readonly quote: Marked
}
const chip =
  (language: Language) =>
  (one: KeywordMatch): ChipView => ({
    id: one.id,
    text: nameIn(language, one),
    times: one.times,
    wish: one.need === 'desirable',
  })

const important = (keywords: readonly KeywordMatch[]): KeywordMatch[] =>
  keywords
    .filter(({ kind, need }) => kind === 'hard' && need !== 'desirable')
    .toSorted((a, b) => Number(b.need === 'required') - Number(a.need === 'required') || b.times - a.times)
    .slice(0, IMPORTANT)

const order: Readonly<Record<NonNullable<KeywordMatch['how']>, number>> = {
  implied: 0,
  family: 1,
  typo: 2,
  alias: 3,
  plural: 4,
  exact: 5,
  alternative: 6,
}

const whereOf = ({ page, line }: Evidence, language: Language): string =>
  page > 1 ? translator(language)('job.page.saysPage', { page, line }) : translator(language)('job.page.says', { line })

const placeOf = ({ page, line }: Evidence, language: Language): string =>
  page > 1
    ? translator(language)('resume.page.place', { page, line })
    : translator(language)('resume.page.placeNoPage', { line })

/** A keyword met by another alternative is not in the résumé itself, so it is neither shown nor counted. */
const isOwn = ({ how }: KeywordMatch): boolean => how !== 'alternative'

/** The advert's words beside the person's own, pairs with different words first. */
const pairsOf = (keywords: readonly KeywordMatch[], language: Language): PairView[] =>
  keywords
    .flatMap((one) =>
      one.evidence && one.how && isOwn(one) && one.kind === 'hard'
        ? [{ one, evidence: one.evidence, how: one.how }]
        : [],
    )
    .toSorted((a, b) => order[a.how] - order[b.how])
    .map(({ one, evidence, how }) => ({
      id: one.id,
      asked: { text: one.quote.text, mark: one.quote.mark },
      written: {
        text: evidence.text,
        mark: evidence.mark ?? null,
        where: whereOf(evidence, language),
        place: placeOf(evidence, language),
      },
      how: translator(language)(`job.page.how.${how}`),
    }))

const levelName = (name: string, language: Language): string => textFinder(language)(`job.levels.${name}`) ?? name

/** A credential or a time by its name in the reader's language; names in capitals are the same in every one. */
const conditionWord = (kind: 'credentials' | 'times', name: string, language: Language): string =>
  textFinder(language)(`job.${kind}.${name}`) ?? name

const conditionName = (one: RequirementMatch, language: Language): string => {
  const t = translator(language)
  const skill = skillById.get(one.what)
  const what = skill ? skill.name[language === 'pt-BR' ? 'pt' : 'en'] : one.what
  const ranks = ['', 'basic', 'intermediate', 'advanced', 'fluent', 'native']
  switch (one.kind) {
    case 'years':
      if (one.level < 1) return t('job.page.requirement.months', { count: Math.round(one.level * 12) })
      return t('job.page.requirement.years', { count: one.level })
    case 'seniority':
      return t('job.page.requirement.seniority', { level: levelName(one.what, language) })
    case 'education':
      return t('job.page.requirement.education', { level: levelName(one.what, language) })
    case 'language':
      return one.level === 0
        ? t('job.page.requirement.language', { what })
        : t('job.page.requirement.languageLevel', { what, level: levelName(ranks[one.level] ?? '', language) })
    case 'licence':
      return what.startsWith('CNH')
        ? t('job.page.requirement.driving', { category: what.slice(4) }).trim()
        : t('job.page.requirement.licence', { what: conditionWord('credentials', what, language) })
    case 'availability':
      return conditionWord('times', what, language)
    case 'place':
      return t('job.page.requirement.place', { what })
  }
}

/** Years of one kind of work beside all years of work: "11 anos de trabalho, 2 deles “como cozinheiro”". */
const yearsIn = ({ has, met, worked, inWork, near }: RequirementMatch, language: Language): string => {
  const t = translator(language)
  const [all, own] = [Number(worked), Number(has)]
  const words = {
    worked: all === 0 ? t('job.page.has.workedLess') : t('job.page.has.worked', { count: all }),
    own: own === 0 ? t('job.page.has.ownLess') : t('job.page.has.own', { count: own }),
    what:
      near !== undefined
        ? t('job.page.has.asNear', { what: near })
        : inWork === undefined
          ? t('job.page.has.asThis')
          : t('job.page.has.asNamed', { what: inWork }),
  }
  if (has !== null) return t('job.page.has.inWork', words)
  return met === 'no' ? t('job.page.has.noneInWork', words) : t('job.page.has.unknownInWork', words)
}

const answerIn = (one: RequirementMatch, language: Language): string => {
  const t = translator(language)
  if (one.kind === 'place') return t(`job.page.metPlace.${one.met === 'part' ? 'no' : one.met}`, { has: one.has ?? '' })
  if (
    one.kind === 'years' &&
    one.worked !== undefined &&
    (one.near !== undefined || one.has !== one.worked || one.has === null)
  )
    return yearsIn(one, language)
  if (one.kind === 'availability' || (one.kind === 'licence' && one.met === 'unknown' && one.has === null))
    return t(one.met === 'yes' ? 'job.page.met.yes' : 'job.page.metOptional')
  if (one.kind === 'years' && one.has === '0') return t('job.page.has.yearsLess')
  if (one.kind === 'years' && one.has !== null) return t('job.page.has.years', { count: Number(one.has) })
  if (one.kind === 'seniority' && one.has === null && one.worked !== undefined) return yearsIn(one, language)
  if (one.kind === 'seniority' && one.near !== undefined)
    return t('job.page.has.seniorityNear', { count: Number(one.has), what: one.near })
  // A level derived from a title or from years of work is not a quote.
  if (one.kind === 'seniority' && /^\d+$/.test(one.has ?? ''))
    return t('job.page.has.seniorityYears', { count: Number(one.has) })
  if (one.kind === 'seniority' && one.has !== null && one.met !== 'yes')
    return t('job.page.has.seniority', { has: levelName(one.has, language) })
  if (one.kind === 'language' && one.has === 'written') return t('job.page.has.written')
  if (one.has !== null && one.kind !== 'licence' && one.met !== 'yes')
    return t('job.page.has.level', { has: levelName(one.has, language) })
  return t(`job.page.met.${one.met}`)
}

const conditionsOf = (result: JobResult, language: Language): ConditionView[] =>
  result.requirements.map((one) => ({
    key: `${one.kind} ${one.what}`,
    name: conditionName(one, language),
    wish: one.need === 'desirable',
    met: one.met,
    answer: answerIn(one, language),
    quote: { text: one.quote.text, mark: one.quote.mark },
  }))

/** Maximum matches named in the summary. */
const FITTING = 3

/**
 * The matches named for a low score: keywords first, then conditions; empty without any match. In work of another kind
 * schooling is none: any person of another trade has it.
 */
const goodOf = ({ keywords, requirements, workMatches }: JobResult, language: Language): string => {
  const words = keywords.filter((one) => one.bucket !== 'missing' && one.kind === 'hard' && isOwn(one))
  const met = requirements.filter(
    ({ met, kind }) => met === 'yes' && kind !== 'place' && (workMatches !== false || kind !== 'education'),
  )
  const fitting = [
    ...words.toSorted((a, b) => b.credit - a.credit).map((one) => nameIn(language, one)),
    ...met.map((one) => conditionName(one, language)),
  ].slice(0, FITTING)
  if (fitting.length === 0) return ''
  const list = formats(language).list(fitting)
  return translator(language)('job.page.good', { words: list })
}

const low = (result: JobResult): boolean => ['start', 'building'].includes(bandOf(result.score))

const summaryOf = (result: JobResult, language: Language): string => {
  const t = translator(language)
  const { keywords, range, score } = result
  if (!keywords.some((one) => one.kind === 'hard' && isOwn(one))) return t('job.page.summaryNone')
  // The same words as in the lists below, so that no figure contradicts another.
  const own = keywords.filter(isOwn)
  const count = own.length
  const listed = own.filter(({ bucket, studied }) => bucket === 'listed' && !studied).length
  const missing = own.filter(({ bucket }) => bucket === 'missing').length
  const none = missing === count
  return [
    low(result) ? goodOf(result, language) : '',
    none ? t('job.page.summaryZero') : t('job.page.summary', { met: count - missing, count }),
    listed > 0 ? t('job.page.summaryListed', { count: listed }) : '',
    none ? '' : missing > 0 ? t('job.page.summaryMissing', { count: missing }) : t('job.page.summaryAll'),
    range === null && bandOf(score) === 'start' ? t('job.page.summaryFar') : '',
    range === null && bandOf(score) === 'excellent' ? t('job.page.summaryApply') : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** All texts of the scanner's page for a result, in a language. */
export function jobView(result: JobResult, language: Language) {
  const t = translator(language)
  const { score, range, keywords } = result
  const chips = (of: (one: KeywordMatch) => boolean) =>
    keywords.filter((one) => of(one) && isOwn(one)).map(chip(language))
  const bucket = (name: KeywordMatch['bucket']) => chips((one) => one.bucket === name)
  return {
    headline: range
      ? t('job.page.thin')
      : result.workMatches === false && low(result)
        ? t('job.page.otherWork')
        : t(`job.page.bands.${bandOf(score)}`),
    summary: summaryOf(result, language),
    figure: range ? t('job.page.between', range) : t('job.page.percent', { score }),
    important: important(keywords).map(chip(language)),
    shown: bucket('shown'),
    listed: chips(({ bucket, studied }) => bucket === 'listed' && !studied),
    studied: chips(({ bucket, studied }) => bucket === 'listed' && studied === true),
    missing: bucket('missing'),
    pairs: pairsOf(keywords, language),
    conditions: conditionsOf(result, language),
    suggestions: suggestionsOf(result, language),
  }
}

export type JobView = ReturnType<typeof jobView>

/** The blocks of the score, for the comparison of two results. */
export function partsOf({ blocks }: JobResult, language: Language): Part[] {
  const t = translator(language)
  return blocks.map(({ id, points, max }) => ({ id, name: t(`job.blocks.${id}`), points, max }))
}

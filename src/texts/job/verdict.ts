// The verdict of a comparison in words and as a figure, in one language. Pure.
import { hasFigure } from '../../analysis/job/figure'
import type { JobResult, KeywordMatch } from '../../analysis/job/result'
import { type Language, translator } from '../../i18n'
import { formats } from '../../i18n/format'
import { bandOf } from '../resume/verdict'
import { ownKeywords, withChoices } from './choices'
import { conditionName } from './conditions'
import { isSurelyOther, nameIn } from './suggest'

/** A keyword met by another alternative is not in the résumé itself, so it is neither shown nor counted. */
export const isOwn = ({ how }: KeywordMatch): boolean => how !== 'alternative'

export const isStudied = ({ bucket, studied }: KeywordMatch): boolean => bucket === 'listed' && studied === true
/** Another word of the person's only suggests it: it is never called shown, nor named without a place. */
export const isSuggested = (one: KeywordMatch): boolean =>
  one.bucket !== 'missing' && !isStudied(one) && one.how === 'implied'
/** A line names what it is about, which may be it or not: the page asks, and denies nothing. */
export const isUnsure = ({ bucket, unsure }: KeywordMatch): boolean => bucket === 'missing' && unsure === true
export const isMissing = ({ bucket, unsure }: KeywordMatch): boolean => bucket === 'missing' && unsure !== true
export const isShown = (one: KeywordMatch): boolean => one.bucket === 'shown' && !isSuggested(one)
/** Named by the person outside the work. */
export const isCited = (one: KeywordMatch): boolean => one.bucket === 'listed' && !isStudied(one) && !isSuggested(one)

/** The keywords by what the advert says of them: asked for, named among the tasks, or wished for. */
export const apart = (result: Pick<JobResult, 'keywords' | 'requirements'>) => {
  const counted = withChoices(ownKeywords(result).filter(isOwn))
  const tasks = counted.filter(({ need }) => need === 'duty')
  const wishes = counted.filter(({ need }) => need === 'desirable')
  const required = counted.filter((one) => !tasks.includes(one) && !wishes.includes(one))
  return required.length > 0 ? { asked: required, tasks, wishes } : { asked: counted, tasks: [], wishes: [] }
}

/** Maximum matches named in the summary. */
const fittingMin = 3

/** The matches named for a low score, what the page shows first and nothing that is only close to it; in work of another kind schooling does not count. */
const goodOf = (result: JobResult, language: Language): string => {
  const { keywords, requirements, workMatches } = result
  const { asked } = apart(result)
  // "We have not found this job's keywords" and a word of its tasks among what fits would contradict each other.
  const noneAsked = asked.every(({ bucket }) => bucket === 'missing')
  const words = noneAsked
    ? []
    : keywords.filter(
        (one) => one.bucket !== 'missing' && one.kind === 'hard' && isOwn(one) && !isSuggested(one) && !one.below,
      )
  const met = requirements.filter(
    ({ met, kind }) => met === 'yes' && kind !== 'place' && (workMatches !== false || kind !== 'education'),
  )
  const fitting = [
    ...words.toSorted((a, b) => b.credit - a.credit).map((one) => nameIn(language, one)),
    ...met.map((one) => conditionName(one, language)),
  ].slice(0, fittingMin)
  if (fitting.length === 0) return ''
  const list = formats(language).list(fitting)
  return translator(language)('job.page.good', { words: list })
}

const low = (result: JobResult): boolean => ['start', 'building'].includes(bandOf(result.score))

/** If the score and the share of keywords differ by at least so many points, the summary says what else counts. */
const apartFrom = 15
/** Blocks of the score that are no keywords. */
const beside: ReadonlySet<string> = new Set(['title', 'level', 'formal', 'wording'])
/** Maximum blocks named. */
const namedMax = 2

/** Why the score is far from the share of keywords: what counts beside them, most points first; empty where it is near. */
const whyOf = ({ score, blocks, workMatches }: JobResult, share: number, language: Language): string => {
  const distance = score - 100 * share
  if (Math.abs(distance) < apartFrom) return ''
  const t = translator(language)
  const pull = ({ points, max }: JobResult['blocks'][number]) => Math.sign(distance) * (points - share * max)
  const parts = blocks
    .filter((block) => beside.has(block.id) && pull(block) > 0)
    // The same page says that the job is work of another kind.
    .filter(({ id }) => id !== 'title' || workMatches !== false || distance < 0)
    .toSorted((a, b) => pull(b) - pull(a))
    .slice(0, namedMax)
    .map(({ id }) => t(`job.page.counts.${id as 'title' | 'level' | 'formal' | 'wording'}`))
  if (parts.length === 0) return ''
  return t(distance > 0 ? 'job.page.summaryAbove' : 'job.page.summaryBelow', { parts: formats(language).list(parts) })
}

/** Whether the advert names skills of its own to compare. */
const isCompared = (result: JobResult): boolean => ownKeywords(result).some(isOwn)

/** What the résumé shows of what is asked, in one sentence whose counts are those of the lists on the page. */
const coverageOf = (result: JobResult, language: Language): string => {
  const t = translator(language)
  if (!isCompared(result)) return t('job.page.summaryNone')
  const { asked } = apart(result)
  const [missing, unsure, near] = [isMissing, isUnsure, isSuggested].map((is) => asked.filter(is).length) as [
    number,
    number,
    number,
  ]
  const count = asked.length
  const met = count - missing - unsure - near
  const none = met + near === 0
  const parts = [
    none ? t('job.page.summaryZero') : t('job.page.summary', { met, count }),
    near > 0 ? t('job.page.summaryClose', { count: near }) : '',
    unsure > 0 ? t('job.page.summaryUnsure', { count: unsure }) : '',
    !none && missing > 0 ? t('job.page.summaryMissing', { count: missing }) : '',
  ].filter(Boolean)
  return `${parts.join('; ')}.`
}

const summaryOf = (result: JobResult, language: Language): string => {
  const t = translator(language)
  const { range, score } = result
  const coverage = coverageOf(result, language)
  if (!isCompared(result)) return coverage
  const { asked } = apart(result)
  const present = asked.filter((one) => !isMissing(one) && !isUnsure(one) && !isSuggested(one)).length
  return [
    low(result) ? goodOf(result, language) : '',
    coverage,
    range === null ? whyOf(result, present / asked.length, language) : '',
    range === null && bandOf(score) === 'start'
      ? t(isSurelyOther(result) ? 'job.page.summaryFar' : 'job.page.summaryNear')
      : '',
    range === null && bandOf(score) === 'excellent' ? t('job.page.summaryApply') : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** Headline, summary and figure; a thin advert has a range, and one that says too little for it no figure. */
export function verdictOf(result: JobResult, language: Language) {
  const t = translator(language)
  const { score, range } = result
  const figured = hasFigure(range)
  const work = isSurelyOther(result) && low(result) ? t('job.page.otherWork') : t(`job.page.bands.${bandOf(score)}`)
  const figure = range ? t('job.page.between', range) : t('job.page.percent', { score })
  return {
    headline: range ? t(figured ? 'job.page.thin' : 'job.page.noFigureTitle') : work,
    summary: summaryOf(result, language),
    /** The summary's counts alone, for where the advice stands beside them. */
    coverage: coverageOf(result, language),
    figure: figured ? figure : t('job.page.noFigure'),
  }
}

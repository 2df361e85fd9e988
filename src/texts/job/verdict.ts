// The verdict of a comparison in words and as a figure, in one language. Pure.
import { hasFigure } from '../../analysis/job/figure'
import type { JobResult, KeywordMatch } from '../../analysis/job/result'
import { type Language, translator } from '../../i18n'
import { formats } from '../../i18n/format'
import { bandOf } from '../resume/view'
import { conditionName } from './conditions'
import { isSurelyOther, nameIn } from './suggest'

/** A keyword met by another alternative is not in the résumé itself, so it is neither shown nor counted. */
export const isOwn = ({ how }: KeywordMatch): boolean => how !== 'alternative'

/** Maximum matches named in the summary. */
const fittingMin = 3

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
  ].slice(0, fittingMin)
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
  const ownKeywords = keywords.filter(isOwn)
  const count = ownKeywords.length
  const listed = ownKeywords.filter(({ bucket, studied }) => bucket === 'listed' && !studied).length
  const missing = ownKeywords.filter(({ bucket }) => bucket === 'missing').length
  const none = missing === count
  return [
    low(result) ? goodOf(result, language) : '',
    none ? t('job.page.summaryZero') : t('job.page.summary', { met: count - missing, count }),
    listed > 0 ? t('job.page.summaryListed', { count: listed }) : '',
    none ? '' : missing > 0 ? t('job.page.summaryMissing', { count: missing }) : t('job.page.summaryAll'),
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
    figure: figured ? figure : t('job.page.noFigure'),
  }
}

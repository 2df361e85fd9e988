// A measured draft in words: where it stands, what to ask next, what is done. Pure.
import type { DraftMeasured } from '../../analysis/reader-tasks'
import type { DraftPart } from '../../analysis/resume/draft/parts'
import type { Question } from '../../analysis/resume/draft/question'
import { isThin } from '../../analysis/resume/draft/questions'
import type { Source } from '../../analysis/resume/draft/sheet'
import type { Judgement } from '../../analysis/resume/result'
import { doneGains } from '../../analysis/resume/scoring/promise/promised'
import {
  byGain,
  type DraftMeasureJson,
  type DraftPlaceJson,
  type DraftQuestionJson,
  type DraftScoredJson,
  type DraftSlipJson,
} from '../../api/tools/draft'
import { type Language, textFinder, translator } from '../../i18n'
import { checkTexts } from '../resume/texts'
import { bandOf, ceilingOf } from '../resume/verdict'
import { findingsOf, isSmall } from '../resume/view'
import { vacancyView } from './vacancy'

/** Null while a draft says too little to have a score. */
export const scoredOf = (result: Judgement | null, language: Language): DraftScoredJson | null => {
  if (!result || result.score === null || isThin(result)) return null
  const find = textFinder(language)
  const open = result.checks
    .filter(({ gain }) => gain > 0)
    .map(({ id, gain }) => ({ id, name: find(`resume.checks.${id}.name`) ?? id, lost: gain }))
  return { score: result.score, open }
}

/** Questions handed to the page; what comes after them waits until some are answered. */
const questionsMax = 24
const groups = ['content', 'formatting', 'ats'] as const

/** "In 3 months", "30 minutos": a number that a question about another one may name. "13º" and a year are none. */
const saysHowLong =
  /\d ?(?:horas?|dias?|semanas?|m[êe]s(?:es)?|anos?|minutos?|hours?|days?|weeks?|months?|years?|minutes?)(?!\p{L})/iu

const noFigure = { unit: '', pers: [], pattern: '', join: '', of: '' }

/** The words of a question: by its topic or field where there are some, else those of the check's own advice. */
const wordsOf = (
  { check, answer, topic, field, place, figure, heading, job, gain, tasks = [] }: Question,
  result: Judgement,
  language: Language,
): Pick<DraftQuestionJson, 'title' | 'hint' | 'unit' | 'pers' | 'pattern' | 'join' | 'of'> | null => {
  const t = translator(language)
  if (figure && topic) {
    const { line: of, unit, pattern, join } = figure
    const pers = figure.pers.map(({ time, text }) => ({ text, label: t(`workbench.pers.${time}`) }))
    // No hint names a time that cannot be chosen.
    const hint = t(`workbench.topics.${pers.length > 1 ? topic : 'stated'}.hint`)
    // "In 3 months" stands there already, and is no number of what was done.
    const asking = topic === 'any' && saysHowLong.test(of) ? 'timed' : topic
    const texts = { title: t(`workbench.topics.${asking}.question`), hint }
    return { ...texts, unit, pattern, join, pers, of }
  }
  const find = textFinder(language)
  const params = result.checks.find(({ id }) => id === check)?.params ?? {}
  // Who has just listed tools is asked for something else, and so is who has explained a break.
  const hasVariant = ['skills some', 'contact whatsapp', 'recent fresh'].includes(`${check} ${params.context}`)
  const isFirst = check === 'tasks' && heading !== undefined
  const variant = check === 'roles' ? (place?.field ?? field) : isFirst ? 'first' : hasVariant ? params.context : null
  const key = variant == null ? check : `${check}_${variant}`
  const title = answer === 'look' && check !== 'expired' ? null : find(`workbench.asks.${key}.question`)
  const hint = find(`workbench.asks.${key}.hint`, { ended: 2019, ...params }) ?? ''
  if (title)
    return { ...noFigure, title, hint: job ? `${hint} ${[Object.values(job).join(', '), ...tasks].join('. ')}` : hint }
  const advice = checkTexts(language, check, params)
  // The result's page marks the line that it means; here it is named.
  const line = result.checks.find(({ id }) => id === check)?.evidence[0]?.text
  const named = line === undefined ? null : find(`workbench.asks.${check}_${params.context}.hint`, { line })
  const small = isSmall(gain, result) ? ` ${t('resume.page.lead.small')}` : ''
  return (
    advice && { ...noFigure, title: advice.title, hint: `${answer === 'look' && named ? named : advice.fix}${small}` }
  )
}

const placeJson = ({ part, line, field }: Source): DraftPlaceJson => ({
  part,
  line: line ?? null,
  field: field ?? null,
})

/** The words that the check of the spelling names, "limpesa → limpeza, predio → prédio". */
const slipsOf = ({ answer, check, spoken }: Question, result: Judgement): DraftSlipJson[] => {
  if (spoken) return spoken.map(({ place, ...wording }) => ({ ...wording, place: placeJson(place) }))
  const all = answer === 'slips' ? result.checks.find(({ id }) => id === check)?.params.all : undefined
  return String(all ?? '')
    .split(', ')
    .flatMap((pair): DraftSlipJson[] => {
      const [mark = '', better = ''] = pair.split(' → ')
      return mark && better ? [{ mark, better }] : []
    })
}

/** By what they gain, else in a coach's order, as on the result's page. */
const inOrder = (questions: readonly Question[], result: Judgement, language: Language): Question[] => {
  const order = findingsOf(result, language).map(({ id }) => id)
  const rank = ({ check }: Question) => (order.includes(check) ? order.indexOf(check) : order.length)
  return byGain(questions.toSorted((a, b) => rank(a) - rank(b)))
}

const doneOf = (now: Judgement, before: Judgement | null, language: Language): DraftMeasureJson['done'] =>
  [...doneGains(before?.checks ?? [], now.checks)].flatMap(([id, gain]) => {
    if (gain === 0) return []
    const params = before?.checks.find((check) => check.id === id)?.params ?? {}
    const texts = checkTexts(language, id, params)
    return texts ? [{ title: texts.title, gain }] : []
  })

const headlineOf = (score: number | null, language: Language): string => {
  const t = translator(language)
  return score === null ? t('workbench.score.none') : t(`resume.page.bands.${bandOf(score)}`)
}

/** Open questions that were passed over; of a line that is no job of its own, that was the answer. */
const skippedOf = (questions: readonly Question[], skipped: readonly string[]): string[] =>
  questions.filter(({ id, answer }) => answer !== 'job' && skipped.includes(id)).map(({ id }) => id)

/** `before` is what the draft measured as it began. */
export const measureView = (
  measure: DraftMeasured,
  content: { readonly parts: readonly DraftPart[]; readonly skipped: readonly string[] },
  before: Judgement | null,
  language: Language,
): DraftMeasureJson => {
  const { result, match } = measure
  const { skipped } = content
  const t = translator(language)
  const thin = isThin(result)
  const unskipped = measure.questions.filter(({ id }) => !skipped.includes(id))
  const ordered = thin ? unskipped : inOrder(unskipped, result, language)
  const questions = ordered.slice(0, questionsMax).flatMap((question): DraftQuestionJson[] => {
    const words = wordsOf(question, result, language)
    const {
      id,
      check,
      answer,
      kind,
      place,
      gain,
      least = null,
      together = null,
      heading = null,
      suggested = '',
      job = null,
      tasks = [],
    } = question
    const slips = slipsOf(question, result)
    const at = { part: place?.part ?? null, line: place?.line ?? null, field: place?.field ?? question.field ?? null }
    return words
      ? [{ id, check, answer, kind, gain, least, together, heading, suggested, job, tasks, slips, ...at, ...words }]
      : []
  })
  return {
    score: result.score,
    before: before?.score ?? null,
    language: result.language,
    headline: headlineOf(thin ? null : result.score, language),
    subs: groups.map((group) => ({ label: t(`resume.page.groups.${group}`), score: result[group] })),
    // The rubric's words for a file without text speak of a file.
    caps: [
      ...(measure.copied > 0 ? [t('workbench.score.copied', { count: measure.copied })] : []),
      ...(thin ? [] : result.caps.map(({ id, at }) => t(`resume.caps.${id}`, { at }))),
    ],
    scored: scoredOf(result, language),
    ceiling: thin ? null : ceilingOf(result, language),
    questions,
    skipped: skippedOf(measure.questions, skipped),
    done: thin ? [] : doneOf(result, before, language),
    pages: null,
    vacancy: match && vacancyView(match, content, language, thin),
  }
}

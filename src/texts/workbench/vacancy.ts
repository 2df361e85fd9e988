// A draft beside an advert, in words: what it asks, shown or not, and a question for each request that is not shown. Pure.
// A question asks for the person's own fact; the advert's words never go into the draft by themselves.

import { prefixWithin } from '../../analysis/bounded'
import type { DraftMatch } from '../../analysis/job/draft-match'
import { hasFigure } from '../../analysis/job/figure'
import { isTask } from '../../analysis/job/match/skills/tasks'
import type { KeywordMatch } from '../../analysis/job/result'
import type { DraftPart } from '../../analysis/resume/draft/parts'
import type { DraftQuestionJson, DraftVacancyJson } from '../../api/tools/draft'
import { type Language, translator } from '../../i18n'
import { ownKeywords } from '../job/choices'
import { nameIn, withinSentence } from '../job/suggest'
import { jobView } from '../job/view'

/** The check that questions of an advert are under. */
const vacancyCheck = 'vacancy'
const asksMax = 24
const quoteMax = 140

/** Without a space, which separates the ids of skipped questions in a plain form. */
const idOf = ({ id }: KeywordMatch): string => `${vacancyCheck}:${id.replace(/\s+/g, '_')}`.slice(0, 80)

/** The part that a new line goes into: the first job, which is the latest, or a section of the person's own. */
const placeFor = (parts: readonly DraftPart[]): DraftPart | undefined =>
  parts.find(({ kind }) => kind === 'job') ?? parts.find(({ kind }) => kind === 'own')

const cut = (text: string): string => (text.length > quoteMax ? `${prefixWithin(text, quoteMax).trimEnd()}…` : text)

const questionOf = (keyword: KeywordMatch, place: DraftPart | undefined, language: Language): DraftQuestionJson => {
  const t = translator(language)
  const words = { text: withinSentence(nameIn(language, keyword), keyword), quote: cut(keyword.quote.text) }
  const kind = keyword.bucket === 'listed' && keyword.how !== 'implied' ? 'listed' : 'missing'
  return {
    id: idOf(keyword),
    check: vacancyCheck,
    // Nobody has experience "with atender incidentes".
    title: t(`workbench.vacancy.ask.${kind === 'missing' && isTask(keyword) ? 'task' : kind}`, words),
    hint: t(`workbench.vacancy.ask.${kind}Hint`, words),
    answer: 'line',
    kind: place?.kind ?? 'job',
    part: place?.id ?? null,
    line: null,
    field: null,
    heading: null,
    suggested: '',
    least: null,
    together: null,
    gain: keyword.gain,
    job: null,
    tasks: [],
    slips: [],
    unit: '',
    pers: [],
    pattern: '',
    join: '',
    of: '',
  }
}

/** `skipped`: ids of questions answered with "I did not do that"; `thin`: the draft says too little to show any kind of work. */
export const vacancyView = (
  { result, places }: DraftMatch,
  { parts, skipped }: { readonly parts: readonly DraftPart[]; readonly skipped: readonly string[] },
  language: Language,
  thin: boolean,
): DraftVacancyJson => {
  const { figure, headline, coverage, conditions } = jobView(result, language)
  const place = placeFor(parts)
  // Without the name of any job the draft does not show another kind of work, but none yet.
  const unnamed = thin || parts.every(({ kind, fields }) => kind !== 'job' || !fields.title?.trim())
  const isOther = result.workMatches === false && !unnamed
  const all = ownKeywords(result)
  const keywords = isOther ? [] : all
  const asks = keywords
    .filter(
      (one) =>
        one.bucket !== 'shown' && one.how !== 'alternative' && (one.gain > 0 || unnamed || !hasFigure(result.range)),
    )
    .filter((one) => !skipped.includes(idOf(one)))
    .toSorted((a, b) => b.gain - a.gain)
  return {
    score: result.score,
    figure,
    headline,
    summary: coverage,
    note: isOther ? translator(language)('job.suggest.otherKind.text') : null,
    asks: asks.slice(0, asksMax).map((one) => questionOf(one, place, language)),
    shown: all
      .filter((one) => one.bucket === 'shown' && one.how !== 'alternative')
      .map((one) => ({
        id: one.id,
        text: nameIn(language, one),
        part: places[one.id]?.part ?? null,
        line: places[one.id]?.line ?? null,
        field: places[one.id]?.field ?? null,
        implied: one.how === 'implied',
      })),
    conditions: conditions.map(({ key, name, answer, met }) => ({ key, name, answer, met })),
  }
}

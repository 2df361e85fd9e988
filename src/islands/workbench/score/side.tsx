// The score beside the draft, what it is made of, and the questions that would raise it.
import { memo } from 'react'
import type { DraftMeasureJson as Measure, DraftQuestionJson as Question } from '../../../api/tools/draft'
import { interpolate, interpolatePlural } from '../../../i18n/template'
import { Accordion } from '../../../ui/accordion/accordion'
import { AspectBar } from '../../../ui/bar/aspect-bar'
import { cx, muted, row, small, sr, stack, stackGap, tiny, title } from '../../../ui/base'
import { Button } from '../../../ui/button/button'
import { Card } from '../../../ui/card/card'
import { ScoreChange } from '../../../ui/score-ring/change'
import { ScoreRing } from '../../../ui/score-ring/score-ring'
import { Ticks } from '../../../ui/ticks/ticks'
import { byScript } from '../phone.css'
import { type ScoreFirst, useScoreBeside } from '../state/measure/score-first'
import type { Late as Lateness } from '../state/measure/use-measure'
import type { WorkbenchTexts } from '../texts'
import { QuestionLink } from './question-link'
import * as css from './side.css'
import { VacancyAsks, VacancyFigure } from './vacancy'

/** Questions that stand open; the rest wait behind one line. */
const open = 4

type Props = {
  measure: Measure | null
  scoreFirst: ScoreFirst
  /** The score the draft began with, as the page came. */
  before: number | null
  /** The score of the file it was made from. */
  file: number | null
  fileIsUnsure: boolean
  /** How much of a version's advert the main draft shows, 0 to 100. */
  vacancyBefore: number | null
  late: Lateness
  /** Asks for the measure once more. */
  again: () => void
  texts: WorkbenchTexts['form']
  language: string
  asking: string | null
  /** Where a question stands, in words. */
  placeOf: (question: Question) => string
  onAsk: (question: Question) => void
  onUnskip: (questions: readonly string[]) => void
}

export const ringLabel = (score: number, before: number | null, texts: WorkbenchTexts['form']): string =>
  interpolate(before === null ? texts.ring : texts.ringBefore, { score, before })

/** The score the draft began with: a page that came before it was measured, or before it began again, learns it with a measure. */
export const beforeOf = (measure: Measure | null, known: number | null): number | null => measure?.before ?? known

/** "+9 desde o começo": the change since the draft began, in points; null where there was none to start from. */
const changeOf = (score: number | null, before: number | null, texts: WorkbenchTexts['form']): string | null => {
  if (score === null || before === null) return null
  const count = score - before
  if (count === 0) return texts.same
  return interpolate(count > 0 ? texts.gained : texts.lost, { count })
}

/** What stands in the place of a score that is not there: one sentence. */
const waitingText = (late: Lateness, texts: WorkbenchTexts['form']): string =>
  late === null ? texts.coming : late === 'soon' ? texts.late : texts.noScore

/** True where two of those that stand open pay less together than each alone. */
const sharePoints = (questions: readonly Question[]): boolean =>
  questions.slice(0, open).filter(({ together }) => together !== null).length > 1

type LateProps = Pick<Props, 'late' | 'texts' | 'again'> & { readonly isBeside: boolean }

/** Beside an older figure, that the newer one is late; and the way to ask once more where nobody tries any more. */
function Late({ late, texts, again, isBeside }: LateProps) {
  return (
    <>
      {late && isBeside && <p className={tiny}>{waitingText(late, texts)}</p>}
      {late === 'ended' && (
        <div className={byScript}>
          <Button size="sm" kind="outline" onClick={again}>
            {texts.again}
          </Button>
        </div>
      )}
    </>
  )
}

/** Where the draft stands, and what to answer next. With an advert beside it, what that asks comes first. */
export function Side(props: Props) {
  const { measure, late, texts, language, asking, placeOf, onAsk } = props
  const questions = measure?.questions ?? []
  const vacancy = measure?.vacancy ?? null
  const rest = questions.slice(vacancy ? 0 : open)
  const actions = measure?.done ?? []
  const skipped = measure?.skipped ?? []
  const isDone = measure?.score != null && questions.length === 0 && skipped.length === 0
  const list = (some: readonly Question[]) => (
    <ol className={css.questions}>
      {some.map((question) => (
        <li key={question.id}>
          <QuestionLink {...{ question, texts, onAsk }} place={placeOf(question)} current={asking === question.id} />
        </li>
      ))}
    </ol>
  )
  const more = (count: number) => interpolatePlural({ one: texts.more_one, other: texts.more_other }, language, count)
  return (
    <aside className={css.side} aria-label={vacancy ? texts.vacancyScore : texts.scoreHeading}>
      <Card tone="deep" corner className={css.score} aria-labelledby="nota">
        <h2 className={sr} id="nota">
          {vacancy ? texts.vacancyScore : texts.scoreHeading}
        </h2>
        {vacancy ? (
          <VacancyFigure {...{ vacancy, texts }} score={measure?.score ?? null} before={props.vacancyBefore} />
        ) : (
          <Figure
            {...{ measure, late, texts }}
            scoreFirst={props.scoreFirst}
            before={props.before}
            file={props.file}
            fileIsUnsure={props.fileIsUnsure}
          />
        )}
        <Late {...{ late, texts }} again={props.again} isBeside={measure !== null} />
      </Card>
      <section className={cx(stack, stackGap.s2)} aria-labelledby="perguntas">
        <h2 className={title.sm} id="perguntas">
          {vacancy ? texts.vacancyAsks : texts.next}
        </h2>
        {vacancy && <VacancyAsks {...{ vacancy, texts, language, list, open, more }} />}
        {!vacancy && list(questions.slice(0, open))}
        {!vacancy && sharePoints(questions) && <p className={cx(small, muted)}>{texts.alike}</p>}
        {!vacancy && isDone && <p className={cx(small, muted)}>{texts.nothing}</p>}
        {rest.length > 0 && <Accordion summary={vacancy ? texts.inResume : more(rest.length)}>{list(rest)}</Accordion>}
        {skipped.length > 0 && (
          <div className={cx(row, byScript)} data-skipped>
            <Button size="sm" kind="outline" onClick={() => props.onUnskip(skipped)}>
              {interpolatePlural({ one: texts.skipped_one, other: texts.skipped_other }, language, skipped.length)}
            </Button>
          </div>
        )}
        {actions.length > 0 && (
          <Accordion
            summary={interpolatePlural({ one: texts.done_one, other: texts.done_other }, language, actions.length)}
          >
            <Ticks items={actions.map(({ title: name, gain }) => ({ key: name, content: `${name}, +${gain}` }))} />
          </Accordion>
        )}
      </section>
    </aside>
  )
}

/** The résumé's own score: the ring, its change, its parts, and what holds it back. */
const Figure = memo(function Figure({
  scoreFirst,
  file,
  fileIsUnsure,
  late,
  texts,
  ...known
}: Pick<Props, 'measure' | 'scoreFirst' | 'before' | 'file' | 'fileIsUnsure' | 'late' | 'texts'>) {
  const measure = useScoreBeside(scoreFirst)
  const score = measure?.score ?? null
  const before = beforeOf(measure, known.before)
  const change = changeOf(score, before, texts)
  return (
    <>
      <ScoreRing
        score={score}
        before={before ?? undefined}
        label={score === null ? (measure?.headline ?? texts.measuring) : ringLabel(score, before, texts)}
        of={score === null ? undefined : texts.of}
      />
      <div className={cx(stack, stackGap.s2)} role="status">
        <p className={title.sm}>{measure?.headline ?? waitingText(late, texts)}</p>
        {change && <ScoreChange>{change}</ScoreChange>}
      </div>
      {file !== null && before !== null && file !== before && (
        <p className={small}>
          {interpolate(fileIsUnsure && before < file ? texts.fromUnsureFile : texts.fromFile, { file, before })}
        </p>
      )}
      {score !== null && (
        <div className={css.subs}>
          {measure?.subs.map(({ label, score: value }) => (
            <AspectBar key={label} name={label} value={value} />
          ))}
        </div>
      )}
      {measure?.ceiling && <p className={small}>{measure.ceiling}</p>}
      {measure && measure.caps.length > 0 && (
        <div className={css.caps}>
          <strong>{texts.caps}</strong>
          {measure.caps.map((cap) => (
            <p key={cap}>{cap}</p>
          ))}
        </div>
      )}
    </>
  )
})

// The line at the foot of a phone's screen: the score, and the way to the page and the questions.
import { memo } from 'react'
import { Button } from '../../../ui/button/button'
import { ScoreRing } from '../../../ui/score-ring/score-ring'
import * as css from '../phone.css'
import { type ScoreFirst, useScore } from '../state/measure/score-first'
import type { Late } from '../state/measure/use-measure'
import type { WorkbenchTexts } from '../texts'
import { beforeOf, ringLabel } from './side'
import { vacancyLabel } from './vacancy'

type Props = {
  scoreFirst: ScoreFirst
  before: number | null
  /** What the main draft shows of an advert beside this one: then that is the figure. */
  vacancyBefore: number | null
  late: Late
  texts: WorkbenchTexts['form']
  onPage: boolean
  togglePage: () => void
  next: () => void
}

type BesideProps = Pick<Props, 'late' | 'texts'> & { change: number | null; none: boolean; ofVacancy: boolean }

/** What stands beside the figure: that it is missing or being measured, else its change, else what it is a share of. */
function Beside({ change, late, none, ofVacancy, texts }: BesideProps) {
  if (none || late === 'soon') return <span>{late === 'ended' ? texts.noScoreShort : texts.measuring}</span>
  if (change)
    return (
      <span>
        <strong>{change > 0 ? `+${change}` : change}</strong>
        {ofVacancy ? texts.vacancyOf : texts.since}
      </span>
    )
  return ofVacancy ? <span>{`% ${texts.vacancyOf}`}</span> : null
}

/** On a phone: the score, the page and the next question within a thumb's reach. */
export const Bar = memo(function Bar({ texts, onPage, togglePage, next, scoreFirst, late, ...figures }: Props) {
  const measure = useScore(scoreFirst)
  const vacancy = measure?.vacancy ?? null
  const score = vacancy ? vacancy.score : (measure?.score ?? null)
  const waiting = measure?.headline ?? texts.measuring
  const before = vacancy ? figures.vacancyBefore : beforeOf(measure, figures.before)
  const change = score === null || before === null ? null : score - before
  const label = vacancy ? vacancyLabel(vacancy, texts) : score === null ? waiting : ringLabel(score, before, texts)
  return (
    <section className={css.bar} aria-label={texts.bar}>
      <div className={css.barScore}>
        <ScoreRing score={score} size="mini" label={label} />
        <Beside {...{ change, texts, late }} none={measure === null} ofVacancy={vacancy !== null} />
      </div>
      <Button kind="outline" onClick={togglePage}>
        {onPage ? texts.closePage : texts.page}
      </Button>
      <Button onClick={next}>{texts.nextAsk}</Button>
    </section>
  )
})

import { Button } from '../../ui/button/button'
import { ScoreRing } from '../../ui/score-ring/score-ring'
import * as css from './phone.css'
import { ringLabel } from './side'
import type { WorkbenchTexts } from './texts'

type Props = {
  score: number | null
  before: number | null
  texts: WorkbenchTexts['form']
  /** What is shown while there is no score. */
  waiting: string
  onPage: boolean
  togglePage: () => void
  next: () => void
}

/** On a phone: the score, the page and the next question within a thumb's reach. */
export function Bar({ score, before, texts, waiting, onPage, togglePage, next }: Props) {
  const change = score === null || before === null ? null : score - before
  return (
    <section className={css.bar} aria-label={texts.bar}>
      <div className={css.barScore}>
        <ScoreRing score={score} size="mini" label={score === null ? waiting : ringLabel(score, before, texts)} />
        {change !== null && (
          <span>
            <strong>{change >= 0 ? `+${change}` : change}</strong>
            {texts.since}
          </span>
        )}
      </div>
      <Button kind="outline" onClick={togglePage}>
        {onPage ? texts.closePage : texts.page}
      </Button>
      <Button onClick={next}>{texts.nextAsk}</Button>
    </section>
  )
}

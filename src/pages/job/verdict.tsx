// Shows how well the résumé matches the advert, at the head of a comparison.
import { hasFigure } from '../../analysis/job/figure'
import { useT } from '../../i18n'
import type { JobView, StoredJob } from '../../texts/job/view'
import { azulejo, cx, lead, stack, stackGap, title } from '../../ui/base'
import { Card } from '../../ui/card/card'
import { ScoreRing } from '../../ui/score-ring/score-ring'
import * as css from './job.css'

type Props = { view: JobView; result: StoredJob; before: number | null }

/** The match in words and figures; a thin advert gets a range, a thinner one no figure, and the reason for it. */
export function Verdict({ view, result: { score, range }, before }: Props) {
  const t = useT()
  const figured = hasFigure(range)
  const label = !figured
    ? t('job.page.noFigureText')
    : range
      ? t('job.page.ringRange', range)
      : before === null
        ? t('job.page.ring', { score })
        : t('job.page.ringBefore', { score, before })
  return (
    <Card tone="deep" corner className={cx(azulejo, css.verdict)} aria-labelledby="compat">
      <ScoreRing
        score={figured ? score : 0}
        size="lg"
        label={label}
        figure={view.figure}
        of={figured ? t('job.page.of') : undefined}
      />
      <div className={cx(stack, stackGap.s2)}>
        <h2 className={title.lg} id="compat" tabIndex={-1}>
          {view.headline}
        </h2>
        {range && <p className={lead}>{t(figured ? 'job.page.thinText' : 'job.page.noFigureText')}</p>}
        <p className={lead}>{view.summary}</p>
      </div>
    </Card>
  )
}

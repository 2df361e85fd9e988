// The score at the head of a LinkedIn result.
import { useT } from '../../i18n'
import type { LinkedinView } from '../../texts/linkedin/view'
import { AspectBar } from '../../ui/bar/aspect-bar'
import { cx, lead, row, stack, stackGap, title } from '../../ui/base'
import { ButtonLink } from '../../ui/button/button'
import { Card } from '../../ui/card/card'
import { ScoreRing } from '../../ui/score-ring/score-ring'
import * as css from '../resume/resume.css'

type Props = { view: LinkedinView; score: number; before: number | null; change: string | null }

/** The score, first in words, then in figures. */
export function Verdict({ view, score, before, change }: Props) {
  const t = useT()
  const label = before === null ? t('linkedin.page.ring', { score }) : t('linkedin.page.ringBefore', { score, before })
  return (
    <Card tone="deep" corner className={css.verdict} aria-labelledby="nota">
      <ScoreRing score={score} before={before ?? undefined} size="lg" label={label} of={t('common.of100')} />
      <div className={cx(stack, stackGap.s6, css.verdictText)}>
        <div className={cx(stack, stackGap.s2, css.verdictHead)}>
          {change && <p className={css.change}>{change}</p>}
          <h2 className={title.lg} id="nota" tabIndex={-1}>
            {view.headline}
          </h2>
        </div>
        {view.lead && <p className={lead}>{view.lead}</p>}
        <div className={css.verdictSubs}>
          {view.subs.map(({ section, label, share, points }) => (
            <AspectBar key={section} name={label} value={share} note={points} />
          ))}
        </div>
        <div className={row}>
          <ButtonLink kind="ghost" href="#enviar">
            {t('linkedin.page.again')}
          </ButtonLink>
        </div>
      </div>
    </Card>
  )
}

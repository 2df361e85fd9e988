// The panel of the dashboard with the overall score and those of its parts.
import { useT } from '../../i18n'
import type { RingView, ScoresView } from '../../texts/dashboard/scores-view'
import { Badge } from '../../ui/badge/badge'
import { cx, muted, small, sr, stack, stackGap, title } from '../../ui/base'
import { Button } from '../../ui/button/button'
import { Card } from '../../ui/card/card'
import { Icon } from '../../ui/icon/icon'
import { ScoreRing } from '../../ui/score-ring/score-ring'
import * as css from './scores.css'

/** The overall score and its three parts; without a result the ring is empty. */
export function Scores({ scores: { example, overall, overallText, delta, rings } }: { scores: ScoresView }) {
  const t = useT()
  return (
    <Card tone="deep" className={css.scores} aria-labelledby="notas">
      <h2 className={sr} id="notas">
        {t('dashboard.scores.heading')}
      </h2>
      <div className={css.scoresMain}>
        <Ring ring={overall} size="lg" of={t('common.of100')} />
        <div className={cx(stack, stackGap.s2)}>
          <h3 className={title.md}>{overall.name}</h3>
          {example && (
            <div>
              <Badge>{t('common.example')}</Badge>
            </div>
          )}
          <p>{overallText}</p>
          {delta && (
            <p className={css.scoresDelta}>
              {delta.up && <Icon name="trending-up" />} {delta.text}
            </p>
          )}
        </div>
      </div>
      <ul className={css.scoresList}>
        {rings.map((ring) => (
          <li key={ring.href}>
            <Ring ring={ring} size="sm" />
            <span>
              <a className={css.scoresName} href={ring.href}>
                {ring.name}
              </a>
              <span className={cx(small, muted)}>{ring.when}</span>
            </span>
            {!example && (
              <form method="post" action="/painel/notas">
                <input type="hidden" name="ferramenta" value={ring.tool} />
                <Button
                  size="sm"
                  kind="ghost"
                  type="submit"
                  name="usar"
                  value={ring.used ? '0' : '1'}
                  aria-label={ring.choiceLabel}
                >
                  {ring.choice}
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

type RingProps = {
  ring: RingView
  size: 'lg' | 'sm'
  of?: string
}

function Ring({ ring: { score, before, label }, size, of }: RingProps) {
  return (
    <ScoreRing
      score={score}
      before={before ?? undefined}
      label={label}
      size={size}
      of={score === null ? undefined : of}
    />
  )
}

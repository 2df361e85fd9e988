import { useT } from '../../i18n'
import { Badge } from '../../ui/badge'
import { Card } from '../../ui/card'
import { cx } from '../../ui/cx'
import { row, rowSplit, stack, stackGap } from '../../ui/layout.css'
import { Progress } from '../../ui/progress'
import { ScoreRing } from '../../ui/score-ring'
import { muted, num, small, title } from '../../ui/text.css'
import * as css from '../account.css'
import type { UsageView } from './view'

export function Usage({ usage: { example, left, value, max, free, rings } }: { usage: UsageView }) {
  const t = useT()
  return (
    <Card tone="deep" className={cx(stack, stackGap.s6, css.usage)} aria-labelledby="uso">
      <div className={row}>
        <h2 className={title.md} id="uso">
          {t('account.page.usage')}
        </h2>
        {example && <Badge>{t('dashboard.example')}</Badge>}
      </div>
      {example && <p className={small}>{t('account.page.unread')}</p>}
      <div className={cx(stack, stackGap.s2)}>
        <div className={cx(row, rowSplit)}>
          <h3 className={small} id="uso-restantes">
            {t('account.page.left')}
          </h3>
          <strong className={num}>{left}</strong>
        </div>
        <Progress labelledBy="uso-restantes" value={value} max={max} />
        {free && <p className={cx(small, muted)}>{free}</p>}
      </div>
      <ul className={css.rings}>
        {rings.map(({ name, label, score }) => (
          <li key={name}>
            <ScoreRing score={score} label={label} size="sm" />
            <span className={small}>{name}</span>
            {score === null && <span className={cx(small, muted)}>{t('dashboard.scores.none')}</span>}
          </li>
        ))}
      </ul>
    </Card>
  )
}

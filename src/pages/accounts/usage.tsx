// The panel of /conta with the analyses left and the latest scores.
import { useT } from '../../i18n'
import type { UsageView } from '../../texts/accounts/view'
import { Badge } from '../../ui/badge/badge'
import { Progress } from '../../ui/bar/progress'
import { cx, muted, num, row, rowSplit, small, stack, stackGap } from '../../ui/base'
import { Card } from '../../ui/card/card'
import { Heading } from '../../ui/heading/heading'
import { ScoreRing } from '../../ui/score-ring/score-ring'
import * as css from './account.css'

export function Usage({ usage: { example, left, value, max, free, rings, plan } }: { usage: UsageView }) {
  const t = useT()
  return (
    <Card tone="deep" className={cx(stack, stackGap.s6, css.usage)} aria-labelledby="uso">
      <div className={row}>
        <Heading id="uso">{t('account.page.usage')}</Heading>
        {example && <Badge>{t('common.example')}</Badge>}
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
        {plan.lines.map((line) => (
          <p key={line} className={small}>
            {line}
          </p>
        ))}
        {plan.go && (
          <p className={small}>
            <a href="/planos">{plan.go}</a>
          </p>
        )}
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

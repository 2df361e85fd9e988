// The dashboard's second column: plan, analyses left and what to try next.
import { useT } from '../../i18n'
import type { PlanView } from '../../texts/dashboard/plan'
import type { SideView } from '../../texts/dashboard/side-view'
import { Avatar } from '../../ui/avatar/avatar'
import { Badge } from '../../ui/badge/badge'
import { Progress } from '../../ui/bar/progress'
import { cx, muted, num, row, rowSplit, small, sr, stack, stackGap, title } from '../../ui/base'
import { Button, ButtonLink } from '../../ui/button/button'
import { Card } from '../../ui/card/card'
import { Ticks } from '../../ui/ticks/ticks'
import { WeekCard, type WeekView } from '../week/week'
import * as css from './dashboard.css'

/** The account and its plan, what is left this month, what to try next, and what another plan would add. */
export function Side({ side, fullName, week }: { side: SideView; fullName: string; week: WeekView | null }) {
  const t = useT()
  return (
    <aside className={cx(stack, stackGap.s6)} aria-label={t('dashboard.side.label')}>
      <Account side={side} fullName={fullName} />
      {week ? <WeekCard week={week} /> : <Suggestions side={side} />}
      {side.plan.promo && <Promo promo={side.plan.promo} />}
    </aside>
  )
}

function Suggestions({ side }: { side: SideView }) {
  const t = useT()
  return (
    <Card tone="tint" className={stack}>
      <h2 className={title.sm}>{t('dashboard.side.suggestions')}</h2>
      {side.suggestions.length === 0 ? (
        <p className={small}>{t('dashboard.side.suggestionsNone')}</p>
      ) : (
        <>
          {side.general && <p className={small}>{t('dashboard.side.suggestionsGeneral')}</p>}
          <ol className={css.weekly}>
            {side.suggestions.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ol>
        </>
      )}
    </Card>
  )
}

function Account({ side: { name, example, left, value, max, plan }, fullName }: { side: SideView; fullName: string }) {
  const t = useT()
  return (
    <Card className={stack}>
      <div className={row}>
        <Avatar name={fullName} large />
        <div>
          <h2 className={title.sm}>{name}</h2>
          <p className={cx(small, muted)}>
            <span>{plan.label}</span>
            {plan.name && <span> · {plan.name}</span>}
          </p>
        </div>
      </div>
      <div className={cx(stack, stackGap.s2)}>
        <div className={cx(row, rowSplit)}>
          <h3 className={small} id="restantes">
            {t('dashboard.side.left')}
          </h3>
          <strong className={num}>{left}</strong>
          {example && <Badge>{t('common.example')}</Badge>}
        </div>
        <Progress labelledBy="restantes" value={value} max={max} />
      </div>
      {plan.button.href === null ? (
        <Button wide disabled>
          {plan.button.text}
        </Button>
      ) : (
        <ButtonLink wide href={plan.button.href}>
          {plan.button.text}
        </ButtonLink>
      )}
      {plan.note && <p className={cx(small, muted)}>{plan.note}</p>}
    </Card>
  )
}

function Promo({ promo: { title: heading, items, button, example, own } }: { promo: NonNullable<PlanView['promo']> }) {
  const t = useT()
  return (
    <Card className={stack}>
      <h2 className={title.sm}>{heading}</h2>
      {(example || own) && (
        <div className={row}>
          {own && (
            <Badge tone="good" icon="check">
              {t('dashboard.promo.own')}
            </Badge>
          )}
          {example && <Badge>{t('common.example')}</Badge>}
        </div>
      )}
      <Ticks className={small} items={items.map((text) => ({ key: text, content: text }))} />
      <ButtonLink kind="outline" wide href="/planos">
        {button}
        {/* "Learn more" alone means nothing to a screen reader's user who jumps from link to link. */}
        <span className={sr}>: {heading}</span>
      </ButtonLink>
    </Card>
  )
}

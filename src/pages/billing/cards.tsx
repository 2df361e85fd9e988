// The cards of the three plans on /planos, with prices and buttons.
import { plansRegion } from '../../api/regions'
import { useT } from '../../i18n'
import Subscribe from '../../islands/billing/subscribe'
import type { CardView } from '../../texts/billing/view'
import { Badge } from '../../ui/badge/badge'
import { cx, muted, small, title } from '../../ui/base'
import { Button } from '../../ui/button/button'
import { Card } from '../../ui/card/card'
import { Icon } from '../../ui/icon/icon'
import { Skeleton } from '../../ui/skeleton/skeleton'
import { ticks } from '../../ui/ticks/ticks.css'
import * as css from './plans.css'

type Props = {
  cards: readonly CardView[]
  cycle: string
  /** The id of the coupon's form. */
  form: string
}

/** Basic, Pro, Premium: their rows line up, the recommended one is the one deep panel. */
export function Cards({ cards, cycle, form }: Props) {
  const t = useT()
  return (
    <>
      <div className={css.plans} data-count={cards.length}>
        {cards.map((card) => (
          <PlanCard key={card.plan} card={card} cycle={cycle} form={form} />
        ))}
      </div>
      <div className={css.loading}>
        <p className={muted} hidden>
          {t('plans.loading')}
        </p>
        {[1, 2, 3].map((place) => (
          <Card key={place} as="div" className={css.loadingCard}>
            <Skeleton shape="title" />
            <Skeleton />
            <Skeleton shape="half" />
            <Skeleton shape="button" />
            <Skeleton />
            <Skeleton />
          </Card>
        ))}
      </div>
    </>
  )
}

function PlanCard({ card, cycle, form }: { card: CardView; cycle: string; form: string }) {
  const t = useT()
  const main = card.badge === 'recommended'
  const texts = {
    subscribe: t('plans.card.subscribe'),
    pending: t('plans.card.pending'),
    failed: t('plans.checkoutFailed'),
    offline: t('plans.offline'),
  }
  return (
    <Card as="article" tone={main ? 'deep' : undefined} className={cx(css.plan, main && css.planMain)}>
      <div className={css.head}>
        <h2 className={title.md}>{card.name}</h2>
        <PlanBadge card={card} />
      </div>
      <p className={muted}>{card.about}</p>
      <Price card={card} />
      <p>
        <strong>{card.amount}</strong>
      </p>
      {card.current || card.covered ? (
        <Button wide disabled>
          {t(card.current ? 'plans.card.current' : 'plans.card.covered')}
        </Button>
      ) : (
        <Subscribe
          plan={card.plan}
          name={card.name}
          cycle={cycle}
          main={main}
          form={form}
          region={plansRegion}
          texts={texts}
        />
      )}
      <ul className={ticks}>
        {card.features.map(({ key, label, soon }) => (
          <li key={key} className={soon ? css.soon : undefined}>
            <Icon name={soon ? 'clock' : 'check'} />
            <span>
              {label} {soon && <Badge>{t('plans.badges.soon')}</Badge>}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function PlanBadge({ card: { badge } }: { card: CardView }) {
  const t = useT()
  if (badge === 'once') return <Badge tone="line">{t('plans.badges.once')}</Badge>
  if (badge === 'recommended') return <Badge tone="you">{t('plans.badges.recommended')}</Badge>
  return <Badge icon="sparkle">{t('plans.badges.full')}</Badge>
}

function Price({ card: { price, before, notes } }: { card: CardView }) {
  const t = useT()
  return (
    <div>
      {before && <p className={css.before}>{t('plans.price.before', { price: before })}</p>}
      <p className={css.price}>
        {price.whole}
        <span className={css.cents}>{price.cents}</span> <small>{price.per}</small>
      </p>
      {notes.map((note) => (
        <p key={note} className={cx(muted, small)}>
          {note}
        </p>
      ))}
    </div>
  )
}

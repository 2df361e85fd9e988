// The part of /planos that is replaced when a cycle, a coupon or a subscription changes.
import { Fragment } from 'react'
import { plansRegion } from '../../api/regions'
import type { BillingCycle } from '../../events/schema/vocabulary'
import { useT, useTexts } from '../../i18n'
import Coupon from '../../islands/billing/coupon-form'
import Subscription from '../../islands/billing/subscription'
import { periods, plansHref } from '../../texts/billing/addresses'
import type { BoxView } from '../../texts/billing/plan-box'
import type { AppliedCoupon, CardView } from '../../texts/billing/view'
import { Badge } from '../../ui/badge/badge'
import { cx, noPrint, row, small, sr, stack, stackGap, title } from '../../ui/base'
import { Button, ButtonLink, LinkRow } from '../../ui/button/button'
import { Callout } from '../../ui/callout/callout'
import { Card } from '../../ui/card/card'
import { Dialog } from '../../ui/dialog/dialog'
import { Cards } from './cards'
import * as css from './plans.css'

export type PlansView = {
  readonly box: BoxView | null
  readonly cards: readonly CardView[]
  readonly cycle: BillingCycle
  readonly coupon: AppliedCoupon | null
  /** The code in the address that was not taken, and why. */
  readonly couponFailed: { readonly typed: string; readonly message: string } | null
  /** Whether the address asks to cancel: the question, laid into the page. */
  readonly asks: boolean
}

/** The id of the coupon's form. */
const couponForm = 'cupom'

/** What changes with a choice: the current plan, the period, the coupon, the cards. 'failed' when it could not be read. */
export function PlansRegion({ view }: { view: PlansView | 'failed' }) {
  return (
    <div data-region={plansRegion}>
      {view === 'failed' ? (
        <Failed />
      ) : (
        <>
          {view.asks && view.box?.cancel && <Question text={view.box.cancel} />}
          {view.box && <Box box={view.box} asks={view.asks} />}
          <Bar view={view} />
          <Cards cards={view.cards} cycle={view.cycle} form={couponForm} />
        </>
      )}
    </div>
  )
}

function Failed() {
  const t = useT()
  return (
    <Card className={stack}>
      <Callout kind="bad" title={t('plans.failed.title')} alert>
        {t('plans.failed.text')}
      </Callout>
      <LinkRow href="/planos" data-region={plansRegion}>
        {t('common.state.error.retry')}
      </LinkRow>
    </Card>
  )
}

function Box({ box, asks }: { box: BoxView; asks: boolean }) {
  const t = useT()
  const texts = {
    manage: t('plans.box.manage'),
    opening: t('plans.box.opening'),
    cancel: t('plans.box.cancel'),
    title: t('plans.cancel.title'),
    yes: t('plans.cancel.yes'),
    no: t('plans.cancel.no'),
    done: t('plans.cancel.done'),
    failed: t('plans.cancel.failed'),
    portalFailed: t('plans.portalFailed'),
    redirecting: t('plans.redirecting'),
    offline: t('plans.offline'),
  }
  return (
    <Card tone="tint" className={css.box} aria-label={t('plans.box.label')}>
      <div className={cx(stack, stackGap.s2)}>
        <h2 className={title.sm}>{box.title}</h2>
        <p className={small}>{box.lines.join(' ')}</p>
      </div>
      <div className={row}>
        {box.payments.map(({ label, href }) => (
          <ButtonLink key={href} href={href}>
            {label}
          </ButtonLink>
        ))}
        <Subscription manage={box.manage} question={asks ? null : box.cancel} region={plansRegion} texts={texts} />
      </div>
    </Card>
  )
}

/** As no script can open it there: the question laid into the page. */
function Question({ text }: { text: string }) {
  const t = useT()
  return (
    <div className={css.box}>
      <Dialog
        inline
        open
        title={t('plans.cancel.title')}
        text={text}
        actions={
          <>
            <ButtonLink kind="ghost" href="/planos">
              {t('plans.cancel.no')}
            </ButtonLink>
            <form method="post" action="/planos/cancelar">
              <Button type="submit" kind="danger">
                {t('plans.cancel.yes')}
              </Button>
            </form>
          </>
        }
      />
    </div>
  )
}

function Period({ cycle }: { cycle: BillingCycle }) {
  const t = useT()
  return (
    <>
      {t(`plans.period.${cycle}`)}
      {cycle === 'annually' && <Badge tone="good">{t('plans.period.save')}</Badge>}
    </>
  )
}

function Bar({ view: { cycle, coupon, couponFailed } }: { view: PlansView }) {
  const t = useT()
  const { plans } = useTexts()
  const texts = {
    ...plans.coupon,
    offline: plans.offline,
    // Otherwise filled in by the island, for a code that has just been checked.
    ...(coupon && { applied: t('plans.coupon.applied', { percent: coupon.percent }) }),
  }
  return (
    <div className={cx(css.bar, noPrint)}>
      {/* The form's first button is the one that Enter presses: it applies the coupon and changes no period. */}
      <button type="submit" form={couponForm} className={sr} tabIndex={-1} aria-hidden="true" />
      <nav className={css.period} aria-label={t('plans.period.label')}>
        {(['monthly', 'annually'] as const).map((one) => (
          <Fragment key={one}>
            <a
              className={cx(css.periodChoice, one !== cycle && css.byScript)}
              href={plansHref(one, coupon?.code ?? null)}
              data-region={plansRegion}
              aria-current={one === cycle ? 'true' : undefined}
            >
              <Period cycle={one} />
            </a>
            {one !== cycle && (
              <button
                type="submit"
                form={couponForm}
                name="periodo"
                value={periods[one]}
                className={cx(css.periodChoice, css.plain)}
              >
                <Period cycle={one} />
              </button>
            )}
          </Fragment>
        ))}
      </nav>
      <Coupon
        key={coupon?.code ?? 'none'}
        texts={texts}
        code={coupon?.code ?? ''}
        refused={couponFailed}
        period={periods[cycle]}
        region={plansRegion}
        id={couponForm}
        classes={{ form: css.coupon, applied: css.applied }}
      />
    </div>
  )
}

// The pages of the built-in test checkout (P17). Each says that it is a test before it says anything else.
import type { ReactNode } from 'react'
import { translator } from '../../i18n'
import { cx, muted, row, stack, stackGap, title } from '../../ui/base'
import { Button, LinkRow } from '../../ui/button/button'
import { Callout } from '../../ui/callout/callout'
import { Card } from '../../ui/card/card'
import { Heading } from '../../ui/heading/heading'
import type { PageContext } from '../context'
import { Shell } from '../shell/shell'
import * as css from './plans.css'

type FrameProps = { page: PageContext; heading: string; children: ReactNode }

/** The document of every test page: a title and a banner that leave no doubt, then what it is about. */
export function TestFrame({ page, heading, children }: FrameProps) {
  const t = translator(page.language)
  return (
    <Shell page={page} title={heading}>
      <div className={cx(css.centred, stack, stackGap.s6)}>
        <h1 className={title.lg}>{heading}</h1>
        <Callout kind="warn" title={t('plans.test.banner')}>
          {t(page.user?.role === 'admin' ? 'plans.test.bannerText' : 'plans.test.buyerText')}
        </Callout>
        {children}
        <LinkRow kind="ghost" href="/planos">
          {t('plans.test.back')}
        </LinkRow>
      </div>
    </Shell>
  )
}

export type TestCheckoutView = {
  readonly session: string
  readonly state: 'open' | 'pending' | 'over'
  readonly plan: string
  readonly period: string
  readonly price: string
  /** What a coupon takes off the first payment; null without one. */
  readonly discount: string | null
  readonly today: string
  /** How it goes on: it renews, or it does not. */
  readonly later: string
  /** The last try was refused. */
  readonly declined: boolean
  /** Where the same choice is made again. */
  readonly again: string
}

/** What is bought, for how much, and what may happen to a payment. */
export function TestCheckoutPage({ page, checkout }: { page: PageContext; checkout: TestCheckoutView | null }) {
  const t = translator(page.language)
  return (
    <TestFrame page={page} heading={t('plans.test.title')}>
      {checkout ? <CheckoutCard page={page} checkout={checkout} /> : <p>{t('errors.checkout-missing')}</p>}
    </TestFrame>
  )
}

function CheckoutCard({ page, checkout }: { page: PageContext; checkout: TestCheckoutView }) {
  const t = translator(page.language)
  return (
    <Card className={cx(stack, stackGap.s6)} aria-labelledby="compra">
      <Heading id="compra">{t('plans.test.what')}</Heading>
      <dl className={css.receipt}>
        <Line name={t('plans.test.plan')} value={checkout.plan} />
        <Line name={t('plans.test.period')} value={checkout.period} />
        <Line name={t('plans.test.full')} value={checkout.price} />
        {checkout.discount !== null && <Line name={t('plans.test.discount')} value={checkout.discount} />}
        <Line name={t('plans.test.today')} value={checkout.today} />
      </dl>
      <p className={muted}>{checkout.later}</p>
      {checkout.state === 'over' && (
        <p role="status">{t(checkout.declined ? 'plans.test.declined' : 'plans.test.over')}</p>
      )}
      {checkout.declined && (
        <LinkRow kind="primary" href={checkout.again}>
          {t('plans.test.again')}
        </LinkRow>
      )}
      {checkout.state === 'pending' && (
        <>
          <h3 className={title.sm}>{t('plans.test.pix')}</h3>
          <p>{t('plans.test.pixText')}</p>
        </>
      )}
      {checkout.state !== 'over' && <Choices page={page} checkout={checkout} />}
    </Card>
  )
}

const Line = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)

function Choices({ page, checkout: { session, state } }: { page: PageContext; checkout: TestCheckoutView }) {
  const t = translator(page.language)
  const button = (value: string, text: string, kind?: 'primary' | 'outline' | 'ghost') => (
    <Button type="submit" name="escolha" value={value} kind={kind}>
      {text}
    </Button>
  )
  return (
    <form method="post" action="/pagamento-teste" className={row}>
      <input type="hidden" name="sessao" value={session} />
      {state === 'open' ? (
        <>
          {button('pagar', t('plans.test.pay'), 'primary')}
          {button('depois', t('plans.test.later'), 'outline')}
          {button('recusar', t('plans.test.decline'), 'outline')}
          {button('desistir', t('plans.test.leave'), 'ghost')}
        </>
      ) : (
        <>
          {button('pix-pago', t('plans.test.pixPaid'), 'primary')}
          {button('pix-vencido', t('plans.test.pixExpired'), 'outline')}
        </>
      )}
    </form>
  )
}

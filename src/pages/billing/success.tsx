// /assinatura-sucesso: what became of a payment, for somebody who comes back from the provider's page.
import { linesOf } from '../../billing/offer'
import type { BillingCycle, SoldPlan } from '../../events/schema/vocabulary'
import { type Translate, translator } from '../../i18n'
import { formats } from '../../i18n/format'
import Confirmed from '../../islands/billing/checkout-result'
import { checkoutHref, plansHref } from '../../texts/billing/addresses'
import { type CheckoutOutcome, outcomeText } from '../../texts/billing/checkout-outcome'
import { planCalled } from '../../texts/billing/plan-names'
import { lineText } from '../../texts/billing/view'
import { cx, lead, row, stack, stackGap, title } from '../../ui/base'
import { ButtonLink } from '../../ui/button/button'
import { Card } from '../../ui/card/card'
import { Ticks } from '../../ui/ticks/ticks'
import type { Message } from '../../ui/toast/toast'
import type { PageContext } from '../context'
import { Shell } from '../shell/shell'
import * as css from './plans.css'

type SuccessData = CheckoutOutcome & {
  readonly plan: SoldPlan
  readonly cycle: BillingCycle
  readonly session: string
  /** The coupon it was ordered with, for choosing again. */
  readonly coupon: string | null
  /** When the plan ends by itself (ms); null if it renews. */
  readonly until: number | null
  /** Where it is still to be paid. */
  readonly payAt: string | null
  readonly now: number
}

type Props = { page: PageContext; data: SuccessData }

/** /assinatura-sucesso: shows a payment only after the provider confirmed it, and lists only what is in force. */
export function SuccessPage({ page, data }: Props) {
  const t = translator(page.language)
  const heading = headingOf(data.state, t)
  return (
    <Shell page={page} title={heading}>
      <Card
        as="div"
        tone={data.state === 'paid' ? 'deep' : undefined}
        corner
        className={cx(css.centred, stack, stackGap.s6)}
      >
        <h1 className={title.lg}>{heading}</h1>
        {data.state === 'paid' ? <Paid page={page} data={data} /> : <Waiting page={page} data={data} />}
      </Card>
      <Confirmed message={toastOf(page, data)} rewrite />
    </Shell>
  )
}

function Paid({ page: { language, catalogue }, data: { plan, cycle, until, now } }: Props) {
  const t = translator(language)
  const lines = linesOf(catalogue, plan).map((line) => lineText({ catalogue, plan, cycle }, line, language))
  return (
    <>
      <p className={lead}>{t('plans.success.lead', { plan: planCalled(catalogue, plan, t) })}</p>
      <Ticks items={lines.map((line) => ({ key: line, content: line }))} />
      {until !== null && <p>{t('plans.success.ends', { date: formats(language).date(until, now) })}</p>}
      <div className={cx(row, css.onDeep)}>
        <ButtonLink kind="primary" href="/painel">
          {t('common.state.notFound.dashboard')}
        </ButtonLink>
        <ButtonLink kind="outline" href="/planos">
          {t('common.seePlans')}
        </ButtonLink>
      </div>
    </>
  )
}

function Waiting({ page: { language }, data }: Props) {
  const t = translator(language)
  const { state, session, payAt, cycle, coupon } = data
  const asks = state !== 'unpaid' && state !== 'over'
  return (
    <>
      <p className={lead}>{outcomeText(data, language)}</p>
      <div className={row}>
        {asks && (
          <ButtonLink kind="primary" href={checkoutHref(session)}>
            {t('plans.success.waiting.check')}
          </ButtonLink>
        )}
        {payAt && (
          <ButtonLink kind="outline" href={payAt}>
            {t('plans.success.waiting.page')}
          </ButtonLink>
        )}
        <ButtonLink kind="ghost" href={state === 'unpaid' ? plansHref(cycle, coupon) : '/planos'}>
          {t('common.seePlans')}
        </ButtonLink>
      </div>
    </>
  )
}

const headingOf = (state: SuccessData['state'], t: Translate): string => {
  if (state === 'paid') return t('plans.success.title')
  if (state === 'unpaid' || state === 'over') return t(`plans.success.${state}.title`)
  return t('plans.success.waiting.title')
}

/** Paid, not yet processed, could not be asked (P43). */
const toastOf = ({ language }: PageContext, data: SuccessData): Message => {
  const t = translator(language)
  if (data.state === 'unavailable')
    return { title: t('plans.success.toast.failed'), text: t('errors.verify-failed'), tone: 'wait' }
  const text = outcomeText(data, language)
  return data.state === 'paid'
    ? { title: t('plans.success.toast.done'), text }
    : { title: t('plans.success.toast.waiting'), text, tone: 'wait' }
}

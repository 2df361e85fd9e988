import type { BillingCycle, SoldPlan } from '../events/vocabulary'
import { translator } from '../i18n'
import { formats } from '../i18n/format'
import Confirmed from '../islands/confirmed'
import { ButtonLink } from '../ui/button'
import { Card } from '../ui/card'
import { cx } from '../ui/cx'
import { page as pageBox, row, stack, stackGap, wrap } from '../ui/layout.css'
import { lead, title } from '../ui/text.css'
import { Ticks } from '../ui/ticks'
import type { Message } from '../ui/toast'
import type { PageContext } from './context'
import { planLabel } from './dashboard/plan'
import { lineText } from './plans/view'
import * as css from './plans.css'
import { Shell } from './shell'

export type SuccessData = {
  readonly state: 'paid' | 'processing' | 'unpaid' | 'unavailable'
  readonly plan: SoldPlan
  readonly cycle: BillingCycle
  readonly session: string
  /** When the plan ends by itself (ms); null if it renews. */
  readonly until: number | null
  /** Where it is still to be paid. */
  readonly payAt: string | null
  readonly now: number
}

type Props = { page: PageContext; data: SuccessData }

/** /assinatura-sucesso: says that it is paid only once the provider has said so. */
export function SuccessPage({ page, data }: Props) {
  const t = translator(page.language)
  const heading =
    data.state === 'paid'
      ? t('plans.success.title')
      : t(data.state === 'unpaid' ? 'plans.success.unpaid.title' : 'plans.success.waiting.title')
  return (
    <Shell page={page} title={heading}>
      <main id="conteudo" className={cx(wrap, pageBox)}>
        <Card
          as="div"
          tone={data.state === 'paid' ? 'deep' : undefined}
          corner
          className={cx(css.centred, stack, stackGap.s6)}
        >
          <h1 className={title.lg}>{heading}</h1>
          {data.state === 'paid' ? <Paid page={page} data={data} /> : <Waiting page={page} data={data} />}
        </Card>
        <Confirmed said={toastOf(page, data)} rewrite />
      </main>
    </Shell>
  )
}

function Paid({ page: { language, catalogue }, data: { plan, cycle, until, now } }: Props) {
  const t = translator(language)
  const lines = catalogue.offers[plan].list.map((line) => lineText({ catalogue, plan, cycle }, line, language))
  return (
    <>
      <p className={lead}>{t('plans.success.lead', { plan: planLabel(plan, t) })}</p>
      <Ticks items={lines.map((line) => ({ key: line, content: line }))} />
      {until !== null && <p>{t('plans.success.ends', { date: formats(language).date(until, now) })}</p>}
      <div className={cx(row, css.onDeep)}>
        <ButtonLink kind="primary" href="/painel">
          {t('plans.success.dashboard')}
        </ButtonLink>
        <ButtonLink kind="outline" href="/planos">
          {t('plans.success.plans')}
        </ButtonLink>
      </div>
    </>
  )
}

function Waiting({ page: { language }, data: { state, session, payAt } }: Props) {
  const t = translator(language)
  return (
    <>
      <p className={lead}>{t(state === 'unpaid' ? 'plans.success.unpaid.text' : 'plans.success.waiting.text')}</p>
      <div className={row}>
        {state !== 'unpaid' && (
          <ButtonLink kind="primary" href={`/assinatura-sucesso?${new URLSearchParams({ session_id: session })}`}>
            {t('plans.success.waiting.check')}
          </ButtonLink>
        )}
        {payAt && (
          <ButtonLink kind="outline" href={payAt}>
            {t('plans.success.waiting.page')}
          </ButtonLink>
        )}
        <ButtonLink kind="ghost" href="/planos">
          {t('plans.success.plans')}
        </ButtonLink>
      </div>
    </>
  )
}

/** Section 8 of the specification: paid, not yet processed, could not be asked. */
const toastOf = ({ language }: PageContext, { state }: SuccessData): Message | null => {
  const t = translator(language)
  if (state === 'paid') return { title: t('plans.success.toast.done'), text: t('plans.success.toast.doneText') }
  if (state === 'unavailable') return { title: t('plans.success.toast.failed'), text: t('errors.verify-failed') }
  const text = t(state === 'unpaid' ? 'plans.success.unpaid.text' : 'plans.success.toast.waitingText')
  return { title: t('plans.success.toast.waiting'), text }
}

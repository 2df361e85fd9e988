// /entrevista: begins a practice, from an advert or without one, and lists earlier ones.

import { plansWith } from '../../billing/offer'
import { translator, useT } from '../../i18n'
import { formats } from '../../i18n/format'
import { planName } from '../../texts/billing/plan-names'
import { cx, muted, sectionGap, small, stack, stackGap, two } from '../../ui/base'
import { LinkRow, SubmitRow } from '../../ui/button/button'
import { Alert } from '../../ui/callout/callout'
import { Card } from '../../ui/card/card'
import { Field } from '../../ui/field/field'
import { Select } from '../../ui/field/input'
import { Heading, SmallHeading } from '../../ui/heading/heading'
import { Ticks } from '../../ui/ticks/ticks'
import type { PageContext } from '../context'
import { PageHead } from '../shell/page-head'
import { Shell } from '../shell/shell'
import * as css from './interview.css'

type Advert = { readonly value: string; readonly title: string; readonly saved: boolean }
type Past = { readonly id: string; readonly at: number; readonly answers: number }

type Props = {
  page: PageContext
  /** Whether the person's plan includes it. */
  allowed: boolean
  hasResume: boolean
  adverts: readonly Advert[]
  /** The advert chosen by the link that led here. */
  chosen: string | null
  past: readonly Past[]
  now: number
  error: string | undefined
}

/** /entrevista: begin a practice, and read those before. */
export function InterviewPage({ page, ...props }: Props) {
  const t = translator(page.language)
  const { allowed, hasResume, past } = props
  return (
    <Shell page={page} title={t('interview.title')} description={t('interview.description')}>
      <PageHead title={t('interview.title')} lead={t('interview.lead')} />
      <div className={two}>
        {allowed ? hasResume ? <Begin {...props} /> : <NoResume /> : <Offer page={page} hasPast={past.length > 0} />}
        <How />
      </div>
      {past.length > 0 && <PastPractices page={page} {...props} />}
    </Shell>
  )
}

/** Works without a script: a choice and a button. */
function Begin({ adverts, chosen, past, error }: Omit<Props, 'page'>) {
  const t = useT()
  const first = adverts.some(({ value }) => value === chosen) ? chosen : adverts[0]?.value
  const nameOf = ({ title: name, saved }: Advert) => (saved ? name : t('interview.begin.job', { title: name }))
  return (
    <Card>
      <form className={cx(stack, stackGap.s6)} method="post" action="/entrevista">
        {error && <Alert>{error}</Alert>}
        <input type="hidden" name="acao" value="comecar" />
        <Field label={t('interview.begin.title')}>
          {(control) => (
            <Select {...control} name="vaga" defaultValue={first ?? ''}>
              {adverts.map((advert) => (
                <option key={advert.value} value={advert.value}>
                  {nameOf(advert)}
                </option>
              ))}
              <option value="">{t('interview.begin.none')}</option>
            </Select>
          )}
        </Field>
        <SubmitRow kind="primary" icon="arrow-right">
          {t(past.length > 0 ? 'interview.begin.again' : 'interview.begin.submit')}
        </SubmitRow>
      </form>
    </Card>
  )
}

function NoResume() {
  const t = useT()
  return (
    <Card className={stack}>
      <p>{t('interview.begin.noResume')}</p>
      <LinkRow kind="primary" href="/curriculo">
        {t('common.sendResume')}
      </LinkRow>
    </Card>
  )
}

function Offer({ page: { catalogue, language }, hasPast }: { page: PageContext; hasPast: boolean }) {
  const t = useT()
  const { plans } = plansWith(catalogue, 'simulacao_entrevista')
  const named = formats(language).choice(plans.map((plan) => planName(catalogue, plan, t)))
  return (
    <Card className={stack} aria-labelledby="treino-plano">
      <Heading id="treino-plano">
        {plans.length > 0 ? t('interview.offer.titleOf', { plans: named }) : t('interview.offer.title')}
      </Heading>
      <p>{t('interview.offer.text')}</p>
      <p>{t('interview.offer.example')}</p>
      {hasPast && <p className={muted}>{t('interview.offer.yours')}</p>}
      <LinkRow kind="primary" href="/planos">
        {t('common.seeThePlans')}
      </LinkRow>
    </Card>
  )
}

function How() {
  const t = useT()
  const steps = ['ask', 'answer', 'measure'] as const
  return (
    <section className={stack} aria-labelledby="como">
      <SmallHeading id="como">{t('interview.begin.how')}</SmallHeading>
      <Ticks
        items={steps.map((step) => ({ key: step, content: t(`interview.begin.steps.${step}`), icon: 'arrow-right' }))}
      />
    </section>
  )
}

function PastPractices({ page, past, now }: Props) {
  const t = translator(page.language)
  const { moment } = formats(page.language)
  return (
    <section className={cx(sectionGap, stack)} aria-labelledby="treinos">
      <Heading id="treinos">{t('interview.past.title')}</Heading>
      <Card>
        <ul className={css.past}>
          {past.map(({ id, at, answers }) => (
            <li key={id}>
              <a href={`/entrevista?treino=${id}`}>{t('interview.past.one', { when: moment(at, now) })}</a>
              <span className={cx(small, muted)}>
                {answers === 0 ? t('interview.past.none') : t('interview.past.answered', { count: answers })}
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}

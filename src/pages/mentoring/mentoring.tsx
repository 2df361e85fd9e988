// /mentoria: the page on which a person books an hour with a mentor.

import { type Language, translator, useT } from '../../i18n'
import { hourInWords } from '../../texts/mentoring/times'
import { Badge } from '../../ui/badge/badge'
import { cx, muted, small, stack, stackGap, title } from '../../ui/base'
import { Button, LinkRow } from '../../ui/button/button'
import { Alert } from '../../ui/callout/callout'
import { Card } from '../../ui/card/card'
import { Field } from '../../ui/field/field'
import { Textarea } from '../../ui/field/input'
import { Heading } from '../../ui/heading/heading'
import type { Message } from '../../ui/toast/toast'
import type { PageContext } from '../context'
import { PageHead } from '../shell/page-head'
import { Shell } from '../shell/shell'
import { Booked, type BookingView } from './booked'
import { Hours, type HourView } from './hours'
import * as css from './mentoring.css'
import { Ledger, type LedgerLine, Past } from './past'

export type MentoringView = {
  /** Whether they may give hours themselves. */
  readonly gives: boolean
  /** Whether the person's plan includes it. */
  readonly included: boolean
  /** Whether the plan is to include it, also while nobody gives hours. */
  readonly right: boolean
  /** Not included, and no plan on sale has it, as while nobody gives hours: 'Breve', as the plans say, and nothing to buy. */
  readonly soon: boolean
  /** Hours of this cycle that are left, 0 or 1, also while nobody gives any. */
  readonly left: 0 | 1
  /** When the next one comes (ms); null for a plan without cycles or one that ends. */
  readonly renews: number | null
  readonly hours: readonly HourView[]
  readonly ahead: readonly BookingView[]
  readonly past: readonly BookingView[]
  /** How the allowance came about, oldest first. */
  readonly ledger: readonly LedgerLine[]
}

type Props = {
  readonly page: PageContext
  readonly toast?: Message | undefined
  readonly view: MentoringView
  /** Why what was asked was not done, and what was typed. */
  readonly failed?: { readonly message: string; readonly topic: string; readonly hour: string } | undefined
}

/** /mentoria: book this cycle's hour, and find those that were. */
export function MentoringPage({ page, toast, view, failed }: Props) {
  const t = translator(page.language)
  const { included, right, soon, left, hours, ahead, past, ledger } = view
  return (
    <Shell page={page} title={t('mentoring.title')} description={t('mentoring.description')} toast={toast}>
      <PageHead title={t('mentoring.heading')} lead={t('mentoring.lead')}>
        {view.gives && (
          <p>
            <a href="/mentor">{t('mentoring.giving.title')}</a>
          </p>
        )}
      </PageHead>
      <div className={cx(stack, stackGap.s8)}>
        {failed && <Alert>{failed.message}</Alert>}
        {ahead.map((booking) => (
          <Booked key={booking.id} booking={booking} hours={hours} language={page.language} />
        ))}
        {included ? (
          left === 1 ? (
            hours.length > 0 ? (
              <Book hours={hours} language={page.language} failed={failed} />
            ) : (
              <NoHours />
            )
          ) : (
            ahead.length === 0 && <Used view={view} language={page.language} />
          )
        ) : soon ? (
          <Soon right={right} hasPast={past.length > 0} />
        ) : (
          <Offer hasPast={past.length > 0} />
        )}
        {past.length > 0 && <Past past={past} language={page.language} />}
        {!(soon && right) && ledger.length > 0 && <Ledger ledger={ledger} />}
      </div>
    </Shell>
  )
}

function Book({
  hours,
  language,
  failed,
}: {
  hours: readonly HourView[]
  language: Language
  failed: Props['failed']
}) {
  const t = useT()
  const mentors = [...new Map(hours.map(({ mentor, about }) => [mentor, about]))]
  return (
    <form className={css.book} method="post" action="/mentoria">
      <input type="hidden" name="acao" value="marcar" />
      <div className={cx(stack, stackGap.s8)}>
        <section className={cx(stack, stackGap.s6)} aria-labelledby="hora">
          <Heading id="hora">{t('mentoring.book.title')}</Heading>
          <Hours hours={hours} language={language} chosen={failed?.hour ?? ''} />
          <p className={cx(small, muted)}>{t('mentoring.book.zone')}</p>
        </section>
        <Field label={t('mentoring.book.topic')}>
          {(control) => (
            <Textarea {...control} name="assunto" rows={3} maxLength={1000} defaultValue={failed?.topic ?? ''} />
          )}
        </Field>
        <label className={css.check}>
          <input type="checkbox" name="mostrar" value="sim" />
          <span>
            <strong>{t('mentoring.book.share')}</strong>
            <br />
            <span className={muted}>{t('mentoring.book.shareHint')}</span>
          </span>
        </label>
      </div>
      <Card as="aside" tone="deep" className={cx(stack, stackGap.s6)}>
        {mentors.map(([mentor, about]) => (
          <div key={mentor}>
            <h2 className={title.sm}>{mentor}</h2>
            {about && <p className={cx(small, muted)}>{about}</p>}
          </div>
        ))}
        <Button type="submit" kind="primary" wide>
          {t('mentoring.book.submit')}
        </Button>
        <p className={cx(small, muted)}>{t('mentoring.book.rules')}</p>
      </Card>
    </form>
  )
}

function NoHours() {
  const t = useT()
  return (
    <Card className={stack}>
      <h2 className={title.md}>{t('mentoring.none.title')}</h2>
      <p>{t('mentoring.none.text')}</p>
    </Card>
  )
}

function Soon({ right, hasPast }: { right: boolean; hasPast: boolean }) {
  const t = useT()
  return (
    <Card className={stack}>
      <h2 className={title.md}>
        {t('mentoring.soon.title')} <Badge>{t('plans.badges.soon')}</Badge>
      </h2>
      <p>{t(right ? 'mentoring.soon.text' : 'mentoring.soon.textOther')}</p>
      {hasPast && <p className={muted}>{t('mentoring.offer.yours')}</p>}
    </Card>
  )
}

function Used({ view, language }: { view: MentoringView; language: Language }) {
  const t = useT()
  return (
    <Card className={stack}>
      <h2 className={title.md}>{t('mentoring.used.title')}</h2>
      <p>
        {view.renews === null
          ? t('mentoring.used.last')
          : t('mentoring.used.next', { when: hourInWords(view.renews, language) })}
      </p>
    </Card>
  )
}

function Offer({ hasPast }: { hasPast: boolean }) {
  const t = useT()
  return (
    <Card className={stack}>
      <h2 className={title.md}>{t('mentoring.offer.title')}</h2>
      <p>{t('mentoring.offer.text')}</p>
      {hasPast && <p className={muted}>{t('mentoring.offer.yours')}</p>}
      <LinkRow href="/planos">{t('common.seePlans')}</LinkRow>
    </Card>
  )
}

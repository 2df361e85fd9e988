// /mentor: where a mentor offers hours and sees who booked them.

import { type Language, translator, useT } from '../../i18n'
import { hourInWords } from '../../texts/mentoring/times'
import { Badge } from '../../ui/badge/badge'
import { cx, muted, row, rowSplit, small, stack, stackGap } from '../../ui/base'
import { Button, ButtonLink, SubmitRow } from '../../ui/button/button'
import { Alert } from '../../ui/callout/callout'
import { Card } from '../../ui/card/card'
import { Field } from '../../ui/field/field'
import { Input } from '../../ui/field/input'
import { Heading } from '../../ui/heading/heading'
import type { Message } from '../../ui/toast/toast'
import type { PageContext } from '../context'
import { PageHead } from '../shell/page-head'
import { Shell } from '../shell/shell'
import * as css from './mentoring.css'

/** What the form for hours holds, as typed. */
export const hoursFields = ['dia', 'das', 'ate', 'minutos', 'semanas', 'link', 'sobre'] as const
export type HoursTyped = { readonly [field in (typeof hoursFields)[number]]: string }

export type MentorView = {
  /** Hours ahead; `who` booked it, null while it is free. Times in ms. */
  readonly hours: readonly { readonly hour: string; readonly start: number; readonly who: string | null }[]
  readonly talks: readonly { readonly id: string; readonly start: number; readonly name: string | null }[]
  readonly typed: HoursTyped
}

type Props = {
  readonly page: PageContext
  readonly toast?: Message | undefined
  readonly view: MentorView
  readonly failed?: string | undefined
}

/** /mentor: give hours, withdraw them, and see who booked. */
export function MentorPage({ page, toast, view, failed }: Props) {
  const t = translator(page.language)
  return (
    <Shell page={page} title={t('mentoring.giving.title')} toast={toast}>
      <PageHead title={t('mentoring.giving.title')} lead={t('mentoring.giving.lead')} />
      <div className={cx(stack, stackGap.s8)}>
        {failed && <Alert>{failed}</Alert>}
        <Talks talks={view.talks} language={page.language} />
        <Give typed={view.typed} />
        <Ahead hours={view.hours} language={page.language} />
      </div>
    </Shell>
  )
}

function Talks({ talks, language }: { talks: MentorView['talks']; language: Language }) {
  const t = useT()
  return (
    <Card className={stack} aria-labelledby="conversas">
      <Heading id="conversas">{t('mentoring.giving.talks')}</Heading>
      {talks.length === 0 && <p className={muted}>{t('mentoring.giving.noneTalks')}</p>}
      <ul className={css.list}>
        {talks.map(({ id, start, name }) => (
          <li key={id} className={cx(row, rowSplit)}>
            <span>
              <strong>{name ?? t('mentoring.giving.person')}</strong>, {hourInWords(start, language)}
            </span>
            <ButtonLink
              size="sm"
              href={`/mentor/conversa?reserva=${id}`}
              aria-label={t('mentoring.giving.openOf', { name: name ?? t('mentoring.giving.person') })}
            >
              {t('mentoring.giving.open')}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Give({ typed }: { typed: HoursTyped }) {
  const t = useT()
  return (
    <Card aria-labelledby="oferecer">
      <form className={cx(stack, stackGap.s6)} method="post" action="/mentor">
        <Heading id="oferecer">{t('mentoring.giving.give')}</Heading>
        <input type="hidden" name="acao" value="oferecer" />
        <div className={css.short}>
          <Field label={t('mentoring.giving.day')}>
            {(control) => <Input {...control} type="date" name="dia" defaultValue={typed.dia} required />}
          </Field>
          <Field label={t('mentoring.giving.from')}>
            {(control) => <Input {...control} type="time" name="das" defaultValue={typed.das} required />}
          </Field>
          <Field label={t('mentoring.giving.to')}>
            {(control) => <Input {...control} type="time" name="ate" defaultValue={typed.ate} required />}
          </Field>
        </div>
        <div className={css.short}>
          <Field label={t('mentoring.giving.minutes')}>
            {(control) => (
              <Input
                {...control}
                type="number"
                name="minutos"
                min={15}
                max={120}
                defaultValue={typed.minutos}
                required
              />
            )}
          </Field>
          <Field label={t('mentoring.giving.weeks')}>
            {(control) => (
              <Input {...control} type="number" name="semanas" min={1} max={8} defaultValue={typed.semanas} required />
            )}
          </Field>
        </div>
        <Field label={t('mentoring.giving.link')} hint={t('mentoring.giving.linkHint')}>
          {(control) => (
            <Input {...control} type="url" name="link" maxLength={300} defaultValue={typed.link} required />
          )}
        </Field>
        <Field label={t('mentoring.giving.about')}>
          {(control) => <Input {...control} name="sobre" maxLength={120} defaultValue={typed.sobre} />}
        </Field>
        <SubmitRow kind="primary">{t('mentoring.giving.submit')}</SubmitRow>
      </form>
    </Card>
  )
}

function Ahead({ hours, language }: { hours: MentorView['hours']; language: Language }) {
  const t = useT()
  return (
    <Card className={stack} aria-labelledby="horas">
      <Heading id="horas">{t('mentoring.giving.ahead')}</Heading>
      {hours.length === 0 && <p className={muted}>{t('mentoring.giving.noneAhead')}</p>}
      <ul className={css.list}>
        {hours.map(({ hour, start, who }) => {
          const when = hourInWords(start, language)
          const withdraw = who === null ? 'withdraw' : 'withdrawBooked'
          return (
            <li key={hour} className={cx(row, rowSplit)}>
              <span>
                {when} {who === null ? <Badge>{t('mentoring.giving.free')}</Badge> : <strong>{who}</strong>}
              </span>
              <form method="post" action="/mentor">
                <input type="hidden" name="acao" value="retirar" />
                <input type="hidden" name="hora" value={hour} />
                <Button type="submit" size="sm" kind="ghost" aria-label={t(`mentoring.giving.${withdraw}Of`, { when })}>
                  <span className={small}>{t(`mentoring.giving.${withdraw}`)}</span>
                </Button>
              </form>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

// /mentor/conversa: what a mentor sees of one conversation, with the results that are shared.

import { type Language, translator, useT } from '../../i18n'
import { formats } from '../../i18n/format'
import { clockInWords, hourInWords } from '../../texts/mentoring/times'
import { cx, lead, muted, row, stack, stackGap, title } from '../../ui/base'
import { ButtonLink, SubmitRow } from '../../ui/button/button'
import { Alert } from '../../ui/callout/callout'
import { Card } from '../../ui/card/card'
import { Field } from '../../ui/field/field'
import { Textarea } from '../../ui/field/input'
import type { Message } from '../../ui/toast/toast'
import type { PageContext } from '../context'
import { PageHead } from '../shell/page-head'
import { Shell } from '../shell/shell'
import type { BookingView } from './booked'
import * as css from './mentoring.css'

/** What a mentor may see of a result: no file, no quote. */
export type SharedResult = {
  readonly title: string
  readonly score: number | null
  readonly headline: string
  readonly tips: readonly { readonly title: string; readonly fix: string }[]
}

type Props = {
  readonly page: PageContext
  readonly toast?: Message | undefined
  readonly booking: BookingView
  /** Who booked. */
  readonly name: string
  /** Null where the person does not share. */
  readonly results: readonly SharedResult[] | null
  readonly failed?: { readonly message: string; readonly text: string } | undefined
}

/** /mentor/conversa: one conversation as its mentor sees it. */
export function TalkPage({ page, toast, booking, name, results, failed }: Props) {
  const t = translator(page.language)
  const { id, start, end, topic, link, shared } = booking
  return (
    <Shell page={page} title={t('mentoring.giving.talk', { name })} toast={toast}>
      <PageHead back="/mentor" backLabel={t('mentoring.giving.back')} title={t('mentoring.giving.talk', { name })}>
        <p className={lead}>
          {hourInWords(start, page.language)}. {t('mentoring.booked.until', { time: clockInWords(end, page.language) })}
        </p>
        <div className={row}>
          {link && (
            <ButtonLink href={link} target="_blank" rel="noopener noreferrer">
              {t('mentoring.booked.join')}
            </ButtonLink>
          )}
          <ButtonLink kind="ghost" href={`/mentor/agenda.ics?reserva=${id}`} download>
            {t('mentoring.booked.calendar')}
          </ButtonLink>
        </div>
      </PageHead>
      <div className={cx(stack, stackGap.s8)}>
        {topic && (
          <Card className={stack}>
            <h2 className={title.md}>{t('mentoring.giving.topic')}</h2>
            <p className={css.text}>{topic}</p>
          </Card>
        )}
        <Notes booking={booking} name={name} failed={failed} />
        <Results name={name} results={results} {...{ start, shared }} language={page.language} />
      </div>
    </Shell>
  )
}

/** The person's note, and the mentor's own, which is edited here. */
function Notes({ booking, name, failed }: Pick<Props, 'booking' | 'name' | 'failed'>) {
  const t = useT()
  const { id, personNote, mentorNote } = booking
  return (
    <Card className={stack}>
      {personNote && (
        <div className={cx(stack, stackGap.s2, css.note)}>
          <strong>{t('mentoring.notes.of', { name })}</strong>
          <p className={css.text}>{personNote}</p>
        </div>
      )}
      {failed && <Alert>{failed.message}</Alert>}
      <form className={stack} method="post" action="/mentor">
        <input type="hidden" name="acao" value="anotar" />
        <input type="hidden" name="reserva" value={id} />
        <Field label={t('mentoring.giving.notes', { name })} hint={t('mentoring.giving.notesHint')}>
          {(control) => (
            <Textarea {...control} name="texto" rows={6} maxLength={4000} defaultValue={failed?.text ?? mentorNote} />
          )}
        </Field>
        <SubmitRow kind="primary">{t('mentoring.notes.save')}</SubmitRow>
      </form>
    </Card>
  )
}

type Shared = Pick<Props, 'name' | 'results'> & Pick<BookingView, 'start' | 'shared'> & { readonly language: Language }

/** The latest results, for as long as the person shares them. */
function Results({ name, results, start, shared, language }: Shared) {
  const t = useT()
  return (
    <Card className={stack}>
      <h2 className={title.md}>{t('mentoring.giving.results')}</h2>
      {results === null || shared === null ? (
        <p className={muted}>{t('mentoring.giving.noResults', { name })}</p>
      ) : (
        <p className={muted}>
          {t('mentoring.giving.resultsUntil', { name, date: formats(language).date(shared, start) })}
        </p>
      )}
      {results?.map((result) => (
        <section key={result.title} className={cx(stack, stackGap.s2)}>
          <h3 className={title.sm}>
            {result.title}
            {result.score !== null && <> · {t('mentoring.giving.score', { score: result.score })}</>}
          </h3>
          <p>{result.headline}</p>
          <ul className={css.list}>
            {result.tips.map((tip) => (
              <li key={tip.title}>
                <strong>{tip.title}</strong>
                <br />
                <span className={muted}>{tip.fix}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Card>
  )
}

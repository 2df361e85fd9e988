// The person's booked hour on /mentoria: joining, moving, sharing results, notes.
import { type Language, useT } from '../../i18n'
import { formats } from '../../i18n/format'
import { clockInWords, hourInWords } from '../../texts/mentoring/times'
import { cx, muted, row, small, stack, stackGap } from '../../ui/base'
import { Button, ButtonLink, SubmitRow } from '../../ui/button/button'
import { Card } from '../../ui/card/card'
import { Field } from '../../ui/field/field'
import { Textarea } from '../../ui/field/input'
import { Heading } from '../../ui/heading/heading'
import { Hours, type HourView } from './hours'
import * as css from './mentoring.css'

/** A booking of the person; times in ms. */
export type BookingView = {
  readonly id: string
  readonly start: number
  readonly end: number
  /** The mentor's name; null once their account is gone. */
  readonly mentor: string | null
  readonly link: string
  readonly topic: string
  readonly personNote: string
  readonly mentorNote: string
  readonly changeable: boolean
  /** Until when the mentor sees the latest results; null for not at all. */
  readonly shared: number | null
  /** Until when they would, if the person agrees; null once that is over. */
  readonly shareable: number | null
}

type Props = { readonly booking: BookingView; readonly hours: readonly HourView[]; readonly language: Language }

/** The hour that is booked: the call, the calendar, changing, sharing and notes. */
export function Booked({ booking, hours, language }: Props) {
  const t = useT()
  const { id, start, end, link, changeable } = booking
  const mentor = booking.mentor ?? t('mentoring.mentor')
  return (
    <Card className={cx(stack, stackGap.s6)} aria-labelledby="marcada">
      <div className={cx(stack, stackGap.s2)}>
        <Heading id="marcada">{t('mentoring.booked.title', { mentor, when: hourInWords(start, language) })}</Heading>
        <p className={muted}>{t('mentoring.booked.until', { time: clockInWords(end, language) })}</p>
        {booking.topic && <p className={css.text}>{booking.topic}</p>}
      </div>
      <div className={row}>
        {link && (
          <ButtonLink kind="primary" href={link} target="_blank" rel="noopener noreferrer">
            {t('mentoring.booked.join')}
          </ButtonLink>
        )}
        <ButtonLink href={`/mentoria/agenda.ics?reserva=${id}`} download>
          {t('mentoring.booked.calendar')}
        </ButtonLink>
      </div>
      <Share booking={booking} mentor={mentor} language={language} />
      {changeable ? (
        <details>
          <summary>{t('mentoring.booked.change')}</summary>
          <div className={cx(stack, stackGap.s6)}>
            {hours.length > 0 && (
              <form className={stack} method="post" action="/mentoria">
                <input type="hidden" name="acao" value="mudar" />
                <input type="hidden" name="reserva" value={id} />
                <Hours hours={hours} language={language} />
                <div>
                  <Button type="submit">{t('mentoring.booked.move')}</Button>
                </div>
              </form>
            )}
            <form method="post" action="/mentoria">
              <input type="hidden" name="acao" value="cancelar" />
              <input type="hidden" name="reserva" value={id} />
              <Button type="submit" kind="danger">
                {t('mentoring.booked.cancel')}
              </Button>
            </form>
          </div>
        </details>
      ) : (
        <p className={cx(small, muted)}>{t('mentoring.booked.fixed')}</p>
      )}
      <Notes booking={booking} mentor={mentor} />
    </Card>
  )
}

function Share({ booking, mentor, language }: { booking: BookingView; mentor: string; language: Language }) {
  const t = useT()
  const { id, start, shared, shareable } = booking
  const until = shared ?? shareable
  if (until === null) return null
  const words = { mentor, date: formats(language).date(until, start) }
  return (
    <form className={cx(stack, stackGap.s2)} method="post" action="/mentoria">
      <input type="hidden" name="acao" value={shared ? 'esconder' : 'mostrar'} />
      <input type="hidden" name="reserva" value={id} />
      <p className={small}>{t(shared ? 'mentoring.share.on' : 'mentoring.share.off', words)}</p>
      <SubmitRow size="sm">{t(shared ? 'mentoring.share.stop' : 'mentoring.share.start', words)}</SubmitRow>
    </form>
  )
}

/** What both wrote; the person's own part can be written again. */
export function Notes({ booking, mentor }: { booking: BookingView; mentor: string }) {
  const t = useT()
  const { id, personNote, mentorNote } = booking
  return (
    <div className={cx(stack, stackGap.s6)}>
      {mentorNote && (
        <div className={cx(stack, stackGap.s2, css.note)}>
          <strong>{t('mentoring.notes.of', { name: mentor })}</strong>
          <p className={css.text}>{mentorNote}</p>
        </div>
      )}
      <form className={stack} method="post" action="/mentoria">
        <input type="hidden" name="acao" value="anotar" />
        <input type="hidden" name="reserva" value={id} />
        <Field label={t('mentoring.notes.mine')} hint={t('mentoring.notes.hint', { name: mentor })}>
          {(control) => <Textarea {...control} name="texto" rows={4} maxLength={4000} defaultValue={personNote} />}
        </Field>
        <SubmitRow size="sm">{t('mentoring.notes.save')}</SubmitRow>
      </form>
    </div>
  )
}

// Shows the hours a person has had, and how each allowance was used.
import { type Language, useT } from '../../i18n'
import { hourInWords } from '../../texts/mentoring/times'
import { small, stack, title } from '../../ui/base'
import { Card } from '../../ui/card/card'
import { Heading } from '../../ui/heading/heading'
import { type BookingView, Notes } from './booked'
import * as css from './mentoring.css'

export function Past({ past, language }: { past: readonly BookingView[]; language: Language }) {
  const t = useT()
  return (
    <section className={stack} aria-labelledby="anteriores">
      <Heading id="anteriores">{t('mentoring.past')}</Heading>
      {past.map((booking) => {
        const mentor = booking.mentor ?? t('mentoring.mentor')
        return (
          <Card key={booking.id} className={stack}>
            <h3 className={title.sm}>
              {t('mentoring.pastOne', { mentor, when: hourInWords(booking.start, language) })}
            </h3>
            {booking.topic && <p className={css.text}>{booking.topic}</p>}
            <Notes booking={booking} mentor={mentor} />
          </Card>
        )
      })}
    </section>
  )
}

export type LedgerLine = { readonly at: string; readonly text: string; readonly left: number }

export function Ledger({ ledger }: { ledger: readonly LedgerLine[] }) {
  const t = useT()
  return (
    <details>
      <summary>{t('mentoring.ledger.title')}</summary>
      <ol className={css.list}>
        {ledger.map(({ at, text, left }) => (
          <li key={`${at} ${text} ${left}`} className={small}>
            {at}: {text} {t('mentoring.ledger.left', { count: left })}
          </li>
        ))}
      </ol>
    </details>
  )
}

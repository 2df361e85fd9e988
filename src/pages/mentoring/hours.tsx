// The free hours that a person can book.
import { type Language, useT } from '../../i18n'
import { clockInWords, dayInWords } from '../../texts/mentoring/times'
import { small } from '../../ui/base'
import * as css from './mentoring.css'

/** An hour that can be booked. `start` in ms. */
export type HourView = {
  readonly hour: string
  readonly start: number
  readonly minutes: number
  readonly mentor: string
  readonly about: string
}

/** The hours of each day as radio buttons of one group, each with its mentor's name. */
export function Hours({
  hours,
  language,
  chosen,
}: {
  hours: readonly HourView[]
  language: Language
  chosen?: string
}) {
  const t = useT()
  const days = Map.groupBy(hours, ({ start }) => dayInWords(start, language))
  return (
    <div className={css.days}>
      {[...days].map(([day, ofDay]) => {
        const [weekday, ...date] = day.split(', ')
        return (
          <fieldset key={day} className={css.day}>
            <legend>
              {weekday}
              <small>{date.join(', ')}</small>
            </legend>
            {ofDay.map(({ hour, start, minutes, mentor }) => (
              <label key={hour} className={css.slot}>
                <input type="radio" name="hora" value={hour} required defaultChecked={hour === chosen} />
                <span>
                  {clockInWords(start, language)}
                  <small className={small}>{t('mentoring.with', { mentor, minutes })}</small>
                </span>
              </label>
            ))}
          </fieldset>
        )
      })}
    </div>
  )
}

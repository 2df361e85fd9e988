// Shows what the followed vacancies ask for together, on /vagas.

import { useT } from '../../i18n'
import type { Ask, Asks } from '../../texts/vacancies/asks'
import { matchText, type Vacancy } from '../../texts/vacancies/view'
import { cx, muted, num, sectionGap, small, stack, title } from '../../ui/base'
import { LinkRow } from '../../ui/button/button'
import { Card } from '../../ui/card/card'
import { Icon } from '../../ui/icon/icon'
import { TableHead } from '../../ui/table/table'
import * as css from './vacancies.css'

/** What most of the compared adverts ask, and what of it the résumé does not show. */
export function AsksPanel({ asks, ranked }: { asks: Asks; ranked: readonly Vacancy[] }) {
  const t = useT()
  const { of, rows, missing } = asks
  return (
    <Card tone="deep" corner className={cx(css.asks, sectionGap)} aria-labelledby="pedem">
      <div className={stack}>
        <h2 className={title.lg} id="pedem">
          {missing
            ? t('vacancies.asks.heading', { count: missing.count, of, what: missing.text })
            : t('vacancies.asks.headingAll')}
        </h2>
        <p className={muted}>
          {missing ? t('vacancies.asks.text', { count: missing.count }) : t('vacancies.asks.textAll')}
        </p>
        <LinkRow className={css.veil} href="/curriculo">
          {t('vacancies.asks.edit')}
        </LinkRow>
        <h3 className={title.sm}>{t('vacancies.asks.ranking')}</h3>
        <ol className={css.ranking}>
          {ranked.map((vacancy) => (
            <li key={vacancy.id}>
              <a href={`/vagas?vaga=${vacancy.id}`}>{vacancy.title || t('vacancies.nameless')}</a>{' '}
              <span className={num}>{matchText(vacancy)}</span>
            </li>
          ))}
        </ol>
      </div>
      <div>
        <table className={css.asksTable}>
          <TableHead names={[t('vacancies.asks.what'), t('vacancies.asks.many'), t('vacancies.asks.you')]} />
          <tbody>
            {rows.map((ask) => (
              <tr key={ask.id}>
                <th scope="row">{ask.text}</th>
                <td>
                  <span className={css.many}>
                    <Dots count={ask.count} of={of} />
                    <span className={cx(num, small)}>{t('vacancies.asks.count', { count: ask.count, of })}</span>
                  </span>
                </td>
                <td className={small}>
                  <You ask={ask} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  )
}

/** A dot an advert. */
function Dots({ count, of }: { count: number; of: number }) {
  return (
    <svg className={css.dots} viewBox="0 0 140 14" aria-hidden="true">
      {Array.from({ length: of }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place in a row of dots
        <circle key={at} data-on={at < count ? '' : undefined} cx={7 + 14 * at} cy="7" r="5" />
      ))}
    </svg>
  )
}

export function You({ ask: { bucket, line } }: { ask: Pick<Ask, 'bucket' | 'line'> }) {
  const t = useT()
  const missing = bucket === 'missing'
  const texts = {
    missing: () => t('vacancies.asks.write'),
    listed: () => t('vacancies.asks.listed'),
    close: () => (line === null ? t('vacancies.asks.closeAlone') : t('vacancies.asks.close', { line })),
    shown: () => (line === null ? t('vacancies.one.shown') : t('vacancies.asks.line', { line })),
  }
  return (
    <span className={css.you}>
      {bucket !== 'close' && (
        <Icon name={missing ? 'plus' : 'check'} className={missing ? css.missing : css.presentTerm} />
      )}
      {texts[bucket]()}
    </span>
  )
}

// The history of one tool on its page: earlier results, chart, and what changed.

import { type Language, useT } from '../../i18n'
import { formats } from '../../i18n/format'
import { chartOf, comparableWith, earlierThan, type HistoryData, scoreText } from '../../texts/history/view'
import { signed } from '../../texts/signed'
import { cx, muted, small, stack, stackGap, tiny } from '../../ui/base'
import { Fold } from '../../ui/fold/fold'
import { Changes } from './changes'
import { Chart } from './chart'
import * as css from './history.css'

/** Results listed at once; the rest of the 50 is folded. */
const open = 5

/** A tool's earlier results, the chart of its score and the changes between two, folded. Nothing before the first result. */
export function History({ language, ...data }: HistoryData & { language: Language }) {
  const t = useT()
  const { entries, pair, shown, now } = data
  if (entries.length === 0) return null
  const drawn = comparableWith(entries, entries.find(({ id }) => id === shown) ?? entries[0])
  const chart = chartOf(drawn, language, now)
  return (
    <>
      {pair && (
        <Fold id="mudou" title={t('results.changed')} note={movedText(pair, t)} open={isChosen(data)}>
          <div className={css.room}>
            <Changes {...data} pair={pair} language={language} />
          </div>
        </Fold>
      )}
      <Fold id="historico-secao" title={t('history.heading')} note={t('results.analyses', { count: entries.length })}>
        {entries.length === 1 && <p className={cx(small, muted)}>{t('history.first')}</p>}
        <div className={cx(css.room, stack, stackGap.s6)}>
          {chart && <Chart chart={chart} />}
          <Results {...data} language={language} />
          <p className={small}>
            <a href="/historico">{t('results.history')}</a>
          </p>
        </div>
      </Fold>
    </>
  )
}

/** The change in points; none where one of the two is a range, which has no exact difference. */
const movedText = ({ older, newer }: NonNullable<HistoryData['pair']>, t: ReturnType<typeof useT>) => {
  if (older.range || newer.range) return null
  const change = signed(newer.score - older.score, String)
  return older.rubric === newer.rubric ? change : t('results.changedRules', { change })
}

/** Whether the person chose what to compare with, and so wants to see it. */
const isChosen = ({ entries, pair, shown }: HistoryData): boolean =>
  pair !== null && earlierThan(entries, shown ?? undefined)[0]?.id !== pair.older.id

function Results({ language, entries, ...data }: HistoryData & { language: Language }) {
  const t = useT()
  const rest = entries.slice(open)
  const mixed = new Set(entries.map(({ rubric }) => rubric)).size > 1
  return (
    <div>
      <ul className={css.list}>
        {entries.slice(0, open).map((entry) => (
          <One key={entry.id} {...data} {...{ entry, language, mixed }} />
        ))}
      </ul>
      {rest.length > 0 && (
        <details>
          <summary className={small}>{t('history.more', { count: rest.length })}</summary>
          <ul className={css.list}>
            {rest.map((entry) => (
              <One key={entry.id} {...data} {...{ entry, language, mixed }} />
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

type OneProps = Omit<HistoryData, 'entries'> & {
  entry: HistoryData['entries'][number]
  language: Language
  /** Measured by more than one version of the rules, so that each result names its own. */
  mixed: boolean
}

function One({ entry, path, shown, now, language, mixed }: OneProps) {
  const t = useT()
  const { id, file, at, rubric } = entry
  const when = formats(language).moment(at, now)
  const here = id === shown
  const name = file || when
  return (
    <li>
      <span>
        {here ? <strong>{name}</strong> : <a href={`${path}?analise=${id}`}>{name}</a>}
        <br />
        <span className={cx(tiny, muted)}>
          {[file ? when : '', mixed ? t('history.rules', { version: rubric }) : '', here ? t('history.here') : '']
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <span className={css.score}>{scoreText(entry)}</span>
    </li>
  )
}

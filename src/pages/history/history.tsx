import { type Language, useT } from '../../i18n'
import { formats } from '../../i18n/format'
import { chartOf, type HistoryData, scoreText } from '../../texts/history/view'
import { cx } from '../../ui/base/cx'
import { stack, stackGap } from '../../ui/base/layout.css'
import { muted, small, tiny, title } from '../../ui/base/text.css'
import { Card } from '../../ui/card/card'
import { Changes } from './changes'
import { Chart } from './chart'
import * as css from './history.css'

/** Results listed at once; the rest of the 50 is folded. */
const open = 5

/** A tool's earlier results, the chart of its score and the changes between two. Nothing before the first result. */
export function History({ language, ...data }: HistoryData & { language: Language }) {
  const t = useT()
  const { entries, pair, now } = data
  if (entries.length === 0) return null
  const chart = chartOf(entries, language, now)
  return (
    <Card className={cx(stack, stackGap.s6)} aria-labelledby="historico" id="historico-secao">
      <div className={cx(stack, stackGap.s2)}>
        <h2 className={title.md} id="historico">
          {t('history.heading')}
        </h2>
        {!chart && <p className={cx(small, muted)}>{t('history.first')}</p>}
      </div>
      <div className={css.room}>
        <div className={pair ? css.both : undefined}>
          <div className={cx(css.room, stack, stackGap.s6)}>
            {chart && <Chart chart={chart} />}
            <Results {...data} language={language} />
          </div>
          {pair && <Changes {...data} pair={pair} language={language} />}
        </div>
      </div>
    </Card>
  )
}

function Results({ language, entries, ...data }: HistoryData & { language: Language }) {
  const t = useT()
  const rest = entries.slice(open)
  return (
    <div>
      <ul className={css.list}>
        {entries.slice(0, open).map((entry) => (
          <One key={entry.id} {...data} entry={entry} language={language} />
        ))}
      </ul>
      {rest.length > 0 && (
        <details>
          <summary className={small}>{t('history.more', { count: rest.length })}</summary>
          <ul className={css.list}>
            {rest.map((entry) => (
              <One key={entry.id} {...data} entry={entry} language={language} />
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

type OneProps = Omit<HistoryData, 'entries'> & { entry: HistoryData['entries'][number]; language: Language }

function One({ entry, path, shown, now, language }: OneProps) {
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
          {[file ? when : '', t('history.rules', { version: rubric }), here ? t('history.here') : '']
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <span className={css.score}>{scoreText(entry)}</span>
    </li>
  )
}

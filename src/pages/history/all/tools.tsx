// Draws each tool's part of the whole history: the main curve, the small ones, and the latest results.

import type { Tool } from '../../../events/schema/vocabulary'
import { type Language, type Translate, useT } from '../../../i18n'
import { formats } from '../../../i18n/format'
import type { VersusRow } from '../../../texts/history/compare'
import { curveOf, little, narrow, wide } from '../../../texts/history/curve'
import { comparableWith, earlierThan, type Past, scoreText } from '../../../texts/history/view'
import { signed } from '../../../texts/signed'
import { toolPath } from '../../../texts/tool-path'
import { cx, muted, num, row, small, stack, title } from '../../../ui/base'
import { Card } from '../../../ui/card/card'
import { Heading } from '../../../ui/heading/heading'
import { ScoreChange } from '../../../ui/score-ring/change'
import * as css from './all.css'
import { Curve } from './curve'

type ToolResults = { readonly tool: Tool; readonly results: readonly Past[] }
export type HistoryPageData = {
  readonly full: boolean
  readonly tools: readonly ToolResults[]
  readonly shown: Tool | null
  readonly versus: { readonly older: Past; readonly newer: Past; readonly rows: readonly VersusRow[] } | null
}
type Part = HistoryPageData & { language: Language; now: number; most: number }

/** From a tool's first result to its latest. */
export const grown = (results: readonly Past[]): number => (results[0]?.score ?? 0) - (results.at(-1)?.score ?? 0)

/** How far a tool's results moved; between ranges there is no one figure. */
const grownText = (results: readonly Past[], t: Translate): string => {
  const [newest, oldest] = [results[0], results.at(-1)]
  if (!newest || !oldest || newest === oldest) return t('history.all.onlyOne')
  return newest.range || oldest.range
    ? t('history.moved.range', { before: scoreText(oldest), after: scoreText(newest) })
    : t('history.all.grew', { change: signed(grown(results)), count: results.length })
}

export function Main({ main, language, now }: Part & { main: ToolResults }) {
  const t = useT()
  const { tool } = main
  const results = comparableWith(main.results, main.results[0])
  const name = t(`dashboard.tools.${tool}.name`)
  const drawings = [wide, narrow].map((frame) => curveOf(results, name, language, now, frame))
  const [large, phone] = drawings
  return (
    <Card tone="deep" corner className={stack} aria-labelledby="curva">
      <div className={row}>
        <Heading id="curva">{name}</Heading>
        <ScoreChange>
          {results.length === 1 && main.results.length > 1 ? t('history.all.jobs') : grownText(results, t)}
        </ScoreChange>
      </div>
      {large && <Curve curve={large} deep bands days className={css.wideOnly} />}
      {phone && <Curve curve={phone} deep days className={css.narrowOnly} />}
      {results.length < 2 && results[0] && <p>{t('history.all.latest', { score: scoreText(results[0]) })}</p>}
    </Card>
  )
}

export function Other({ one: { tool, results }, language, now }: Part & { one: ToolResults }) {
  const t = useT()
  const name = t(`dashboard.tools.${tool}.name`)
  const curve = curveOf(comparableWith(results, results[0]), name, language, now, little)
  return (
    <Card className={stack} aria-labelledby={`h-${tool}`}>
      <div className={css.top}>
        <h2 className={title.sm} id={`h-${tool}`}>
          {name}
        </h2>
        {results[0] && <strong className={num}>{scoreText(results[0])}</strong>}
      </div>
      {curve && <Curve curve={curve} />}
      <p className={cx(small, muted)}>
        {results.length === 0
          ? t('history.all.noneOf')
          : tool === 'job'
            ? t('history.all.jobs')
            : grownText(results, t)}{' '}
        {results.length === 0 ? (
          <a href={toolPath[tool]}>
            {t('history.all.start')}: {name}
          </a>
        ) : (
          <a href={`/historico?ferramenta=${tool}`}>
            {t('history.all.seen')}: {name}
          </a>
        )}
      </p>
    </Card>
  )
}

/** The latest result and what changed since the one before: what every plan sees. */
export function Latest({ one: { tool, results }, language, now }: Part & { one: ToolResults }) {
  const t = useT()
  const name = t(`dashboard.tools.${tool}.name`)
  const [newest] = results
  const [before] = earlierThan(results, newest?.id)
  const when = before ? formats(language).when(before.at, now) : ''
  const change = newest && before ? newest.score - before.score : 0
  return (
    <Card className={stack} aria-labelledby={`h-${tool}`}>
      <div className={css.top}>
        <h2 className={title.sm} id={`h-${tool}`}>
          {name}
        </h2>
        {newest && <strong className={num}>{scoreText(newest)}</strong>}
      </div>
      <p className={cx(small, muted)}>
        {!newest
          ? t('history.all.noneOf')
          : !before
            ? t(results.length > 1 ? 'history.all.jobs' : 'history.all.onlyOne')
            : newest.range || before.range
              ? t('history.moved.range', { before: scoreText(before), after: scoreText(newest) })
              : change === 0
                ? t('history.all.same', { when })
                : t('results.since', { change: signed(change), when })}{' '}
        <a href={newest ? `${toolPath[tool]}?analise=${newest.id}` : toolPath[tool]}>
          {t(newest ? 'history.all.seen' : 'history.all.start')}: {name}
        </a>
      </p>
    </Card>
  )
}

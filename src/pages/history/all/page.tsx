// /historico: all results of a person by tool, and two of them side by side.

import type { Tool } from '../../../events/schema/vocabulary'
import { type Language, type Translate, translator, useT } from '../../../i18n'
import { formats } from '../../../i18n/format'
import type { VersusRow } from '../../../texts/history/compare'
import { curveOf, little, narrow, wide } from '../../../texts/history/curve'
import { comparableWith, earlierThan, type Past, scoreText } from '../../../texts/history/view'
import { cx, lead, muted, num, row, sectionGap, small, stack, title } from '../../../ui/base'
import { ButtonLink } from '../../../ui/button/button'
import { Card } from '../../../ui/card/card'
import { EmptyState } from '../../../ui/empty-state/empty-state'
import { ScoreChange } from '../../../ui/score-ring/change'
import type { PageContext } from '../../context'
import { PageHead } from '../../shell/page-head'
import { Shell } from '../../shell/shell'
import * as css from './all.css'
import { Curve } from './curve'
import { pathOf } from './paths'
import { AllResults } from './results'
import { signed, VersusCard } from './versus'

type ToolResults = { readonly tool: Tool; readonly results: readonly Past[] }
type HistoryPageData = {
  readonly full: boolean
  readonly tools: readonly ToolResults[]
  readonly shown: Tool | null
  readonly versus: { readonly older: Past; readonly newer: Past; readonly rows: readonly VersusRow[] } | null
}
type Props = { page: PageContext; data: HistoryPageData; now: number; most: number }
type Part = HistoryPageData & { language: Language; now: number; most: number }

/** From a tool's first result to its latest. */
const grown = (results: readonly Past[]): number => (results[0]?.score ?? 0) - (results.at(-1)?.score ?? 0)

/** How far a tool's results moved; between ranges there is no one figure. */
const grownText = (results: readonly Past[], t: Translate): string => {
  const [newest, oldest] = [results[0], results.at(-1)]
  if (!newest || !oldest || newest === oldest) return t('history.all.onlyOne')
  return newest.range || oldest.range
    ? t('history.moved.range', { before: scoreText(oldest), after: scoreText(newest) })
    : t('history.all.grew', { change: signed(grown(results)), count: results.length })
}

/** /historico: every tool's line, and any two results side by side; without the feature the latest and what changed. */
export function FullHistoryPage({ page, data, now, most }: Props) {
  const t = translator(page.language)
  const { full, tools, shown, versus } = data
  const part = { ...data, language: page.language, now, most }
  const main = tools.find(({ tool }) => tool === shown)
  const first = Math.min(...tools.flatMap(({ results }) => results.map(({ at }) => at)))
  const up = full && main && shown !== 'job' ? grown(main.results) : 0
  return (
    <Shell page={page} title={t('history.all.title')} description={t('history.all.description')}>
      <PageHead
        back="/"
        backLabel={t('history.all.back')}
        title={up > 0 ? t('history.all.headingUp', { count: up }) : t('history.all.heading')}
      >
        {main && (
          <p className={lead}>
            {full ? t('history.all.lead', { date: formats(page.language).date(first, now) }) : t('history.all.leadFew')}
          </p>
        )}
      </PageHead>
      {!main ? (
        <EmptyState
          title={t('history.all.none.title')}
          text={t('history.all.none.text')}
          action={<ButtonLink href="/curriculo">{t('history.all.none.go')}</ButtonLink>}
        />
      ) : full ? (
        <>
          <Main {...part} main={main} />
          <div className={css.curves}>
            {tools
              .filter(({ tool }) => tool !== shown)
              .map((one) => (
                <Other key={one.tool} {...part} one={one} />
              ))}
          </div>
        </>
      ) : (
        <div className={css.few}>
          {tools.map((one) => (
            <Latest key={one.tool} {...part} one={one} />
          ))}
        </div>
      )}
      {main && versus && (
        <VersusCard
          language={page.language}
          now={now}
          tool={main.tool}
          results={full ? main.results : []}
          versus={versus}
        />
      )}
      {main && (full ? <AllResults {...part} /> : <Offer />)}
    </Shell>
  )
}

function Main({ main, language, now }: Part & { main: ToolResults }) {
  const t = useT()
  const { tool } = main
  const results = comparableWith(main.results, main.results[0])
  const name = t(`dashboard.tools.${tool}.name`)
  const drawings = [wide, narrow].map((frame) => curveOf(results, name, language, now, frame))
  const [large, phone] = drawings
  return (
    <Card tone="deep" corner className={stack} aria-labelledby="curva">
      <div className={row}>
        <h2 className={title.md} id="curva">
          {name}
        </h2>
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

function Other({ one: { tool, results }, language, now }: Part & { one: ToolResults }) {
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
          <a href={pathOf[tool]}>
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
function Latest({ one: { tool, results }, language, now }: Part & { one: ToolResults }) {
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
                : t('history.all.since', { change: signed(change), when })}{' '}
        <a href={newest ? `${pathOf[tool]}?analise=${newest.id}` : pathOf[tool]}>
          {t(newest ? 'history.all.seen' : 'history.all.start')}: {name}
        </a>
      </p>
    </Card>
  )
}

function Offer() {
  const t = useT()
  return (
    <Card tone="tint" className={cx(sectionGap, stack)} aria-labelledby="historico-plano">
      <h2 className={title.sm} id="historico-plano">
        {t('history.all.offer.title')}
      </h2>
      <p>{t('history.all.offer.text')}</p>
      <div>
        <ButtonLink href="/planos">{t('history.all.offer.plans')}</ButtonLink>
      </div>
    </Card>
  )
}

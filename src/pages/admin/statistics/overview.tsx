// The figures of the site for the chosen days, in the admin panel.
import type { ModelUse } from '../../../domain/analyses/model-cost'
import { type Day, type Figures, type Totals, toolsTotal } from '../../../domain/statistics'
import { type Tool, tools } from '../../../events/schema/vocabulary'
import { type Language, useT } from '../../../i18n'
import { formats } from '../../../i18n/format'
import { chartOf } from '../../../texts/admin/chart-view'
import { cx, muted, stack, tiny } from '../../../ui/base'
import { Alert } from '../../../ui/callout/callout'
import { Card } from '../../../ui/card/card'
import * as css from '../admin.css'
import { Bars, DayChart } from './chart'

/** The current totals, and a window of days, oldest first, with their sum. */
export type Overview = {
  readonly totals: Totals
  readonly days: readonly Day[]
  readonly sum: Figures
  /** Of the same window; `cost` in millionths of a US dollar, null without a price. */
  readonly models: readonly (ModelUse & { readonly cost: number | null })[]
  /** Whether the operator set any price. */
  readonly priced: boolean
}

/** `overview` is null when it could not be read; the rest of the panel works without it. */
export function OverviewSection({ overview, language }: { overview: Overview | null; language: Language }) {
  const t = useT()
  if (!overview) return <Alert>{t('admin.overview.failed')}</Alert>
  const { number } = formats(language)
  const points = overview.days.map(({ day, done }) => ({ day, value: done }))
  return (
    <div className={stack}>
      <FigureCards {...overview} language={language} />
      <div className={css.charts}>
        <DayChart chart={chartOf(t('admin.series.done'), points, language, number)} />
        <Bars
          heading={t('admin.chart.byTool')}
          text={t('admin.chart.byToolText')}
          bars={inOrder(overview.sum.done).map(([tool, value]) => ({
            name: t(`admin.tools.${tool}`),
            value,
            text: number(value),
          }))}
        />
      </div>
      <p>
        <a href="/admin/estatisticas">{t('admin.overview.more')}</a>
      </p>
    </div>
  )
}

/** The most used tool first. */
const inOrder = (per: Figures['done']): (readonly [Tool, number])[] =>
  tools.map((tool) => [tool, per[tool]] as const).sort(([, a], [, b]) => b - a)

const percent = (part: number, whole: number) => (whole > 0 ? Math.round((part / whole) * 100) : 0)

/** The figures that the specification asks for. */
export function FigureCards({
  totals,
  days,
  sum,
  language,
}: Pick<Overview, 'totals' | 'days' | 'sum'> & { language: Language }) {
  const t = useT()
  const { number } = formats(language)
  const mean = days.length > 0 ? toolsTotal(sum.done) / days.length : 0
  const cards = [
    ['total', totals.accounts, t('admin.overview.totalMore', { count: sum.registered, days: days.length })],
    [
      'active',
      totals.canSignIn,
      t('admin.overview.activeShare', { percent: percent(totals.canSignIn, totals.accounts) }),
    ],
    ['paid', totals.paid, t('admin.overview.paidShare', { percent: percent(totals.paid, totals.canSignIn) })],
    [
      'analyses',
      toolsTotal(totals.done),
      t('admin.overview.analysesPerDay', { number: number(Math.round(mean * 10) / 10), days: days.length }),
    ],
  ] as const
  return (
    <section className={css.stats} aria-label={t('admin.overview.figures')}>
      {cards.map(([name, value, more]) => (
        <Card as="div" tight key={name} className={css.stat}>
          <h2 className={muted}>{t(`admin.overview.${name}`)}</h2>
          <strong>{number(value)}</strong>
          <p className={cx(tiny, muted)}>{more}</p>
        </Card>
      ))}
    </section>
  )
}

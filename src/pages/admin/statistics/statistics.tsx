// The statistics over a period, up to a day: as charts, tables and files.
import { dayText, noonOf } from '../../../domain/day'
import { preparations, type Series, series } from '../../../domain/statistics'
import { tools } from '../../../events/schema/vocabulary'
import { type Language, type Translate, translator } from '../../../i18n'
import { brl, formats } from '../../../i18n/format'
import { ptBR } from '../../../i18n/pt-BR'
import { chartOf } from '../../../texts/admin/chart-view'
import { cx, muted, small, stack } from '../../../ui/base'
import { Button, ButtonLink } from '../../../ui/button/button'
import { Alert, Callout } from '../../../ui/callout/callout'
import { Field } from '../../../ui/field/field'
import { Input, Select } from '../../../ui/field/input'
import * as css from '../admin.css'
import { type AdminContext, AdminFrame } from '../frame'
import { DayChart } from './chart'
import { Figures } from './figures'
import { ModelFigures } from './model-figures'
import { FigureCards, type Overview } from './overview'

/** The periods in days; the first is the default. */
export const periods = [30, 90, 365] as const
export type Period = (typeof periods)[number]

type StatisticsData = {
  readonly overview: Overview | null
  readonly period: Period
  readonly day: number
  readonly today: number
}

export function StatisticsPage({ data, ...frame }: AdminContext & { readonly data: StatisticsData }) {
  const { language } = frame.page
  const t = translator(language)
  const { overview, day, today } = data
  return (
    <AdminFrame {...frame} title={t('admin.statistics.title')} lead={t('admin.statistics.lead')} current="statistics">
      <div className={stack}>
        <Choose {...data} t={t} />
        {day !== today && (
          <Callout kind="info" icon="clock">
            {t('admin.statistics.asOf', { date: formats(language).date(noonOf(day), noonOf(today)) })}{' '}
            <a href="/admin/estatisticas">{t('admin.statistics.today')}</a>
          </Callout>
        )}
        {overview ? (
          <>
            <FigureCards {...overview} language={language} />
            <p>{t('admin.statistics.monthly', { count: overview.totals.monthly })}</p>
          </>
        ) : (
          <Alert>{t('admin.overview.failed')}</Alert>
        )}
      </div>
      {overview && <Tables overview={overview} language={language} t={t} />}
      {overview && <ModelFigures overview={overview} language={language} t={t} file={fileHref('modelos', data)} />}
      {overview && (
        <div className={css.pairs}>
          {series.map((name) => (
            <DayChart key={name} chart={chartOfSeries(overview, name, language)} />
          ))}
        </div>
      )}
      <p className={cx(small, muted)}>{t('admin.statistics.active')}</p>
    </AdminFrame>
  )
}

const fileHref = (name: 'estatisticas' | 'modelos', { period, day }: Pick<StatisticsData, 'period' | 'day'>) =>
  `/admin/${name}.csv?periodo=${period}&em=${dayText(day)}`

const chartOfSeries = ({ days }: Overview, name: Series, language: Language) => {
  const points = days.map((day) => ({ day: day.day, value: day[name] }))
  return chartOf(
    translator(language)(`admin.series.${name}`),
    points,
    language,
    shownAs(name, language),
    name === 'revenue' ? 100 : 1,
  )
}

/** Money in reais, the rest as counted. */
const shownAs = (name: Series, language: Language): ((value: number) => string) =>
  name === 'revenue' ? (value) => brl(value, language) : formats(language).number

function Choose({ period, day, today, t }: StatisticsData & { t: Translate }) {
  return (
    <form className={css.filters} method="get" action="/admin/estatisticas">
      <Field label={t('admin.statistics.period')}>
        {(control) => (
          <Select {...control} name="periodo" defaultValue={period}>
            {periods.map((days) => (
              <option key={days} value={days}>
                {t('admin.statistics.days', { count: days })}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('admin.statistics.until')}>
        {(control) => <Input {...control} type="date" name="em" defaultValue={dayText(day)} max={dayText(today)} />}
      </Field>
      <Button type="submit">{t('admin.statistics.show')}</Button>
      <ButtonLink icon="download" href={fileHref('estatisticas', { period, day })} download>
        {t('admin.statistics.csv')}
      </ButtonLink>
    </form>
  )
}

type TablesProps = { readonly overview: Overview; readonly language: Language; readonly t: Translate }

function Tables({ overview: { sum, totals }, language, t }: TablesProps) {
  const { number } = formats(language)
  const seconds = (ms: number | null) =>
    ms === null ? '–' : t('admin.statistics.seconds', { seconds: number(Math.round(ms / 100) / 10) })
  const share = (part: number) =>
    totals.registered > 0 ? `${number(Math.round((part / totals.registered) * 1000) / 10)}%` : '–'
  const reasons = Object.entries(sum.reasons).sort(([, a], [, b]) => b - a)
  return (
    <div className={css.pairs}>
      <Figures
        heading={t('admin.statistics.tools')}
        note={t('admin.statistics.tookHint')}
        heads={(['tool', 'asked', 'done', 'failed', 'half', 'most'] as const).map((head) =>
          t(`admin.statistics.${head}`),
        )}
        rows={tools.map((tool) => [
          t(`admin.tools.${tool}`),
          ...[sum.asked, sum.done, sum.failed].map((per) => number(per[tool])),
          seconds(sum.took[tool].half),
          seconds(sum.took[tool].most),
        ])}
      />
      <Figures
        heading={t('admin.statistics.funnel')}
        note={t('admin.statistics.funnelHint')}
        heads={[t('admin.statistics.step'), t('admin.statistics.people'), t('admin.statistics.share')]}
        rows={[
          [t('admin.statistics.registered'), number(totals.registered), share(totals.registered)],
          [t('admin.statistics.first'), number(totals.firstAnalyses), share(totals.firstAnalyses)],
          [t('admin.statistics.paying'), number(totals.firstPayments), share(totals.firstPayments)],
        ]}
      />
      {/* Two short tables beside the long one. */}
      <div className={stack}>
        <Figures
          heading={t('admin.statistics.reasons')}
          note={reasons.length === 0 ? t('admin.statistics.noReasons') : undefined}
          heads={[t('admin.statistics.reason'), t('admin.statistics.count')]}
          rows={reasons.map(([reason, count]) => [reasonText(reason, t), number(count)])}
        />
        <Figures
          heading={t('admin.statistics.money')}
          heads={[t('admin.statistics.step'), t('admin.statistics.count')]}
          rows={[
            [t('admin.statistics.revenue'), brl(sum.revenue, language)],
            [t('admin.statistics.testRevenue'), brl(sum.testRevenue, language)],
            [t('admin.statistics.payments'), number(sum.payments)],
            [t('admin.statistics.held'), number(sum.coupons.held)],
            [t('admin.statistics.used'), number(sum.coupons.used)],
            [t('admin.statistics.released'), number(sum.coupons.released)],
          ]}
        />
      </div>
      <Figures
        heading={t('admin.statistics.prepared')}
        heads={[t('admin.statistics.step'), t('admin.statistics.count')]}
        rows={preparations.map((part) => [t(`admin.statistics.preparations.${part}`), number(sum.prepared[part])])}
      />
    </div>
  )
}

const isKnown = (reason: string): reason is keyof typeof ptBR.admin.failures =>
  Object.hasOwn(ptBR.admin.failures, reason)

/** A reason as text; one of a later release as its code. */
const reasonText = (reason: string, t: Translate) => (isKnown(reason) ? t(`admin.failures.${reason}`) : reason)

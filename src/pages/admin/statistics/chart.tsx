// A chart of one figure by day, in the admin panel.
import { useT } from '../../../i18n'
import { box, type ChartView } from '../../../texts/admin/chart-view'
import { cx, muted, num, small, stack, stackGap, title } from '../../../ui/base'
import { Card } from '../../../ui/card/card'
import * as lines from '../../../ui/table/chart.css'
import { TableHead, TableScroll } from '../../../ui/table/table'
import * as css from '../admin.css'

/** A line over days with its figures beneath. Attributes only, because the policy allows no inline styles. */
export function DayChart({ chart }: { chart: ChartView }) {
  return (
    <Card as="figure" className={cx(stack, css.figure)}>
      <figcaption className={cx(stack, stackGap.s2)}>
        <h2 className={title.sm}>{chart.title}</h2>
        <p className={cx(small, muted)}>{chart.finding}</p>
      </figcaption>
      <Drawing chart={chart} />
      <Numbers chart={chart} />
    </Card>
  )
}

function Drawing({ chart: { points, ticks, dates, label } }: { chart: ChartView }) {
  const line = points.map(({ x, y }) => `${x},${y}`).join(' ')
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return null
  const right = box.width - box.right
  return (
    <svg className={cx(lines.chart, css.wide)} viewBox={`0 0 ${box.width} ${box.height}`} role="img" aria-label={label}>
      {ticks.map(({ y, text }) => (
        <g key={text}>
          <path className={lines.grid} d={`M${box.left} ${y}H${right}`} />
          <text x={box.left - 8} y={y + 4} textAnchor="end">
            {text}
          </text>
        </g>
      ))}
      <polygon className={lines.area} points={`${first.x},${box.floor} ${line} ${last.x},${box.floor}`} />
      <polyline className={lines.line} points={line} />
      <circle className={lines.now} cx={last.x} cy={last.y} r="8" />
      <text x={box.left} y={box.height - 8}>
        {dates.from}
      </text>
      {points.length > 4 && (
        <text className={css.middle} x={(box.left + right) / 2} y={box.height - 8} textAnchor="middle">
          {dates.middle}
        </text>
      )}
      {points.length > 1 && (
        <text x={right + 4} y={box.height - 8} textAnchor="end">
          {dates.to}
        </text>
      )}
    </svg>
  )
}

function Numbers({ chart: { title: name, rows } }: { chart: ChartView }) {
  const t = useT()
  return (
    <details className={small}>
      <summary>{t('admin.chart.table')}</summary>
      <TableScroll className={css.numbers} label={name}>
        <table className={css.plain}>
          <TableHead names={[t('admin.chart.day'), name]} />
          <tbody>
            {rows.map(({ day, date, value }) => (
              <tr key={day}>
                <th scope="row">{date}</th>
                <td className={num}>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
    </details>
  )
}

type Bar = { readonly name: string; readonly value: number; readonly text: string }

/** Bars beside each other, the largest one full width, each with its text. */
export function Bars({ heading, text, bars }: { heading: string; text: string; bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <Card className={cx(stack, css.figure)}>
      <div className={cx(stack, stackGap.s2)}>
        <h2 className={title.sm}>{heading}</h2>
        <p className={cx(small, muted)}>{text}</p>
      </div>
      <ul className={css.bars}>
        {bars.map(({ name, value, text: figure }) => (
          <li key={name}>
            <strong>{name}</strong> <span className={num}>{figure}</span>
            <svg className={css.bar} viewBox="0 0 300 8" preserveAspectRatio="none" aria-hidden="true">
              <rect className={css.barTrack} width="300" height="8" rx="4" />
              <rect className={css.barFill} width={Math.round((value / most) * 300)} height="8" rx="4" />
            </svg>
          </li>
        ))}
      </ul>
    </Card>
  )
}

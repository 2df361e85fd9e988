// The small chart of a tool's score on its page.
import { box, type Chart as ChartView, heightOf } from '../../texts/history/view'
import { cx } from '../../ui/base'
import * as lines from '../../ui/table/chart.css'
import * as css from './history.css'

/** The score over time. Attributes only, because the policy allows no inline styles; the dot is the newest result. */
export function Chart({ chart: { points, label, from, to } }: { chart: ChartView }) {
  const line = points.map(({ x, y }) => `${x},${y}`).join(' ')
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return null
  const floor = heightOf(0)
  return (
    <svg
      className={cx(lines.chart, css.headline)}
      viewBox={`0 0 ${box.width} ${box.height}`}
      role="img"
      aria-label={label}
    >
      {[0, 50, 100].map((score) => (
        <g key={score}>
          <path className={lines.grid} d={`M${box.left} ${heightOf(score)}H${box.width - box.right}`} />
          <text x={box.left - 10} y={heightOf(score) + 4} textAnchor="end">
            {score}
          </text>
        </g>
      ))}
      <polygon className={lines.area} points={`${first.x},${floor} ${line} ${last.x},${floor}`} />
      <polyline className={lines.line} points={line} />
      {points.slice(0, -1).map(({ x, y }) => (
        <circle key={x} className={css.past} cx={x} cy={y} r="4" />
      ))}
      <circle className={lines.now} cx={last.x} cy={last.y} r="8" />
      <text x={first.x} y={box.height - 8}>
        {from}
      </text>
      {from !== to && (
        <text x={last.x + 4} y={box.height - 8} textAnchor="end">
          {to}
        </text>
      )}
    </svg>
  )
}

// A tool's scores over time as a curve.
import { useT } from '../../../i18n'
import type { Curve as CurveView } from '../../../texts/history/curve'
import { bandOf } from '../../../texts/resume/verdict'
import { cx } from '../../../ui/base'
import * as css from './all.css'

type Props = { curve: CurveView; deep?: boolean; bands?: boolean; days?: boolean; className?: string }

/** The scores of a tool over time, drawn on the server in attributes; the dot is the newest. */
export function Curve({ curve, deep = false, bands = false, days = false, className }: Props) {
  const t = useT()
  const { width, height, points, path, board, label } = curve
  const last = points.at(-1)
  if (!last) return null
  const size = height > 150 ? 1 : 0.6
  return (
    <svg
      className={cx(css.curve, deep && css.onDeep, className)}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      {bands &&
        curve.bands.map(({ y, score }) => (
          <g key={score}>
            <path className={css.grid} d={`M0 ${y}H${width}`} />
            <text x={width} y={y - 8} textAnchor="end">
              {t('history.all.band', { band: t(`resume.page.bands.${bandOf(score)}`), score })}
            </text>
          </g>
        ))}
      <path className={css.board} d={board} />
      <path className={css.line} d={path} />
      {points.slice(0, -1).map(({ id, x, y, figure, value }) => (
        <g key={id}>
          <circle className={css.past} cx={x} cy={y} r={7 * size} />
          {value && (
            <text data-value="" x={x} y={y - 18 * size} textAnchor="middle">
              {figure}
            </text>
          )}
        </g>
      ))}
      <circle className={css.halo} cx={last.x} cy={last.y} r={20 * size} />
      <circle className={css.you} cx={last.x} cy={last.y} r={14 * size} />
      {days && (
        <text data-value="" x={last.x} y={last.y - 28 * size} textAnchor="middle">
          {last.figure}
        </text>
      )}
      {days &&
        points.map(({ id, x, day }) =>
          day ? (
            <text key={id} x={x} y={height - 8} textAnchor="middle">
              {day}
            </text>
          ) : null,
        )}
    </svg>
  )
}

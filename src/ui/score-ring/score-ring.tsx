// A score of 0 to 100 as an open ring with its figure.
import { cx } from '../base'
import * as css from './score-ring.css'

type Props = {
  /** 0 to 100; other values are clamped. Null is not measured yet: the dot is at the start, without a figure. */
  score: number | null
  /** The whole sentence, figures included: "Currículo: 76 de 100, antes 70". */
  label: string
  /** The previous score: a small gap in the arc, on the two large sizes. */
  before?: number | undefined
  size?: 'lg' | 'md' | 'sm' | 'mini' | undefined
  /** The text instead of the score: "71%". */
  figure?: string | undefined
  /** "de 100", under the figure. */
  of?: string | undefined
}

// A circle of radius 50 around (60, 60), open by 90 degrees at the bottom: 270 degrees clockwise from the lower left.
const circle = 'M24.64 95.36A50 50 0 1 1 95.36 95.36'
/** The whole circle from the same start, where 270 degrees are 100: the dot may leap a little past its place. */
const full = `${circle}A50 50 0 0 1 24.64 95.36`
const fullLength = 400 / 3
/** A figure with more characters than this is a range, and smaller so that it fits in the ring. */
const short = 4
const toWhole = (score: number) => Math.min(100, Math.max(0, Math.round(score)))
const turn = (score: number) => `rotate(${(135 + 2.7 * toWhole(score)).toFixed(1)})`

const Dot = ({ className, score }: { className: string; score: number }) => (
  <path
    className={className}
    d={full}
    pathLength={fullLength}
    strokeDasharray={`0.01 ${fullLength}`}
    strokeDashoffset={-toWhole(score)}
  />
)

/** The ring with the score's arc and its dot, in attributes only, because the CSP allows no style attribute. */
export function ScoreRing({ score, label, before, size = 'md', figure, of }: Props) {
  const drawn = score ?? 0
  const fit = size === 'md' ? undefined : css.ringSize[size]
  return (
    <div className={cx(css.scoreRing, fit)} role="img" aria-label={label}>
      <svg viewBox="0 0 120 112" aria-hidden="true">
        <path className={css.track} d={circle} />
        <path className={css.board} d="M4 99.5H25" />
        <path className={css.arc} pathLength={100} strokeDasharray={`${toWhole(drawn)} 100`} d={circle} />
        <g transform="translate(60 60)">
          {before !== undefined && <circle className={css.before} cx={50} r={2.7} transform={turn(before)} />}
        </g>
        <Dot className={css.halo} score={drawn} />
        <Dot className={css.you} score={drawn} />
      </svg>
      {score !== null && (
        <span className={cx(css.value, figure && figure.length > short ? css.range : undefined)}>
          {figure ?? toWhole(score)}
        </span>
      )}
      {of && <span className={css.of}>{of}</span>}
    </div>
  )
}

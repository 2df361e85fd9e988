// A grey shape in the place of what is being loaded.
import { cx } from '../base'
import * as css from './skeleton.css'

/** Decorative: its container says what is loading. */
export function Skeleton({ shape }: { shape?: keyof typeof css.skeletonShape }) {
  return <span className={cx(css.skeleton, shape && css.skeletonShape[shape])} aria-hidden="true" />
}

// A named part of a score as a bar with its figure.
import type { ReactNode } from 'react'
import * as css from './bar.css'

const part = (value: number) => Math.min(100, Math.max(0, value))

/** A score of 0 to 100 as a line with its dot; decorative, because the figure is beside it. */
export function Bar({ value }: { value: number }) {
  // Inset at both ends so that the round caps and the dot stay inside the drawing.
  const end = `${Math.min(98, Math.max(2, part(value)))}%`
  return (
    <svg className={css.bar} aria-hidden="true">
      <line x1="3" x2="99%" y1="8" y2="8" />
      <line className={css.fill} x1="3" x2={end} y1="8" y2="8" />
      <circle cx={end} cy="8" r="7.5" />
    </svg>
  )
}

type Props = { name: ReactNode; value: number; unit?: '' | '%'; note?: ReactNode }

/** One measured part of a result. `note` is a sentence about what was measured. */
export function AspectBar({ name, value, unit = '', note }: Props) {
  return (
    <div className={css.aspect}>
      <span className={css.name}>{name}</span>
      <span className={css.value}>
        {Math.round(part(value))}
        {unit}
      </span>
      <Bar value={value} />
      {note && <p className={css.note}>{note}</p>}
    </div>
  )
}

// A part of a page that opens when its heading is pressed.
import type { ReactNode } from 'react'
import { cx } from '../base'
import { Icon } from '../icon/icon'
import * as css from './fold.css'

type Props = {
  id?: string
  title: string
  /** A short figure at the right end of the line. */
  note?: ReactNode
  open?: boolean
  /** For a part of the page that is not printed. */
  className?: string
  children: ReactNode
}

/** A part of a page behind its heading. It works without a script, and a browser's search within the page opens it. */
export function Fold({ id, title, note, open, className, children }: Props) {
  return (
    <details id={id} className={cx(css.fold, className)} open={open}>
      <summary className={css.summary}>
        <h2 className={css.heading}>{title}</h2>
        {note && <span className={css.note}>{note}</span>}
        <Icon name="plus" />
      </summary>
      <div className={css.body}>{children}</div>
    </details>
  )
}

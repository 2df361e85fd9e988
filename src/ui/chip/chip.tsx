// A list of keywords, each marked as present or missing.
import type { ReactNode } from 'react'
import { cx } from '../base'
import { Icon } from '../icon/icon'
import * as css from './chip.css'

type Props = { kind?: keyof typeof css.chipKind; count?: number; children: ReactNode }

/** A keyword: `has` is in the text, `miss` could be. */
export function Chip({ kind, count, children }: Props) {
  return (
    <li className={cx(css.chip, kind && css.chipKind[kind])}>
      {kind && <Icon name={kind === 'has' ? 'check' : 'plus'} />}
      {children}
      {count !== undefined && <span className={css.chipCount}>{count}x</span>}
    </li>
  )
}

export function Chips({ children }: { children: ReactNode }) {
  return <ul className={css.chips}>{children}</ul>
}

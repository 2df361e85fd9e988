import type { ReactNode } from 'react'
import { Card } from '../../ui/card'
import { cx } from '../../ui/cx'
import { stack } from '../../ui/layout.css'
import * as css from '../dev-ui.css'

export function Sample({ name, full = false, children }: { name: string; full?: boolean; children: ReactNode }) {
  return (
    <Card className={cx(stack, full && css.full)}>
      <h2>{name}</h2>
      {children}
    </Card>
  )
}

// A named frame around a sample of a component.
import type { ReactNode } from 'react'
import { cx, stack } from '../../ui/base'
import { Card } from '../../ui/card/card'
import * as css from './dev-ui.css'

export function Sample({ name, full = false, children }: { name: string; full?: boolean; children: ReactNode }) {
  return (
    <Card className={cx(stack, full && css.full)}>
      <h2>{name}</h2>
      {children}
    </Card>
  )
}

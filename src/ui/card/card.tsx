// The panel in which a page groups what belongs together.
import type { ComponentProps } from 'react'
import { azulejo, cx } from '../base'
import * as css from './card.css'

type Props = Omit<ComponentProps<'section'>, 'ref'> & {
  as?: 'section' | 'div' | 'article' | 'aside' | 'figure' | 'li' | undefined
  /** `deep` is the only dark panel of a view and has the tile pattern. */
  tone?: keyof typeof css.cardTone | 'deep' | undefined
  /** The only quarter-circle corner of a view. */
  corner?: boolean | undefined
  tight?: boolean | undefined
}

export function Card({ as: Element = 'section', tone, corner, tight, className, ...rest }: Props) {
  const ground = tone === 'deep' ? cx(css.deep, azulejo) : tone && css.cardTone[tone]
  return <Element {...rest} className={cx(css.card, ground, corner && css.corner, tight && css.tight, className)} />
}

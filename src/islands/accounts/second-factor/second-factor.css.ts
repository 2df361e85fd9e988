import { style } from '@vanilla-extract/css'
import { vars } from '../../../ui/base/tokens.css'

export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(13.5rem, 1fr))',
  gap: `${vars.s2} ${vars.s6}`,
  fontFamily: 'ui-monospace, monospace',
  fontVariantNumeric: 'tabular-nums',
})

/** A form behind a summary: the space between the two. */
export const unfolded = style({ marginTop: vars.s4, maxWidth: '32rem' })

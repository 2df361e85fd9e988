import '../../ui/sheets'
import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../ui/base/tokens.css'

export const steps = style({ display: 'grid', gap: vars.s4, listStyle: 'none', padding: 0, margin: 0 })
globalStyle(`${steps} > li`, {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.s2,
  fontSize: vars.textSm,
  lineHeight: 1.45,
})
export const doneMark = style({ color: vars.good })

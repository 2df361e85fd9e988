import '../../ui/sheets'
import { globalStyle, style } from '@vanilla-extract/css'
import { phone } from '../../ui/base/media'
import { vars } from '../../ui/base/tokens.css'

export const mic = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.s5,
  alignItems: 'center',
  vars: { '--ring': '7.5rem', '--ring-ground': vars.surface },
  '@media': { [phone]: { gap: vars.s3, vars: { '--ring': '6rem' } } },
})
export const levels = style({ width: '100%', height: '2.5rem', display: 'block' })
globalStyle(`${levels} rect`, { fill: vars.arc })
globalStyle(`${levels} rect:last-child`, { fill: vars.accent })
export const player = style({ width: '100%' })

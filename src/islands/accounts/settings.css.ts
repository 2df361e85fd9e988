import '../../ui/sheets'
import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../ui/base/tokens.css'

/** A name on the left and its choice on the right; below each other on narrow screens. */
export const setting = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.s3} ${vars.s6}`,
  alignItems: 'center',
  justifyContent: 'space-between',
})
globalStyle(`${setting} > :first-child`, { flex: '1 1 12rem', minWidth: 0 })

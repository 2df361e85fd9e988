import '../../ui/sheets'
import { style } from '@vanilla-extract/css'
import { phone } from '../../ui/base/media'
import { vars } from '../../ui/base/tokens.css'

export const call = style({ fontWeight: 600, overflowWrap: 'anywhere', minWidth: 0, marginRight: 'auto' })
export const fields = style({ display: 'grid', gap: vars.s1, margin: 0 })
export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 5fr)',
  gap: vars.s3,
  overflowWrap: 'anywhere',
  // The longest names stay whole on a phone.
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
})

import '../../ui/sheets'
import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../ui/base/tokens.css'

/** Stays in sight while a long text is written below it. */
export const live = style({
  position: 'sticky',
  top: vars.s2,
  zIndex: 2,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.s4,
  alignItems: 'center',
  padding: vars.s4,
  borderRadius: vars.rMd,
  background: vars.surface,
})
export const tips = style({ margin: 0, paddingLeft: vars.s5 })
globalStyle(`${tips} b`, { color: vars.accentText })

import '../../ui/sheets'
import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../ui/base/tokens.css'

/** The lines scroll, so that the buttons below them stay within reach. */
export const lines = style({
  display: 'grid',
  // A line that wraps keeps its height: otherwise rows shrink to their minimum where the list is at its greatest height.
  gridAutoRows: 'max-content',
  maxHeight: '22rem',
  overflow: 'auto',
  margin: 0,
  padding: vars.s3,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.rMd,
  background: vars.surface,
})
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.s3,
  alignItems: 'baseline',
  minHeight: '2.5rem',
  padding: `${vars.s2} ${vars.s3}`,
  borderRadius: vars.rSm,
  lineHeight: 1.4,
  fontSize: vars.textSm,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  ':hover': { background: vars.sunken },
})
globalStyle(`${line}:has(:checked)`, { background: vars.tint })
export const doubtful = style({ boxShadow: `inset 0 -2px ${vars.warn}` })
export const corrections = style({ display: 'grid' })
globalStyle(`${corrections} > li`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.s3,
  alignItems: 'center',
  borderTop: `1px solid ${vars.line}`,
  fontSize: vars.textSm,
  overflowWrap: 'anywhere',
})

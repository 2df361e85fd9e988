import '../ui/sheets'
import { globalStyle, style } from '@vanilla-extract/css'
import { phone } from '../ui/media'
import { vars } from '../ui/tokens.css'

export const chart = style({
  width: '100%',
  height: 'auto',
  overflow: 'visible',
  font: `500 12px ${vars.fontText}`,
  '@media': { [phone]: { fontSize: '22px' } },
})
export const grid = style({ stroke: vars.line })
export const area = style({ fill: vars.arc, opacity: 0.12 })
export const line = style({
  fill: 'none',
  stroke: vars.arc,
  strokeWidth: 2.5,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
})
export const past = style({ fill: vars.arc })
export const now = style({ fill: vars.accent, stroke: vars.surface, strokeWidth: 3 })

export const list = style({ display: 'grid' })
export const score = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums', textAlign: 'right' })
export const up = style({ color: vars.accentText, fontWeight: 600 })
export const changes = style({ fontSize: vars.textSm, borderCollapse: 'collapse', width: '100%' })
export const compare = style({ display: 'flex', flexWrap: 'wrap', gap: vars.s3, alignItems: 'end' })

globalStyle(`${chart} text`, { fill: vars.ink2 })

globalStyle(`${list} > li`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `0 ${vars.s4}`,
  alignItems: 'center',
  paddingBlock: vars.s3,
  borderTop: `1px solid ${vars.line}`,
})
globalStyle(`${list} > li:first-child`, { borderTop: 0 })
globalStyle(`${list} a, ${list} strong`, { overflowWrap: 'anywhere' })

globalStyle(`${changes} th, ${changes} td`, {
  padding: `${vars.s2} ${vars.s3}`,
  borderTop: `1px solid ${vars.line}`,
  textAlign: 'right',
  verticalAlign: 'baseline',
  fontVariantNumeric: 'tabular-nums',
})
globalStyle(`${changes} td`, { whiteSpace: 'nowrap' })
globalStyle(`${changes} thead th`, { borderTop: 0, color: vars.ink2, fontSize: vars.textXs, fontWeight: 600 })
globalStyle(`${changes} th:first-child`, { textAlign: 'left', paddingLeft: 0, fontWeight: 500 })
globalStyle(`${changes} td:last-child, ${changes} th:last-child`, { paddingRight: 0 })
globalStyle(`${compare} > :first-child`, { flex: '1 1 14rem' })

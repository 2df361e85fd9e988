import '../../ui/sheets'
import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../ui/base/tokens.css'

/** The history is used in a wide page and in a narrow column, so it adapts to its own width. */
export const room = style({ containerType: 'inline-size', minWidth: 0 })
const tight = '(max-width: 26rem)'
const roomy = '(min-width: 42rem)'

/** Its text, in units of the drawing, which is 640 wide. */
export const headline = style({
  maxWidth: '56rem',
  fontSize: '18px',
  '@container': { [tight]: { fontSize: '24px' }, [roomy]: { fontSize: '12px' } },
})
export const past = style({ fill: vars.arc })

export const list = style({ display: 'grid' })
export const score = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums', textAlign: 'right' })
export const up = style({ color: vars.accentText, fontWeight: 600 })
export const changes = style({
  fontSize: vars.textSm,
  borderCollapse: 'collapse',
  width: '100%',
  '@container': { [tight]: { fontSize: vars.textXs } },
})
export const compare = style({ display: 'flex', flexWrap: 'wrap', gap: vars.s3, alignItems: 'end' })

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
globalStyle(`${changes} :is(th, td)`, { '@container': { [tight]: { paddingInline: vars.s1 } } })
globalStyle(`${changes} td`, { whiteSpace: 'nowrap' })
globalStyle(`${changes} thead th`, { borderTop: 0, color: vars.ink2, fontSize: vars.textXs, fontWeight: 600 })
globalStyle(`${changes} th:first-child`, { textAlign: 'left', paddingLeft: 0, fontWeight: 500 })
globalStyle(`${changes} td:last-child, ${changes} th:last-child`, { paddingRight: 0 })
globalStyle(`${compare} > :first-child`, { flex: '1 1 14rem' })

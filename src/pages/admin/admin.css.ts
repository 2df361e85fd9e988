import '../../ui/sheets'
import { globalStyle, style } from '@vanilla-extract/css'
import { medium, narrow, phone } from '../../ui/base/media'
import { vars } from '../../ui/base/tokens.css'
import { stacked } from '../../ui/table/table.css'

/** All pages of the panel are visible on a phone too. */
export const nav = style({ minWidth: 0 })
globalStyle(`${nav} > nav`, { '@media': { [phone]: { flexWrap: 'wrap', overflowX: 'visible' } } })

export const stats = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: vars.s5,
  '@media': { [narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.s3 } },
})
export const stat = style({ display: 'grid', gap: vars.s1, alignContent: 'start' })
globalStyle(`${stat} h2`, { font: `500 ${vars.textSm}/1.4 ${vars.fontText}`, letterSpacing: 0 })
globalStyle(`${stat} strong`, {
  font: `600 ${vars.titleLg}/1.05 ${vars.fontDisplay}`,
  letterSpacing: '-0.03em',
  overflowWrap: 'anywhere',
})

export const charts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.7fr) minmax(0, 1fr)',
  gap: vars.s5,
  alignItems: 'start',
  '@media': { [medium]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const pairs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.s5,
  alignItems: 'start',
  '@media': { [medium]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const figure = style({ margin: 0 })

/** As wide as a card of the panel, so its text is larger on a phone. */
export const wide = style({ '@media': { [phone]: { fontSize: '26px' } } })
export const middle = style({ '@media': { [phone]: { display: 'none' } } })

export const bars = style({ display: 'grid', gap: vars.s4 })
globalStyle(`${bars} li`, { display: 'grid', gridTemplateColumns: '1fr auto', gap: `${vars.s1} ${vars.s3}` })
export const bar = style({ gridColumn: '1 / -1', width: '100%', height: '8px' })
export const barTrack = style({ fill: vars.arcTrack })
export const barFill = style({ fill: vars.arc })

export const numbers = style({ maxHeight: '20rem', overflowY: 'auto', marginTop: vars.s3 })
/** A table of figures within a card: narrow enough for a phone. */
export const plain = style({ width: '100%', borderCollapse: 'collapse', fontSize: vars.textSm })
globalStyle(`${plain} th, ${plain} td`, {
  textAlign: 'right',
  padding: `${vars.s2} ${vars.s3}`,
  borderTop: `1px solid ${vars.line}`,
  fontWeight: 500,
  verticalAlign: 'baseline',
})
globalStyle(`${plain} td, ${plain} thead th`, { whiteSpace: 'nowrap' })
globalStyle(`${plain} th:first-child`, { textAlign: 'left', paddingLeft: 0 })
globalStyle(`${plain} thead th`, { borderTop: 0, color: vars.ink2, fontSize: vars.textXs, fontWeight: 600 })
globalStyle(`${plain} tr > :last-child`, { paddingRight: 0 })
// More columns than a phone has room for: each row is a list there (ui/table).
globalStyle(`${plain}.${stacked} td`, {
  '@media': { [phone]: { borderTop: 0, padding: `${vars.s1} 0`, textAlign: 'left' } },
})
globalStyle(`${plain}.${stacked} tbody th`, {
  '@media': { [phone]: { display: 'block', borderTop: 0, paddingBlock: vars.s1, fontWeight: 600 } },
})

export const person = style({ display: 'flex', gap: vars.s3, alignItems: 'center', lineHeight: 1.35 })
globalStyle(`${person} > span:last-child`, {
  overflowWrap: 'anywhere',
  minWidth: '13rem',
  '@media': { [phone]: { minWidth: 0 } },
})
export const search = style({
  display: 'flex',
  gap: vars.s2,
  flex: '1 1 15rem',
  maxWidth: '26rem',
  '@media': { [phone]: { maxWidth: 'none' } },
})
globalStyle(`${search} input`, { flex: '1 1 auto', minWidth: 0 })
export const actions = style({ display: 'inline-flex', gap: vars.s1, alignItems: 'center' })
export const pager = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.s2,
  alignItems: 'center',
  justifyContent: 'flex-end',
  marginTop: vars.s4,
})
globalStyle(`${pager} > :first-child`, { marginRight: 'auto' })
export const form = style({ maxWidth: '28rem' })

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.s3} ${vars.s4}`,
  alignItems: 'end',
  marginBottom: vars.s4,
})

export const events = style({ display: 'grid' })
globalStyle(`${events} > li`, {
  display: 'grid',
  gridTemplateColumns: '11.5rem minmax(0, 1fr) auto',
  gap: `${vars.s1} ${vars.s5}`,
  paddingBlock: vars.s4,
  borderTop: `1px solid ${vars.line}`,
  alignItems: 'baseline',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})
globalStyle(`${events} > li:first-child`, { borderTop: 0 })
globalStyle(`${events} time`, { '@media': { [phone]: { gridColumn: '1 / -1' } } })
export const detail = style({ display: 'grid', gap: vars.s1, overflowWrap: 'anywhere' })
export const balance = style({ fontWeight: 600, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' })
export const opened = style({
  background: vars.sunken,
  borderRadius: vars.rMd,
  padding: vars.s3,
  maxHeight: '20rem',
  overflowY: 'auto',
})
globalStyle(`${opened} pre`, { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: vars.textSm })
export const message = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '65ch' })

/** The rest of a thread to support, under its first message. */
export const replies = style({
  listStyle: 'none',
  margin: 0,
  paddingLeft: vars.s4,
  borderLeft: `1px solid ${vars.line}`,
})
export const replyByStaff = style({ paddingLeft: vars.s4 })

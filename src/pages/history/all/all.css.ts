import '../../../ui/sheets'
import { globalStyle, style } from '@vanilla-extract/css'
import { narrow, phone } from '../../../ui/base/media'
import { vars } from '../../../ui/base/tokens.css'

export const curve = style({
  width: '100%',
  height: 'auto',
  overflow: 'visible',
  vars: { '--curve-ground': vars.surface },
})
export const onDeep = style({ vars: { '--curve-ground': vars.deep } })
export const wideOnly = style({ '@media': { [narrow]: { display: 'none' } } })
export const narrowOnly = style({ display: 'none', '@media': { [narrow]: { display: 'block' } } })
globalStyle(`${curve} text`, { fill: vars.ink2, font: `500 12.5px ${vars.fontText}` })
export const grid = style({ stroke: vars.line })
export const line = style({ fill: 'none', stroke: vars.arc, strokeWidth: 4, strokeLinecap: 'round' })
export const board = style({ stroke: vars.arc, strokeWidth: 7, strokeLinecap: 'round' })
export const past = style({ fill: 'var(--curve-ground)', stroke: vars.arc, strokeWidth: 3 })
export const halo = style({ fill: 'var(--curve-ground)' })
export const you = style({ fill: vars.accent })
globalStyle(`${curve} text[data-value]`, { fill: 'currentColor', font: `600 17px ${vars.fontDisplay}` })

export const curves = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.s5,
  marginTop: vars.s5,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const few = style([curves, { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }])
export const top = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: vars.s3 })
globalStyle(`${top} strong`, { fontFamily: vars.fontDisplay, fontSize: '1.75rem', lineHeight: 1, fontWeight: 600 })

export const versus = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: `${vars.s5} clamp(1.5rem, 4vw, 3rem)`,
})
export const side = style({
  display: 'flex',
  gap: vars.s5,
  alignItems: 'center',
  minWidth: 0,
  vars: { '--ring': '7.5rem', '--ring-ground': vars.surface },
  '@media': { [phone]: { flexDirection: 'column', alignItems: 'start', gap: vars.s2 } },
})
globalStyle(`${side} p`, { overflowWrap: 'anywhere' })

export const changes = style({ width: '100%', borderCollapse: 'collapse' })
globalStyle(`${changes} th, ${changes} td`, {
  textAlign: 'left',
  verticalAlign: 'top',
  padding: `${vars.s4} ${vars.s5} ${vars.s4} 0`,
  borderTop: `1px solid ${vars.line}`,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
})
globalStyle(`${changes} thead th`, { fontSize: vars.textSm, color: vars.ink2, fontWeight: 500, border: 0 })
globalStyle(`${changes} tbody th, ${changes} tfoot th`, { fontWeight: 600, width: '15rem' })
globalStyle(`${changes} tr > :last-child`, {
  textAlign: 'right',
  paddingRight: 0,
  whiteSpace: 'nowrap',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
})
globalStyle(`${changes} del`, { color: vars.ink2 })
globalStyle(`${changes} ins`, {
  textDecoration: 'none',
  background: vars.goodTint,
  borderRadius: '0.2em',
  boxShadow: `inset 0 -2px ${vars.good}`,
})
export const gain = style({ color: vars.accentText })
globalStyle(`${changes} thead`, {
  '@media': {
    [phone]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
})
globalStyle(`${changes} tr`, {
  '@media': {
    [phone]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: `${vars.s1} ${vars.s4}`,
      paddingBlock: vars.s3,
      borderTop: `1px solid ${vars.line}`,
      fontSize: vars.textSm,
    },
  },
})
globalStyle(`${changes} th, ${changes} td, ${changes} tbody th, ${changes} tfoot th`, {
  '@media': { [phone]: { display: 'block', width: 'auto', padding: 0, border: 0 } },
})
globalStyle(`${changes} td[data-col]`, { '@media': { [phone]: { gridColumn: '1 / -1' } } })
globalStyle(`${changes} tr > :last-child`, { '@media': { [phone]: { gridArea: '1 / 2' } } })
globalStyle(`${changes} td[data-col]::before`, {
  '@media': { [phone]: { content: 'attr(data-col)', display: 'block', fontSize: vars.textXs, color: vars.ink2 } },
})

export const choose = style({ display: 'flex', flexWrap: 'wrap', gap: vars.s3, alignItems: 'end' })
globalStyle(`${choose} > :not(:last-child)`, { flex: '1 1 12rem' })

export const list = style({ display: 'grid', listStyle: 'none', padding: 0, margin: 0 })
globalStyle(`${list} > li`, {
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.s4,
  paddingBlock: vars.s2,
  borderTop: `1px solid ${vars.line}`,
})
globalStyle(`${list} > li:first-child`, { borderTop: 0 })
globalStyle(`${list} a`, { overflowWrap: 'anywhere' })

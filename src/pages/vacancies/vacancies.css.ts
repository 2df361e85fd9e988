import '../../ui/sheets'
import { globalStyle, style } from '@vanilla-extract/css'
import { medium, narrow, phone } from '../../ui/base/media'
import { vars } from '../../ui/base/tokens.css'

export const board = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: vars.s4,
  alignItems: 'start',
  '@media': {
    [medium]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
export const stage = style({
  display: 'grid',
  gap: vars.s3,
  alignContent: 'start',
  padding: vars.s3,
  borderRadius: vars.rLg,
  background: vars.sunken,
  boxShadow: `inset 0 0 0 1px color-mix(in oklab, ${vars.line} 70%, transparent)`,
  minWidth: 0,
})
globalStyle(`${stage} > h3`, {
  display: 'flex',
  justifyContent: 'space-between',
  fontSize: '1rem',
  padding: `${vars.s1} ${vars.s2}`,
})
globalStyle(`${stage} > h3 span`, { color: vars.ink2, fontWeight: 500 })
globalStyle(`${stage} > p`, { paddingInline: vars.s2 })
/** A stage without vacancies is not worth a phone's height. */
export const emptyStage = style({ '@media': { [phone]: { display: 'none' } } })

export const job = style({
  display: 'grid',
  gap: vars.s3,
  padding: vars.s4,
  borderRadius: vars.rMd,
  background: vars.surface,
  boxShadow: vars.shadow1,
  minWidth: 0,
  overflowWrap: 'anywhere',
})
globalStyle(`${job} h4`, { fontSize: '1.0625rem', lineHeight: 1.25 })
export const match = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.s3,
  alignItems: 'center',
  fontWeight: 600,
})
globalStyle(`${match} > svg`, { gridColumn: 'auto', minWidth: 0 })
export const facts = style({ display: 'grid', gap: vars.s2, fontSize: vars.textXs, margin: 0 })
globalStyle(`${facts} > div`, { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: vars.s2 })
globalStyle(`${facts} dd`, { margin: 0 })
globalStyle(`${facts} svg`, { width: '1.1rem', height: '1.1rem', color: vars.ink2 })
export const move = style({ display: 'grid', gap: vars.s2, paddingTop: vars.s2 })

export const asks = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
  gap: 'clamp(1.5rem, 4vw, 4rem)',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const asksTable = style({ width: '100%', borderCollapse: 'collapse' })
globalStyle(`${asksTable} th, ${asksTable} td`, {
  textAlign: 'left',
  padding: `${vars.s3} ${vars.s4} ${vars.s3} 0`,
  borderTop: `1px solid ${vars.line}`,
  overflowWrap: 'anywhere',
})
globalStyle(`${asksTable} thead th`, {
  border: 0,
  paddingTop: 0,
  fontSize: vars.textXs,
  fontWeight: 500,
  color: vars.ink2,
})
globalStyle(`${asksTable} tbody th`, { fontWeight: 600 })
globalStyle(`${asksTable} tr > :last-child`, { paddingRight: 0 })
globalStyle(`${asksTable} thead`, {
  '@media': {
    [phone]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
})
globalStyle(`${asksTable} tr`, {
  '@media': { [phone]: { display: 'grid', gap: vars.s1, paddingBlock: vars.s3, borderTop: `1px solid ${vars.line}` } },
})
globalStyle(`${asksTable} th, ${asksTable} td`, { '@media': { [phone]: { padding: 0, border: 0 } } })
export const dots = style({ width: '8.75rem', height: '0.9rem', display: 'block' })
globalStyle(`${dots} circle`, { fill: vars.arcTrack })
globalStyle(`${dots} circle[data-on]`, { fill: vars.arc })
export const many = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.s3 })
export const presentTerm = style({ color: vars.good })
export const missing = style({ color: vars.accentText })
export const you = style({ display: 'inline-flex', gap: vars.s2, alignItems: 'center' })

export const today = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: vars.s4,
  alignItems: 'center',
  padding: vars.s5,
  marginBottom: vars.s10,
  borderRadius: vars.rLg,
  background: vars.accentTint,
  color: 'inherit',
  textDecoration: 'none',
})
export const advert = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
export const checks = style({ display: 'grid', gap: vars.s2, paddingBlock: vars.s3 })
/** A button on the deep panel that is not the next step: a veil of white, in both themes. */
export const veil = style({
  background: 'oklch(1 0 0 / 0.12)',
  color: 'inherit',
  ':hover': { background: 'oklch(1 0 0 / 0.2)' },
})
export const ranking = style({ listStyle: 'decimal', display: 'grid', gap: vars.s2, paddingLeft: vars.s6, margin: 0 })

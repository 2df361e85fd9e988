import '../../ui/sheets'
import { globalStyle, style } from '@vanilla-extract/css'
import { medium, narrow, phone } from '../../ui/base/media'
import { vars } from '../../ui/base/tokens.css'
import { button, kind } from '../../ui/button/button.css'
import { field, input } from '../../ui/field/field.css'
import { icon } from '../../ui/icon/icon.css'
import { ticks } from '../../ui/ticks/ticks.css'

export const box = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.s4} ${vars.s8}`,
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBottom: vars.s10,
})
globalStyle(`${box} > :first-child`, { flex: '1 1 24rem', minWidth: 0 })

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.s5,
  justifyContent: 'space-between',
  alignItems: 'end',
  marginBottom: vars.s8,
})

export const period = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  padding: '0.25rem',
  borderRadius: vars.rPill,
  background: vars.sunken,
  boxShadow: `inset 0 0 0 1px ${vars.line}`,
})

export const periodChoice = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.s2,
  minHeight: '2.75rem',
  padding: `0 ${vars.s5}`,
  border: 0,
  borderRadius: vars.rPill,
  background: 'none',
  font: 'inherit',
  fontWeight: 600,
  color: vars.ink2,
  cursor: 'pointer',
  textDecoration: 'none',
  ':hover': { color: vars.ink },
  selectors: { '&[aria-current="true"]': { background: vars.surface, color: vars.ink, boxShadow: vars.shadow1 } },
})

/** The other period: a link where a script keeps what is typed, without scripts a button that sends it along. */
export const byScript = style({})
globalStyle(`${byScript}${periodChoice}`, { '@media': { '(scripting: none)': { display: 'none' } } })
export const plain = style({})
globalStyle(`${plain}${periodChoice}`, {
  display: 'none',
  '@media': { '(scripting: none)': { display: 'inline-flex' } },
})

export const coupon = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 13rem) auto',
  // An error below that is wider than both must not stretch the button.
  justifyContent: 'start',
  gap: vars.s2,
  '@media': { [phone]: { width: '100%', gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})
// The button stands beside the input, and an error below both has the whole width.
globalStyle(`${coupon} ${field}`, { display: 'contents' })
globalStyle(`${coupon} ${field} > *`, { gridColumn: '1 / -1' })
globalStyle(`${coupon} ${field} > ${input}`, { gridColumn: 1 })
globalStyle(`${coupon} > ${button}`, { gridArea: '2 / 2' })

export const applied = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.s1} ${vars.s3}`,
  alignItems: 'center',
  marginTop: vars.s2,
})

export const plans = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1.1fr 1fr',
  gridTemplateRows: 'repeat(5, auto) 1fr',
  gap: `${vars.s5} ${vars.s6}`,
  paddingBlock: vars.s8,
  selectors: {
    '&[data-count="2"]': { gridTemplateColumns: '1fr 1fr' },
    '&[data-count="1"]': { gridTemplateColumns: 'minmax(0, 32rem)' },
    '[aria-busy="true"] > &': { display: 'none' },
  },
  '@media': {
    [medium]: { gap: `${vars.s5} ${vars.s4}` },
    [narrow]: {
      gridTemplate: 'none / minmax(0, 1fr)',
      maxWidth: '32rem',
      marginInline: 'auto',
      paddingBlock: 0,
      selectors: { '&[data-count]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
})

/** Three cards without words while the region is on its way. */
export const loading = style({
  display: 'none',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: vars.s6,
  paddingBlock: vars.s8,
  selectors: { '[aria-busy="true"] > &': { display: 'grid' } },
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: '32rem', marginInline: 'auto' } },
})
export const loadingCard = style({ display: 'grid', gap: vars.s5 })

export const plan = style({
  display: 'grid',
  gridRow: 'span 6',
  gridTemplateRows: 'subgrid',
  alignItems: 'start',
  '@media': { [narrow]: { gridRow: 'auto', gridTemplateRows: 'none', gap: vars.s5 } },
})
globalStyle(`${plan} ${ticks}`, { paddingTop: vars.s5, borderTop: `1px solid ${vars.line}`, fontSize: vars.textSm })

export const planMain = style({
  marginBlock: `calc(${vars.s8} * -1)`,
  paddingBlock: `calc(clamp(1.25rem, 0.9rem + 1.4vw, 2rem) + ${vars.s8})`,
  borderRadius: `${vars.rLg} ${vars.rArc} ${vars.rLg} ${vars.rLg}`,
  '@media': { [narrow]: { marginBlock: 0, paddingBlock: vars.s8 } },
})

/** On the deep panel the page's own greys would be unreadable. */
globalStyle(`${planMain} ${button}${button}${button}:disabled`, {
  background: 'none',
  color: vars.onDeep,
  boxShadow: `inset 0 0 0 1.5px ${vars.onDeep2}`,
})

export const onDeep = style({})
globalStyle(`${onDeep} ${kind.outline}`, { color: vars.onDeep, boxShadow: `inset 0 0 0 1.5px ${vars.onDeep2}` })
globalStyle(`${onDeep} ${kind.outline}:hover`, { background: 'color-mix(in oklab, white 12%, transparent)' })

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.s3,
  alignItems: 'center',
  selectors: { [`${plan}:not(${planMain}) &`]: { justifyContent: 'space-between' } },
})

export const price = style({
  font: `600 clamp(2.25rem, 1.6rem + 1.8vw, 3.25rem)/1 ${vars.fontDisplay}`,
  letterSpacing: '-0.035em',
  overflowWrap: 'anywhere',
})
globalStyle(`${price} small`, {
  font: `500 1rem/1.2 ${vars.fontText}`,
  letterSpacing: 0,
  color: vars.ink2,
  whiteSpace: 'nowrap',
})

export const cents = style({ fontSize: '0.5em', letterSpacing: '-0.02em' })
export const before = style({ color: vars.ink2, fontSize: vars.textSm, marginBottom: vars.s1 })

export const soon = style({})
globalStyle(`${soon} ${icon}`, { color: vars.ink2 })

export const faq = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
  gap: `${vars.s4} ${vars.s12}`,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const gives = style({ display: 'grid', gap: vars.s4 })
// Chromium lays out grids that span pages wrongly.
globalStyle(`${gives}, ${faq}`, { '@media': { print: { display: 'block' } } })
globalStyle(`${gives} > div`, { breakInside: 'avoid', paddingBottom: vars.s4, borderBottom: `1px solid ${vars.line}` })
globalStyle(`${gives} dt`, { fontWeight: 600 })
globalStyle(`${gives} dd`, { margin: `${vars.s1} 0 0` })

export const receipt = style({ display: 'grid', gap: vars.s3 })
globalStyle(`${receipt} > div`, {
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.s1} ${vars.s4}`,
  justifyContent: 'space-between',
  paddingBottom: vars.s3,
  borderBottom: `1px solid ${vars.line}`,
})
globalStyle(`${receipt} dt`, { color: vars.ink2 })
globalStyle(`${receipt} dd`, { margin: 0, fontWeight: 600 })

export const centred = style({ width: 'min(44rem, 100%)', marginInline: 'auto' })

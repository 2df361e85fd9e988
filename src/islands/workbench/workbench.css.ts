import '../../ui/sheets'
import { globalStyle, style } from '@vanilla-extract/css'
import { narrow } from '../../ui/base/media'
import { vars } from '../../ui/base/tokens.css'
import { input } from '../../ui/field/field.css'

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.s2} ${vars.s4}`,
  paddingBottom: vars.s5,
})
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.s2,
  marginLeft: 'auto',
})
export const saved = style({
  display: 'inline-flex',
  gap: vars.s2,
  alignItems: 'center',
  fontSize: vars.textSm,
  color: vars.ink2,
  lineHeight: 1.4,
  maxWidth: '34rem',
})
globalStyle(`${saved} svg`, { flex: 'none', color: vars.good })
export const trouble = style({ color: vars.warn, fontWeight: 500 })
globalStyle(`${trouble} svg`, { color: vars.warn })

export const work = style({
  display: 'grid',
  gridTemplateColumns: '18rem minmax(0, 1fr) minmax(0, 25rem)',
  gap: 'clamp(1.5rem, 2.4vw, 2.5rem)',
  alignItems: 'start',
  '@media': {
    '(max-width: 78rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 20rem)' },
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
export const gain = style({
  font: `600 1.125rem/1.2 ${vars.fontDisplay}`,
  color: vars.accentText,
  whiteSpace: 'nowrap',
})

export const parts = style({ display: 'grid', gap: vars.s4 })
// A status that says nothing takes no row, and is still there to be read out when it does.
globalStyle(`${parts} > [role=status]:empty`, { position: 'absolute' })
export const part = style({
  borderRadius: vars.rLg,
  background: vars.surface,
  boxShadow: `${vars.shadow1}, 0 0 0 1px color-mix(in oklab, ${vars.line} 70%, transparent)`,
  scrollMarginTop: '6rem',
})
globalStyle(`${part} > summary`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  gap: `${vars.s1} ${vars.s3}`,
  alignItems: 'center',
  padding: `${vars.s4} ${vars.s5}`,
  cursor: 'pointer',
  listStyle: 'none',
})
globalStyle(`${part} > summary::-webkit-details-marker`, { display: 'none' })
globalStyle(`${part} > summary > span`, { minWidth: 0 })
globalStyle(`${part} > summary > svg`, { color: vars.ink2, transition: `rotate ${vars.base} ${vars.ease}` })
globalStyle(`${part}[open] > summary > svg`, { rotate: '180deg' })
export const partTitle = style({ display: 'block', font: `600 1.125rem/1.3 ${vars.fontDisplay}` })
export const partText = style({
  display: 'block',
  fontSize: vars.textSm,
  color: vars.ink2,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const partBody = style({ padding: `${vars.s1} ${vars.s5} ${vars.s5}`, display: 'grid', gap: vars.s4 })
globalStyle(`${partBody} ${input}`, { minHeight: '2.75rem', padding: `0.55rem ${vars.s3}` })
globalStyle(`${partBody} textarea${input}`, { minHeight: '3.25rem', fieldSizing: 'content' as never })
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: vars.s3,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const facts = style({ display: 'grid' })
globalStyle(`${facts} > summary`, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: `0 ${vars.s4}`,
  minHeight: '2.75rem',
  listStyle: 'none',
  cursor: 'pointer',
  color: vars.ink2,
  fontSize: vars.textSm,
})
globalStyle(`${facts} > summary::-webkit-details-marker`, { display: 'none' })
export const factsLink = style({ color: vars.link, textDecoration: 'underline', fontWeight: 500 })
export const fullWidth = style({ gridColumn: '1 / -1' })
export const line = style({ display: 'grid', gap: vars.s4, scrollMarginTop: '6rem' })
export const lineRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.s2,
  alignItems: 'end',
})

export const ask = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.s4,
  padding: vars.s5,
  borderRadius: vars.rLg,
  background: vars.tint,
  border: 0,
  margin: 0,
  minWidth: 0,
  '@media': { [narrow]: { padding: vars.s4, gap: vars.s3 } },
})
globalStyle(`${ask} ${input}`, { background: vars.surface })
export const askHead = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${vars.s2} ${vars.s3}`,
  alignItems: 'start',
})
export const askHint = style({ gridColumn: '1 / -1' })
export const askAnswer = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.s2} ${vars.s3}`,
  alignItems: 'center',
})
/** Clear of the bar at a phone's foot, where it is scrolled to. */
export const askWays = style({ '@media': { [narrow]: { scrollMarginBottom: '6rem' } } })
globalStyle(`${ask} textarea${input}${input}`, { minHeight: '3.25rem', fieldSizing: 'content' as never })
globalStyle(`${askAnswer} ${input}`, { flex: '1 1 6.5rem', width: 'auto', minWidth: 0, maxWidth: '8.5rem' })
globalStyle(`${askAnswer} select${input}`, { flex: '1 1 9rem', width: 'auto', maxWidth: '16rem' })
/** On a phone the question stands alone: it says itself which job it is about. */
export const askPlace = style({
  display: 'none',
  gridColumn: '1 / -1',
  fontSize: vars.textSm,
  fontWeight: 600,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  '@media': { [narrow]: { display: 'block' } },
})
export const askNumber = style({})
globalStyle(`${askAnswer} ${askNumber}`, {
  flex: '0 0 5rem',
  textAlign: 'center',
  font: `600 1.25rem/1.2 ${vars.fontDisplay}`,
})
/** The answer that went in last, above the question that came after it. */
export const placed = style({
  padding: `${vars.s2} ${vars.s4}`,
  borderRadius: vars.rMd,
  background: vars.surface,
  justifyContent: 'space-between',
})
globalStyle(`${placed} p`, { overflowWrap: 'anywhere', flex: '1 1 14rem' })
globalStyle(`${placed} b`, { fontWeight: 600 })
export const askLine = style({
  padding: `${vars.s3} ${vars.s4}`,
  borderRadius: vars.rMd,
  background: vars.surface,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
})
globalStyle(`${askLine} b`, { fontWeight: 600, color: vars.accentText })

/** On a phone the list takes the page's width, because its button may stand at the left. */
export const menu = style({ position: 'relative', '@media': { [narrow]: { position: 'static' } } })
globalStyle(`${menu} > summary`, { listStyle: 'none' })
globalStyle(`${menu} > summary::-webkit-details-marker`, { display: 'none' })
export const pop = style({
  position: 'absolute',
  right: 0,
  zIndex: 5,
  marginTop: vars.s2,
  width: '21rem',
  maxWidth: `calc(100vw - 2 * ${vars.gutter})`,
  padding: vars.s2,
  borderRadius: vars.rLg,
  background: vars.raised,
  boxShadow: `${vars.shadow2}, 0 0 0 1px ${vars.line}`,
  '@media': { [narrow]: { left: vars.gutter, right: vars.gutter, width: 'auto' } },
})
export const way = style({
  display: 'grid',
  width: '100%',
  padding: vars.s3,
  borderRadius: vars.rMd,
  color: 'inherit',
  background: 'none',
  border: 0,
  font: 'inherit',
  textAlign: 'left',
  textDecoration: 'none',
  lineHeight: 1.35,
  cursor: 'pointer',
  ':hover': { background: vars.tint },
})
globalStyle(`${way} strong`, { fontWeight: 600 })

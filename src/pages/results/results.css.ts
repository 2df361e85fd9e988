import '../../ui/sheets'
import { globalStyle, style } from '@vanilla-extract/css'
import { medium, phone } from '../../ui/base/media'
import { vars } from '../../ui/base/tokens.css'
import { icon } from '../../ui/icon/icon.css'

/** The tips, the picture of the page beside them, and the folds below both; one column on a narrow screen. */
export const result = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 29rem)',
  gridTemplateRows: 'auto 1fr',
  gap: `${vars.s8} clamp(2rem, 4vw, 4rem)`,
  alignItems: 'start',
  '@media': {
    [medium]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
    [phone]: { rowGap: vars.s5 },
    print: { display: 'block' },
  },
})
/** Without a picture: one column of a width that reads well. */
export const plain = style({
  display: 'grid',
  gap: vars.s8,
  maxWidth: '46rem',
  '@media': { [phone]: { gap: vars.s5 }, print: { display: 'block' } },
})
export const beside = style({
  gridColumn: 2,
  gridRow: '1 / 3',
  minWidth: 0,
  '@media': { [medium]: { gridColumn: 'auto', gridRow: 'auto' } },
})
globalStyle(`${result} > *, ${plain} > *`, { minWidth: 0 })

export const tips = style({ marginTop: vars.s5, '@media': { [phone]: { marginTop: vars.s3 } } })
export const tip = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: `${vars.s2} ${vars.s4}`,
  paddingBlock: vars.s5,
  borderTop: `1px solid ${vars.line}`,
  scrollMarginTop: '6rem',
  ':target': { background: `linear-gradient(${vars.accentTint}, transparent)` },
  '@media': { [phone]: { gap: `${vars.s2} ${vars.s3}`, paddingBlock: vars.s3 }, print: { breakInside: 'avoid' } },
})
globalStyle(`${tip} > *`, { minWidth: 0, overflowWrap: 'anywhere' })

export const tick = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: '1.75rem',
  height: '1.75rem',
  marginTop: '-0.1rem',
  borderRadius: '50%',
  boxShadow: `inset 0 0 0 2px ${vars.lineStrong}`,
  font: `600 0.9rem/1 ${vars.fontDisplay}`,
})
export const tickDone = style({ background: vars.goodTint, color: vars.good, boxShadow: 'none' })
globalStyle(`${tick} ${icon}`, { width: '1rem', height: '1rem', strokeWidth: 2.5 })

export const gain = style({
  font: `600 1.125rem/1.4 ${vars.fontDisplay}`,
  color: vars.accentText,
  whiteSpace: 'nowrap',
})
export const body = style({
  gridColumn: '2 / -1',
  display: 'grid',
  gap: vars.s3,
  justifyItems: 'start',
  maxWidth: '44rem',
  '@media': { [phone]: { gridColumn: '1 / -1', gap: vars.s2 } },
})
globalStyle(`${body} > *`, { minWidth: 0, maxWidth: '100%' })

export const quote = style({
  justifySelf: 'stretch',
  padding: `${vars.s3} ${vars.s4}`,
  borderRadius: vars.rMd,
  background: vars.sunken,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  '@media': {
    [phone]: { padding: `${vars.s2} ${vars.s3}` },
    print: { border: '0.5pt solid #bbb', breakInside: 'avoid' },
  },
})
globalStyle(`${quote} cite`, {
  display: 'block',
  marginTop: vars.s1,
  font: `500 ${vars.textXs}/1.4 ${vars.fontText}`,
  color: vars.ink2,
})

/** The button and the small line beside it; opened, the line takes the whole width. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.s2} ${vars.s4}`,
  alignItems: 'center',
  justifySelf: 'stretch',
})
/** Why, and the other lines, behind one small line. */
export const why = style({ minWidth: 0, fontSize: vars.textSm, selectors: { '&[open]': { flexBasis: '100%' } } })
globalStyle(`${why} > summary`, {
  width: 'fit-content',
  paddingBlock: vars.s1,
  color: vars.link,
  fontWeight: 600,
  cursor: 'pointer',
})
globalStyle(`${why} > div`, { display: 'grid', gap: vars.s3, paddingTop: vars.s2 })
globalStyle(`${why}::details-content`, {
  '@media': { print: { contentVisibility: 'visible', display: 'block', blockSize: 'auto' } },
})
globalStyle(`${why} > summary`, { '@media': { print: { display: 'none' } } })

/** What to do next, in one row; one below the other on a phone. */
export const next = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  borderBlock: `1px solid ${vars.line}`,
  '@media': { [medium]: { gridAutoFlow: 'row' }, print: { display: 'none' } },
})
globalStyle(`${next} > a`, {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `0 ${vars.s3}`,
  alignItems: 'center',
  minHeight: '3.5rem',
  padding: `${vars.s4} ${vars.s5}`,
  color: 'inherit',
  textDecoration: 'none',
  lineHeight: 1.4,
})
globalStyle(`${next} > a + a`, {
  borderLeft: `1px solid ${vars.line}`,
  '@media': { [medium]: { borderLeft: 0, borderTop: `1px solid ${vars.line}` } },
})
globalStyle(`${next} > a:first-child`, { paddingLeft: 0 })
globalStyle(`${next} > a`, {
  '@media': { [medium]: { paddingInline: 0, paddingBlock: vars.s3 }, [phone]: { minHeight: '3rem' } },
})
globalStyle(`${next} > a > ${icon}`, { gridRow: 'span 2', color: vars.arc })
globalStyle(`${next} > a > span`, {
  gridColumn: 2,
  fontSize: vars.textSm,
  color: vars.ink2,
  '@media': { [phone]: { display: 'none' } },
})
globalStyle(`${next} > a:hover strong`, { textDecoration: 'underline' })
globalStyle(`${next} strong`, { fontWeight: 600 })

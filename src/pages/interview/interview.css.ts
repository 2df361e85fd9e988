import '../../ui/sheets'
import { globalStyle, style } from '@vanilla-extract/css'
import { narrow, phone } from '../../ui/base/media'
import { vars } from '../../ui/base/tokens.css'

export const talk = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.05fr)',
  alignItems: 'stretch',
  gap: vars.s6,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const questionCard = style({ display: 'grid', gap: vars.s6, alignContent: 'space-between' })
export const why = style({ display: 'grid', gap: vars.s3 })

/** The words a question was made of. */
export const quote = style({
  margin: 0,
  padding: `${vars.s3} ${vars.s4}`,
  borderRadius: vars.rMd,
  background: 'oklch(1 0 0 / 0.08)',
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
})
globalStyle(`${quote} cite`, {
  display: 'block',
  marginTop: vars.s1,
  fontStyle: 'normal',
  fontSize: vars.textXs,
  color: vars.ink2,
})
globalStyle(`${quote} mark`, { background: 'none', color: 'inherit', boxShadow: `inset 0 -2px ${vars.accent}` })

/** The six questions as dots, each a link. */
export const dots = style({ display: 'flex', flexWrap: 'wrap', gap: vars.s1, listStyle: 'none', padding: 0, margin: 0 })
globalStyle(`${dots} a`, {
  display: 'grid',
  placeItems: 'center',
  width: '1.75rem',
  height: '1.75rem',
  borderRadius: '50%',
  color: 'inherit',
  textDecoration: 'none',
  fontSize: vars.textXs,
  fontWeight: 600,
  boxShadow: `inset 0 0 0 2px ${vars.arcTrack}`,
})
globalStyle(`${dots} a[data-done]`, { boxShadow: `inset 0 0 0 2px ${vars.arc}` })
globalStyle(`${dots} a[aria-current]`, { background: vars.accent, color: vars.onAccent, boxShadow: 'none' })

export const measure = style({ width: '100%', borderCollapse: 'collapse' })
globalStyle(`${measure} th, ${measure} td`, {
  textAlign: 'left',
  verticalAlign: 'top',
  padding: `${vars.s4} ${vars.s5} ${vars.s4} 0`,
  borderTop: `1px solid ${vars.line}`,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
})
globalStyle(`${measure} thead th`, { borderTop: 0, paddingTop: 0, color: vars.ink2, fontSize: vars.textSm })
globalStyle(`${measure} tbody th`, { width: '13rem', fontWeight: 600 })
globalStyle(`${measure} tbody th small`, { display: 'block', fontWeight: 400, color: vars.ink2, fontSize: vars.textXs })
globalStyle(`${measure} thead`, {
  '@media': {
    [phone]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
})
globalStyle(`${measure} tr`, {
  '@media': {
    [phone]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.s2,
      paddingBlock: vars.s3,
      borderTop: `1px solid ${vars.line}`,
      fontSize: vars.textSm,
    },
  },
})
globalStyle(`${measure} th, ${measure} td, ${measure} tbody th`, {
  '@media': { [phone]: { display: 'block', width: 'auto', padding: 0, border: 0 } },
})
globalStyle(`${measure} td[data-col]::before`, {
  '@media': { [phone]: { content: 'attr(data-col)', display: 'block', fontSize: vars.textXs, color: vars.ink2 } },
})

export const cell = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.s2,
  alignItems: 'start',
})
export const shownWord = style({ color: vars.good })
export const missing = style({ color: vars.accentText })
export const quiet = style({ color: vars.ink2 })
export const answerText = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })

export const past = style({ display: 'grid', listStyle: 'none', padding: 0, margin: 0 })
globalStyle(`${past} > li`, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.s1} ${vars.s4}`,
  paddingBlock: vars.s3,
  borderTop: `1px solid ${vars.line}`,
})
globalStyle(`${past} > li:first-child`, { borderTop: 0 })

import '../../../ui/sheets'
import { globalStyle, style } from '@vanilla-extract/css'
import { narrow } from '../../../ui/base/media'
import { vars } from '../../../ui/base/tokens.css'
import { scoreRing } from '../../../ui/score-ring/score-ring.css'

// On a low window the column scrolls by itself: what sticks and is higher than the window could never be seen whole. The
// padding leaves room for the rings of focus.
export const side = style({
  display: 'grid',
  gap: vars.s6,
  position: 'sticky',
  top: '5.25rem',
  maxHeight: 'calc(100vh - 5.5rem)',
  overflowY: 'auto',
  padding: vars.s1,
  margin: `calc(-1 * ${vars.s1})`,
  '@media': {
    '(max-width: 78rem)': {
      position: 'static',
      maxHeight: 'none',
      overflowY: 'visible',
      gridColumn: '1 / -1',
      gridTemplateColumns: 'minmax(0, 16rem) minmax(0, 1fr)',
    },
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
export const score = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.s4,
  padding: `${vars.s6} ${vars.s5} ${vars.s5}`,
  textAlign: 'center',
})
globalStyle(`${score} ${scoreRing}`, { vars: { '--ring': '10.5rem' } })
export const subs = style({ display: 'grid', gap: vars.s3, width: '100%', textAlign: 'left', fontSize: vars.textSm })
export const caps = style({ display: 'grid', gap: vars.s2, fontSize: vars.textSm, lineHeight: 1.45, textAlign: 'left' })

export const questions = style({ display: 'grid', padding: 0, margin: 0, listStyle: 'none' })
export const question = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: `${vars.s1} ${vars.s3}`,
  alignItems: 'start',
  width: '100%',
  padding: `${vars.s3} 0`,
  borderTop: `1px solid ${vars.line}`,
  color: 'inherit',
  textAlign: 'left',
  textDecoration: 'none',
  lineHeight: 1.35,
  minHeight: '2.75rem',
})
globalStyle(`a${question}:hover strong`, { textDecoration: 'underline' })
globalStyle(`${question} strong`, { fontWeight: 600, display: 'block' })
export const ring = style({
  width: '0.7rem',
  height: '0.7rem',
  marginTop: '0.4rem',
  borderRadius: '50%',
  boxShadow: `inset 0 0 0 2px ${vars.lineStrong}`,
  selectors: { '[aria-current] &': { background: vars.accent, boxShadow: 'none' } },
})

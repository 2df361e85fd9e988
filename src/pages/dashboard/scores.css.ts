import '../../ui/sheets'
import { globalStyle, style } from '@vanilla-extract/css'
import { medium, phone } from '../../ui/base/media'
import { vars } from '../../ui/base/tokens.css'
import { scoreRing } from '../../ui/score-ring/score-ring.css'

export const scores = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.s8,
  alignItems: 'center',
  borderRadius: `${vars.rLg} ${vars.rArc} ${vars.rLg} ${vars.rLg}`,
  padding: 'clamp(1.5rem, 3vw, 2.5rem)',
  '@media': { [medium]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const scoresMain = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.s8,
  '@media': { [phone]: { flexDirection: 'column', textAlign: 'center', gap: vars.s4 } },
})

export const scoresDelta = style({
  selectors: {
    [`${scoresMain} &`]: {
      display: 'flex',
      gap: vars.s2,
      alignItems: 'center',
      color: vars.onDeep,
      fontWeight: 600,
      fontSize: vars.textSm,
    },
  },
  '@media': { [phone]: { selectors: { [`${scoresMain} &`]: { justifyContent: 'center' } } } },
})

export const scoresList = style({
  display: 'grid',
  gap: vars.s4,
  paddingRight: vars.s8,
  '@media': {
    [medium]: { gridTemplateColumns: 'repeat(3, 1fr)', paddingRight: 0 },
    [phone]: { textAlign: 'center', gap: vars.s2 },
  },
})

globalStyle(`${scoresMain} ${scoreRing}`, {
  vars: { '--ring': '13rem' },
  '@media': { [phone]: { vars: { '--ring': '10rem' } } },
})

globalStyle(`${scoresMain} p`, { color: vars.onDeep2, maxWidth: '15em', lineHeight: 1.45 })

globalStyle(`${scoresList} li`, {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: vars.s4,
  alignItems: 'center',
  '@media': { [phone]: { gridTemplateColumns: '1fr', justifyItems: 'center', gap: vars.s1 } },
})

globalStyle(`${scoresList} li > span`, { display: 'grid', lineHeight: 1.35 })

// The choice stands under the name, not under the ring.
globalStyle(`${scoresList} form`, {
  gridColumn: 2,
  marginTop: `calc(-1 * ${vars.s4})`,
  marginLeft: `calc(-1 * ${vars.s4})`,
  '@media': { [phone]: { gridColumn: 1, marginTop: 0, marginLeft: 0 } },
})
globalStyle(`${scoresList} form button`, { '@media': { [phone]: { paddingInline: 0, whiteSpace: 'nowrap' } } })
globalStyle(`${scoresList} li:has(form) ${scoreRing}`, {
  gridRow: 'span 2',
  '@media': { [phone]: { gridRow: 'auto' } },
})

globalStyle(`${scoresList} ${scoreRing}`, { vars: { '--ring': '4.5rem' } })

export const scoresName = style({
  color: 'inherit',
  textDecoration: 'none',
  fontWeight: 600,
  ':hover': { textDecoration: 'underline' },
})
// Wraps "today, 4:08 AM" before its time, so that "AM" is never alone on a line.
globalStyle(`${scoresList} span`, { textWrap: 'balance' })

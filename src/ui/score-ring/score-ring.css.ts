import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../base/tokens.css'
import { cardTone, deep } from '../card/card.css'

const leapArc = keyframes({ from: { strokeDasharray: '0 100' } })

// Along the circle as a dash, because WebKit does not animate towards an attribute's transform.
const leapDot = keyframes({ from: { strokeDashoffset: '0' } })

export const scoreRing = style({
  display: 'inline-grid',
  justifyItems: 'center',
  position: 'relative',
  width: 'var(--ring, 8.5rem)',
  flex: 'none',
  selectors: {
    [`${deep} &`]: { vars: { '--ring-ground': vars.deep } },
    [`${cardTone.tint} &`]: { vars: { '--ring-ground': vars.tint } },
  },
})

export const ringSize = styleVariants({
  sm: { vars: { '--ring': '6rem' } },
  lg: { vars: { '--ring': 'min(17rem, 66vw)' } },
  mini: { vars: { '--ring': '5rem' } },
})

export const track = style({
  fill: 'none',
  stroke: vars.arcTrack,
  strokeWidth: '8',
  strokeLinecap: 'round',
  selectors: { [`${ringSize.mini} &`]: { strokeWidth: '9' } },
})

export const arc = style({
  fill: 'none',
  stroke: vars.arc,
  strokeWidth: '8',
  strokeLinecap: 'round',
  animation: `${leapArc} ${vars.leap} ${vars.easeLeap} backwards`,
  selectors: { [`${ringSize.mini} &`]: { strokeWidth: '9' } },
})

export const board = style({ fill: 'none', stroke: vars.arc, strokeWidth: '5', strokeLinecap: 'round' })

export const you = style({
  fill: 'none',
  stroke: vars.accent,
  strokeWidth: '15',
  strokeLinecap: 'round',
  animation: `${leapDot} ${vars.leap} ${vars.easeLeap} backwards`,
})

export const halo = style([you, { stroke: `var(--ring-ground, ${vars.surface})`, strokeWidth: '20' }])

export const before = style({
  fill: `var(--ring-ground, ${vars.surface})`,
  selectors: { [`${ringSize.sm} &`]: { display: 'none' }, [`${ringSize.mini} &`]: { display: 'none' } },
})

export const value = style({
  position: 'absolute',
  inset: '4% 0 0',
  display: 'grid',
  placeItems: 'center',
  font: `600 calc(var(--ring, 8.5rem) * 0.31)/1 ${vars.fontDisplay}`,
  letterSpacing: '-0.04em',
})

/** "43 a 100%": inside the ring, on one line. */
export const range = style({
  fontSize: 'calc(var(--ring, 8.5rem) * 0.145)',
  letterSpacing: '-0.02em',
  whiteSpace: 'nowrap',
})

export const of = style({
  position: 'absolute',
  bottom: '5%',
  fontSize: 'clamp(0.75rem, calc(var(--ring, 8.5rem) * 0.075), 1rem)',
  color: vars.ink2,
  lineHeight: 1,
})

globalStyle(`${scoreRing} svg`, { width: '100%', overflow: 'visible' })

export const change = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.s2,
  padding: '0.3rem 0.9rem 0.3rem 0.7rem',
  borderRadius: vars.rPill,
  fontWeight: 600,
  fontSize: vars.textSm,
  background: 'oklch(1 0 0 / 0.12)',
})
export const changeDot = style({
  width: '0.6rem',
  height: '0.6rem',
  borderRadius: '50%',
  background: vars.accent,
  flex: 'none',
})

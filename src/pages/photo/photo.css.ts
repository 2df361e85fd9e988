import '../../ui/sheets'
import { globalStyle, style } from '@vanilla-extract/css'
import { narrow, phone } from '../../ui/base/media'
import { vars } from '../../ui/base/tokens.css'
import { scoreRing } from '../../ui/score-ring/score-ring.css'

export const photo = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: 'clamp(1.5rem, 4vw, 4rem)',
  alignItems: 'start',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const portrait = style({
  position: 'relative',
  margin: 0,
  overflow: 'hidden',
  borderRadius: `${vars.rXl} ${vars.rXl} ${vars.rArc} ${vars.rXl}`,
  background: vars.sunken,
  '@media': { print: { maxWidth: '75mm' } },
})

export const tall = style({ width: 'min(100%, 27rem)' })

export const marks = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', fill: 'none' })

// Light lines with a dark outline, visible on any photo.
export const halo = style({ stroke: 'oklch(0.2 0.03 222 / 0.55)' })
export const line = style({ stroke: 'white' })
export const eyes = style({ strokeLinecap: 'round', strokeDasharray: '2 7' })
export const otherLine = style({ strokeLinecap: 'round', strokeDasharray: '8 7' })

export const file = style({ overflowWrap: 'anywhere' })

export const score = style({
  display: 'flex',
  gap: vars.s8,
  alignItems: 'center',
  '@media': { [phone]: { flexDirection: 'column', textAlign: 'center', gap: vars.s4 } },
})

/** Placeholder for an earlier photo, which is no longer stored. */
export const gone = style({ display: 'block', width: '100%', height: 'auto' })

globalStyle(`${portrait} img`, { display: 'block', width: '100%', height: 'auto' })
globalStyle(`${portrait} figcaption`, { position: 'absolute', left: vars.s4, bottom: vars.s4 })
globalStyle(`${marks} :is(rect, path)`, { vectorEffect: 'non-scaling-stroke' })
globalStyle(`${halo} :is(rect, path)`, { strokeWidth: 5 })
globalStyle(`${line} :is(rect, path)`, { strokeWidth: 2.5 })
globalStyle(`${score} ${scoreRing}`, { vars: { '--ring': '10.5rem', '--ring-ground': vars.bg } })

import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../base/tokens.css'
import { cardTone, deep } from '../card/card.css'

export const aspect = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: `${vars.s1} ${vars.s4}`,
  alignItems: 'baseline',
})

export const name = style({ fontWeight: 600 })

export const value = style({ font: `600 1.125rem/1 ${vars.fontDisplay}` })

export const note = style({ gridColumn: '1 / -1', fontSize: vars.textSm, color: vars.ink2, lineHeight: 1.5 })

export const bar = style({ gridColumn: '1 / -1', width: '100%', height: '1rem', overflow: 'visible' })

export const fill = style({ selectors: { [`${bar} &`]: { stroke: vars.arc } } })

export const progress = style({
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: '0.5rem',
  border: 0,
  borderRadius: vars.rPill,
  background: vars.arcTrack,
  overflow: 'hidden',
  '::-webkit-progress-bar': { background: vars.arcTrack },
  '::-webkit-progress-value': {
    background: vars.arc,
    borderRadius: vars.rPill,
    transition: `width ${vars.slow} ${vars.ease}`,
  },
  '::-moz-progress-bar': { background: vars.arc, borderRadius: vars.rPill },
})

globalStyle(`${bar} line`, { stroke: vars.arcTrack, strokeWidth: '6', strokeLinecap: 'round' })

globalStyle(`${bar} circle`, { fill: vars.accent, stroke: vars.surface, strokeWidth: '3' })

globalStyle(`${deep} ${bar} circle`, { stroke: vars.deep })

globalStyle(`${cardTone.tint} ${bar} circle`, { stroke: vars.tint })

import { style } from '@vanilla-extract/css'
import { ramp, vars } from '../base/tokens.css'

export const trail = style({ fill: 'none', stroke: vars.arc, strokeWidth: '5', strokeLinecap: 'round' })

export const board = style({ fill: 'none', stroke: vars.arc, strokeWidth: '13', strokeLinecap: 'round' })

export const leg = style({ fill: 'none', stroke: vars.arc, strokeWidth: '5', opacity: 0.5 })

export const dot = style({ fill: vars.accent })

export const sheet = style({
  fill: `light-dark(${ramp.areia0}, ${ramp.mar850})`,
  stroke: vars.line,
  strokeWidth: '1.5',
})

export const line = style({ fill: 'none', stroke: vars.arcTrack, strokeWidth: '7', strokeLinecap: 'round' })

export const marked = style({
  fill: 'none',
  stroke: `light-dark(${ramp.caju200}, oklch(0.45 0.09 50))`,
  strokeWidth: '12',
  strokeLinecap: 'round',
})

export const arc = style({ fill: 'none', stroke: vars.arc, strokeWidth: '4.5', strokeLinecap: 'round' })

export const ring = style({ fill: 'none', stroke: vars.arc, strokeWidth: '4.5' })

export const cursor = style({ stroke: vars.arc, strokeWidth: '3', strokeLinecap: 'round' })

export const fill = style({ fill: `light-dark(${ramp.mar200}, oklch(0.42 0.07 215))` })

export const smallDot = style({ fill: vars.accent })

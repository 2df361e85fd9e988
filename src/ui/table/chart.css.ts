// A line over time, drawn with attributes and these styles: one colour, one dot on the newest.
import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../base/tokens.css'

export const chart = style({
  width: '100%',
  height: 'auto',
  overflow: 'visible',
  // In the drawing's own units; a narrower drawing sets a larger one.
  font: `500 12px ${vars.fontText}`,
})
globalStyle(`${chart} text`, { fill: vars.ink2 })

export const grid = style({ stroke: vars.line })
export const area = style({ fill: vars.arc, opacity: 0.12 })
export const line = style({
  fill: 'none',
  stroke: vars.arc,
  strokeWidth: 2.5,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
})
export const now = style({ fill: vars.accent, stroke: vars.surface, strokeWidth: 3 })

import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { ramp, vars } from '../base/tokens.css'
import { ground, kind } from '../button/button.css'

export const card = style({
  backgroundColor: vars.surface,
  borderRadius: vars.rLg,
  padding: 'clamp(1.25rem, 0.9rem + 1.4vw, 2rem)',
  boxShadow: `${vars.shadow1}, 0 0 0 1px color-mix(in oklab, ${vars.line} 70%, transparent)`,
  minWidth: 0,
})

export const cardTone = styleVariants({
  tint: {
    // A plain button has the tint itself.
    vars: { [ground]: vars.surface },
    backgroundColor: vars.tint,
    boxShadow: 'none',
  },
  sunken: { backgroundColor: vars.sunken, boxShadow: 'none' },
})

export const tight = style({ padding: vars.s5 })

export const corner = style({ borderTopRightRadius: vars.rArc })

export const deep = style({
  vars: {
    [vars.arc]: ramp.mar300,
    [vars.arcTrack]: 'oklch(0.375 0.052 218)',
    [vars.link]: ramp.mar200,
    [vars.ink2]: vars.onDeep2,
    [vars.line]: 'oklch(0.390 0.048 218)',
    [vars.focus]: ramp.caju300,
    [vars.accentText]: ramp.caju300,
    [vars.good]: 'oklch(0.850 0.120 155)',
  },
  color: vars.onDeep,
  backgroundColor: vars.deep,
  boxShadow: 'none',
})

// A button without a ground of its own has the colour of the text beside it.
globalStyle(`${deep} ${kind.ghost}`, { color: vars.onDeep })
globalStyle(`${deep} ${kind.ghost}:hover`, { background: 'color-mix(in oklab, white 12%, transparent)' })

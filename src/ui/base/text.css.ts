import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from './tokens.css'

export const display = style({
  fontFamily: vars.fontDisplay,
  fontWeight: 600,
  lineHeight: 1.12,
  letterSpacing: '-0.018em',
  textWrap: 'balance',
})

export const title = styleVariants({
  xl: { fontSize: vars.titleXl, lineHeight: 0.98, letterSpacing: '-0.035em' },
  lg: { fontSize: vars.titleLg, lineHeight: 1.06, letterSpacing: '-0.028em' },
  md: { fontSize: vars.titleMd },
  sm: { fontSize: vars.titleSm, lineHeight: 1.25, letterSpacing: '-0.01em' },
})

export const lead = style({
  fontSize: vars.textLg,
  color: vars.ink2,
  lineHeight: 1.55,
  textWrap: 'pretty',
  maxWidth: '36em',
})

export const small = style({ fontSize: vars.textSm })

export const tiny = style({ fontSize: vars.textXs, lineHeight: 1.45 })

export const muted = style({ color: vars.ink2 })

export const num = style({ fontVariantNumeric: 'tabular-nums' })

export const sr = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})

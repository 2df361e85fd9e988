import { createVar, fallbackVar, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../base/tokens.css'

/** The ground of a plain button, where it lies on something of its own colour. */
export const ground = createVar()
const plain = fallbackVar(ground, vars.tint)

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.s2,
  minHeight: '3rem',
  padding: `0 ${vars.s6}`,
  border: 0,
  borderRadius: vars.rPill,
  font: `600 1rem/1.2 ${vars.fontText}`,
  textDecoration: 'none',
  textAlign: 'center',
  cursor: 'pointer',
  color: vars.ink,
  background: plain,
  transition: `background ${vars.fast}, translate ${vars.base} ${vars.easeSpring}, box-shadow ${vars.base}`,
  ':hover': { translate: '0 -2px', background: `color-mix(in oklab, ${plain}, ${vars.arc} 14%)` },
  ':active': { translate: '0 1px' },
  selectors: {
    // Twice the class, so that a disabled button stays disabled on hover, whatever its kind.
    '&&:disabled, &&[aria-disabled="true"]': {
      background: vars.sunken,
      color: vars.ink2,
      boxShadow: `inset 0 0 0 1px ${vars.line}`,
      cursor: 'not-allowed',
      translate: 'none',
    },
    '&[aria-busy="true"]': { cursor: 'progress' },
  },
})

export const kind = styleVariants({
  primary: {
    background: vars.accent,
    color: vars.onAccent,
    ':hover': { background: vars.accentHover, boxShadow: `0 10px 22px -12px ${vars.accent}` },
  },
  outline: {
    background: 'none',
    boxShadow: `inset 0 0 0 1.5px ${vars.lineStrong}`,
    ':hover': { background: vars.tint },
  },
  ghost: { background: 'none', paddingInline: vars.s4, ':hover': { background: vars.tint } },
  danger: {
    background: vars.badFill,
    color: '#fff',
    ':hover': { background: `color-mix(in oklab, ${vars.badFill}, #000 15%)` },
  },
})

export const size = styleVariants({
  sm: { minHeight: '2.5rem', paddingInline: vars.s4, fontSize: vars.textSm },
  lg: { minHeight: '3.5rem', paddingInline: vars.s8, fontSize: '1.125rem' },
})

export const wide = style({ width: '100%' })

export const iconButton = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  border: 0,
  borderRadius: '50%',
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  position: 'relative',
  listStyle: 'none',
  transition: `background ${vars.fast}`,
  ':hover': { background: vars.tint },
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})

export const count = style({
  position: 'absolute',
  top: '0.15rem',
  right: '0.1rem',
  minWidth: '1.25rem',
  padding: '0 0.3rem',
  borderRadius: vars.rPill,
  background: vars.accent,
  color: vars.onAccent,
  font: `700 0.72rem/1.25rem ${vars.fontText}`,
  textAlign: 'center',
})

export const textButton = style({
  border: 0,
  background: 'none',
  padding: '0.3rem 0',
  fontWeight: 600,
  fontSize: vars.textSm,
  color: vars.link,
  cursor: 'pointer',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
})

const turn = keyframes({ to: { rotate: '1turn' } })

export const turning = style({ animation: `${turn} 1.1s linear infinite` })

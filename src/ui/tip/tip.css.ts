import { style } from '@vanilla-extract/css'
import { vars } from '../base/tokens.css'

/** The one tooltip of a page (islands/tips.ts), above everything and never in the way of the pointer. */
export const tip = style({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  border: 0,
  padding: '0.35rem 0.6rem',
  maxWidth: 'min(18rem, 90vw)',
  borderRadius: vars.rMd,
  background: vars.deep,
  color: vars.onDeep,
  fontSize: vars.textSm,
  lineHeight: 1.4,
  boxShadow: vars.shadow3,
  pointerEvents: 'none',
})

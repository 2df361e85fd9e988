import { globalStyle, style } from '@vanilla-extract/css'
import { phone } from '../base/media'
import { vars } from '../base/tokens.css'

export const dialog = style({
  width: 'min(28rem, 100%)',
  border: 0,
  borderRadius: vars.rXl,
  padding: vars.s8,
  background: vars.raised,
  color: 'inherit',
  boxShadow: `${vars.shadow3}, 0 0 0 1px ${vars.line}`,
  '::backdrop': { background: 'oklch(0.2 0.03 220 / 0.55)', backdropFilter: 'blur(3px)' },
  '@media': { [phone]: { padding: vars.s6 } },
})

globalStyle(`${dialog} > h3 + p`, { marginTop: vars.s3 })

export const dialogActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.s3,
  justifyContent: 'flex-end',
  marginTop: vars.s6,
})

export const dialogStatic = style({ position: 'static', margin: 0 })

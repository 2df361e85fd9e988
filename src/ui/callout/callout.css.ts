import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../base/tokens.css'
import { icon } from '../icon/icon.css'

export const callout = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: vars.s3,
  padding: `${vars.s4} ${vars.s5}`,
  borderRadius: vars.rMd,
  background: vars.warnTint,
  lineHeight: 1.5,
})

export const calloutKind = styleVariants({ bad: { background: vars.badTint }, info: { background: vars.tint } })

globalStyle(`${callout} ${icon}`, { marginTop: '0.15em', color: vars.warn })

globalStyle(`${calloutKind.bad} ${icon}`, { color: vars.bad })

globalStyle(`${calloutKind.info} ${icon}`, { color: vars.arc })

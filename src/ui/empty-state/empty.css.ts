import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../base/tokens.css'
import { icon } from '../icon/icon.css'
import { ticks } from '../ticks/ticks.css'

export const empty = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.s3,
  textAlign: 'center',
  padding: `${vars.s10} ${vars.s5}`,
})

globalStyle(`${empty} p`, { maxWidth: '28em', color: vars.ink2 })

globalStyle(`${empty} > svg`, { width: '13rem', marginBottom: vars.s3, overflow: 'visible' })

globalStyle(`${empty} ${ticks}`, { marginTop: vars.s3, gap: vars.s2, fontSize: vars.textSm, textAlign: 'left' })
globalStyle(`${empty} ${ticks} ${icon}`, { color: vars.arc })

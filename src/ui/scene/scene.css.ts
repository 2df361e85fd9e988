import { globalStyle, style } from '@vanilla-extract/css'
import { row } from '../base/layout.css'
import { vars } from '../base/tokens.css'
import { callout } from '../callout/callout.css'
import { spinner } from '../spinner/spinner.css'

export const scene = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.s4,
  minHeight: '24rem',
  textAlign: 'center',
})

export const word = style({ fill: vars.ink, font: `600 88px/1 ${vars.fontDisplay}`, letterSpacing: '-0.05em' })

globalStyle(`${scene} ${callout}`, { textAlign: 'left' })

globalStyle(`${scene} ${callout} p`, { color: 'inherit' })

globalStyle(`${scene} > svg`, { width: 'min(17rem, 80%)', overflow: 'visible', marginBottom: vars.s5 })

globalStyle(`${scene} > ${spinner}`, { width: '3.5rem', margin: 0 })

globalStyle(`${scene} ${row}`, { justifyContent: 'center' })

globalStyle(`${scene} p`, { color: vars.ink2, maxWidth: '26em', textWrap: 'balance' })

export const code = style({ font: `500 0.9rem/1 ${vars.fontMono}` })

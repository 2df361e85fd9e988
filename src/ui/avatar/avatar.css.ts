import { style } from '@vanilla-extract/css'
import { ramp, vars } from '../base/tokens.css'
import { deep } from '../card/card.css'

export const avatar = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: '2.5rem',
  height: '2.5rem',
  borderRadius: '50%',
  objectFit: 'cover',
  background: vars.arc,
  color: vars.surface,
  font: `600 1.05rem/1 ${vars.fontDisplay}`,
  selectors: { [`${deep} &`]: { color: ramp.mar900 } },
})

export const avatarLarge = style({ width: '4rem', height: '4rem', fontSize: '1.6rem' })

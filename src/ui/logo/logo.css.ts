import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { vars } from '../base/tokens.css'

const hop = keyframes({ '40%': { translate: '3px -5px' } })

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.s2,
  minHeight: '2.75rem',
  font: `700 1.4rem/1 ${vars.fontDisplay}`,
  letterSpacing: '-0.03em',
  color: vars.ink,
  textDecoration: 'none',
})

export const mark = style({ width: '2.6rem', overflow: 'visible' })

globalStyle(`${mark} path`, { fill: 'none', stroke: vars.arc, strokeWidth: '4.5', strokeLinecap: 'round' })

globalStyle(`${mark} circle`, { fill: vars.accent })

globalStyle(`${logo}:hover ${mark} circle`, { animation: `${hop} ${vars.slow} ${vars.easeSpring}` })

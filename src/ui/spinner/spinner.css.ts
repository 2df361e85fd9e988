import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { vars } from '../base/tokens.css'

const spin = keyframes({ to: { rotate: '1turn' } })

export const spinner = style({ width: '3.5rem', height: '3.5rem', animation: `${spin} 1.1s linear infinite` })

globalStyle(`${spinner} circle`, { fill: 'none', stroke: vars.arcTrack, strokeWidth: '5' })

globalStyle(`${spinner} path`, { fill: 'none', stroke: vars.arc, strokeWidth: '5', strokeLinecap: 'round' })

globalStyle(`${spinner} circle + path + circle`, { fill: vars.accent, stroke: 'none' })

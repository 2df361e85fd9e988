import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../base/tokens.css'
import { icon } from '../icon/icon.css'

export const ticks = style({ display: 'grid', gap: vars.s3 })

export const ticksNext = style({})

globalStyle(`${ticks} li`, { display: 'grid', gridTemplateColumns: 'auto 1fr', gap: vars.s3, lineHeight: 1.5 })

globalStyle(`${ticks} ${icon}`, { marginTop: '0.15em', color: vars.good })

globalStyle(`${ticksNext} ${icon}`, { color: vars.accentText })

import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../base/tokens.css'
import { icon } from '../icon/icon.css'

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: vars.s2 })

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.4em',
  minHeight: '2rem',
  padding: '0.15rem 0.8rem',
  borderRadius: vars.rPill,
  fontSize: vars.textSm,
  fontWeight: 500,
  lineHeight: 1.3,
  background: vars.tint,
  // A keyword may be one long word, and a row of chips would keep its full width.
  overflowWrap: 'anywhere',
})

export const chipKind = styleVariants({
  has: { background: vars.goodTint, color: vars.good },
  miss: { background: 'none', boxShadow: `inset 0 0 0 1.5px ${vars.lineStrong}`, color: vars.ink },
})

export const chipCount = style({ fontSize: vars.textXs, opacity: 0.85, fontVariantNumeric: 'tabular-nums' })

globalStyle(`${chip} ${icon}`, { width: '1em', height: '1em', strokeWidth: '2.25' })

globalStyle(`${chipKind.miss} ${icon}`, { color: vars.accentText })

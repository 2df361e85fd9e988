import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../base/tokens.css'

export const finding = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: `${vars.s3} ${vars.s5}`,
  paddingBlock: vars.s6,
  borderTop: `1px solid ${vars.line}`,
})

export const points = style({
  font: `600 1.5rem/1 ${vars.fontDisplay}`,
  color: vars.accentText,
  textAlign: 'right',
  whiteSpace: 'nowrap',
})

export const body = style({ gridColumn: '1 / -1', display: 'grid', gap: vars.s3, maxWidth: '44rem' })

export const evidence = style({
  padding: `${vars.s3} ${vars.s4}`,
  borderRadius: `0 ${vars.rMd} ${vars.rMd} 0`,
  background: vars.sunken,
  borderLeft: `3px solid ${vars.arc}`,
  font: `400 0.9rem/1.55 ${vars.fontMono}`,
})

export const highlight = style({
  background: vars.accentTint,
  color: 'inherit',
  borderRadius: '0.2em',
  padding: '0 0.15em',
  boxShadow: `inset 0 -2px ${vars.accent}`,
})

export const highlightHas = style({ background: vars.goodTint, boxShadow: `inset 0 -2px ${vars.good}` })

export const more = style({ borderTop: `1px solid ${vars.line}` })

// Quotes are people's own lines, and may be one long word.
globalStyle(`${finding} > *, ${evidence}`, { minWidth: 0, overflowWrap: 'anywhere' })

globalStyle(`${points} small`, {
  display: 'block',
  font: `500 ${vars.textXs}/1.4 ${vars.fontText}`,
  color: vars.ink2,
  letterSpacing: 0,
})

globalStyle(`${evidence} cite`, {
  display: 'block',
  marginTop: vars.s1,
  font: `500 ${vars.textXs}/1.4 ${vars.fontText}`,
  color: vars.ink2,
})

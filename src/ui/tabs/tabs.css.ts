import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../base/tokens.css'

export const tabs = style({
  display: 'flex',
  gap: `${vars.s1} ${vars.s6}`,
  borderBottom: `1px solid ${vars.line}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
})

export const tab = style({
  display: 'inline-flex',
  gap: vars.s2,
  alignItems: 'center',
  position: 'relative',
  padding: `${vars.s3} 0 ${vars.s4}`,
  border: 0,
  background: 'none',
  fontWeight: 600,
  color: vars.ink2,
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  ':hover': { color: vars.ink },
  selectors: {
    '&[aria-selected="true"], &[aria-current]': { color: vars.ink },
    '&[aria-selected="true"]::after, &[aria-current]::after': {
      content: "''",
      position: 'absolute',
      left: 0,
      right: 0,
      bottom: 0,
      height: '3px',
      borderRadius: '3px 3px 0 0',
      background: vars.arc,
    },
  },
})

export const tabCount = style({
  font: `600 ${vars.textXs}/1.5 ${vars.fontText}`,
  padding: '0 0.5em',
  borderRadius: vars.rPill,
  background: vars.tint,
  color: vars.ink,
})

export const segmented = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  justifySelf: 'start',
  padding: '0.25rem',
  borderRadius: vars.rPill,
  background: vars.sunken,
  boxShadow: `inset 0 0 0 1px ${vars.line}`,
})

globalStyle(`${segmented} label`, { position: 'relative', cursor: 'pointer' })

globalStyle(`${segmented} span`, {
  display: 'flex',
  alignItems: 'center',
  gap: vars.s2,
  minHeight: '2.5rem',
  padding: `0 clamp(${vars.s3}, 4vw, ${vars.s5})`,
  borderRadius: vars.rPill,
  fontWeight: 600,
  fontSize: vars.textSm,
  color: vars.ink2,
  transition: `background ${vars.base}`,
})

globalStyle(`${segmented} input`, { position: 'absolute', opacity: 0, inset: 0, margin: 0 })

globalStyle(`${segmented} input:checked + span`, { background: vars.raised, color: vars.ink, boxShadow: vars.shadow2 })

globalStyle(`${segmented} input:focus-visible + span`, { outline: `3px solid ${vars.focus}` })

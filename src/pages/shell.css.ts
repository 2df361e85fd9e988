import '../ui/sheets'
import { globalStyle, style } from '@vanilla-extract/css'
import { narrow, phone } from '../ui/media'
import { vars } from '../ui/tokens.css'

export const head = style({
  position: 'sticky',
  top: 0,
  zIndex: 10,
  background: `color-mix(in oklab, ${vars.bg} 88%, transparent)`,
  backdropFilter: 'blur(14px)',
  selectors: { '&[data-scrolled]': { boxShadow: `0 1px 0 ${vars.line}` } },
})

export const headIn = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.s6,
  minHeight: '4.5rem',
})

export const headTools = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.s1,
  marginLeft: 'auto',
})

export const nav = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.s1,
  marginLeft: vars.s6,
  '@media': {
    [narrow]: {
      display: 'none',
    },
  },
})

export const menu = style({
  position: 'relative',
})

export const pop = style({
  position: 'absolute',
  top: `calc(100% + ${vars.s2})`,
  left: 0,
  display: 'grid',
  minWidth: '15rem',
  padding: vars.s2,
  borderRadius: vars.rLg,
  background: vars.raised,
  boxShadow: `${vars.shadow3}, 0 0 0 1px ${vars.line}`,
})

export const lang = style({
  border: 0,
  background: 'none',
  minWidth: '2.75rem',
  height: '2.75rem',
  borderRadius: '50%',
  fontWeight: 600,
  fontSize: vars.textSm,
  cursor: 'pointer',
  ':hover': { background: vars.tint },
})

export const userButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.s2,
  padding: '0.2rem 0.8rem 0.2rem 0.2rem',
  marginLeft: vars.s2,
  border: 0,
  borderRadius: vars.rPill,
  background: 'none',
  fontWeight: 600,
  cursor: 'pointer',
  ':hover': { background: vars.tint },
})

export const foot = style({
  borderTop: `1px solid ${vars.line}`,
})

export const footIn = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.s4} ${vars.s8}`,
  paddingBlock: vars.s8,
})

globalStyle(`${nav} a, ${nav} summary`, {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.s1,
  padding: `${vars.s2} ${vars.s3}`,
  borderRadius: vars.rPill,
  fontWeight: 500,
  fontSize: '1rem',
  color: vars.ink2,
  textDecoration: 'none',
  cursor: 'pointer',
  listStyle: 'none',
})

globalStyle(`${nav} summary::-webkit-details-marker`, {
  display: 'none',
})

globalStyle(`${nav} a:hover, ${nav} summary:hover`, {
  color: vars.ink,
  background: vars.tint,
})

globalStyle(`${nav} [aria-current]`, {
  color: vars.ink,
  fontWeight: 600,
})

globalStyle(`${nav} [aria-current]::after`, {
  content: "''",
  position: 'absolute',
  left: '50%',
  bottom: '-0.15rem',
  width: '0.45rem',
  height: '0.45rem',
  marginLeft: '-0.225rem',
  borderRadius: '50%',
  background: vars.accent,
})

globalStyle(`${pop} a`, {
  gap: vars.s3,
  padding: vars.s3,
  borderRadius: vars.rMd,
})

globalStyle(`${foot} nav`, {
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.s5,
  fontSize: vars.textSm,
})

globalStyle(`${foot} p`, {
  marginLeft: 'auto',
  '@media': {
    [phone]: {
      marginLeft: 0,
    },
  },
})

import '../../ui/sheets'
import { globalStyle, style } from '@vanilla-extract/css'
import { phone } from '../../ui/base/media'
import { title } from '../../ui/base/text.css'
import { vars } from '../../ui/base/tokens.css'
import { icon } from '../../ui/icon/icon.css'

export const nextStep = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  gap: vars.s6,
  alignItems: 'center',
  padding: `${vars.s5} ${vars.s6}`,
  borderRadius: vars.rLg,
  background: `light-dark(${vars.accentTint}, ${vars.surface})`,
  boxShadow: 'inset 0 0 0 1.5px light-dark(transparent, oklch(0.745 0.168 50 / 0.55))',
  color: vars.ink,
  textDecoration: 'none',
  transition: `translate ${vars.base} ${vars.easeSpring}`,
  ':hover': { translate: '0 -2px' },
  '@media': {
    // "Up to +35" stands in two lines there.
    [phone]: { gridTemplateColumns: 'fit-content(6rem) 1fr' },
  },
})

export const nextStepPoints = style({
  font: `600 2.5rem/1 ${vars.fontDisplay}`,
  letterSpacing: '-0.03em',
  color: vars.accentText,
})

export const tools = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.s5,
  '@media': { [phone]: { gap: vars.s3 } },
})

export const toolCard = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignContent: 'start',
  gap: `${vars.s1} ${vars.s5}`,
  color: vars.ink,
  textDecoration: 'none',
  transition: `translate ${vars.base} ${vars.easeSpring}, box-shadow ${vars.base}`,
  ':hover': { translate: '0 -3px', boxShadow: vars.shadow2 },
  '@media': {
    // Two beside one another: one below the other they take a screen of their own.
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: vars.s4 },
  },
})

/** Nothing can be analysed now, but its results can be opened. */
export const toolCardOut = style({ background: vars.sunken, boxShadow: 'none' })

export const toolCardIcon = style({
  gridRow: 'span 3',
  width: '3.25rem',
  height: '3.25rem',
  padding: '0.85rem',
  borderRadius: '50% 50% 50% 0',
  background: vars.tint,
  color: vars.arc,
  '@media': { [phone]: { gridRow: 'auto', width: '2.5rem', height: '2.5rem', padding: '0.6rem' } },
})

export const toolCardGo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.s2,
  marginTop: vars.s3,
  fontWeight: 600,
  fontSize: vars.textSm,
  color: vars.link,
})

export const activity = style({})

export const activityDot = style({
  width: '0.6rem',
  height: '0.6rem',
  borderRadius: '50%',
  background: vars.arc,
  selectors: { [`${activity} li:first-child &`]: { background: vars.accent } },
})

export const weekly = style({
  paddingLeft: '1.3em',
  display: 'grid',
  gap: vars.s3,
  fontSize: vars.textSm,
  lineHeight: 1.45,
  selectors: { 'ol&': { listStyle: 'decimal' } },
})

globalStyle(`${nextStep} strong`, { fontFamily: vars.fontDisplay, fontWeight: 600 })

globalStyle(`${activity} li`, {
  display: 'grid',
  // The last column holds a date with its year in either language.
  gridTemplateColumns: 'auto 1fr auto 10.75rem',
  gap: vars.s4,
  alignItems: 'center',
  paddingBlock: vars.s3,
  borderTop: `1px solid ${vars.line}`,
  '@media': { [phone]: { gridTemplateColumns: 'auto 1fr auto', gap: `${vars.s1} ${vars.s3}` } },
})

globalStyle(`${activity} strong`, { fontWeight: 500 })

globalStyle(`${activity} time`, { textAlign: 'right', '@media': { [phone]: { gridColumn: '2', textAlign: 'left' } } })

globalStyle(`${weekly} ::marker`, { fontWeight: 700, color: vars.arc })

globalStyle(`${nextStep} > ${icon}`, { '@media': { [phone]: { display: 'none' } } })

globalStyle(`${title.md}:has(+ ${activity})`, { marginBottom: vars.s5 })

// The list's names are links that look like headings: underlined only on hover and focus.
const quiet = { color: 'inherit', textDecoration: 'none', ':hover': { textDecoration: 'underline' } } as const

export const activityName = style({ ...quiet, fontWeight: 500 })

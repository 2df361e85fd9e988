import '../../ui/sheets'
import { globalStyle, style } from '@vanilla-extract/css'
import { narrow, phone } from '../../ui/base/media'
import { onPage, ramp, vars } from '../../ui/base/tokens.css'
import { button } from '../../ui/button/button.css'

export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.08fr) minmax(0, 1fr)',
  gap: 'clamp(2rem, 5vw, 5rem)',
  alignItems: 'center',
  paddingBlock: `clamp(1.5rem, 3vw, 3rem) ${vars.s12}`,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' }, [phone]: { paddingBottom: vars.s6 } },
})

export const heroArt = style({
  position: 'relative',
  minHeight: '38rem',
  borderRadius: `${vars.rXl} calc(${vars.rArc} * 1.9) ${vars.rXl} ${vars.rXl}`,
  overflow: 'hidden',
  '@media': { [narrow]: { minHeight: '38rem' }, [phone]: { minHeight: '20rem' } },
})

export const heroLeap = style({
  position: 'absolute',
  inset: 'auto auto 0 0',
  width: 'min(100%, 35.5rem)',
  height: 'auto',
  overflow: 'visible',
  '@media': { [phone]: { width: '100%' } },
})

export const heroCard = style({
  vars: onPage,
  colorScheme: 'light',
  position: 'absolute',
  color: vars.ink,
  boxShadow: vars.shadow3,
  padding: vars.s5,
  display: 'grid',
  gap: vars.s3,
  lineHeight: 1.45,
  '@media': { [phone]: { padding: vars.s4, gap: vars.s2, fontSize: vars.textSm } },
})

export const heroBefore = style({
  right: '7%',
  bottom: '9%',
  width: 'min(20rem, 66%)',
  '::before': {
    content: "''",
    position: 'absolute',
    left: '2.2rem',
    bottom: '100%',
    height: '6rem',
    borderLeft: `3px dotted ${ramp.mar400}`,
  },
  '@media': { [phone]: { right: '5%', width: '70%', bottom: '5%', '::before': { height: '2rem' } } },
})

export const heroAfter = style({
  right: '7%',
  top: '33%',
  width: 'min(20rem, 66%)',
  font: `600 1.25rem/1.3 ${vars.fontDisplay}`,
  letterSpacing: '-0.01em',
  '@media': { [phone]: { right: '10%', width: '75%', top: '13%', fontSize: '1.0625rem' } },
})

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: vars.s8,
  paddingBlock: vars.s8,
  borderBlock: `1px solid ${vars.line}`,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.s3, paddingBlock: vars.s4 } },
})

globalStyle(`${heroBefore} s`, { textDecorationColor: vars.accent, textDecorationThickness: '2px' })

globalStyle(`${facts} p`, { color: vars.ink2, lineHeight: 1.45, textWrap: 'balance' })

globalStyle(`${facts} strong`, {
  display: 'block',
  font: `600 ${vars.titleLg}/1.1 ${vars.fontDisplay}`,
  letterSpacing: '-0.03em',
  color: vars.ink,
})
// On a phone a figure stands in one line with its text.
globalStyle(`${facts} p`, { '@media': { [phone]: { fontSize: vars.textSm, textWrap: 'pretty' } } })
globalStyle(`${facts} strong`, { '@media': { [phone]: { display: 'inline', fontSize: '1.25rem' } } })

globalStyle(`${hero} ${button}`, { '@media': { [phone]: { width: '100%' } } })

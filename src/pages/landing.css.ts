import '../ui/sheets'
import { globalStyle, style } from '@vanilla-extract/css'
import { button } from '../ui/button.css'
import { icon } from '../ui/icon.css'
import { medium, narrow, phone } from '../ui/media'
import { onPage, ramp, vars } from '../ui/tokens.css'

export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.08fr) minmax(0, 1fr)',
  gap: 'clamp(2rem, 5vw, 5rem)',
  alignItems: 'center',
  paddingBlock: `clamp(1.5rem, 3vw, 3rem) ${vars.s12}`,
  '@media': {
    [narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
    },
  },
})

export const heroArt = style({
  position: 'relative',
  minHeight: '38rem',
  borderRadius: `${vars.rXl} calc(${vars.rArc} * 1.9) ${vars.rXl} ${vars.rXl}`,
  overflow: 'hidden',
  '@media': {
    [narrow]: {
      minHeight: '38rem',
    },
    [phone]: {
      minHeight: '32rem',
    },
  },
})

export const heroLeap = style({
  position: 'absolute',
  inset: 'auto auto 0 0',
  width: 'min(100%, 35.5rem)',
  height: 'auto',
  overflow: 'visible',
  '@media': {
    [phone]: {
      width: '112%',
      maxWidth: 'none',
      right: 'auto',
    },
  },
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
  '@media': {
    [phone]: {
      padding: vars.s4,
      gap: vars.s2,
      fontSize: vars.textSm,
    },
  },
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
  '@media': {
    [phone]: {
      right: '5%',
      width: '70%',
      bottom: '5%',
      '::before': { height: '2rem' },
    },
  },
})

export const heroAfter = style({
  right: '7%',
  top: '33%',
  width: 'min(20rem, 66%)',
  font: `600 1.25rem/1.3 ${vars.fontDisplay}`,
  letterSpacing: '-0.01em',
  '@media': {
    [phone]: {
      right: '5%',
      width: '70%',
      top: '42%',
      fontSize: '1.0625rem',
    },
  },
})

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: vars.s8,
  paddingBlock: vars.s8,
  borderBlock: `1px solid ${vars.line}`,
  '@media': {
    [phone]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.s5,
    },
  },
})

export const bento = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, 1fr)',
  gap: vars.s6,
})

export const tool = style({
  gridColumn: 'span 5',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'space-between',
  gap: vars.s6,
  minHeight: '25rem',
  paddingBottom: 0,
  overflow: 'hidden',
  '@media': {
    [narrow]: {
      gridColumn: '1 / -1',
    },
    [phone]: {
      minHeight: 0,
    },
  },
})

export const toolWide = style({
  gridColumn: 'span 7',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  alignContent: 'stretch',
  '@media': {
    [narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridColumn: '1 / -1',
    },
  },
})

export const toolArt = style({
  width: 'min(100%, 24rem)',
  justifySelf: 'center',
  alignSelf: 'end',
  selectors: { [`${toolWide} &`]: { width: '115%', maxWidth: 'none', justifySelf: 'end', marginRight: '-6%' } },
  '@media': {
    [narrow]: {
      selectors: { [`${toolWide} &`]: { width: 'min(100%, 24rem)', justifySelf: 'center', margin: 0 } },
    },
  },
})

export const why = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  gap: 'clamp(2rem, 6vw, 6rem)',
  alignItems: 'center',
  '@media': {
    [narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
    },
  },
})

export const whyList = style({
  gap: vars.s5,
})

export const scoreCard = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${vars.s8} ${vars.s12}`,
  alignItems: 'center',
  padding: 'clamp(1.5rem, 4vw, 3.5rem)',
  '@media': {
    [medium]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      justifyItems: 'stretch',
    },
  },
})

export const scoreCardList = style({
  display: 'grid',
  gap: vars.s6,
  paddingRight: vars.s4,
})

export const scoreCardMain = style({
  '@media': {
    [medium]: {
      justifySelf: 'center',
    },
  },
})

export const auth = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 30rem)',
  gap: 'clamp(2rem, 6vw, 6rem)',
  padding: 'clamp(1.5rem, 5vw, 4.5rem)',
  borderRadius: `${vars.rXl} ${vars.rXl} ${vars.rXl} ${vars.rArc}`,
  overflow: 'hidden',
  '@media': {
    [narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
    },
  },
})

export const authCopy = style({
  gridTemplateRows: 'auto 1fr',
})

export const authArt = style({
  marginBottom: `calc(${vars.rArc} * 0.55)`,
  width: '100%',
  maxWidth: '24rem',
  alignSelf: 'end',
  overflow: 'visible',
  marginLeft: 'calc(clamp(1.5rem, 5vw, 4.5rem) * -1)',
  '@media': {
    [narrow]: {
      display: 'none',
    },
  },
})

export const authBox = style({
  vars: onPage,
  background: vars.surface,
  borderRadius: vars.rLg,
  padding: 'clamp(1.25rem, 3vw, 2.25rem)',
  display: 'grid',
  gap: vars.s6,
  alignContent: 'start',
  color: vars.ink,
})

export const stories = style({
  display: 'grid',
  gridTemplateColumns: '1.25fr 1fr',
  gap: `${vars.s6} ${vars.s16}`,
  '@media': {
    [narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
    },
  },
})

export const story = style({
  display: 'grid',
  gap: vars.s5,
  alignContent: 'space-between',
  paddingTop: vars.s6,
  borderTop: `1px solid ${vars.line}`,
})

export const storyLead = style({
  gridRow: 'span 2',
  borderTop: `3px solid ${vars.arc}`,
  '@media': {
    [narrow]: {
      gridRow: 'auto',
    },
  },
})

export const cta = style({
  position: 'relative',
  overflow: 'hidden',
  background: vars.tint,
  marginTop: vars.section,
})

export const ctaIn = style({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  gap: vars.s8,
  justifyItems: 'start',
  paddingBlock: 'clamp(4rem, 7vw, 6.5rem)',
  '@media': {
    [narrow]: {
      paddingBottom: '15rem',
    },
  },
})

export const ctaArt = style({
  position: 'absolute',
  inset: 'auto 0 0',
  width: '100%',
  height: '100%',
  minHeight: '18rem',
  '@media': {
    [narrow]: {
      height: '13rem',
      minHeight: 0,
    },
  },
})

globalStyle(`${heroBefore} s`, {
  textDecorationColor: vars.accent,
  textDecorationThickness: '2px',
})

globalStyle(`${facts} p`, {
  color: vars.ink2,
  lineHeight: 1.45,
  textWrap: 'balance',
})

globalStyle(`${facts} strong`, {
  display: 'block',
  font: `600 ${vars.titleLg}/1.1 ${vars.fontDisplay}`,
  letterSpacing: '-0.03em',
  color: vars.ink,
})

globalStyle(`${tool} p`, {
  maxWidth: '27em',
})

globalStyle(`${whyList} ${icon}`, {
  color: vars.arc,
})

globalStyle(`${whyList} strong`, {
  display: 'block',
})

globalStyle(`${scoreCardList} > div`, {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  rowGap: vars.s2,
  fontWeight: 600,
})

globalStyle(`${scoreCardList} dd`, {
  font: `600 1.25rem/1.2 ${vars.fontDisplay}`,
})

globalStyle(`${scoreCard} figcaption`, {
  gridColumn: '1 / -1',
  color: vars.ink2,
})

globalStyle(`${storyLead} blockquote`, {
  fontFamily: vars.fontDisplay,
  fontWeight: 500,
  lineHeight: 1.3,
  letterSpacing: '-0.012em',
  textWrap: 'pretty',
})

globalStyle(`${story} figcaption`, {
  display: 'flex',
  gap: vars.s3,
  alignItems: 'center',
  lineHeight: 1.35,
})

globalStyle(`${hero} ${button}`, {
  '@media': {
    [phone]: {
      width: '100%',
    },
  },
})

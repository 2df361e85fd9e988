import '../../ui/sheets'
import { globalStyle, style } from '@vanilla-extract/css'
import { narrow, phone } from '../../ui/base/media'
import { vars } from '../../ui/base/tokens.css'

export const stories = style({
  display: 'grid',
  gridTemplateColumns: '1.25fr 1fr',
  gap: `${vars.s6} ${vars.s16}`,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' }, [phone]: { gap: vars.s4 } },
})

export const story = style({
  display: 'grid',
  gap: vars.s5,
  alignContent: 'space-between',
  paddingTop: vars.s6,
  borderTop: `1px solid ${vars.line}`,
  '@media': { [phone]: { gap: vars.s2, paddingTop: vars.s3, fontSize: vars.textSm } },
})

export const storyLead = style({
  gridRow: 'span 2',
  borderTop: `3px solid ${vars.arc}`,
  '@media': { [narrow]: { gridRow: 'auto' } },
})

export const cta = style({
  position: 'relative',
  overflow: 'hidden',
  background: vars.tint,
  marginTop: vars.section,
  '@media': { [phone]: { marginTop: vars.s5 } },
})

export const ctaIn = style({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  gap: vars.s8,
  justifyItems: 'start',
  paddingBlock: 'clamp(4rem, 7vw, 6.5rem)',
  '@media': { [narrow]: { paddingBottom: '15rem' }, [phone]: { gap: vars.s4, paddingBlock: `${vars.s8} 6.5rem` } },
})

export const ctaArt = style({
  position: 'absolute',
  inset: 'auto 0 0',
  width: '100%',
  height: '100%',
  minHeight: '18rem',
  '@media': { [narrow]: { height: '13rem', minHeight: 0 }, [phone]: { height: '6rem' } },
})

globalStyle(`${storyLead} blockquote`, {
  fontFamily: vars.fontDisplay,
  fontWeight: 500,
  lineHeight: 1.3,
  letterSpacing: '-0.012em',
  textWrap: 'pretty',
  '@media': { [phone]: { fontSize: vars.textMd } },
})

globalStyle(`${story} figcaption`, { display: 'flex', gap: vars.s3, alignItems: 'center', lineHeight: 1.35 })
// On a phone who says it stands in one line, without the letter.
globalStyle(`${story} figcaption > :not(:last-child)`, { '@media': { [phone]: { display: 'none' } } })

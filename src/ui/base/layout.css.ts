import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { medium, narrow, phone } from './media'
import { vars } from './tokens.css'

export const wrap = style({ width: `min(100% - 2 * ${vars.gutter}, ${vars.page})`, marginInline: 'auto' })

export const stack = style({ vars: { '--gap': vars.s4 }, display: 'grid', gap: 'var(--gap)', alignContent: 'start' })

export const stackGap = styleVariants({
  s0: { vars: { '--gap': '0' } },
  s2: { vars: { '--gap': vars.s2 } },
  s6: { vars: { '--gap': vars.s6 } },
  s8: { vars: { '--gap': vars.s8 } },
  s12: { vars: { '--gap': vars.s12 } },
})

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${vars.s3} ${vars.s4}` })

export const rowSplit = style({ justifyContent: 'space-between' })

/** Aligns a button with the fields before it, not with the middle of their labels. */
export const rowEnd = style({ alignItems: 'end' })

export const page = style({
  paddingBlock: `clamp(2rem, 4vw, 4rem) ${vars.section}`,
  '@media': { [phone]: { paddingTop: vars.s3 }, print: { paddingBlock: 0 } },
})

export const pageHead = style({ marginBottom: vars.s10, '@media': { [phone]: { marginBottom: vars.s6 } } })

export const section = style({
  paddingBlock: `calc(${vars.section} / 2)`,
  '@media': { [phone]: { paddingBlock: vars.s5 } },
})

export const sectionHead = style({
  display: 'grid',
  gap: vars.s4,
  marginBottom: vars.s10,
  maxWidth: '44rem',
  '@media': { [phone]: { gap: vars.s2, marginBottom: vars.s5 } },
})

export const sectionGap = style({ marginTop: vars.s12 })

export const azulejo = style({
  backgroundImage: 'url(/icons/azulejo.svg)',
  backgroundSize: '27rem',
  backgroundPosition: '100% 0',
})

export const withSide = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 19rem',
  gap: `${vars.s10} clamp(2rem, 4vw, 3.5rem)`,
  alignItems: 'start',
  '@media': { [medium]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const reading = style({ maxWidth: '46rem', marginInline: 'auto' })

export const onlyWide = style({ '@media': { [narrow]: { display: 'none' } } })

export const skip = style({
  position: 'absolute',
  left: vars.s4,
  top: '-5rem',
  zIndex: 20,
  background: vars.ink,
  color: vars.bg,
  padding: `${vars.s3} ${vars.s5}`,
  borderRadius: vars.rPill,
  ':focus': { top: vars.s3 },
})

export const two = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: `${vars.s6} clamp(2rem, 4vw, 4rem)`,
  alignItems: 'start',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

globalStyle(`${stack} > *`, { minWidth: 0 })

/** Hidden when printed, whatever another rule says. */
export const noPrint = style({ '@media': { print: { display: 'none !important' } } })

import '../../ui/sheets'
import { globalStyle, style } from '@vanilla-extract/css'
import { narrow } from '../../ui/base/media'
import { vars } from '../../ui/base/tokens.css'

/** Three columns need more than a page of text does. */
export const wide = style({ width: `min(100% - 2 * ${vars.gutter}, 88rem)`, marginInline: 'auto' })
export const tight = style({ paddingTop: vars.s4 })
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.s5,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const past = style({ display: 'grid', listStyle: 'none', padding: 0, margin: 0 })
globalStyle(`${past} > li`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${vars.s1} ${vars.s4}`,
  alignItems: 'center',
  paddingBlock: vars.s3,
  borderTop: `1px solid ${vars.line}`,
  lineHeight: 1.45,
})

/** A question beside the page that grows with the answers. */
export const build = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 24rem)',
  gap: 'clamp(2rem, 5vw, 5rem)',
  alignItems: 'start',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: vars.s4,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const soFar = style({ '@media': { [narrow]: { maxWidth: '20rem', marginInline: 'auto', width: '100%' } } })

/** A vacancy copy, the advert and comments above the three columns. */
export const beside = style({ marginBlock: vars.s3 })
export const besideTitle = style({ fontSize: '1.0625rem', fontWeight: 600, margin: 0 })
export const adverts = style({ listStyle: 'none', padding: 0, margin: 0, display: 'grid', gap: vars.s2 })
export const advert = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxHeight: '24rem', overflowY: 'auto' })

/** Links, and a draft as its reader sees it. */
export const link = style({ overflowWrap: 'anywhere', userSelect: 'all', fontSize: '0.9375rem' })
export const readPart = style({ marginTop: vars.s6 })
export const readLines = style({ margin: 0, paddingLeft: vars.s5, display: 'grid', gap: vars.s4 })
export const notes = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: vars.s2 })
export const note = style({
  display: 'grid',
  gap: vars.s1,
  padding: vars.s3,
  borderRadius: '0.75rem',
  border: `1px solid ${vars.line}`,
})
export const noteText = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })

/** Space below the last of the words that were left out. */
export const leftTexts = style({ paddingBottom: vars.s6 })

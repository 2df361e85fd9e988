import '../../../ui/sheets'
import { globalStyle, style } from '@vanilla-extract/css'
import { narrow } from '../../../ui/base/media'
import { vars } from '../../../ui/base/tokens.css'

/** The page: light ink on its own sheet in both themes; its type grows and shrinks with it. */
export const page = style({ position: 'sticky', top: '5.5rem', '@media': { [narrow]: { position: 'static' } } })
export const desk = style({
  display: 'grid',
  // The sheet's aspect ratio would otherwise widen the column to fit a long page.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.s4,
  padding: vars.s4,
  borderRadius: vars.rLg,
  background: vars.sunken,
})
export const sheet = style({
  containerType: 'inline-size',
  width: '100%',
  aspectRatio: '210 / 297',
  borderRadius: vars.rSm,
  background: 'light-dark(oklch(0.995 0.002 95), oklch(0.905 0.010 95))',
  boxShadow: `${vars.shadow2}, 0 0 0 1px ${vars.line}`,
  // Not hidden: that would keep it from growing with a second page's words.
  overflow: 'clip',
})
export const sheetIn = style({
  colorScheme: 'light',
  color: 'oklch(0.26 0.03 222)',
  padding: '7cqw 7.5cqw',
  display: 'grid',
  gap: '1.6cqw',
  alignContent: 'start',
  fontSize: '2.75cqw',
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
})
globalStyle(`${sheetIn} b`, { fontWeight: 600 })
globalStyle(`${sheetIn} ul`, { listStyle: 'disc', paddingLeft: '3cqw', margin: 0, display: 'grid', gap: '0.5cqw' })
globalStyle(`${sheetIn} p`, { margin: 0 })
export const sheetName = style({ font: `600 5.2cqw/1.1 ${vars.fontDisplay}`, letterSpacing: '-0.02em' })
export const sheetHead = style({
  font: `600 2.9cqw/1.2 ${vars.fontDisplay}`,
  paddingBottom: '0.7cqw',
  borderBottom: '0.25cqw solid oklch(0.80 0.01 220)',
  marginTop: '1.4cqw',
})
export const sheetNow = style({
  background: 'oklch(0.94 0.035 62)',
  boxShadow: `inset 0 -0.35cqw ${vars.accent}`,
  borderRadius: '0.4cqw',
})
export const sheetTop = style({})
/** The other two layouts of the files (analysis/resume/optimise/files/looks.ts), as far as a small page shows them. */
export const compact = style({ padding: '5.5cqw 5.6cqw', gap: '1cqw', fontSize: '2.6cqw', lineHeight: 1.3 })
export const classic = style({
  padding: '7.5cqw 8cqw',
  fontFamily: "'Times New Roman', Times, serif",
  fontSize: '2.9cqw',
})
globalStyle(`${classic} p`, { fontFamily: "'Times New Roman', Times, serif" })
globalStyle(`${classic} ${sheetTop}`, { textAlign: 'center' })
export const layouts = style({ display: 'flex', flexWrap: 'wrap', gap: vars.s2 })

/** How many pages the PDF has, above the downloads. */
export const pagesNote = style({ padding: vars.s3 })

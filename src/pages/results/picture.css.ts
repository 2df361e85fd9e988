import '../../ui/sheets'
import { globalStyle, style } from '@vanilla-extract/css'
import { medium, phone } from '../../ui/base/media'
import { vars } from '../../ui/base/tokens.css'

/** A sheet is light in both themes, and its ink dark. */
const ink = 'oklch(0.30 0.03 222)'

const wide = 'screen and (min-width: 40.01rem)'
/** A browser without ::details-content keeps the line that opens it, on every screen. */
const supported = 'selector(::details-content)'

/** Folded on a phone, where the tips come first; open beside them on a wider screen. */
export const phoneFold = style({ '@supports': { [supported]: { '@media': { [wide]: { border: '0 !important' } } } } })
globalStyle(`${phoneFold}::details-content`, {
  '@supports': {
    [supported]: { '@media': { [wide]: { contentVisibility: 'visible', display: 'block', blockSize: 'auto' } } },
  },
})
globalStyle(`${phoneFold} > summary`, { '@supports': { [supported]: { '@media': { [wide]: { display: 'none' } } } } })
/** The heading of the open one. */
export const wideHeading = style({
  display: 'none',
  '@supports': { [supported]: { '@media': { [wide]: { display: 'block', marginBottom: vars.s2 } } } },
})

/** On a phone the page is drawn larger than the screen, and the window over it scrolls. */
export const window = style({
  overflow: 'auto',
  // One finger scrolls the window, two enlarge the page.
  touchAction: 'pan-x pan-y pinch-zoom',
  maxHeight: '46rem',
  borderRadius: vars.rSm,
  boxShadow: `${vars.shadow2}, 0 0 0 1px ${vars.line}`,
  background: 'light-dark(oklch(0.995 0.002 95), oklch(0.905 0.010 95))',
  '@media': { [medium]: { maxHeight: '32rem' }, [phone]: { maxHeight: '26rem' } },
})
export const page = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  fontFamily: vars.fontText,
  '@media': { [phone]: { width: '34rem' } },
})
globalStyle(`${page} text`, { fill: ink, whiteSpace: 'pre' })
export const bold = style({ fontWeight: 600 })
globalStyle(`${page} a`, { cursor: 'pointer' })
globalStyle(`${page} a:focus-visible`, { outline: `3px solid oklch(0.480 0.080 215)`, outlineOffset: '1px' })
globalStyle(`${page} a:target rect`, { stroke: 'oklch(0.690 0.178 46)', strokeWidth: '1.5' })

export const mark = style({ fill: 'oklch(0.885 0.075 60)', opacity: 0.6 })
export const near = style({ fill: 'transparent' })
export const doneArea = style({ fill: 'oklch(0.90 0.05 155)' })
export const underline = style({
  fill: 'none',
  stroke: 'oklch(0.745 0.168 50)',
  strokeWidth: '2',
  strokeLinecap: 'round',
})
export const soft = style({
  fill: 'none',
  stroke: 'oklch(0.58 0.093 210)',
  strokeWidth: '1.6',
  strokeDasharray: '1 3.4',
  strokeLinecap: 'round',
})
export const jump = style({ fill: 'none', stroke: 'oklch(0.58 0.093 210)', strokeWidth: '1.2', strokeDasharray: '6 4' })
export const hidden = style({})
globalStyle(`${page} ${hidden} text`, { fill: 'oklch(0.45 0.13 30)' })
export const box = style({ fill: 'none', stroke: 'oklch(0.55 0.13 30)', strokeWidth: '1.2', strokeDasharray: '4 3' })
export const dot = style({ fill: 'oklch(0.745 0.168 50)' })
export const dotDone = style({ fill: 'oklch(0.450 0.095 155)' })
export const number = style({ fontWeight: 600, textAnchor: 'middle' })
globalStyle(`${page} ${number}`, { fill: 'oklch(0.240 0.050 42)' })
globalStyle(`${page} ${dotDone} + ${number}`, { fill: '#fff' })

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.s1} ${vars.s5}`,
  fontSize: vars.textXs,
  color: vars.ink2,
})
globalStyle(`${legend} li`, { display: 'inline-flex', gap: vars.s2, alignItems: 'center' })
globalStyle(`${legend} svg`, { width: '1.6rem', height: '0.8rem', flex: 'none', overflow: 'visible' })

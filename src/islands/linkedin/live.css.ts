import '../../ui/sheets'
import { globalStyle, style } from '@vanilla-extract/css'
import { narrow } from '../../ui/base/media'
import { vars } from '../../ui/base/tokens.css'

/** Stays in sight while a long text is written below it. */
export const live = style({
  position: 'sticky',
  // Below the page's own header, which stays too.
  top: '4.75rem',
  zIndex: 2,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.s4,
  alignItems: 'center',
  padding: vars.s4,
  borderRadius: vars.rMd,
  background: vars.surface,
})
/** A link to a text shows it below that panel, not behind it. */
export const text = style({ scrollMarginTop: '8rem' })
/** On a phone the panel must leave room for what is written; the tips stand above the form anyway. */
export const tips = style({ margin: 0, paddingLeft: vars.s5, '@media': { [narrow]: { display: 'none' } } })
globalStyle(`${tips} b`, { color: vars.accentText })

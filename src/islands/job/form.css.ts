import '../../ui/sheets'
import { style } from '@vanilla-extract/css'
import { medium } from '../../ui/base/media'

/** Tall enough for a whole advert; lower on narrow screens, where the result is below it. */
export const advert = style({
  selectors: { 'textarea&': { minHeight: '25rem', '@media': { [medium]: { minHeight: '9rem' } } } },
})

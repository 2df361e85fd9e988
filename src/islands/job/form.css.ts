import '../../ui/sheets'
import { style } from '@vanilla-extract/css'
import { medium } from '../../ui/base/media'

/** Room for a whole advert; over the result on a narrow screen, less of it. */
export const advert = style({
  selectors: { 'textarea&': { minHeight: '25rem', '@media': { [medium]: { minHeight: '9rem' } } } },
})

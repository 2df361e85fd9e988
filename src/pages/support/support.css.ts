import '../../ui/sheets'
import { style } from '@vanilla-extract/css'
import { narrow } from '../../ui/base/media'
import { vars } from '../../ui/base/tokens.css'

/** In line with the words of the card beside it; under the card, clear of it. */
export const heading = style({
  paddingBlock: `${vars.s6} ${vars.s3}`,
  '@media': { [narrow]: { paddingTop: vars.s4 } },
})

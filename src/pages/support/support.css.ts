import '../../ui/sheets'
import { style } from '@vanilla-extract/css'
import { narrow } from '../../ui/base/media'
import { vars } from '../../ui/base/tokens.css'

/** Aligned with the text of the card beside it; under the card, with a margin. */
export const heading = style({
  paddingBlock: `${vars.s6} ${vars.s3}`,
  '@media': { [narrow]: { paddingTop: vars.s4 } },
})

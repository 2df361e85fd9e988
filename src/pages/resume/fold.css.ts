import '../../ui/sheets'
import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../ui/base/tokens.css'

const wide = 'screen and (min-width: 56.01rem)'
/** A browser without ::details-content keeps the line that opens it, on every screen. */
const supported = 'selector(::details-content)'

export const fold = style({
  '@supports': { [supported]: { '@media': { [wide]: { border: 0 } } } },
})
globalStyle(`${fold}::details-content`, {
  '@supports': {
    [supported]: {
      '@media': { [wide]: { contentVisibility: 'visible', display: 'block', blockSize: 'auto' } },
    },
  },
})
globalStyle(`${fold} > summary`, {
  '@supports': { [supported]: { '@media': { [wide]: { display: 'none' } } } },
})
globalStyle(`${fold}[open] > summary ~ *`, { paddingBottom: vars.s4 })

import { style } from '@vanilla-extract/css'
import { vars } from '../base/tokens.css'

/** The ghost button's own padding must not push its words out of line with the heading. */
export const back = style({ marginLeft: `calc(-1 * ${vars.s4})`, '@media': { print: { display: 'none' } } })

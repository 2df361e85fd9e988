import { style } from '@vanilla-extract/css'
import { vars } from '../base/tokens.css'

/** Aligns the ghost button's text with the heading, whatever its padding. */
export const back = style({ marginLeft: `calc(-1 * ${vars.s4})`, '@media': { print: { display: 'none' } } })

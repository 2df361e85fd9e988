// The bottom of every page: links and the note beside them.
import '../../ui/sheets'
import { globalStyle, style } from '@vanilla-extract/css'
import { phone } from '../../ui/base/media'
import { vars } from '../../ui/base/tokens.css'

export const foot = style({ borderTop: `1px solid ${vars.line}`, '@media': { print: { display: 'none' } } })

export const footIn = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.s4} ${vars.s8}`,
  paddingBlock: vars.s8,
  '@media': { [phone]: { gap: vars.s2, paddingBlock: vars.s6 } },
})

globalStyle(`${foot} nav`, {
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.s5}`,
  fontSize: vars.textSm,
  '@media': { [phone]: { gap: `0 ${vars.s2}`, justifyContent: 'space-between', width: '100%' } },
})
globalStyle(`${foot} nav a`, { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' })
globalStyle(`${foot} p`, { marginLeft: 'auto', '@media': { [phone]: { marginLeft: 0 } } })

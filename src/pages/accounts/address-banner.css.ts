import '../../ui/sheets'
import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/base/tokens.css'

export const banner = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${vars.s1} ${vars.s4}`,
  padding: `${vars.s2} ${vars.gutter}`,
  background: vars.tint,
  borderBottom: `1px solid ${vars.line}`,
  '@media': { print: { display: 'none' } },
})

/** An address is one long word, and must not make the page wider than a phone. */
export const text = style({ overflowWrap: 'anywhere', minWidth: 0 })

export const acts = style({ gap: vars.s1 })

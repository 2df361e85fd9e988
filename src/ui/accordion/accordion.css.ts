import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../base/tokens.css'
import { icon } from '../icon/icon.css'

export const accordion = style({ borderBottom: `1px solid ${vars.line}` })

globalStyle(`${accordion} summary`, {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.s4,
  padding: `${vars.s5} 0`,
  fontWeight: 600,
  fontSize: vars.textLg,
  lineHeight: 1.35,
  cursor: 'pointer',
  listStyle: 'none',
})

globalStyle(`${accordion} summary::-webkit-details-marker`, { display: 'none' })

globalStyle(`${accordion} summary ${icon}`, { transition: `rotate ${vars.base} ${vars.ease}` })

globalStyle(`${accordion}[open] summary ${icon}`, { rotate: '45deg' })

globalStyle(`${accordion} > p`, { paddingBottom: vars.s6, color: vars.ink2, maxWidth: '40em' })

import '../../../ui/sheets'
import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../ui/base/tokens.css'

export const states = style({ display: 'grid' })
globalStyle(`${states} > div`, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.s1} ${vars.s4}`,
  paddingBlock: vars.s3,
})
globalStyle(`${states} > div + div`, { borderTop: `1px solid ${vars.line}` })
globalStyle(`${states} dt`, { fontWeight: 500 })
globalStyle(`${states} dd`, { margin: 0 })

export const column = style({ maxWidth: '44rem' })

export const passkeys = style({ display: 'grid' })
globalStyle(`${passkeys} > li`, { display: 'grid', gap: vars.s2, paddingBlock: vars.s3 })
globalStyle(`${passkeys} > li + li`, { borderTop: `1px solid ${vars.line}` })
globalStyle(`${passkeys} strong`, { overflowWrap: 'anywhere' })

/** Dark on light whatever the theme, with the quiet zone around it: cameras need both. */
export const qr = style({
  width: '13rem',
  maxWidth: '100%',
  height: 'auto',
  background: '#fff',
  color: '#000',
  borderRadius: vars.rMd,
})

export const key = style({
  fontFamily: 'ui-monospace, monospace',
  letterSpacing: '0.06em',
  overflowWrap: 'anywhere',
  userSelect: 'all',
})

/** An address somebody typed, however long. */
export const address = style({ overflowWrap: 'anywhere' })

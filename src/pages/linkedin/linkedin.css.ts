import '../../ui/sheets'
import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../ui/base/tokens.css'

/** When the texts were analysed; the last line of the page's head. */
export const when = style({
  display: 'flex',
  gap: vars.s2,
  alignItems: 'center',
  marginBottom: vars.s6,
  fontWeight: 500,
})

/** Between the head and the score. */
export const note = style({ marginBottom: vars.s6 })

export const suggested = style({ font: `600 ${vars.textLg}/1.45 ${vars.fontText}`, overflowWrap: 'anywhere' })

export const findingList = style({ display: 'grid', gap: vars.s3, margin: `${vars.s3} 0 0` })

globalStyle(`${findingList} dt`, { fontWeight: 600 })

// Long texts are truncated, because the form below holds them whole.
globalStyle(`${findingList} dd`, {
  margin: 0,
  maxHeight: '7.5rem',
  overflow: 'auto',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
})

import '../../ui/sheets'
import { globalStyle, style } from '@vanilla-extract/css'
import { phone } from '../../ui/base/media'
import { vars } from '../../ui/base/tokens.css'

/** After the measured result and visually separate from it. */
export const section = style({
  display: 'grid',
  gap: vars.s6,
  marginTop: vars.s12,
  paddingTop: vars.s8,
  borderTop: `1px solid ${vars.line}`,
})

export const byline = style({ maxWidth: '65ch' })

/** A text of the model's: read as prose, copied unchanged. */
export const text = style({ maxWidth: '65ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere', lineHeight: 1.6 })
export const headline = style({ font: `600 ${vars.textLg}/1.45 ${vars.fontText}`, overflowWrap: 'anywhere' })

/** One of the person's lines beside the model's. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: `${vars.s3} ${vars.s6}`,
  paddingBlock: vars.s4,
  borderTop: `1px solid ${vars.line}`,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
globalStyle(`${pair} > div > span`, { display: 'block' })
globalStyle(`${pair} p`, { overflowWrap: 'anywhere', lineHeight: 1.5 })
export const ownWords = style({ color: vars.ink2 })

export const photoAnswer = style({ display: 'grid', gap: 0, margin: 0, maxWidth: '40rem' })
globalStyle(`${photoAnswer} > div`, {
  display: 'grid',
  gridTemplateColumns: '9rem minmax(0, 1fr)',
  gap: vars.s4,
  paddingBlock: vars.s3,
  borderTop: `1px solid ${vars.line}`,
  '@media': { [phone]: { gridTemplateColumns: '7rem minmax(0, 1fr)' } },
})
globalStyle(`${photoAnswer} dt`, { fontWeight: 600 })
globalStyle(`${photoAnswer} dd`, { margin: 0 })

export const setting = style({ marginTop: vars.s6 })
export const engines = style({ overflowWrap: 'anywhere' })
export const choices = style({ display: 'grid', gap: vars.s2, border: 0, margin: 0, padding: 0 })
globalStyle(`${choices} legend`, { fontWeight: 600, marginBottom: vars.s2, padding: 0 })
globalStyle(`${choices} label`, { display: 'flex', gap: vars.s3, alignItems: 'center', minHeight: '2.75rem' })
globalStyle(`${choices} input`, { flex: 'none', width: '1.25rem', height: '1.25rem' })

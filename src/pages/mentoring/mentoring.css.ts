import '../../ui/sheets'
import { globalStyle, style } from '@vanilla-extract/css'
import { narrow, phone } from '../../ui/base/media'
import { vars } from '../../ui/base/tokens.css'

export const book = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.s8,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const days = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: vars.s4,
  '@media': { [phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const day = style({
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
  display: 'grid',
  gap: vars.s2,
  alignContent: 'start',
})
globalStyle(`${day} legend`, { padding: 0, marginBottom: vars.s2, fontWeight: 600 })
globalStyle(`${day} legend::first-letter`, { textTransform: 'uppercase' })
globalStyle(`${day} legend small`, { display: 'block', fontWeight: 400, color: vars.ink2 })

/** One hour: a radio button that is drawn as its time. */
export const slot = style({ position: 'relative', display: 'block', cursor: 'pointer' })
globalStyle(`${slot} input`, { position: 'absolute', inset: 0, opacity: 0, margin: 0 })
globalStyle(`${slot} span`, {
  display: 'grid',
  placeItems: 'center',
  minHeight: '2.75rem',
  padding: `${vars.s1} ${vars.s2}`,
  textAlign: 'center',
  borderRadius: vars.rMd,
  boxShadow: `inset 0 0 0 1.5px ${vars.lineStrong}`,
  fontWeight: 600,
})
globalStyle(`${slot} small`, { fontWeight: 400, fontSize: vars.textXs })
globalStyle(`${slot}:hover span`, { background: vars.tint })
globalStyle(`${slot} input:checked + span`, { background: vars.arc, color: vars.surface, boxShadow: 'none' })
globalStyle(`${slot} input:focus-visible + span`, { outline: `3px solid ${vars.focus}`, outlineOffset: '3px' })

export const check = style({ display: 'flex', gap: vars.s3, alignItems: 'flex-start', cursor: 'pointer' })
export const text = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '65ch' })
export const note = style({ padding: vars.s4, borderRadius: vars.rMd, background: vars.tint })
export const list = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: vars.s4 })
export const short = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  gap: vars.s4,
})
export const wide = style({ overflowWrap: 'anywhere' })

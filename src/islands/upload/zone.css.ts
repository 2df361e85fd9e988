import '../../ui/sheets'
import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../ui/base/tokens.css'

const scripted = '(scripting: enabled)'

export const zone = style({ position: 'relative' })

// With JavaScript the label is the button and the native field is only for the keyboard and screen readers; without it
// the field itself shows, because only it can then show which file was chosen.
export const file = style({
  // A file field is as wide as its two texts, whatever percentage is set: 384 px on a phone of 360.
  width: 'min(24rem, 70vw)',
  font: 'inherit',
  '@media': {
    [scripted]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
})

export const away = style({ display: 'none' })

export const pick = style({
  selectors: { [`${file}:focus-visible + &`]: { outline: `3px solid ${vars.focus}`, outlineOffset: '3px' } },
  '@media': { '(scripting: none)': { display: 'none' } },
})

export const preview = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: vars.s3,
  alignItems: 'center',
  width: 'min(30rem, 100%)',
  padding: `${vars.s3} ${vars.s4}`,
  textAlign: 'left',
  lineHeight: 1.35,
  borderRadius: vars.rMd,
  background: vars.surface,
  boxShadow: `inset 0 0 0 1px ${vars.line}`,
})

export const picture = style({ width: vars.s16, height: vars.s16, objectFit: 'cover', borderRadius: vars.rSm })

export const progress = style({ width: 'min(20rem, 100%)' })

globalStyle(`${preview} > span`, { display: 'grid', minWidth: 0 })
globalStyle(`${preview} strong`, { fontWeight: 600, overflowWrap: 'anywhere' })

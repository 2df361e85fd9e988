import '../../ui/sheets'
import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../ui/base/tokens.css'

const scripted = '(scripting: enabled)'

export const face = style({ display: 'flex', alignItems: 'center', gap: vars.s4, minHeight: '8rem' })

export const picture = style({
  width: '8rem',
  height: '8rem',
  flex: 'none',
  borderRadius: '50%',
  objectFit: 'cover',
  background: vars.sunken,
})

// As for the résumé: with JavaScript the label is the button, and the field is there for keyboard and screen readers.
export const file = style({
  maxWidth: '100%',
  font: 'inherit',
  '@media': {
    [scripted]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
})

export const pick = style({
  selectors: { [`${file}:focus-visible + &`]: { outline: `3px solid ${vars.focus}`, outlineOffset: '3px' } },
  '@media': { '(scripting: none)': { display: 'none' } },
})

globalStyle(`${face} > span`, { width: '8rem', height: '8rem', fontSize: '3rem' })

/** The button of the plain form; once hydrated, a chosen picture is sent automatically. */
export const plain = style({ '@media': { [scripted]: { display: 'none' } } })

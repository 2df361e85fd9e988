import { globalStyle, style } from '@vanilla-extract/css'
import { phone } from '../base/media'
import { ramp, vars } from '../base/tokens.css'
import { iconButton } from '../button/button.css'

export const field = style({ display: 'grid', gap: vars.s2 })

export const label = style({ fontWeight: 600, fontSize: vars.textSm })

export const hint = style({ fontSize: vars.textXs, color: vars.ink2 })

export const error = style({
  display: 'flex',
  gap: vars.s2,
  alignItems: 'start',
  fontSize: vars.textSm,
  color: vars.bad,
  fontWeight: 500,
  lineHeight: 1.4,
})

export const affix = style({ position: 'relative' })

export const input = style({
  width: '100%',
  minHeight: '3rem',
  padding: `0.7rem ${vars.s4}`,
  border: `1px solid ${vars.lineStrong}`,
  borderRadius: vars.rMd,
  background: vars.surface,
  transition: `border-color ${vars.fast}, box-shadow ${vars.fast}`,
  '::placeholder': { color: vars.ink2, opacity: 1 },
  ':hover': { borderColor: vars.ink2 },
  ':focus-visible': {
    // Invisible, because forced colours drop the shadow and draw the outline.
    outline: '2px solid transparent',
    borderColor: vars.focus,
    boxShadow: `0 0 0 3px color-mix(in oklab, ${vars.focus} 32%, transparent)`,
    borderRadius: vars.rMd,
  },
  selectors: {
    'textarea&': {
      minHeight: '9rem',
      resize: 'vertical',
      lineHeight: 1.55,
      // A phone has no space for empty lines: there a field grows with its content, and the button stays near.
      '@media': { [phone]: { fieldSizing: 'content', maxHeight: '60vh' } },
    },
    // A custom arrow of two triangles: the native one touches the border and cannot be coloured.
    'select&': {
      appearance: 'none',
      paddingRight: '3rem',
      backgroundImage: `linear-gradient(45deg, transparent 50%, ${vars.ink2} 50%), linear-gradient(135deg, ${vars.ink2} 50%, transparent 50%)`,
      backgroundPosition: 'right 22px center, right 16px center',
      backgroundSize: '6px 6px',
      backgroundRepeat: 'no-repeat',
      '@media': { '(forced-colors: active)': { appearance: 'auto', backgroundImage: 'none' } },
    },
    '&[aria-invalid="true"]': { borderColor: vars.bad, boxShadow: `0 0 0 1px ${vars.bad}` },
    '&[aria-invalid="true"]:focus-visible': {
      boxShadow: `0 0 0 1px ${vars.bad}, 0 0 0 4px color-mix(in oklab, ${vars.bad} 32%, transparent)`,
    },
    [`${affix} &`]: { paddingRight: '3.25rem' },
  },
})

export const check = style({
  display: 'flex',
  gap: vars.s3,
  alignItems: 'start',
  fontSize: vars.textSm,
  lineHeight: 1.5,
})

/** Boxes that answer one question, under its legend. */
export const group = style({ display: 'grid', gap: vars.s3 })
globalStyle(`${group} legend`, { padding: 0, marginBottom: vars.s3, fontWeight: 600, fontSize: vars.textSm })

export const switchRow = style({ display: 'flex', gap: vars.s4, alignItems: 'center', justifyContent: 'space-between' })

globalStyle(`${switchRow} > span`, { minWidth: 0, overflowWrap: 'anywhere' })

globalStyle(`${affix} ${iconButton}`, { position: 'absolute', right: '0.125rem', top: '0.125rem' })

// Drawn here, because a native box is a grey square in the dark theme; forced colours get the native one back.
globalStyle(`${check} input`, {
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '1.375rem',
  height: '1.375rem',
  margin: 0,
  border: `1.5px solid ${vars.lineStrong}`,
  borderRadius: '0.375rem',
  background: vars.surface,
  cursor: 'pointer',
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
})

globalStyle(`${check} input::before`, {
  content: '""',
  width: '0.8rem',
  height: '0.8rem',
  clipPath: 'polygon(14% 44%, 0 65%, 50% 100%, 100% 16%, 80% 0%, 43% 62%)',
  background: vars.surface,
  scale: 0,
  transition: `scale ${vars.fast}`,
})

globalStyle(`${check} input:checked`, { background: vars.arc, borderColor: vars.arc })
globalStyle(`${check} input:checked::before`, { scale: 1 })
globalStyle(`${check} input[aria-invalid="true"]`, { borderColor: vars.bad })

globalStyle(`${switchRow} input`, {
  appearance: 'none',
  flex: 'none',
  width: '3rem',
  height: '1.75rem',
  margin: 0,
  borderRadius: vars.rPill,
  background: vars.lineStrong,
  position: 'relative',
  cursor: 'pointer',
  transition: `background ${vars.base}`,
})

globalStyle(`${switchRow} input::after`, {
  content: "''",
  position: 'absolute',
  inset: '0.25rem auto auto 0.25rem',
  width: '1.25rem',
  height: '1.25rem',
  borderRadius: '50%',
  background: '#fff',
  transition: `translate ${vars.base} ${vars.easeSpring}`,
})

globalStyle(`${switchRow} input:checked`, { background: ramp.mar600 })

globalStyle(`${switchRow} input:checked::after`, { translate: '1.25rem 0', background: vars.accent })

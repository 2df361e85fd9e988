import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { low } from '../base/media'
import { vars } from '../base/tokens.css'
import { iconButton } from '../button/button.css'
import { icon } from '../icon/icon.css'

export const toast = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  gap: vars.s3,
  alignItems: 'start',
  width: 'min(26.25rem, 100%)',
  padding: vars.s4,
  borderRadius: vars.rLg,
  background: vars.raised,
  boxShadow: `${vars.shadow3}, 0 0 0 1px ${vars.line}`,
  '@media': { [low]: { maxHeight: '33vh', overflowY: 'auto', padding: vars.s3 } },
})

export const toastBad = style({})
export const toastWait = style({})

export const toastTitle = style({ fontWeight: 600 })

export const toastText = style({ fontSize: vars.textSm, color: vars.ink2, lineHeight: 1.45 })

globalStyle(`${toast} > ${icon}`, { marginTop: '0.2rem', color: vars.good })

globalStyle(`${toastBad} > ${icon}`, { color: vars.bad })
globalStyle(`${toastWait} > ${icon}`, { color: vars.ink2 })

globalStyle(`${toast} ${iconButton}`, { margin: '-0.5rem' })

const arrive = keyframes({ from: { opacity: 0, translate: '0 1rem' } })

/** Where toasts appear; only the toast itself receives pointer events. */
export const region = style({
  position: 'fixed',
  zIndex: 30,
  right: 0,
  bottom: 0,
  padding: vars.s4,
  width: 'min(28.25rem, 100%)',
  pointerEvents: 'none',
})

globalStyle(`${region} > ${toast}`, {
  pointerEvents: 'auto',
  touchAction: 'pan-y',
  // A second swipe over selected text would drag the text.
  userSelect: 'none',
  animation: `${arrive} ${vars.slow} ${vars.ease}`,
})

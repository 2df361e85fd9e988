import { style, styleVariants } from '@vanilla-extract/css'
import { phone } from '../base/media'
import { vars } from '../base/tokens.css'
import { deep } from '../card/card.css'

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.35em',
  padding: '0.2em 0.7em',
  borderRadius: vars.rPill,
  font: `600 ${vars.textXs}/1.5 ${vars.fontText}`,
  background: vars.tint,
  color: vars.ink,
  whiteSpace: 'nowrap',
  // One with a date is wider than a card on a phone.
  '@media': { [phone]: { whiteSpace: 'normal' } },
})

export const badgeTone = styleVariants({
  plain: { selectors: { [`${deep} &`]: { background: 'oklch(1 0 0 / 0.14)', color: 'inherit' } } },
  you: { background: vars.accent, color: vars.onAccent },
  good: { background: vars.goodTint, color: vars.good },
  warn: { background: vars.warnTint, color: vars.warn },
  bad: { background: vars.badTint, color: vars.bad },
  line: { background: 'none', boxShadow: `inset 0 0 0 1px ${vars.lineStrong}` },
})

import '../../ui/sheets'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { stack } from '../../ui/base/layout.css'
import { phone } from '../../ui/base/media'
import { lead, title } from '../../ui/base/text.css'
import { vars } from '../../ui/base/tokens.css'
import { finding } from '../../ui/finding/finding.css'
import { scoreRing } from '../../ui/score-ring/score-ring.css'

export const resumeLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.s1} ${vars.s2}`,
  alignItems: 'center',
})
globalStyle(`${resumeLine} span`, { overflowWrap: 'anywhere' })

export const verdict = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 'clamp(1.5rem, 3vw, 2.5rem)',
  alignItems: 'center',
  padding: 'clamp(1.5rem, 4vw, 3.5rem)',
  paddingRight: 'clamp(1.5rem, 6vw, 6rem)',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'center' } },
})
globalStyle(`${verdict} ${lead}`, { color: vars.onDeep2 })
globalStyle(`${stack} > ${verdict} ${scoreRing}`, { vars: { '--ring': 'min(13rem, 60vw)' } })

export const kind = style({ fontWeight: 600 })
globalStyle(`${kind} span`, { display: 'block', fontWeight: 400 })

export const pair = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.s6,
  paddingBlock: vars.s4,
  borderTop: `1px solid ${vars.line}`,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.s3 } },
})
globalStyle(`${pair} > p > span`, { display: 'block' })
export const quoted = style({ quotes: '"“" "”"', overflowWrap: 'anywhere' })

export const conditions = style({ display: 'grid' })
globalStyle(`${conditions} > li`, {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.s6,
  paddingBlock: vars.s4,
  borderTop: `1px solid ${vars.line}`,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.s3 } },
})
const answerBase = style({ display: 'flex', gap: vars.s2, alignItems: 'start', fontWeight: 500, lineHeight: 1.4 })
export const answer = styleVariants({
  yes: [answerBase, { color: vars.good }],
  part: [answerBase, { color: vars.warn }],
  no: [answerBase, { color: vars.warn }],
  unknown: [answerBase, { color: vars.ink2 }],
})

globalStyle(`section > ${title.md}:has(+ ${finding})`, { marginBottom: vars.s5 })

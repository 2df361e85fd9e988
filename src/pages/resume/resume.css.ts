import '../../ui/sheets'
import { globalStyle, style } from '@vanilla-extract/css'
import { name } from '../../ui/bar/bar.css'
import { row, stack } from '../../ui/base/layout.css'
import { medium, phone } from '../../ui/base/media'
import { lead, title } from '../../ui/base/text.css'
import { vars } from '../../ui/base/tokens.css'
import { button, kind } from '../../ui/button/button.css'
import { finding, more } from '../../ui/finding/finding.css'
import { scoreRing } from '../../ui/score-ring/score-ring.css'

export const fileLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.s1} ${vars.s2}`,
  alignItems: 'center',
  marginBottom: vars.s10,
  '@media': { [phone]: { marginBottom: vars.s6 } },
  fontWeight: 500,
  // A file name may be one long word, which would otherwise keep its full width in a row.
  overflowWrap: 'anywhere',
})

/** The page's head when the line with the file name follows it. */
export const head = style({ marginBottom: vars.s2 })

export const verdict = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 'clamp(1.5rem, 4vw, 4rem)',
  alignItems: 'center',
  padding: 'clamp(1.5rem, 4vw, 3.5rem)',
  paddingRight: 'clamp(1.5rem, 6vw, 6rem)',
  marginBottom: 'clamp(2rem, 5vw, 4rem)',
  selectors: { [`${stack} > &`]: { marginBottom: 0, gap: 'clamp(1.5rem, 3vw, 2.5rem)' } },
  '@media': { [phone]: { gridTemplateColumns: 'auto minmax(0, 1fr)', gap: vars.s4, padding: vars.s5 } },
})

/** On a phone the score stands beside its words, and what follows below both. */
export const verdictHead = style({ '@media': { [phone]: { alignSelf: 'center' } } })

/** The change since the last file, before anything else. */
export const change = style({
  justifySelf: 'start',
  padding: '0.3rem 0.9rem',
  borderRadius: vars.rMd,
  fontWeight: 600,
  fontSize: vars.textSm,
  background: 'oklch(1 0 0 / 0.12)',
})

export const verdictSubs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: vars.s6,
  '@media': {
    [medium]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.s4 },
    [phone]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.s3, fontSize: vars.textXs },
  },
})

export const verdictText = style({ '@media': { [phone]: { display: 'contents' } } })
globalStyle(`${verdictText} > :not(${verdictHead})`, { '@media': { [phone]: { gridColumn: '1 / -1' } } })
globalStyle(`${verdict} ${verdictText} ${title.lg}`, { '@media': { [phone]: { fontSize: vars.titleMd } } })
globalStyle(`${verdict} > ${scoreRing}`, { '@media': { [phone]: { vars: { '--ring': '7rem' } } } })

globalStyle(`${verdictSubs} ${name}`, { '@media': { [phone]: { gridColumn: '1 / -1' } } })
globalStyle(`${verdict} ${button}`, { '@media': { [phone]: { paddingInline: vars.s4, fontSize: vars.textSm } } })
/** Read by screen readers, but not shown on a phone. */
export const long = style({
  '@media': {
    [phone]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
})

export const robotFields = style({ display: 'grid', fontSize: vars.textSm })

export const missing = style({})

export const robotRaw = style({})

globalStyle(`${verdict} ${lead}`, { color: vars.onDeep2 })

globalStyle(`${verdict} ${kind.ghost}`, { color: vars.onDeep })

// Alone in its row, a ghost button's text is aligned with the text above.
globalStyle(`${verdict} ${kind.ghost}:first-child`, { marginLeft: `calc(-1 * ${vars.s4})` })

globalStyle(`${verdict} ${kind.ghost}:hover`, { background: 'oklch(1 0 0 / 0.1)' })

globalStyle(`${stack} > ${verdict} ${scoreRing}`, { vars: { '--ring': 'min(13rem, 60vw)' } })

globalStyle(`section > ${row}:has(+ ${finding}), section > ${title.md}:has(+ ${finding})`, { marginBottom: vars.s5 })

globalStyle(`${robotFields} > div`, {
  display: 'grid',
  gridTemplateColumns: '7.5rem minmax(0, 1fr)',
  gap: vars.s3,
  paddingBlock: vars.s2,
  borderTop: `1px solid ${vars.line}`,
  lineHeight: 1.45,
  '@media': { [phone]: { gridTemplateColumns: '6.5rem minmax(0, 1fr)' } },
})

globalStyle(`${robotFields} dt`, { color: vars.ink2 })

globalStyle(`${robotFields} dd`, { fontFamily: vars.fontMono, fontSize: '0.875rem', overflowWrap: 'anywhere' })

globalStyle(`${robotFields} ${missing} dd`, {
  display: 'flex',
  gap: vars.s2,
  alignItems: 'center',
  color: vars.warn,
  font: `600 ${vars.textSm}/1.4 ${vars.fontText}`,
})

globalStyle(`${robotRaw} pre`, {
  margin: 0,
  padding: vars.s4,
  background: vars.sunken,
  font: `400 0.8125rem/1.6 ${vars.fontMono}`,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})

export const caps = style({ paddingLeft: '1.2em', display: 'grid', gap: vars.s2, listStyle: 'disc', lineHeight: 1.5 })

export const robotSections = style({
  display: 'grid',
  gap: vars.s1,
  marginTop: vars.s2,
  font: `400 0.875rem/1.5 ${vars.fontMono}`,
})

export const hidden = style({
  display: 'grid',
  gap: vars.s2,
  padding: vars.s4,
  borderRadius: vars.rMd,
  background: vars.warnTint,
  lineHeight: 1.5,
})

globalStyle(`${hidden} h3`, { display: 'flex', gap: vars.s2, alignItems: 'center', color: vars.warn })
globalStyle(`${hidden} ul`, {
  display: 'grid',
  gap: vars.s2,
  margin: 0,
  paddingLeft: 0,
  listStyle: 'none',
  fontSize: vars.textSm,
})
globalStyle(`${hidden} mark`, {
  font: `400 0.875rem/1.5 ${vars.fontMono}`,
  color: 'inherit',
  background: 'none',
  textDecoration: 'underline dotted',
  overflowWrap: 'anywhere',
})
globalStyle(`${robotRaw} summary`, { fontWeight: 600, fontSize: vars.textSm, color: vars.link, cursor: 'pointer' })
globalStyle(`${robotRaw} section`, { marginTop: vars.s3, maxHeight: '28rem', overflow: 'auto', borderRadius: vars.rMd })
globalStyle(`${robotSections} span`, { font: `400 ${vars.textXs}/1.4 ${vars.fontText}` })

// When printed every finding is shown, including the folded ones; the fold's line is then hidden.
globalStyle(`${more}::details-content`, {
  '@media': { print: { contentVisibility: 'visible', display: 'block', blockSize: 'auto' } },
})
globalStyle(`${more} > summary`, { '@media': { print: { display: 'none' } } })

import '../../ui/sheets'
import { globalStyle, style } from '@vanilla-extract/css'
import { medium } from '../../ui/base/media'
import { vars } from '../../ui/base/tokens.css'

export const head = style({ marginBottom: vars.s10 })

export const columns = style({
  display: 'grid',
  gridTemplateColumns: '17rem minmax(0, 42rem)',
  gap: `${vars.s8} clamp(2rem, 6vw, 6rem)`,
  alignItems: 'start',
  '@media': { [medium]: { gridTemplateColumns: 'minmax(0, 1fr)' }, print: { display: 'block' } },
})

export const contents = style({
  position: 'sticky',
  top: '6rem',
  fontSize: vars.textSm,
  '@media': { [medium]: { position: 'static' } },
})

export const text = style({
  display: 'grid',
  gap: vars.s10,
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
  '@media': { print: { display: 'block' } },
})

export const contact = style({ paddingTop: vars.s6, borderTop: `1px solid ${vars.line}` })

globalStyle(`${contents} h2`, { color: vars.ink2, marginBottom: vars.s2 })
globalStyle(`${contents} ol`, { paddingLeft: 0, listStyle: 'none' })
globalStyle(`${contents} a`, { display: 'block', paddingBlock: vars.s2, lineHeight: 1.35 })
// Blocks when printed, because a grid does not keep a heading with the following text.
globalStyle(`${text} > section`, { display: 'grid', gap: vars.s3, '@media': { print: { display: 'block' } } })
globalStyle(`${text} h2`, { scrollMarginTop: '6rem' })
globalStyle(`${text} section > p`, { color: vars.ink2 })
globalStyle(`${text} ul`, { display: 'grid', gap: vars.s2, paddingLeft: '1.2em', listStyle: 'disc', color: vars.ink2 })
globalStyle(`${text} > *, ${text} section > *`, { '@media': { print: { marginBottom: '0.6em' } } })
globalStyle(`${text} p, ${text} li`, { '@media': { print: { color: '#000' } } })

import { globalStyle, style } from '@vanilla-extract/css'
import { stack } from '../base/layout.css'
import { phone } from '../base/media'
import { vars } from '../base/tokens.css'
import { icon } from '../icon/icon.css'

/** Folds follow each other with one line between two. */
export const fold = style({
  borderTop: `1px solid ${vars.line}`,
  selectors: {
    '&:last-child': { borderBottom: `1px solid ${vars.line}` },
    [`${stack} > &`]: { borderBottom: `1px solid ${vars.line}` },
  },
})

export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  gap: `${vars.s1} ${vars.s4}`,
  alignItems: 'center',
  minHeight: '3.5rem',
  paddingBlock: vars.s3,
  '@media': { [phone]: { minHeight: '3.25rem', paddingBlock: vars.s2 } },
  cursor: 'pointer',
  listStyle: 'none',
})

export const heading = style({ font: `600 ${vars.textMd}/1.35 ${vars.fontText}`, letterSpacing: 0 })
export const note = style({
  maxWidth: '11rem',
  fontSize: vars.textSm,
  lineHeight: 1.35,
  color: vars.ink2,
  textAlign: 'right',
})
export const body = style({ display: 'grid', gap: vars.s5, minWidth: 0, paddingBottom: vars.s6 })

globalStyle(`${summary}::-webkit-details-marker`, { display: 'none' })
globalStyle(`${body} > *`, { minWidth: 0 })
globalStyle(`${summary} > ${icon}`, { gridColumn: 3, transition: `rotate ${vars.base} ${vars.ease}` })
globalStyle(`${fold}[open] > ${summary} > ${icon}`, { rotate: '45deg' })

// When printed every fold is open, and its line is only a heading.
globalStyle(`${fold}::details-content`, {
  '@media': { print: { contentVisibility: 'visible', display: 'block', blockSize: 'auto' } },
})
globalStyle(`${summary} > ${icon}`, { '@media': { print: { display: 'none' } } })

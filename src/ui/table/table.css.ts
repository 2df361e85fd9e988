import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { phone } from '../base/media'
import { vars } from '../base/tokens.css'

const more = keyframes({
  '0%, 95%': { maskImage: 'linear-gradient(to left, transparent, #000 3rem)' },
  to: { maskImage: 'linear-gradient(to left, #000, #000 3rem)' },
})

export const tableScroll = style({
  overflowX: 'auto',
  '@supports': {
    // The edge fades while there is more to the right. A table that fits has no such timeline and no fade.
    '(animation-timeline: scroll())': { animation: `${more} linear both`, animationTimeline: 'scroll(self inline)' },
  },
  '@media': { print: { animation: 'none' } },
})

export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: vars.textSm })

/** On a phone each row is a block of its own, and each cell is labelled by `data-label`. */
export const stacked = style({})

export const end = style({ selectors: { [`${table} &`]: { textAlign: 'right', whiteSpace: 'nowrap' } } })

globalStyle(`${table} th`, {
  textAlign: 'left',
  fontWeight: 600,
  fontSize: vars.textXs,
  color: vars.ink2,
  padding: `${vars.s3} ${vars.s4}`,
  borderBottom: `1px solid ${vars.line}`,
  whiteSpace: 'nowrap',
})

globalStyle(`${table} td`, { padding: vars.s4, borderBottom: `1px solid ${vars.line}`, verticalAlign: 'middle' })

globalStyle(`${table} tr:last-child td`, { borderBottom: 0 })

globalStyle(`${table} tbody tr:hover`, { background: vars.sunken })

globalStyle(`${table} th:first-child`, { paddingLeft: 0 })

globalStyle(`${table} td:first-child`, { paddingLeft: 0 })

const onPhone = (selector: string, rule: Parameters<typeof style>[0] & object) =>
  globalStyle(selector, { '@media': { [phone]: rule as never } })
// What a row is about takes more lines rather than push its figures off the screen.
onPhone(`${table} tbody th`, { whiteSpace: 'normal' })
onPhone(`${stacked}, ${stacked} tbody, ${stacked} tr, ${stacked} td`, { display: 'block' })
onPhone(`${stacked} thead`, {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
})
onPhone(`${stacked} tr`, { paddingBlock: vars.s4, borderBottom: `1px solid ${vars.line}` })
onPhone(`${stacked} tr:last-child`, { borderBottom: 0 })
onPhone(`${stacked} td`, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: `${vars.s1} ${vars.s4}`,
  padding: `${vars.s1} 0`,
  border: 0,
  textAlign: 'left',
  overflowWrap: 'anywhere',
})
onPhone(`${stacked} td[data-label]::before`, {
  content: 'attr(data-label)',
  color: vars.ink2,
  fontSize: vars.textXs,
  fontWeight: 600,
})

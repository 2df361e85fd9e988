import { globalStyle, style } from '@vanilla-extract/css'
import { phone } from './media'
import { vars } from './tokens.css'

export const tableScroll = style({
  overflowX: 'auto',
})

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.textSm,
  '@media': {
    [phone]: {
      minWidth: '44rem',
    },
  },
})

export const end = style({
  selectors: { [`${table} &`]: { textAlign: 'right', whiteSpace: 'nowrap' } },
})

globalStyle(`${table} th`, {
  textAlign: 'left',
  fontWeight: 600,
  fontSize: vars.textXs,
  color: vars.ink2,
  padding: `${vars.s3} ${vars.s4}`,
  borderBottom: `1px solid ${vars.line}`,
  whiteSpace: 'nowrap',
})

globalStyle(`${table} td`, {
  padding: vars.s4,
  borderBottom: `1px solid ${vars.line}`,
  verticalAlign: 'middle',
})

globalStyle(`${table} tr:last-child td`, {
  borderBottom: 0,
})

globalStyle(`${table} tbody tr:hover`, {
  background: vars.sunken,
})

globalStyle(`${table} th:first-child`, {
  paddingLeft: 0,
})

globalStyle(`${table} td:first-child`, {
  paddingLeft: 0,
})

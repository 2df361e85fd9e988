import '../../ui/sheets'
import { globalStyle, style } from '@vanilla-extract/css'
import { medium, phone } from '../../ui/base/media'
import { vars } from '../../ui/base/tokens.css'

export const columns = style({
  display: 'grid',
  gridTemplateColumns: '22rem minmax(0, 1fr)',
  gap: vars.s8,
  alignItems: 'start',
  '@media': { [medium]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const who = style({ display: 'flex', alignItems: 'center', gap: vars.s4 })
globalStyle(`${who} > div`, { minWidth: 0 })

/** An address may be one long word. */
export const address = style({ overflowWrap: 'anywhere' })

export const links = style({ display: 'grid' })
globalStyle(`${links} > li + li`, { borderTop: `1px solid ${vars.line}` })
globalStyle(`${links} a`, {
  display: 'flex',
  alignItems: 'center',
  gap: vars.s3,
  minHeight: '3rem',
  color: vars.ink,
  textDecoration: 'none',
  fontWeight: 500,
})
globalStyle(`${links} a:hover`, { color: vars.link, textDecoration: 'underline' })

export const usage = style({ borderTopRightRadius: vars.rArc })

export const rings = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: vars.s4,
  '@media': { [phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
globalStyle(`${rings} > li`, { display: 'grid', justifyItems: 'center', alignContent: 'start', textAlign: 'center' })

export const sessions = style({ display: 'grid' })
globalStyle(`${sessions} > li`, {
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.s2} ${vars.s4}`,
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '3.75rem',
  paddingBlock: vars.s2,
})
globalStyle(`${sessions} > li + li`, { borderTop: `1px solid ${vars.line}` })

export const form = style({ maxWidth: '44rem' })

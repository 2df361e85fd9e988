import '../../ui/sheets'
import { style } from '@vanilla-extract/css'
import { medium, phone } from '../../ui/base/media'
import { vars } from '../../ui/base/tokens.css'

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.s6,
  '@media': { [medium]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const card = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: vars.s5,
  overflow: 'hidden',
  '@media': {
    [medium]: { gridTemplate: '1fr auto / 15rem minmax(0, 1fr)', gap: `${vars.s4} ${vars.s6}` },
    [phone]: { gridTemplate: 'none / minmax(0, 1fr)', gap: vars.s5 },
  },
})

/** The document overlaps the edge of its tray, as if being pulled out. */
export const art = style({
  width: '100%',
  maxHeight: '13rem',
  borderRadius: `${vars.rMd}`,
  background: vars.sunken,
  '@media': { [medium]: { gridRow: 'span 2' }, [phone]: { gridRow: 'auto' } },
})

const drawn = { fill: 'none', strokeLinecap: 'round' } as const
export const sheet = style({ fill: vars.surface, stroke: vars.line, strokeWidth: 1.5 })
export const name = style({ ...drawn, stroke: vars.ink, strokeWidth: 8 })
export const heading = style({ ...drawn, stroke: vars.arc, strokeWidth: 5 })
export const rule = style({ ...drawn, stroke: vars.arc, strokeWidth: 1.5 })
export const line = style({ ...drawn, stroke: vars.lineStrong, strokeWidth: 3, opacity: 0.55 })

/** The badge is as wide as its text. */
export const about = style({ justifyItems: 'start' })

export const foot = style({ justifyItems: 'start' })

export const how = style({ display: 'grid', gap: vars.s5, marginTop: vars.s16, maxWidth: '42rem' })

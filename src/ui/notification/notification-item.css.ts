import { style } from '@vanilla-extract/css'
import { vars } from '../base/tokens.css'

export const panel = style({
  width: 'min(24rem, 100%)',
  borderRadius: vars.rLg,
  background: vars.raised,
  boxShadow: `${vars.shadow3}, 0 0 0 1px ${vars.line}`,
  overflow: 'hidden',
})

export const panelHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.s3,
  padding: `${vars.s3} ${vars.s5}`,
})

export const panelFoot = panelHead

export const panelList = style({ maxHeight: '350px', overflowY: 'auto', borderBlock: `1px solid ${vars.line}` })

export const notification = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: `${vars.s1} ${vars.s4}`,
  padding: `${vars.s4} ${vars.s5}`,
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { background: vars.sunken },
  selectors: { '& + &, li + li > &, li + li > form > &': { borderTop: `1px solid ${vars.line}` } },
})

/** A button that looks like the link to which it leads. */
export const itemButton = style({
  width: '100%',
  border: 0,
  background: 'none',
  font: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
})

export const itemRead = style({})

export const itemIcon = style({
  gridRow: 'span 3',
  display: 'grid',
  placeItems: 'center',
  width: '2.5rem',
  height: '2.5rem',
  borderRadius: '50%',
  background: vars.tint,
  selectors: { [`${itemRead} &`]: { background: vars.sunken, color: vars.ink2 } },
})

export const itemTitle = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: vars.s3,
  fontWeight: 600,
  lineHeight: 1.35,
  selectors: { [`${itemRead} &`]: { fontWeight: 500, color: vars.ink2 } },
})

export const itemText = style({
  fontSize: vars.textSm,
  color: vars.ink2,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
  // The bell's list has room for two lines; the page has room for all.
  selectors: {
    [`${panelList} &`]: { display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden' },
  },
})

export const notifications = style({
  marginTop: vars.s4,
  borderRadius: vars.rLg,
  background: vars.surface,
  overflow: 'hidden',
  boxShadow: `0 0 0 1px ${vars.line}`,
})

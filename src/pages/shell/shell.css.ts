import '../../ui/sheets'
import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { onlyWide } from '../../ui/base/layout.css'
import { compact, low, medium, narrow } from '../../ui/base/media'
import { vars } from '../../ui/base/tokens.css'

const underline = keyframes({ from: { boxShadow: '0 1px 0 transparent' }, to: { boxShadow: `0 1px 0 ${vars.line}` } })

export const head = style({
  position: 'sticky',
  top: 0,
  zIndex: 10,
  backgroundColor: vars.bg,
  boxShadow: `0 1px 0 ${vars.line}`,
  '@supports': {
    // The border appears once the page has scrolled 20 px; browsers without scroll-driven animations always show it.
    '(animation-timeline: scroll())': {
      boxShadow: 'none',
      animation: `${underline} linear both`,
      animationTimeline: 'scroll(root)',
      animationRange: '20px 21px',
    },
  },
  '@media': { print: { display: 'none' }, [low]: { position: 'relative' } },
})

export const headIn = style({ display: 'flex', alignItems: 'center', gap: vars.s6, minHeight: '4.5rem' })

export const headTools = style({ display: 'flex', alignItems: 'center', gap: vars.s1, marginLeft: 'auto' })

export const preferences = style({ display: 'flex', alignItems: 'center', gap: vars.s1 })

export const nav = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.s1,
  marginLeft: vars.s6,
  '@media': { [narrow]: { display: 'none' } },
})

globalStyle(`${nav} > a, ${nav} > details > summary`, {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.s1,
  minHeight: '2.75rem',
  padding: `${vars.s2} ${vars.s3}`,
  borderRadius: vars.rPill,
  fontWeight: 500,
  fontSize: '1rem',
  whiteSpace: 'nowrap',
  // An admin's seven links in Portuguese take one line down to where they fold away.
  '@media': { [compact]: { paddingInline: vars.s2, fontSize: vars.textSm } },
  color: vars.ink2,
  textDecoration: 'none',
  cursor: 'pointer',
})
globalStyle(`${nav} > a:hover, ${nav} > details > summary:hover`, { color: vars.ink, background: vars.tint })
globalStyle(`${nav} > a[aria-current], ${nav} > details > summary[aria-current]`, { color: vars.ink, fontWeight: 600 })
// The dot marks the current page.
globalStyle(`${nav} > a[aria-current]::after, ${nav} > details > summary[aria-current]::after`, {
  content: '""',
  position: 'absolute',
  inset: 'auto auto -0.15rem calc(50% - 0.225rem)',
  width: '0.45rem',
  height: '0.45rem',
  borderRadius: '50%',
  background: vars.accent,
})

export const menu = style({ position: 'relative' })

globalStyle(`${head} summary`, { listStyle: 'none' })
globalStyle(`${head} summary::-webkit-details-marker`, { display: 'none' })
// An open menu extends its summary, invisibly, over the rest of the screen: a click beside the menu closes it, without
// a script. `fixed` is relative to the header, because its blur makes it a containing block.
globalStyle(`${head} details[open] > summary::before`, {
  content: '""',
  position: 'fixed',
  inset: '0 0 auto',
  height: '100dvh',
  cursor: 'default',
})

const panel = {
  position: 'absolute',
  zIndex: 1,
  top: `calc(100% + ${vars.s2})`,
  padding: vars.s2,
  borderRadius: vars.rLg,
  background: vars.raised,
  boxShadow: `${vars.shadow3}, 0 0 0 1px ${vars.line}`,
} as const

export const pop = style({ ...panel, left: 0, display: 'grid', minWidth: '15rem' })
export const popEnd = style({ left: 'auto', right: 0, width: 'max-content', maxWidth: '22rem' })

export const mobile = style({ display: 'none', '@media': { [narrow]: { display: 'block' } } })

/** The header of somebody signed in: it has more links than a visitor's, and folds them into the menu of a phone earlier. */
export const headOwn = style({})
globalStyle(`${headOwn} ${nav}, ${headOwn} ${onlyWide}`, { '@media': { [medium]: { display: 'none' } } })
globalStyle(`${headOwn} ${mobile}`, { '@media': { [medium]: { display: 'block' } } })
globalStyle(`${headOwn} ${nav}`, { '@media': { [compact]: { marginLeft: 0, gap: 0 } } })

globalStyle(`${mobile} > summary`, {
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  borderRadius: '50%',
  cursor: 'pointer',
})
globalStyle(`${mobile}[open] > summary`, { background: vars.tint })

export const sheet = style({
  ...panel,
  top: '100%',
  left: vars.gutter,
  right: vars.gutter,
  display: 'grid',
  gap: vars.s3,
  maxHeight: 'calc(100dvh - 5.5rem)',
  overflowY: 'auto',
})

/** Two columns, so that signing out needs no scrolling on a low phone. */
export const sheetAccount = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  borderTop: `1px solid ${vars.line}`,
  paddingTop: vars.s2,
})
globalStyle(`${sheetAccount} > p`, { gridColumn: '1 / -1' })

export const popButton = style({ width: '100%', border: 0, background: 'none', textAlign: 'left', cursor: 'pointer' })

const item = `${pop} a, ${sheet} a, ${popButton}`
globalStyle(item, {
  display: 'flex',
  alignItems: 'center',
  gap: vars.s3,
  minHeight: '2.75rem',
  padding: `${vars.s2} ${vars.s3}`,
  borderRadius: vars.rMd,
  fontWeight: 500,
  fontSize: '1rem',
  lineHeight: 1.3,
  color: vars.ink2,
  textDecoration: 'none',
})
globalStyle(`${pop} a:hover, ${sheet} a:hover, ${popButton}:hover`, { color: vars.ink, background: vars.tint })
globalStyle(`${pop} a[aria-current], ${sheet} a[aria-current]`, { color: vars.ink, fontWeight: 600 })
globalStyle(`${pop} a[aria-current]::after, ${sheet} a[aria-current]::after`, {
  content: '""',
  width: '0.45rem',
  height: '0.45rem',
  marginLeft: 'auto',
  borderRadius: '50%',
  background: vars.accent,
})

export const who = style({
  display: 'grid',
  padding: `${vars.s2} ${vars.s3} ${vars.s3}`,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
})

export const lang = style({
  border: 0,
  background: 'none',
  minWidth: '2.75rem',
  height: '2.75rem',
  borderRadius: '50%',
  fontWeight: 600,
  fontSize: vars.textSm,
  cursor: 'pointer',
  ':hover': { background: vars.tint },
})

/** Where there is space for text: as tall and as round as the buttons beside it. */
export const langWorded = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.s2,
  padding: `0 ${vars.s3}`,
  borderRadius: vars.rPill,
  fontSize: '1rem',
})

export const userButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.s2,
  padding: '0.2rem 0.8rem 0.2rem 0.2rem',
  marginLeft: vars.s2,
  borderRadius: vars.rPill,
  fontWeight: 600,
  cursor: 'pointer',
  ':hover': { background: vars.tint },
})

/** However long the first name is, the header stays on one line. */
export const userName = style({
  maxWidth: '10rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // Beside all the links there is space for the picture alone; the name is still read out.
  '@media': { [compact]: { position: 'absolute', width: 1, height: 1, clipPath: 'inset(50%)' } },
})

/** A message above every page. */
export const strip = style({
  padding: `${vars.s3} ${vars.gutter}`,
  background: vars.tint,
  borderBottom: `1px solid ${vars.line}`,
  fontWeight: 500,
  textAlign: 'center',
})

/** At the bottom of the window while the device is offline. */
export const offline = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  borderTop: `1px solid ${vars.line}`,
  ':empty': { display: 'none' },
})

import '../../ui/sheets'
import { globalStyle, style } from '@vanilla-extract/css'
import { narrow, phone } from '../../ui/base/media'
import { onPage, vars } from '../../ui/base/tokens.css'

export const auth = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 30rem)',
  gap: 'clamp(2rem, 6vw, 6rem)',
  padding: 'clamp(1.5rem, 5vw, 4.5rem)',
  borderRadius: `${vars.rXl} ${vars.rXl} ${vars.rXl} ${vars.rArc}`,
  overflow: 'hidden',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.s6 } },
})

export const authCopy = style({ gridTemplateRows: 'auto 1fr', '@media': { [narrow]: { display: 'contents' } } })

// In one column the form follows its title directly, so that its first field is visible; the promises come after it.
export const authText = style({ '@media': { [narrow]: { display: 'contents' } } })
// On a phone the first screen already has them.
export const authTicks = style({
  '@media': { [narrow]: { order: 1, marginBottom: vars.s8 }, [phone]: { display: 'none' } },
})

export const authArt = style({
  marginBottom: `calc(${vars.rArc} * 0.55)`,
  width: '100%',
  maxWidth: '24rem',
  alignSelf: 'end',
  overflow: 'visible',
  marginLeft: 'calc(clamp(1.5rem, 5vw, 4.5rem) * -1)',
  '@media': { [narrow]: { display: 'none' } },
})

export const authBox = style({
  vars: onPage,
  background: vars.surface,
  borderRadius: vars.rLg,
  padding: 'clamp(1.25rem, 3vw, 2.25rem)',
  display: 'grid',
  gap: vars.s6,
  '@media': { [phone]: { gap: vars.s4 } },
  alignContent: 'start',
  alignSelf: 'start',
  color: vars.ink,
})

globalStyle(`${auth} h2`, { '@media': { [phone]: { fontSize: '1.375rem', textWrap: 'pretty' } } })

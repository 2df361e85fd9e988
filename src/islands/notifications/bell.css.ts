import '../../ui/sheets'
import { globalStyle, style } from '@vanilla-extract/css'
import { narrow } from '../../ui/base/media'
import { vars } from '../../ui/base/tokens.css'
import { textButton } from '../../ui/button/button.css'
import {
  panel as card,
  itemIcon,
  notification,
  panelHead,
  panelList,
} from '../../ui/notification/notification-item.css'

// On a phone the panel is attached to the header, as wide as the page; otherwise to the bell.
export const box = style({ position: 'relative', '@media': { [narrow]: { position: 'static' } } })

export const panel = style([
  card,
  {
    position: 'absolute',
    zIndex: 1,
    top: `calc(100% + ${vars.s2})`,
    right: 0,
    width: '24rem',
    display: 'flex',
    flexDirection: 'column',
    maxHeight: '350px',
    ':focus-visible': { outlineOffset: '0' },
    '@media': { [narrow]: { top: '100%', left: vars.gutter, right: vars.gutter, width: 'auto' } },
  },
])

// Denser than on the page, so that two fit and the edge of a third shows that there are more.
globalStyle(`${panel} > ${panelHead}`, {
  flex: 'none',
  minHeight: '3rem',
  padding: `${vars.s1} ${vars.s4}`,
  whiteSpace: 'nowrap',
})
globalStyle(`${panel} > ${panelList}`, {
  flex: '0 1 auto',
  minHeight: 0,
  maxHeight: 'none',
  listStyle: 'none',
  margin: 0,
  padding: 0,
})
globalStyle(`${panel} ${notification}`, { columnGap: vars.s3, padding: `${vars.s3} ${vars.s4}` })
globalStyle(`${panel} ${textButton}, ${panel} > ${panelHead} > a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
})
globalStyle(`${panel} ${itemIcon}`, { width: '2.25rem', height: '2.25rem' })

export const label = style({
  padding: `${vars.s5}`,
  borderBlock: `1px solid ${vars.line}`,
  color: vars.ink2,
  fontSize: vars.textSm,
})

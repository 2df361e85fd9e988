import '../../ui/sheets'
import { globalStyle, style } from '@vanilla-extract/css'
import { medium, narrow, phone } from '../../ui/base/media'
import { vars } from '../../ui/base/tokens.css'
import { icon } from '../../ui/icon/icon.css'

export const why = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  gap: 'clamp(2rem, 6vw, 6rem)',
  alignItems: 'center',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const whyList = style({ gap: vars.s5, '@media': { [phone]: { gap: vars.s3 } } })
/** On a phone the form follows at once. */
export const whyStart = style({ '@media': { [phone]: { display: 'none' } } })

export const scoreCard = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${vars.s8} ${vars.s12}`,
  alignItems: 'center',
  padding: 'clamp(1.5rem, 4vw, 3.5rem)',
  '@media': {
    [medium]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'stretch' },
    [phone]: { gridTemplateColumns: 'auto minmax(0, 1fr)', gap: vars.s4 },
  },
})

export const scoreCardList = style({
  display: 'grid',
  gap: vars.s6,
  paddingRight: vars.s4,
  '@media': { [phone]: { gap: vars.s2, paddingRight: 0, fontSize: vars.textSm } },
})

export const scoreCardMain = style({ '@media': { [medium]: { justifySelf: 'center' } } })

globalStyle(`${whyList} ${icon}`, { color: vars.arc })

globalStyle(`${whyList} strong`, { display: 'block', '@media': { [phone]: { display: 'inline' } } })

globalStyle(`${scoreCardList} > div`, {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  rowGap: vars.s2,
  fontWeight: 600,
})

globalStyle(`${scoreCardList} dd`, { font: `600 1.25rem/1.2 ${vars.fontDisplay}` })

globalStyle(`${scoreCard} figcaption`, { gridColumn: '1 / -1', color: vars.ink2 })

globalStyle(`${scoreCardMain} > *`, { '@media': { [phone]: { vars: { '--ring': '7rem' } } } })

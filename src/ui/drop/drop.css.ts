import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { reducedMotion, touch } from '../base/media'
import { vars } from '../base/tokens.css'
import { field } from '../field/field.css'

const bounce = keyframes({
  from: { translate: '-44px 22px' },
  '50%': { translate: '-16px -8px' },
  to: { translate: '0 0' },
})

export const drop = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: vars.s3,
  minHeight: '15rem',
  padding: `${vars.s8} ${vars.s5}`,
  textAlign: 'center',
  borderRadius: vars.rLg,
  border: `2px dashed ${vars.lineStrong}`,
  background: vars.sunken,
  transition: `background ${vars.base}, border-color ${vars.base}`,
  selectors: {
    '&[data-state="drag"]': { borderColor: vars.arc, borderStyle: 'solid', background: vars.tint },
    '&[data-state="error"]': { borderColor: vars.bad, background: vars.badTint },
    '&[data-state="done"]': { border: '2px solid transparent', background: vars.goodTint },
    '&[data-state="uploading"], &[data-state="analysing"]': {
      border: `2px solid ${vars.line}`,
      background: vars.surface,
    },
  },
})

export const dropArt = style({ width: '6.5rem', height: '4rem', overflow: 'visible' })

export const trail = style({
  selectors: {
    [`${dropArt} &`]: { stroke: vars.lineStrong, strokeWidth: '2.5', strokeDasharray: '1 8' },
    [`${drop}[data-state="done"] &`]: { stroke: vars.arc, strokeWidth: '4', strokeDasharray: 'none' },
    [`${drop}[data-state="error"] ${dropArt} &`]: { stroke: vars.bad },
  },
})

export const dropTitle = style({ font: `600 ${vars.titleSm}/1.25 ${vars.fontDisplay}` })

export const byPointer = style({ '@media': { [touch]: { display: 'none' } } })
export const byTouch = style({ display: 'none', '@media': { [touch]: { display: 'block' } } })

globalStyle(`${dropArt} path`, { fill: 'none', stroke: vars.arc, strokeWidth: '4', strokeLinecap: 'round' })

globalStyle(`${dropArt} circle`, { fill: vars.accent })

globalStyle(`${drop} ${field}`, { width: 'min(16rem, 100%)' })

globalStyle(`${drop}[data-state="drag"] ${dropArt} circle`, { translate: '0 8px' })

globalStyle(`${drop}[data-state="error"] ${dropArt} path`, { stroke: vars.bad })

globalStyle(`${drop}[data-state="analysing"] ${dropArt} circle`, {
  animation: `${bounce} 1.4s ${vars.easeLeap} infinite alternate`,
  '@media': { [reducedMotion]: { animation: 'none' } },
})

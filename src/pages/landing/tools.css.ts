import '../../ui/sheets'
import { globalStyle, style } from '@vanilla-extract/css'
import { narrow, phone } from '../../ui/base/media'
import { ramp, vars } from '../../ui/base/tokens.css'
import { sheet } from '../../ui/scene/leap.css'

export const bento = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, 1fr)',
  gap: vars.s6,
  '@media': { [phone]: { gap: vars.s3 } },
})

export const toolsText = style({ '@media': { [phone]: { fontSize: vars.textMd } } })

export const tool = style({
  gridColumn: 'span 5',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'space-between',
  gap: vars.s6,
  minHeight: '25rem',
  paddingBottom: 0,
  overflow: 'hidden',
  '@media': { [narrow]: { gridColumn: 'span 6' }, [phone]: { gridColumn: '1 / -1', minHeight: 0, padding: vars.s4 } },
})

export const toolWide = style({
  gridColumn: 'span 7',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  alignContent: 'stretch',
  '@media': {
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gridColumn: 'span 6', alignContent: 'space-between' },
    [phone]: { gridColumn: '1 / -1' },
  },
})

export const toolArt = style({
  width: 'min(100%, 24rem)',
  justifySelf: 'center',
  alignSelf: 'end',
  selectors: { [`${toolWide} &`]: { width: '115%', maxWidth: 'none', justifySelf: 'end', marginRight: '-6%' } },
  '@media': {
    [narrow]: { selectors: { [`${toolWide} &`]: { width: 'min(100%, 24rem)', justifySelf: 'center', margin: 0 } } },
    // On a phone the pictures would be most of the page, between the visitor and the form.
    [phone]: { display: 'none' },
  },
})

globalStyle(`${tool} p`, { maxWidth: '27em', '@media': { [phone]: { fontSize: vars.textSm } } })

// A white sheet would be invisible on the white card.
globalStyle(`${toolWide} ${sheet}`, { fill: `light-dark(${ramp.areia50}, ${ramp.mar850})` })

import '../../ui/sheets'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { narrow } from '../../ui/base/media'
import { vars } from '../../ui/base/tokens.css'

export const sheet = style({ display: 'grid', gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', gap: vars.s6 })

export const spec = style({})

export const full = style({ selectors: { [`${sheet} > &`]: { gridColumn: '1 / -1' } } })

export const drops = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.s5,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const swatches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(6.5rem, 1fr))',
  gap: vars.s3,
  fontSize: vars.textXs,
})

globalStyle(`${sheet} > *`, { gridColumn: 'span 6', '@media': { [narrow]: { gridColumn: '1 / -1' } } })

globalStyle(`${spec} > * > h2`, { font: `600 ${vars.textXs}/1.4 ${vars.fontMono}`, letterSpacing: 0, color: vars.ink2 })

const { bg, surface, sunken, tint, deep, ink, ink2, arc, accent, good, warn, bad } = vars
const colours = { bg, surface, sunken, tint, deep, ink, ink2, arc, accent, good, warn, bad }

export const swatch = styleVariants(colours, (background) => ({
  '::before': {
    content: '""',
    display: 'block',
    height: '4rem',
    marginBottom: vars.s2,
    borderRadius: `${vars.rMd} ${vars.rMd} ${vars.rMd} 0`,
    background,
    boxShadow: `inset 0 0 0 1px ${vars.line}`,
  },
}))

import '../../../ui/sheets'
import { style } from '@vanilla-extract/css'
import { vars } from '../../../ui/base/tokens.css'

export const conditions = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: vars.s2 })

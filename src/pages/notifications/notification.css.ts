import '../../ui/sheets'
import { globalStyle, style } from '@vanilla-extract/css'
import { textButton } from '../../ui/button/button.css'

/** Padding around a link's text, large enough for touch. */
export const press = style({})

globalStyle(`${press} ${textButton}`, { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' })

import '../../ui/sheets'
import { globalStyle, style } from '@vanilla-extract/css'
import { textButton } from '../../ui/button/button.css'

/** Around the words one presses: tall enough for a thumb. */
export const press = style({})

globalStyle(`${press} ${textButton}`, { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' })

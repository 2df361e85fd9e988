import '../../ui/sheets'
import { style } from '@vanilla-extract/css'
import { narrow } from '../../ui/base/media'
import { vars } from '../../ui/base/tokens.css'

/** Aligned with the text of the card beside it; under the card, with a margin. */
export const heading = style({ paddingBlock: `${vars.s6} ${vars.s3}`, '@media': { [narrow]: { paddingTop: vars.s4 } } })

export const threads = style({ paddingBottom: vars.s6 })
export const summary = style({ cursor: 'pointer' })
export const thread = style({ paddingTop: vars.s4 })
export const posts = style({ listStyle: 'none', margin: 0, padding: 0 })
export const text = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '65ch' })
const post = { padding: vars.s4, borderRadius: vars.rMd }
export const ownPost = style({ ...post, background: vars.sunken })
export const answer = style({ ...post, background: vars.tint })

// Texts of the island, with {{placeholders}} that the browser fills in.
import type { LinkedinField } from '../../api/tools/linkedin'
import type { QueueTexts } from '../queue/place'

export type LinkedinTexts = {
  readonly [name in
    | LinkedinField
    | `${LinkedinField}Hint`
    | 'count'
    | 'shown'
    | 'over'
    | 'analyse'
    | 'pending'
    | 'save'
    | 'saving'
    | 'saved'
    | 'saveFailed'
    | 'done'
    | 'failed'
    | 'fallback'
    | 'offline'
    | 'required'
    | 'headlineRequired'
    | 'aboutRequired'
    | 'left_one'
    | 'left_other'
    | 'unlimited'
    | 'out'
    | 'outText'
    | 'plans'
    | 'measure'
    | 'live'
    | 'liveRing'
    | 'upTo'
    | 'liveText']: string
} & QueueTexts

// The words the island needs, in the person's language; those with {{places}} are filled here. `job.form` in the
// language files.
import type { QueueTexts } from '../queue/place'

export type JobFormTexts = {
  readonly [name in
    | 'label'
    | 'placeholder'
    | 'hint'
    | 'count_one'
    | 'count_other'
    | 'analyse'
    | 'again'
    | 'pending'
    | 'done'
    | 'failed'
    | 'fallback'
    | 'required'
    | 'shortTitle'
    | 'short'
    | 'long'
    | 'left_one'
    | 'left_other'
    | 'unlimited'
    | 'out'
    | 'outText'
    | 'plans']: string
} & QueueTexts

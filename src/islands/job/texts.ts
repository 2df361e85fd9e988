// Texts of the island (`job.form` in the language files), with {{placeholders}} that the island fills in.
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
    | 'offline'
    | 'required'
    | 'shortTitle'
    | 'short'
    | 'long'
    | 'thinTitle'
    | 'thinText'
    | 'thinRole'
    | 'thinRequirements'
    | 'thinDuties'
    | 'thinConditions'
    | 'left_one'
    | 'left_other'
    | 'unlimited'
    | 'out'
    | 'outText'
    | 'plans']: string
} & QueueTexts

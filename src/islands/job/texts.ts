// The words the island needs, in the person's language; those with {{places}} are filled here. `job.form` in the
// language files.
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
}

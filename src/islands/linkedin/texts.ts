// The words the form needs, in the person's language; those with {{places}} are filled in the browser.

export const fields = ['headline', 'about', 'experience'] as const
export type FieldName = (typeof fields)[number]
export type Values = { readonly [field in FieldName]: string }
export type FieldErrors = { readonly [field in FieldName]?: string | undefined }

export type LinkedinTexts = {
  readonly [name in
    | FieldName
    | `${FieldName}Hint`
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
    | 'required'
    | 'headlineRequired'
    | 'aboutRequired'
    | 'left_one'
    | 'left_other'
    | 'unlimited'
    | 'out'
    | 'outText'
    | 'plans']: string
}

// The form to support; its fields are called the same in the call and on the page.
export const supportFields = ['name', 'email', 'subject', 'message'] as const
export type SupportField = (typeof supportFields)[number]
export type SupportValues = { readonly [field in SupportField]: string }
/** What to say beside each field that is not right. */
export type SupportErrors = { readonly [field in SupportField]?: string | undefined }

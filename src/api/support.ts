// The form to support; its fields have the same names in the API and on the page.
export const supportFields = ['name', 'email', 'subject', 'message'] as const
export type SupportField = (typeof supportFields)[number]
export type SupportValues = { readonly [field in SupportField]: string }
/** The message beside each wrong field. */
export type SupportErrors = { readonly [field in SupportField]?: string | undefined }

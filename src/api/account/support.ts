// The form to support; its fields have the same names in the API and on the page.
export const supportFields = ['name', 'email', 'subject', 'message'] as const
type SupportField = (typeof supportFields)[number]
export type SupportValues = { readonly [field in SupportField]: string }
/** Who is signed in; null for a visitor. */
export type SupportSender = Pick<SupportValues, 'name' | 'email'> | null
/** What a new form holds: nothing but the name and email of somebody signed in. */
export const newLetter = (sender: SupportSender): SupportValues => ({
  name: '',
  email: '',
  subject: '',
  message: '',
  ...sender,
})
/** The message beside each wrong field. */
export type SupportErrors = { readonly [field in SupportField]?: string | undefined }

/** A message of one's own with what was written about it since, oldest first. */
export type ThreadJson = {
  readonly id: string
  readonly assunto: string
  readonly respondida: boolean
  /** By when an answer is promised, ISO 8601; null where none is or it is there. */
  readonly prazo: string | null
  /** Whether one can go on writing in it. */
  readonly aberta: boolean
  readonly textos: readonly {
    readonly id: string
    readonly de: 'voce' | 'suporte'
    readonly em: string
    readonly texto: string
  }[]
}

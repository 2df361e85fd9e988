// Says what each tool's upload accepts and where it is sent, to avoid a useless upload; the server judges by content.
import { severalField } from '../../api/tools/photo'

const megabyte = 1024 * 1024

export type Kind = 'pdf' | 'docx' | 'jpeg' | 'png'
export type Board = {
  /** The plain form's address, and the one to which the island sends the file. */
  readonly page: string
  readonly api: string
  /** The form field's name. */
  readonly field: string
  /** For the file picker. */
  readonly accept: string
  readonly types: { readonly [mime: string]: Kind }
  /** For systems that do not know the type (as for DOCX without Office). */
  readonly endings: { readonly [ending: string]: Kind }
  readonly maxBytes: number
  /** Accepted from the picker where the browser first makes a smaller copy. */
  readonly maxPickedBytes?: number
  /** The form field that confirms what the server asked about. */
  readonly confirms?: string
  /** Where a picture is made smaller before it is shown and sent. */
  readonly compress?: { readonly api: string; readonly field: string }
}

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** Sizes are the server's own limits (P18). */
export const boards = {
  resume: {
    page: '/curriculo',
    api: '/api/resume/analyze',
    field: 'resume',
    accept: `.pdf,.docx,application/pdf,${docx}`,
    types: { 'application/pdf': 'pdf', [docx]: 'docx' },
    endings: { pdf: 'pdf', docx: 'docx' },
    maxBytes: 10 * megabyte,
  },
  photo: {
    page: '/foto-perfil',
    api: '/api/photo/analyze',
    field: 'photo',
    accept: '.jpg,.jpeg,.png,image/jpeg,image/png',
    types: { 'image/jpeg': 'jpeg', 'image/png': 'png' },
    endings: { jpg: 'jpeg', jpeg: 'jpeg', png: 'png' },
    maxBytes: 5 * megabyte,
    maxPickedBytes: 60 * megabyte,
    confirms: severalField,
    compress: { api: '/api/photo/compress', field: 'image' },
  },
} as const satisfies { readonly [tool: string]: Board }

export type Uploaded = keyof typeof boards

// The message for a file that gave no analysis, by the kind of file.
import { type Translate, textsOf } from '.'
import type { ptBR } from './pt-BR'

export type FileError = keyof typeof ptBR.errors.file
type PhotoError = FileError & keyof typeof ptBR.errors.photo

const ofPhotos = (code: FileError): code is PhotoError => Object.hasOwn(textsOf('pt-BR').errors.photo, code)

/** Why a file gave no analysis. The codes are the same for every tool; their texts depend on the kind of file. */
export const failureText = (t: Translate, code: FileError, tool: string): string =>
  tool === 'photo' && ofPhotos(code) ? t(`errors.photo.${code}`) : t(`errors.file.${code}`)

// A photo's analysis as the API answers it: the agreed Portuguese field names, and our additions beside them.
import type { CheckState, CountsJson, PointsJson, RecordJson } from './analyses'

/** The form field that confirms a photo with several faces, and the error code that asks for it. */
export const severalField = 'several'
export const severalFaces = 'several-faces'

export const photoAspects = {
  expression: 'expressao',
  light: 'iluminacao',
  background: 'fundo',
  sharpness: 'nitidez',
} as const
type PhotoAspect = (typeof photoAspects)[keyof typeof photoAspects]

/** Shares of the picture, 0 to 1. */
export type AreaJson = { readonly x: number; readonly y: number; readonly largura: number; readonly altura: number }

/** `analise_json`. Scores are 0 to 100. */
export type PhotoJson = {
  readonly score: number
  readonly aspectos: { readonly [aspect in PhotoAspect]: number }
  readonly feedback: { readonly positivos: readonly string[]; readonly melhorias: readonly string[] }
  readonly versao_rubrica: number
  readonly motor: string
  readonly rostos: number
  readonly rosto: AreaJson & { readonly olhos: readonly (readonly [number, number])[] }
  readonly outros_rostos: readonly AreaJson[]
  readonly imagem: { readonly largura: number; readonly altura: number }
  readonly avisos: readonly {
    readonly id: string
    readonly titulo: string
    readonly texto: string
    readonly maximo: number
  }[]
  readonly verificacoes: readonly PhotoCheckJson[]
}

export type PhotoCheckJson = PointsJson & {
  readonly id: string
  readonly aspecto: PhotoAspect
  readonly estado: CheckState
  readonly medida: string | null
  readonly correcao: string | null
  readonly contagens: CountsJson
}

export type PhotoRecordJson = RecordJson & {
  readonly url_arquivo: string
  readonly nome_arquivo: string
  readonly analise_json: PhotoJson
}

// Result types of the photo tool: figures, no prose and no pixels. Texts are in the language files by id.

export type Aspect = 'expression' | 'light' | 'background' | 'sharpness'

export type PhotoCheck = {
  /** Stable name; key of its texts under `photo.checks.<id>`. */
  readonly id: string
  readonly aspect: Aspect
  /** 0 to max, one decimal at most. */
  readonly points: number
  readonly max: number
  /** Whole points the overall score would gain if this check were full; 0 when it is full or a cap applies. */
  readonly gain: number
  readonly status: 'full' | 'part' | 'none' | 'not-assessed'
  /** Measured figures for its texts; `context` selects the text. */
  readonly params: { readonly [name: string]: string | number }
}

/** Conditions that limit the overall score or the sharpness. */
export type NoteId =
  | 'several-faces'
  | 'cut-face'
  | 'small-face'
  | 'no-shoulders'
  | 'turned-away'
  | 'dark-face'
  | 'burnt-face'
  | 'small-picture'
export type Note = {
  readonly id: NoteId
  readonly params: { readonly [name: string]: number }
  /** Maximum of the score it limits. */
  readonly at: number
}

/** Shares of the picture, 0 to 1, of its upper left corner. */
export type Area = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

export type PhotoResult = {
  readonly rubric: number
  readonly engine: 'builtin'
  /** 0 to 100, whole. */
  readonly score: number
  readonly aspects: Readonly<Record<Aspect, number>>
  readonly notes: readonly Note[]
  /** In the rubric's order. */
  readonly checks: readonly PhotoCheck[]
  /** Size of the copy that was measured, in pixels. */
  readonly picture: { readonly width: number; readonly height: number }
  /** Number of faces; the largest one is measured. */
  readonly faces: number
  readonly face: Area & {
    /** Centre of each eye, the person's right one first. */
    readonly eyes: readonly [readonly [number, number], readonly [number, number]]
  }
  readonly others: readonly Area[]
}

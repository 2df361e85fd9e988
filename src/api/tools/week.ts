// The plan of the week as the call answers it.
export type WeekJson = {
  /** Whether the person's plan has it. */
  readonly incluido: boolean
  /** Null before the week is planned. `esforco`: 1 little, 3 much. `ganhos`: points that are there already. */
  readonly passos:
    | readonly {
        readonly ferramenta: string
        readonly verificacao: string
        readonly texto: string
        readonly pontos: number
        readonly esforco: number
        readonly feito: boolean
        readonly ganhos: number
      }[]
    | null
}

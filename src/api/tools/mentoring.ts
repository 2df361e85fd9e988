// Mentoring as the call answers it. Times are ISO 8601.

export type MentoringJson = {
  /** Whether the person's plan includes it. */
  readonly incluida: boolean
  /** Hours left in this cycle: 0 or 1. */
  readonly restantes: number
  /** Hours that can be booked now. */
  readonly horas: readonly {
    readonly id: string
    readonly inicio: string
    readonly minutos: number
    readonly mentor: string
    readonly sobre: string
  }[]
  readonly reservas: readonly {
    readonly id: string
    readonly inicio: string
    readonly fim: string
    readonly mentor: string | null
    readonly link: string | null
    readonly assunto: string
    readonly anotacoes: string
    readonly anotacoes_mentor: string
    readonly resultados_ate: string | null
    readonly pode_mudar: boolean
  }[]
}

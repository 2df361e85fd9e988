// Plans, payments and coupons as the API answers them (P39 and P42).
import type { Plan, SoldPlan } from '../events/schema/vocabulary'

export type PlanJson = {
  readonly id: SoldPlan
  readonly nome: string
  readonly descricao: string
  /** Reais; whole cents are in a separate field. */
  readonly preco_mensal: number
  readonly preco_anual: number
  readonly preco_mensal_centavos: number
  readonly preco_anual_centavos: number
  /** -1 is unlimited, as in the stats. */
  readonly limite_analises: number
  /** The plan's current features; announced ones are separate. */
  readonly recursos: Readonly<Record<string, boolean>>
  readonly em_breve: readonly string[]
  readonly is_ativo: boolean
  readonly is_default: boolean
}

export type UserPlanJson = {
  readonly id: Plan
  readonly nome: string
  readonly renova: boolean
  /** ISO 8601. */
  readonly valido_ate: string | null
}

/** One reserved by a checkout is not used yet, and may become free again. */
export type CouponJson = {
  readonly id: string
  readonly codigo: string
  readonly desconto: number
  readonly usado: boolean
  /** An admin took it back: it is refused from then on. */
  readonly anulado: boolean
  /** ISO 8601. */
  readonly valido_ate: string
}

/** A batch of coupons, with the bounds of its fields (P16). */
export const batchLimits = {
  quantidade: { min: 1, max: 100, usual: 10 },
  desconto: { min: 1, max: 100, usual: 100 },
  dias: { min: 1, max: 365, usual: 30 },
} as const
type BatchField = keyof typeof batchLimits
export type BatchJson = { readonly [field in BatchField]: number }

/** Which coupon an admin takes back; `lote`: with all others of its batch that nobody has used. */
export type VoidJson = { readonly codigo: string; readonly lote: boolean }

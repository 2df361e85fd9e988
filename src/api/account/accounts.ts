// Requests and answers of the calls about accounts. The fields keep the specification's Portuguese names.
import type { Plan, Role, Theme } from '../../events/schema/vocabulary'

/** Characters of a password: fewer or more are refused everywhere (P27), and the hint beside the field suggests more than the fewest. */
export const passwordLength = { shortest: 6, suggested: 8, longest: 1000 } as const

/** The forms of the start page, as in `?tab=`. */
export type AuthTab = 'entrar' | 'registrar'
export type AuthField = 'nome' | 'email' | 'senha' | 'confirmarSenha' | 'aceitarTermos'
/** The message beside each wrong field. */
export type AuthErrors = { readonly [field in AuthField]?: string | undefined }

export type UserJson = {
  readonly id: string
  readonly nome: string
  readonly email: string
  readonly papel: Role | 'inativo'
  readonly status_assinatura: Plan | ''
  /** ISO 8601. */
  readonly criado_em: string
  readonly stripe_subscription_id: string | null
}

/** The address of the owner's photo; its id changes the address with the photo. */
export const avatarUrl = (photo: string | null): string | null => photo && `/api/user/profile-photo/arquivo?v=${photo}`

export type SettingsJson = {
  readonly tema: Theme
  readonly idioma: 'pt-BR' | 'en-US'
  readonly notificacoes_email: boolean
}

export type StatsJson = {
  readonly total_usuarios: number
  readonly usuarios_ativos: number
  readonly usuarios_pagos: number
  readonly analises_realizadas: {
    readonly total: number
    readonly foto: number
    readonly linkedin: number
    readonly curriculo: number
    readonly vaga: number
  }
}

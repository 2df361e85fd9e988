// The icon of a notification, by its kind or by the page it leads to.
import type { IconName } from '../../ui/icon/icons'

const byTipo: ReadonlyMap<string, IconName> = new Map([
  ['analise', 'sparkle'],
  ['assinatura', 'credit-card'],
  ['cupom', 'ticket-percent'],
])
const byLink: ReadonlyMap<string, IconName> = new Map([
  ['/foto-perfil', 'camera'],
  ['/linkedin', 'square-user-round'],
  ['/curriculo', 'file-text'],
  ['/scanner-vagas', 'scan-search'],
])

/** The icon of a notification: its tool's, its type's, or a neutral bell for an unknown type. */
export const signOf = (tipo: string, link: string | undefined): IconName =>
  (tipo === 'analise' && byLink.get(link ?? '')) || byTipo.get(tipo) || 'bell'

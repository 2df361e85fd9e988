// The address at which the results of each tool are shown.
import type { Tool } from '../../../events/schema/vocabulary'

/** Each tool's own page. */
export const pathOf: Readonly<Record<Tool, string>> = {
  photo: '/foto-perfil',
  linkedin: '/linkedin',
  resume: '/curriculo',
  job: '/scanner-vagas',
}

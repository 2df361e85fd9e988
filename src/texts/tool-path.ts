// The address of each tool's own page, where its results are shown.
import type { Tool } from '../events/schema/vocabulary'

export const toolPath: Readonly<Record<Tool, string>> = {
  photo: '/foto-perfil',
  linkedin: '/linkedin',
  resume: '/curriculo',
  job: '/scanner-vagas',
}

import type { dashboard as source } from '../pt-BR/dashboard'
import type { Same } from '../same'

export const dashboard: Same<typeof source> = {}

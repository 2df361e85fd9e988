import type { landing as source } from '../pt-BR/landing'
import type { Same } from '../same'

export const landing: Same<typeof source> = {}

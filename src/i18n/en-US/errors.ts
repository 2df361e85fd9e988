import type { errors as source } from '../pt-BR/errors'
import type { Same } from '../same'

export const errors: Same<typeof source> = {}

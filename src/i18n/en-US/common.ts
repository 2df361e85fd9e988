import type { common as source } from '../pt-BR/common'
import type { Same } from '../same'

export const common: Same<typeof source> = {}

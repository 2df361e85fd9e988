import type { account as source } from '../pt-BR/account'
import type { Same } from '../same'

export const account: Same<typeof source> = {}

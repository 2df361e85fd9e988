import type { ptBR } from '../pt-BR'
import type { Same } from '../same'
import { account } from './account'
import { common } from './common'
import { dashboard } from './dashboard'
import { errors } from './errors'
import { history } from './history'
import { landing } from './landing'
import { resume } from './resume'

export const enUS: Same<typeof ptBR> = { common, landing, account, dashboard, resume, history, errors }

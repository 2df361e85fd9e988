import type { ptBR } from '../pt-BR'
import type { Same } from '../same'
import { account } from './account'
import { common } from './common'
import { dashboard } from './dashboard'
import { errors } from './errors'
import { landing } from './landing'
import { photo } from './photo'
import { resume } from './resume'

export const enUS: Same<typeof ptBR> = { common, landing, account, dashboard, photo, resume, errors }

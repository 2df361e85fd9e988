import { account } from './account'
import { common } from './common'
import { dashboard } from './dashboard'
import { errors } from './errors'
import { history } from './history'
import { landing } from './landing'
import { resume } from './resume'

export const ptBR = { common, landing, account, dashboard, resume, history, errors } as const

import { account } from './account'
import { common } from './common'
import { dashboard } from './dashboard'
import { errors } from './errors'
import { job } from './job'
import { landing } from './landing'
import { resume } from './resume'

export const ptBR = { common, landing, account, dashboard, resume, job, errors } as const

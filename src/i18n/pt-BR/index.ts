import { account } from './account'
import { common } from './common'
import { dashboard } from './dashboard'
import { errors } from './errors'
import { landing } from './landing'
import { notification } from './notification'
import { resume } from './resume'

export const ptBR = { common, landing, account, dashboard, resume, notification, errors } as const

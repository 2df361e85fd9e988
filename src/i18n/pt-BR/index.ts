import { account } from './account'
import { common } from './common'
import { dashboard } from './dashboard'
import { errors } from './errors'
import { landing } from './landing'
import { linkedin } from './linkedin'
import { resume } from './resume'

export const ptBR = { common, landing, account, dashboard, resume, linkedin, errors } as const

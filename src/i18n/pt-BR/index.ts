import { account } from './account'
import { common } from './common'
import { dashboard } from './dashboard'
import { errors } from './errors'
import { landing } from './landing'
import { photo } from './photo'
import { resume } from './resume'

export const ptBR = { common, landing, account, dashboard, photo, resume, errors } as const

import { account } from './account'
import { admin } from './admin'
import { common } from './common'
import { dashboard } from './dashboard'
import { errors } from './errors'
import { history } from './history'
import { job } from './job'
import { landing } from './landing'
import { legal } from './legal'
import { linkedin } from './linkedin'
import { notification } from './notification'
import { photo } from './photo'
import { plans } from './plans'
import { report } from './report'
import { resume } from './resume'
import { support } from './support'
import { templates } from './templates'

export const ptBR = {
  common,
  landing,
  account,
  admin,
  dashboard,
  report,
  resume,
  history,
  job,
  legal,
  linkedin,
  notification,
  photo,
  plans,
  support,
  templates,
  errors,
} as const

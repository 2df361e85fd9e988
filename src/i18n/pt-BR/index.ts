// All Portuguese texts; the other languages must have the same keys.
import { account } from './account/account'
import { admin } from './admin/admin'
import { history } from './analyses/history'
import { job } from './analyses/job'
import { linkedin } from './analyses/linkedin'
import { model } from './analyses/model'
import { photo } from './analyses/photo'
import { report } from './analyses/report'
import { results } from './analyses/results'
import { resume } from './analyses/resume'
import { tool } from './analyses/tool'
import { apiReference } from './api/reference'
import { common } from './common'
import { dashboard } from './dashboard'
import { errors } from './errors'
import { interview } from './interview'
import { landing } from './landing'
import { legal } from './legal'
import { mentoring } from './mentoring'
import { notification } from './notification'
import { plans } from './plans'
import { support } from './support'
import { templates } from './templates'
import { vacancies } from './vacancies'
import { week } from './week'
import { workbench } from './workbench/workbench'

export const ptBR = {
  common,
  landing,
  account,
  admin,
  apiReference,
  dashboard,
  report,
  results,
  resume,
  history,
  interview,
  job,
  legal,
  linkedin,
  model,
  mentoring,
  notification,
  photo,
  plans,
  support,
  templates,
  tool,
  vacancies,
  week,
  workbench,
  errors,
} as const

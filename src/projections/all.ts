// Every read model of the product; a new one joins here and nowhere else.
import { accountProjection } from './account'
import { analysisProjection } from './analysis'
import { auditProjection } from './audit'
import { linkedinProjection } from './linkedin'
import { notificationProjection } from './notification'
import { quotaProjection } from './quota'
import { sessionProjection } from './session'
import { settingsProjection } from './settings'
import { statisticsProjection } from './statistics'
import { supportProjection } from './support'

export const projections = [
  accountProjection,
  sessionProjection,
  quotaProjection,
  analysisProjection,
  notificationProjection,
  supportProjection,
  settingsProjection,
  linkedinProjection,
  auditProjection,
  statisticsProjection,
] as const

// Every read model of the product; a new one joins here and nowhere else.
import { accountProjection } from './account'
import { analysisProjection } from './analysis'
import { auditProjection } from './audit'
import { checkoutProjection } from './checkout'
import { couponProjection } from './coupon'
import { linkedinProjection } from './linkedin'
import { modelProjection } from './model'
import { modelUseProjection } from './model-use'
import { notificationProjection } from './notification'
import { quotaProjection } from './quota'
import { refundProjection } from './refund'
import { sessionProjection } from './session'
import { settingsProjection } from './settings'
import { standingProjection } from './standing'
import { statisticsProjection } from './statistics'
import { supportProjection } from './support'
import { webhookProjection } from './webhook'

export const projections = [
  accountProjection,
  sessionProjection,
  standingProjection,
  quotaProjection,
  couponProjection,
  checkoutProjection,
  analysisProjection,
  notificationProjection,
  supportProjection,
  settingsProjection,
  linkedinProjection,
  modelProjection,
  modelUseProjection,
  auditProjection,
  statisticsProjection,
  webhookProjection,
  refundProjection,
] as const

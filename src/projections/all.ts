// Every read model of the product; a new one joins here and nowhere else.
import { accountProjection } from './accounts/account'
import { sessionProjection } from './accounts/session'
import { settingsProjection } from './accounts/settings'
import { analysisProjection } from './analyses/analysis'
import { linkedinProjection } from './analyses/linkedin'
import { modelProjection } from './analyses/model'
import { modelUseProjection } from './analyses/model-use'
import { quotaProjection } from './analyses/quota'
import { auditProjection } from './audit'
import { checkoutProjection } from './billing/checkout'
import { couponProjection } from './billing/coupon'
import { entitlementProjection } from './billing/entitlement'
import { refundProjection } from './billing/refund'
import { webhookProjection } from './billing/webhook'
import { draftProjection } from './drafts/draft'
import { notificationProjection } from './notifications/notification'
import { statisticsProjection } from './statistics/statistics'
import { supportProjection } from './support'

export const projections = [
  accountProjection,
  sessionProjection,
  entitlementProjection,
  quotaProjection,
  couponProjection,
  checkoutProjection,
  analysisProjection,
  notificationProjection,
  supportProjection,
  settingsProjection,
  linkedinProjection,
  draftProjection,
  modelProjection,
  modelUseProjection,
  auditProjection,
  statisticsProjection,
  webhookProjection,
  refundProjection,
] as const

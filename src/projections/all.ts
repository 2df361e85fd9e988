// Every read model of the product, registered only here.
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
import { interviewProjection } from './interview/interview'
import { notificationProjection } from './notifications/notification'
import { statisticsProjection } from './statistics/statistics'
import { supportProjection } from './support'
import { supportThreadProjection } from './support-thread'
import { vacanciesProjection } from './vacancies/vacancies'
import { weekProjection } from './week/week'

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
  supportThreadProjection,
  settingsProjection,
  linkedinProjection,
  draftProjection,
  modelProjection,
  modelUseProjection,
  auditProjection,
  statisticsProjection,
  webhookProjection,
  refundProjection,
  interviewProjection,
  vacanciesProjection,
  weekProjection,
] as const

// Every read model of the product, registered only here.
import { accountsProjection } from './accounts/account'
import { apiTokenProjection } from './accounts/api-token'
import { outgoingWebhookProjection } from './accounts/outgoing-webhook'
import { sessionProjection } from './accounts/session'
import { settingsProjection } from './accounts/settings'
import { waitingErasureProjection } from './accounts/waiting-erasure'
import { auditProjection } from './admin/audit'
import { analysisProjection } from './analyses/analysis'
import { linkedinProjection } from './analyses/linkedin'
import { modelProjection } from './analyses/model'
import { modelUseProjection } from './analyses/model-use'
import { quotaProjection } from './analyses/quota'
import { unusedToolsProjection } from './analyses/unused-tools'
import { checkoutProjection } from './billing/checkout'
import { couponProjection } from './billing/coupon'
import { entitlementProjection } from './billing/entitlement'
import { refundProjection } from './billing/refund'
import { webhookProjection } from './billing/webhook'
import { draftProjection } from './drafts/draft'
import { draftReviewProjection } from './drafts/reviews'
import { interviewProjection } from './interview/interview'
import { mentoringProjection } from './mentoring/mentoring'
import { notificationProjection } from './notifications/notification'
import { statisticsProjection } from './statistics/statistics'
import { supportProjection } from './support/support'
import { supportThreadProjection } from './support/support-thread'
import { vacanciesProjection } from './vacancies/vacancies'
import { weekProjection } from './week/week'

export const projections = [
  accountsProjection,
  sessionProjection,
  apiTokenProjection,
  entitlementProjection,
  quotaProjection,
  couponProjection,
  checkoutProjection,
  analysisProjection,
  mentoringProjection,
  notificationProjection,
  supportProjection,
  supportThreadProjection,
  settingsProjection,
  linkedinProjection,
  unusedToolsProjection,
  draftProjection,
  draftReviewProjection,
  modelProjection,
  modelUseProjection,
  auditProjection,
  statisticsProjection,
  webhookProjection,
  refundProjection,
  interviewProjection,
  vacanciesProjection,
  weekProjection,
  waitingErasureProjection,
  outgoingWebhookProjection,
] as const

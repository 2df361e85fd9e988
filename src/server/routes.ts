// The routes of every feature in one plugin; policies.ts says who may use each.
import { Elysia } from 'elysia'
import { addressRoutes } from './accounts/address-proof/address-routes'
import { leavingRoutes } from './accounts/data/leaving-routes'
import type { Setup } from './accounts/first-admin'
import { setupRoutes } from './accounts/first-admin-routes'
import { providerLinkRoutes } from './accounts/oidc/link-routes'
import { providerRoutes } from './accounts/oidc/provider-routes'
import { resetRoutes } from './accounts/password-reset/reset-routes'
import { preferenceRoutes } from './accounts/profile/preference-routes'
import { profileRoutes } from './accounts/profile/profile-routes'
import { settingsRoutes } from './accounts/profile/settings-routes'
import { securityRoutes } from './accounts/second-factor/security-routes'
import { secondStepRoutes } from './accounts/second-factor/step-routes'
import { accountRoutes } from './accounts/sign-in/sign-in-routes'
import { adminRoutes } from './admin/admin-routes'
import { adminLogRoutes } from './admin/log-routes'
import { historyRoutes } from './analyses/history-routes'
import { jobRoutes } from './analyses/job-routes'
import { linkedinRoutes } from './analyses/linkedin-routes'
import { photoRoutes } from './analyses/photo-routes'
import { resumeRoutes } from './analyses/resume-routes'
import { billingRoutes } from './billing/billing-routes'
import { planRoutes } from './billing/plans-routes'
import { stripeRoutes } from './billing/stripe/webhook-routes'
import { testCheckoutRoutes } from './billing/test-checkout-routes'
import type { Core } from './core'
import { draftRoutes } from './drafts/draft-routes'
import { fullHistoryRoutes } from './history/history-routes'
import { interviewRoutes } from './interview/interview-routes'
import { adminMentoringRoutes } from './mentoring/admin-mentoring-routes'
import { mentorRoutes } from './mentoring/mentor-routes'
import { mentoringRoutes } from './mentoring/mentoring-routes'
import { notificationRoutes } from './notifications/notification-routes'
import { dashboardRoutes } from './site/dashboard-routes'
import { devRoutes } from './site/dev-routes'
import { healthRoutes } from './site/health-routes'
import { legalRoutes } from './site/legal-routes'
import { templateRoutes } from './site/templates-routes'
import { wellKnownRoutes } from './site/well-known-routes'
import { supportRoutes } from './support/support-routes'
import { vacanciesCalls } from './vacancies/vacancies-calls'
import { vacanciesRoutes } from './vacancies/vacancies-routes'
import { weekRoutes } from './week/week-routes'

export const featureRoutes = (core: Core, setup: Setup) =>
  new Elysia({ name: 'routes', normalize: true })
    .use(healthRoutes(core))
    .use(accountRoutes(core))
    .use(secondStepRoutes(core))
    .use(securityRoutes(core))
    .use(setupRoutes(core, setup))
    .use(resetRoutes(core))
    .use(addressRoutes(core))
    .use(providerRoutes(core))
    .use(providerLinkRoutes(core))
    .use(preferenceRoutes(core))
    .use(dashboardRoutes(core))
    .use(draftRoutes(core))
    .use(resumeRoutes(core))
    .use(notificationRoutes(core))
    .use(supportRoutes(core))
    .use(mentoringRoutes(core))
    .use(mentorRoutes(core))
    .use(adminMentoringRoutes(core))
    .use(legalRoutes(core))
    .use(wellKnownRoutes(core))
    .use(templateRoutes(core))
    .use(devRoutes(core))
    .use(leavingRoutes(core))
    .use(profileRoutes(core))
    .use(settingsRoutes(core))
    .use(linkedinRoutes(core))
    .use(photoRoutes(core))
    .use(jobRoutes(core))
    .use(historyRoutes(core))
    .use(fullHistoryRoutes(core))
    .use(interviewRoutes(core))
    .use(vacanciesRoutes(core))
    .use(vacanciesCalls(core))
    .use(weekRoutes(core))
    .use(adminRoutes(core))
    .use(adminLogRoutes(core))
    .use(billingRoutes(core))
    .use(planRoutes(core))
    .use(testCheckoutRoutes(core))
    .use(stripeRoutes(core))

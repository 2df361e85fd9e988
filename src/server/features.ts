// The features by the addresses they answer. Each is loaded when it is first asked for, so that a server which has just
// started has in memory only what its visitors use. policies.ts says who may use each route.
import type { Feature } from './routes'

export const features: readonly Feature[] = [
  {
    at: ['/healthz', '/readyz', '/speculation.json'],
    load: async (core) => (await import('./site/health-routes')).healthRoutes(core),
  },
  { at: ['/standby'], load: async (core) => (await import('./follow/feed-routes')).feedRoutes(core) },
  {
    at: ['/', '/auth', '/entrar', '/registrar', '/sair', '/api/login', '/api/register', '/api/logout', '/api/user'],
    load: async (core) => (await import('./accounts/sign-in/sign-in-routes')).accountRoutes(core),
  },
  { at: ['/exemplo'], load: async (core) => (await import('./site/example-routes')).exampleRoutes(core) },
  {
    at: ['/preferencias'],
    load: async (core) => (await import('./accounts/profile/preference-routes')).preferenceRoutes(core),
  },
  {
    at: ['/primeiro-acesso'],
    load: async (core, setup) => (await import('./accounts/first-admin-routes')).setupRoutes(core, setup),
  },
  {
    at: ['/entrar/segundo-fator', '/api/login/second-factor', '/api/login/passkey'],
    load: async (core) => (await import('./accounts/second-factor/step-routes')).secondStepRoutes(core),
  },
  {
    at: ['/conta/seguranca'],
    load: async (core) => (await import('./accounts/second-factor/security-routes')).securityRoutes(core),
  },
  {
    at: ['/api/user/second-factor', '/api/user/passkeys'],
    load: async (core) => (await import('./accounts/second-factor/passkey-routes')).passkeyRoutes(core),
  },
  {
    at: ['/conta/tokens', '/api/user/tokens'],
    load: async (core) => (await import('./api-tokens/token-routes')).tokenRoutes(core),
  },
  {
    at: ['/conta/webhooks', '/api/user/webhooks'],
    load: async (core) => (await import('./outgoing-webhooks/webhook-routes')).outgoingWebhookRoutes(core),
  },
  {
    at: ['/esqueci-senha', '/redefinir-senha'],
    load: async (core) => (await import('./accounts/password-reset/reset-routes')).resetRoutes(core),
  },
  {
    at: ['/confirmar-email', '/desfazer-email', '/conta/email'],
    load: async (core) => (await import('./accounts/address-proof/address-routes')).addressRoutes(core),
  },
  {
    at: ['/entrar/provedor/retorno'],
    load: async (core) => (await import('./accounts/oidc/return-routes')).providerReturnRoutes(core),
  },
  {
    at: ['/entrar/provedor/conta', '/entrar/provedor/ligar'],
    load: async (core) => (await import('./accounts/oidc/newcomer-routes')).newcomerRoutes(core),
  },
  {
    at: ['/entrar/provedor', '/saiu', '/sair/provedor'],
    load: async (core) => (await import('./accounts/oidc/provider-routes')).providerRoutes(core),
  },
  {
    at: ['/conta/entrada'],
    load: async (core) => (await import('./accounts/oidc/link-routes')).providerLinkRoutes(core),
  },
  { at: ['/conta'], load: async (core) => (await import('./accounts/data/leaving-routes')).leavingRoutes(core) },
  {
    at: ['/editar-perfil', '/api/user/profile', '/api/user/profile-photo'],
    load: async (core) => (await import('./accounts/profile/profile-routes')).profileRoutes(core),
  },
  {
    at: ['/configuracoes', '/api/user/settings'],
    load: async (core) => (await import('./accounts/profile/settings-routes')).settingsRoutes(core),
  },
  {
    at: ['/painel', '/api/user/stats', '/api/user/scores', '/api/activities'],
    load: async (core) => (await import('./site/dashboard-routes')).dashboardRoutes(core),
  },
  {
    at: ['/painel/semana', '/api/user/week'],
    load: async (core) => (await import('./week/week-routes')).weekRoutes(core),
  },
  {
    at: ['/curriculo/oficina', '/api/draft'],
    load: async (core) => (await import('./drafts/draft-routes')).draftRoutes(core),
  },
  {
    at: ['/curriculo/oficina/links', '/curriculo/oficina/comentarios', '/leitura'],
    load: async (core) => (await import('./drafts/review/review-routes')).draftReviewRoutes(core),
  },
  {
    at: ['/curriculo', '/api/resume'],
    load: async (core) => (await import('./analyses/resume-routes')).resumeRoutes(core),
  },
  {
    at: ['/linkedin', '/api/linkedin'],
    load: async (core) => (await import('./analyses/linkedin-routes')).linkedinRoutes(core),
  },
  {
    at: ['/foto-perfil', '/api/photo'],
    load: async (core) => (await import('./analyses/photo-routes')).photoRoutes(core),
  },
  { at: ['/scanner-vagas', '/api/job'], load: async (core) => (await import('./analyses/job-routes')).jobRoutes(core) },
  {
    at: ['/api/photo/history', '/api/linkedin/history', '/api/resume/history', '/api/job/history'],
    load: async (core) => (await import('./analyses/results/history-routes')).historyRoutes(core),
  },
  {
    at: ['/historico', '/api/history'],
    load: async (core) => (await import('./history/history-routes')).fullHistoryRoutes(core),
  },
  {
    at: ['/entrevista', '/api/interview'],
    load: async (core) => (await import('./interview/interview-routes')).interviewRoutes(core),
  },
  { at: ['/vagas'], load: async (core) => (await import('./vacancies/vacancies-routes')).vacanciesRoutes(core) },
  {
    at: ['/api/vacancies'],
    load: async (core) => (await import('./vacancies/vacancies-api-routes')).vacanciesApiRoutes(core),
  },
  {
    at: ['/mentoria', '/api/mentoring'],
    load: async (core) => (await import('./mentoring/mentoring-routes')).mentoringRoutes(core),
  },
  { at: ['/mentor'], load: async (core) => (await import('./mentoring/mentor-routes')).mentorRoutes(core) },
  {
    at: ['/admin/mentoria'],
    load: async (core) => (await import('./mentoring/admin-mentoring-routes')).adminMentoringRoutes(core),
  },
  {
    at: ['/notificacoes', '/api/notificacoes'],
    load: async (core) => (await import('./notifications/notification-routes')).notificationRoutes(core),
  },
  {
    at: ['/suporte', '/api/support'],
    load: async (core) => (await import('./support/support-routes')).supportRoutes(core),
  },
  {
    at: ['/planos', '/assinatura-sucesso'],
    load: async (core) => (await import('./billing/plans-routes')).planRoutes(core),
  },
  {
    at: [
      '/api/plans',
      '/api/user/plan',
      '/api/check-coupon',
      '/api/create-checkout-session',
      '/api/create-billing-portal-session',
      '/api/cancel-subscription',
      '/api/verify-checkout-session',
    ],
    load: async (core) => (await import('./billing/billing-routes')).billingRoutes(core),
  },
  {
    at: ['/admin/cupons', '/api/admin/create-beta-coupons', '/api/admin/void-coupons', '/api/admin/coupons'],
    load: async (core) => (await import('./billing/coupon-routes')).couponRoutes(core),
  },
  {
    at: ['/pagamento-teste'],
    load: async (core) => (await import('./billing/test-checkout/test-checkout-routes')).testCheckoutRoutes(core),
  },
  {
    at: ['/api/stripe'],
    load: async (core) => (await import('./billing/stripe/webhooks/webhook-routes')).stripeRoutes(core),
  },
  { at: ['/admin'], load: async (core) => (await import('./admin/admin-routes')).adminRoutes(core) },
  { at: ['/admin/usuarios'], load: async (core) => (await import('./admin/person/person-routes')).personRoutes(core) },
  { at: ['/api/admin'], load: async (core) => (await import('./admin/admin-api-routes')).adminApiRoutes(core) },
  {
    at: [
      '/admin/estatisticas',
      '/admin/estatisticas.csv',
      '/admin/modelos.csv',
      '/admin/devolucoes',
      '/admin/auditoria',
      '/admin/suporte',
    ],
    load: async (core) => (await import('./admin/log/log-routes')).adminLogRoutes(core),
  },
  { at: ['/termos', '/privacidade'], load: async (core) => (await import('./site/legal-routes')).legalRoutes(core) },
  { at: ['/.well-known'], load: async (core) => (await import('./site/well-known-routes')).wellKnownRoutes(core) },
  { at: ['/templates'], load: async (core) => (await import('./site/templates-routes')).templateRoutes(core) },
  {
    at: ['/documentacao-api', '/api/openapi.json'],
    load: async (core, setup) => {
      const all = () => Promise.all(features.map((feature) => feature.load(core, setup)))
      return (await import('./openapi/openapi-routes')).openapiRoutes(core, all)
    },
  },
  { at: ['/dev'], load: async (core) => (await import('./site/dev-routes')).devRoutes(core) },
]

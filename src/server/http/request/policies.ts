// Every route of the site and who may use it: the rows of policies/ and those below. /metrics has an address of its own
// (metrics-server.ts). A request that matches no row is not found, and no feature is served that
// has a route without a row (handlers.ts).

import { adminPolicies } from './policies/admin'
import { apiPolicies } from './policies/api'
import { pagePolicies } from './policies/pages'
import { bodyBytes, noBody, type Policy, sized } from './policy'

export const policies: Readonly<Record<string, Policy>> = {
  ...pagePolicies,
  ...apiPolicies,
  ...adminPolicies,

  'GET /dev/ui': noBody('public'),
  'GET /speculation.json': noBody('public'),
  'GET /.well-known/security.txt': noBody('public'),
  'GET /.well-known/change-password': noBody('public'),
  'GET /healthz': noBody('public'),
  'GET /readyz': noBody('public'),
  'POST /api/stripe/webhook': { ...sized('public', bodyBytes.stripe), signed: true },
  // A standby shows FOLLOW_TOKEN.
  'GET /standby/log': noBody('public'),
  'GET /standby/erased': noBody('public'),
  'GET /standby/upload': noBody('public'),
  'GET /standby/files': noBody('public'),
  'GET /standby/file': noBody('public'),
}

// Lists who may use which page and call of the admin panel.
import { noBody, type Policy, smallBody } from '../policy'

export const adminPolicies: Readonly<Record<string, Policy>> = {
  'POST /admin/cupons': smallBody('admin'),
  'GET /admin': noBody('admin'),
  'GET /admin/estatisticas': noBody('admin'),
  'GET /admin/estatisticas.csv': noBody('admin'),
  'GET /admin/modelos.csv': noBody('admin'),
  'GET /admin/auditoria': noBody('admin'),
  'GET /admin/mentoria': noBody('admin'),
  'POST /admin/mentoria': smallBody('admin'),
  'GET /admin/suporte': noBody('admin'),
  'POST /admin/suporte': smallBody('admin'),
  'POST /admin/devolucoes': smallBody('admin'),
  'GET /admin/usuarios/:id': noBody('admin'),
  'POST /admin/usuarios/:id': smallBody('admin'),
  'GET /api/admin/stats': noBody('admin'),
  'GET /api/admin/users': noBody('admin'),
  'DELETE /api/admin/users/:id': noBody('admin'),
  'POST /api/admin/reset-password/:id': smallBody('admin'),
  'POST /api/admin/toggle-status/:id': smallBody('admin'),
  'POST /api/admin/remove-second-factor/:id': smallBody('admin'),
  'POST /api/admin/create-beta-coupons': smallBody('admin'),
  'POST /api/admin/void-coupons': smallBody('admin'),
  'GET /api/admin/coupons': noBody('admin'),
}

import type { IslandName } from './names'

/** Every island by name; the browser loads only those a page wakes. */
export const islands = {
  'admin-said': () => import('./admin/admin-toast'),
  'admin-users': () => import('./admin/admin-users'),
  auth: () => import('./auth/auth'),
  bell: () => import('./notifications/bell'),
  clear: () => import('./notifications/clear-notifications'),
  inbox: () => import('./notifications/notification-list'),
  download: () => import('./shell/download'),
  support: () => import('./support/support'),
  avatar: () => import('./accounts/avatar'),
  erase: () => import('./accounts/erase'),
  profile: () => import('./accounts/profile'),
  settings: () => import('./accounts/settings'),
  copy: () => import('./shell/copy-button'),
  batch: () => import('./billing/coupon-batch-form'),
  coupon: () => import('./billing/coupon-form'),
  subscribe: () => import('./billing/subscribe'),
  subscription: () => import('./billing/subscription'),
  confirmed: () => import('./billing/checkout-result'),
  linkedin: () => import('./linkedin/linkedin'),
  job: () => import('./job/job'),
  theme: () => import('./shell/theme'),
  toasts: () => import('./shell/toasts'),
  upload: () => import('./upload/upload'),
  writing: () => import('./models/model-progress'),
} satisfies Record<IslandName, () => Promise<object>>

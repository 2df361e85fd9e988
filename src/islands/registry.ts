import type { IslandName } from './names'

/** Every island by name; the browser loads only those a page wakes. */
export const islands = {
  'admin-toast': () => import('./admin/admin-toast'),
  'admin-users': () => import('./admin/admin-users'),
  auth: () => import('./auth/auth'),
  bell: () => import('./notifications/bell'),
  'clear-notifications': () => import('./notifications/clear-notifications'),
  'notification-list': () => import('./notifications/notification-list'),
  download: () => import('./shell/download'),
  support: () => import('./support/support'),
  avatar: () => import('./accounts/avatar'),
  erase: () => import('./accounts/erase'),
  profile: () => import('./accounts/profile'),
  settings: () => import('./accounts/settings'),
  'copy-button': () => import('./shell/copy-button'),
  'coupon-batch-form': () => import('./billing/coupon-batch-form'),
  'coupon-form': () => import('./billing/coupon-form'),
  subscribe: () => import('./billing/subscribe'),
  subscription: () => import('./billing/subscription'),
  'checkout-result': () => import('./billing/checkout-result'),
  linkedin: () => import('./linkedin/linkedin'),
  job: () => import('./job/job'),
  theme: () => import('./shell/theme'),
  toasts: () => import('./shell/toasts'),
  upload: () => import('./upload/upload'),
  'model-progress': () => import('./models/model-progress'),
} satisfies Record<IslandName, () => Promise<object>>

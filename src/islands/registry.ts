/** Every island by name; the browser loads only those a page wakes. */
export const islands = {
  auth: () => import('./auth'),
  bell: () => import('./bell'),
  clear: () => import('./clear'),
  inbox: () => import('./inbox'),
  download: () => import('./download'),
  support: () => import('./support'),
  avatar: () => import('./avatar'),
  erase: () => import('./erase'),
  profile: () => import('./profile'),
  settings: () => import('./settings'),
  copy: () => import('./copy'),
  linkedin: () => import('./linkedin'),
  job: () => import('./job'),
  theme: () => import('./theme'),
  toasts: () => import('./toasts'),
  upload: () => import('./upload'),
}

/** Every island by name; the browser loads only those a page wakes. */
export const islands = {
  auth: () => import('./auth'),
  job: () => import('./job'),
  theme: () => import('./theme'),
  toasts: () => import('./toasts'),
  upload: () => import('./upload'),
}

/** Every island by name; the browser loads only those a page wakes. */
export const islands = {
  theme: () => import('./theme'),
  upload: () => import('./upload'),
}

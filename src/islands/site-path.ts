// Addresses within the site as the browser must ask for them: a site may be under a path of its host (server/http/base-path.ts).
import { underBase } from '../api/site-path'

/** Empty for a site that has its host to itself, and on the server, which adds the path to what it has rendered. */
export const basePath = (): string =>
  typeof document === 'undefined' ? '' : (document.documentElement?.dataset.base ?? '')

/** An address of another origin stays as it is. */
export const sitePath = (address: string): string => underBase(basePath(), address)

// Finds where a form's answer leads back to: the page that it was sent from.
import { withoutBase } from '../base-path'
import { type RequestContext, safeNext } from './request-context'

/** The page of ours that a form was sent from, with its query; null if it is not known. */
export const backTo = (base: string, { url }: Pick<RequestContext, 'url'>, { headers }: Request): string | null => {
  const from = headers.get('referer')
  const page = from && URL.canParse(from) ? new URL(from) : null
  const path = page?.host === url.host ? withoutBase(base, page.pathname) : null
  return path === null ? null : (safeNext(path + page?.search) ?? safeNext(path))
}

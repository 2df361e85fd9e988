// What every page knows of the request it answers.
import { avatarUrl } from '../../../api/accounts'
import type { PageContext } from '../../../pages/context'
import { inboxOf } from '../../../projections/notifications/notification'
import type { Core } from '../../core'
import type { RequestContext } from '../request/request-context'
import { partOr } from './page-part'
import { addresses, script, style } from './static-files'

const font = addresses.get('/fonts/gabarito-latin-wght-normal.woff2') ?? ''

/** The page that says that something failed has a header too: the read models failing must not take it along. */
const unreadOf = (core: Core, ctx: RequestContext, account: string): number =>
  partOr(ctx, 'unread', () => inboxOf(core.views.db, account).unread, 0)

export const pageContext = (core: Core, ctx: RequestContext): PageContext => {
  const { language, theme, url, person } = ctx
  return {
    appName: core.config.appName,
    catalogue: core.catalogue,
    language,
    theme,
    path: url.pathname,
    user: person && { name: person.name, email: person.email, role: person.role, photo: avatarUrl(person.photo) },
    unread: person ? unreadOf(core, ctx, person.account) : 0,
    assets: { script, style, font },
  }
}

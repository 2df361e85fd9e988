// What every page needs of the request it answers.
import { avatarUrl } from '../../../api/accounts'
import type { PageContext } from '../../../pages/context'
import { inboxOf } from '../../../projections/notifications/notification'
import type { Core } from '../../core'
import type { RequestContext } from '../request/request-context'
import { partOr } from './page-part'
import { addresses, script, style } from './static-files'

const font = addresses.get('/fonts/gabarito-latin-wght-normal.woff2') ?? ''

/** The error page has a header too, so it must render while the read models fail. */
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
    readOnly: core.readOnly(),
    assets: { script, style, font },
  }
}

// Builds what every page needs of the request it answers.
import { avatarUrl } from '../../../api/account/accounts'
import type { PageContext } from '../../../pages/context'
import { unreadCountOf } from '../../../projections/notifications/notification'
import type { Core } from '../../core/core'
import type { RequestContext } from '../request/request-context'
import { partOr } from './page-part'
import { addresses, script, shared, style } from './static-files'

const font = addresses.get('/fonts/gabarito-latin-wght-normal.woff2') ?? ''

/** The error page has a header too, so it must render while the read models fail. */
const unreadOf = (core: Core, ctx: RequestContext, account: string): number =>
  partOr(ctx, 'unread', () => unreadCountOf(core.views.db, account).unread, 0)

/** The address the person is asked to prove: not without a mail server, and not again in a session that chose "not now". */
const waitingForProof = (
  core: Core,
  { person, addressBannerPutAway }: RequestContext,
): NonNullable<PageContext['waitingForProof']> | null => {
  if (!core.config.smtp || !person || addressBannerPutAway === person.session) return null
  const { newEmail, proved, email } = person
  if (newEmail !== null) return { email: newEmail, isChange: true }
  return proved ? null : { email, isChange: false }
}

export const pageContext = (core: Core, ctx: RequestContext): PageContext => {
  const { language, theme, url, person } = ctx
  return {
    appName: core.config.appName,
    demonstration: core.demonstration,
    catalogue: core.catalogue,
    language,
    theme,
    path: url.pathname,
    user: person && { name: person.name, email: person.email, role: person.role, photo: avatarUrl(person.photo) },
    unread: person ? unreadOf(core, ctx, person.account) : 0,
    provider: core.provider && {
      name: core.provider.name,
      isAway: core.provider.isAway(),
      only: !core.config.localLogin,
    },
    waitingForProof: waitingForProof(core, ctx),
    readOnly: core.readOnly(),
    assets: { script, shared, style, font },
  }
}

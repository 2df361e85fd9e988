// The audit and support pages of the panel.

import { inboxRegion } from '../../../api/regions'
import { accountOf } from '../../../events/schema/events'
import { AuditPage, type Named } from '../../../pages/admin/audit'
import { InboxPage, InboxRegionPage } from '../../../pages/admin/inbox'
import { type InboxData, inboxTabOf } from '../../../pages/admin/inbox-data'
import { accountById } from '../../../projections/accounts/account'
import { auditsBefore } from '../../../projections/admin/audit'
import { messagesThat, promisedMessages } from '../../../projections/support/support'
import { promiseCounts } from '../../../projections/support/support-thread'
import { dayMs } from '../../../time/units'
import type { Core } from '../../core/core'
import type { RequestContext } from '../../http/request/request-context'
import { html } from '../../http/response/page'
import { securityKinds } from '../../security/security-counts'
import { threadOf } from '../../support/threads'
import { adminContext } from '../page-frame'

/** Rows on one page of either list. */
const perPage = 50

/** How far back answers within the promised time are counted, in milliseconds. */
const promisedMs = 30 * dayMs

/** One page of rows by position, and where the next begins. */
const paged = <Row extends { readonly position: number }>(
  ctx: RequestContext,
  read: (limit: number, before: number | undefined) => readonly Row[],
) => {
  const before = Number(ctx.url.searchParams.get('antes'))
  const rows = read(perPage + 1, before > 0 ? before : undefined)
  const page = rows.slice(0, perPage)
  return { page, older: rows.length > perPage ? (page.at(-1)?.position ?? null) : null, paged: before > 0 }
}

export const auditPage = (core: Core, ctx: RequestContext): Promise<Response> => {
  const { db } = core.views
  const { page, ...more } = paged(ctx, (limit, before) => auditsBefore(db, limit, before))
  // An erased account has no name, and no id in what happened to it.
  const withName = (id: string): Named => ({ id, name: accountById(db, id)?.name ?? null })
  const entries = page.map(({ actor, stream, ...entry }) => {
    const account = stream === '' ? '' : accountOf(stream)
    return {
      ...entry,
      who: actor === 'operator' ? ('operator' as const) : withName(actor),
      whom: account === null ? null : withName(account),
    }
  })
  const [day, month] = [core.security.within(24), core.security.within(30 * 24)]
  const refusals = securityKinds.map((kind) => ({ kind, day: day[kind], month: month[kind] }))
  return html(core, ctx, <AuditPage {...adminContext(core, ctx)} {...more} entries={entries} refusals={refusals} />)
}

/** The inbox, or only its region for a request that names it. */
export const inboxPage = (core: Core, ctx: RequestContext, region: string | null): Promise<Response> => {
  const { db } = core.views
  const tab = inboxTabOf(ctx.url.searchParams.get('aba'))
  const { page, ...more } = paged(ctx, (limit, before) =>
    messagesThat(db, tab === 'abertas' ? 'waiting' : 'answered', limit, before),
  )
  const isFirst = tab === 'abertas' && !more.paged
  // However many there are, what is promised is never pushed out of sight by what is not.
  const rows = [...(isFirst ? promisedMessages(db, perPage) : []), ...page]
  const messages = rows.map((message) => {
    const { posts, full } = threadOf(core, message)
    const { stream, ...rest } = message
    return { ...rest, full, replies: posts.slice(1), account: accountOf(stream) }
  })
  const promises = promiseCounts(db, ctx.now - promisedMs, ctx.now)
  const inbox: InboxData = { ...more, tab, messages, promises, now: ctx.now, appName: core.config.appName }
  const context = adminContext(core, ctx)
  return region === inboxRegion
    ? html(
        core,
        ctx,
        <InboxRegionPage inbox={inbox} language={ctx.language} waiting={context.waiting} message={context.toast} />,
        {},
        inboxRegion,
      )
    : html(core, ctx, <InboxPage {...context} inbox={inbox} mailed={core.config.smtp !== null} />)
}

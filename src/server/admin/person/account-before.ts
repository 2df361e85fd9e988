// An account as it was after one of its events.
import { accountAt } from '../../../domain/account-at'
import { account } from '../../../domain/accounts/account'
import { accountStream, domainEvents } from '../../../events/schema/events'
import type { Before } from '../../../pages/admin/person/before'
import type { Core } from '../../core/core'

/** The account's event of this number, or its last one up to a position of the log; else the latest or nearest. */
type PastPoint = { readonly version: number; readonly position: number }

export const accountBefore = (core: Core, id: string, { version, position }: PastPoint): Before => {
  const stream = accountStream(id)
  const last = core.states.of(account, stream).version
  const events = core.events.read(stream, 0, version >= 1 ? Math.min(Math.floor(version), last) : last)
  const included = version >= 1 || !(position >= 1) ? events : events.filter((event) => event.position <= position)
  const history = domainEvents.history(included.length > 0 ? included : events.slice(0, 1))
  const end = history.at(-1)
  const at = end?.meta.at ?? 0
  return {
    ...{ version: history.length, last, event: end?.type ?? '', at },
    state: accountAt(stream, history, at, core.catalogue.limits),
  }
}

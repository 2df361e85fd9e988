// An account's history for the admin panel: its events with their causes, and the quota after each.

import { openMinutes } from '../../domain/accounts/administration'
import { explainQuota } from '../../domain/analyses/quota-ledger'
import { accountEvents, accountStream } from '../../events/schema/account'
import type { RecordedEvent } from '../../events/store/log'
import { accountById } from '../../projections/accounts/account'
import type { Past, Who, Why } from '../../texts/admin/person-view'
import { withoutSecrets } from '../accounts/sign-in/secret-fields'
import type { Core } from '../core'

/** Events on one page. */
export const eventsShown = 50
export const openMs = openMinutes * 60_000

const whoOf = (core: Core, event: RecordedEvent, id: string): Who => {
  if (event.actor === null || event.actor === 'system') return 'system'
  if (event.actor === id) return 'self'
  if (event.actor === 'operator') return 'operator'
  const name = accountById(core.views.db, event.actor)?.name
  return name ? { name } : 'erasedAdmin'
}

const balancesOf = ({ lines }: Why): Map<number, NonNullable<Past['balance']>> => {
  const balances = new Map<number, NonNullable<Past['balance']>>()
  let before = 0
  for (const { event, balance } of lines) {
    if (event) balances.set(event.meta.position, { before, after: balance })
    before = balance
  }
  return balances
}

const personalOf = (event: RecordedEvent, open: boolean): Past['personal'] => {
  const personal = event.personal()
  if (!personal) return null
  const shown = Object.fromEntries(Object.entries(withoutSecrets(personal)).filter(([, value]) => value !== ''))
  if (Object.keys(shown).length === 0) return null
  return open ? { open: shown } : { hidden: Object.keys(shown) }
}

export type PersonPast = {
  readonly why: Why
  readonly events: readonly Past[]
  /** The version at which the next page starts; null on the last page. */
  readonly older: number | null
}

type PersonQuery = {
  /** Only events of a version below this one. */
  readonly before: number | null
  /** Only events of one request. */
  readonly correlation: string | null
  readonly open: boolean
  readonly now: number
}

/** One page of the events, newest first. Reads the whole stream once, because the quota follows from all of it. */
export const pastOf = (core: Core, id: string, { before, correlation, open, now }: PersonQuery): PersonPast => {
  const recorded = core.events.read(accountStream(id))
  const why = explainQuota(accountEvents.history(recorded), now, core.catalogue.limits)
  const balances = balancesOf(why)
  const firsts = new Map<string, RecordedEvent>()
  const byId = new Map(recorded.map((event) => [event.id, event]))
  for (const event of recorded) if (!firsts.has(event.correlation)) firsts.set(event.correlation, event)
  const causeOf = (event: RecordedEvent) => {
    const cause = event.causation ? byId.get(event.causation) : firsts.get(event.correlation)
    return cause && cause.id !== event.id ? { position: cause.position, type: cause.type } : null
  }
  const wanted = recorded.filter(
    (event) =>
      (before === null || event.version < before) && (correlation === null || event.correlation === correlation),
  )
  const page = wanted.slice(-eventsShown)
  return {
    why,
    older: wanted.length > page.length ? (page[0]?.version ?? null) : null,
    events: page.toReversed().map((event) => ({
      id: event.id,
      position: event.position,
      at: event.at,
      type: event.type,
      who: whoOf(core, event, id),
      correlation: event.correlation,
      cause: causeOf(event),
      data: withoutSecrets(event.data),
      personal: personalOf(event, open),
      balance: balances.get(event.position) ?? null,
    })),
  }
}

/** Until when (ms) an admin may see an account's personal data; null if it was never opened or the time is over. */
export const openUntil = (core: Core, id: string, admin: string, now: number): number | null => {
  const opening = core.events
    .read(accountStream(id))
    .findLast(({ type, actor }) => type === 'PersonalDataOpened' && actor === admin)
  return opening && opening.at + openMs > now ? opening.at + openMs : null
}

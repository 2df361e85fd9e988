// An account's history for the admin panel: its events with their causes, and the quota after each.

import { account } from '../../../domain/accounts/account'
import { openMinutes } from '../../../domain/accounts/administration'
import { explainQuota } from '../../../domain/quota/ledger'
import { accountStream, domainEvents } from '../../../events/schema/events'
import type { RecordedEvent } from '../../../events/store/log'
import { accountById } from '../../../projections/accounts/account'
import type { Past, Who, Why } from '../../../texts/admin/person-view'
import { minuteMs } from '../../../time/units'
import { forAdmin, withoutSecrets } from '../../accounts/sign-in/secret-fields'
import type { Core } from '../../core/core'

/** Events on one page. */
const eventsShown = 50
export const openMs = openMinutes * minuteMs

const whoOf = (core: Core, event: RecordedEvent, id: string): Who => {
  if (event.actor === null || event.actor === 'system') return 'system'
  if (event.actor === id) return 'self'
  if (event.actor === 'operator') return 'operator'
  const name = accountById(core.views.db, event.actor)?.name
  return name ? { name } : 'erasedAdmin'
}

const balancesOf = ({ lines }: Why): Map<number, NonNullable<Past['balance']>> => {
  const balances = new Map<number, NonNullable<Past['balance']>>()
  let before: NonNullable<Past['balance']>['before'] = 0
  for (const { event, balance } of lines) {
    if (event) balances.set(event.meta.position, { before, after: balance })
    before = balance
  }
  return balances
}

const personalOf = (event: RecordedEvent, open: boolean): Past['personal'] => {
  const personal = event.personal()
  if (!personal) return null
  const visible = Object.fromEntries(Object.entries(forAdmin(personal)).filter(([, value]) => value !== ''))
  if (Object.keys(visible).length === 0) return null
  return open ? { open: visible } : { hidden: Object.keys(visible) }
}

type PersonPast = {
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

/** Events read at a time: a long stream is never in memory as a whole. */
const batchEvents = 1_000

function* eventsOf(core: Core, stream: string): Generator<RecordedEvent> {
  for (let after = 0; ; ) {
    const events = core.events.read(stream, after, batchEvents)
    yield* events
    if (events.length < batchEvents) return
    after = events.at(-1)?.version ?? after
  }
}

/** The events of one page, oldest first: those before a version, or of one request. `older`: whether there are earlier ones. */
const pageOf = (
  core: Core,
  stream: string,
  { before, correlation }: Pick<PersonQuery, 'before' | 'correlation'>,
): { readonly events: readonly RecordedEvent[]; readonly older: boolean } => {
  const end = before ?? core.states.of(account, stream).version + 1
  if (correlation === null) {
    const after = Math.max(0, Math.min(end, core.states.of(account, stream).version + 1) - 1 - eventsShown)
    return {
      events: core.events.read(stream, after, eventsShown).filter(({ version }) => version < end),
      older: after > 0,
    }
  }
  const related = core.events.readCorrelation(correlation).filter((one) => one.stream === stream && one.version < end)
  return { events: related.slice(-eventsShown), older: related.length > eventsShown }
}

type Cause = NonNullable<Past['cause']>

/** One page of the events, newest first. The balance needs every event, so the stream is read once, a part at a time. */
export const pastOf = (core: Core, id: string, query: PersonQuery): PersonPast => {
  const stream = accountStream(id)
  const page = pageOf(core, stream, query)
  const causations = new Set(page.events.flatMap(({ causation }) => causation ?? []))
  const correlations = new Set(page.events.map((event) => event.correlation))
  const byId = new Map<string, Cause>()
  const firsts = new Map<string, Cause & { readonly id: string }>()

  function* history() {
    for (const event of eventsOf(core, stream)) {
      const { position, type, correlation } = event
      if (causations.has(event.id)) byId.set(event.id, { position, type })
      if (correlations.has(correlation) && !firsts.has(correlation))
        firsts.set(correlation, { id: event.id, position, type })
      yield* domainEvents.history([event])
    }
  }

  const why = explainQuota(history(), query.now, core.catalogue.limits)
  const balances = balancesOf(why)
  const causeOf = ({ id: eventId, causation, correlation }: RecordedEvent): Cause | null => {
    if (causation) return causation === eventId ? null : (byId.get(causation) ?? null)
    const first = firsts.get(correlation)
    return first && first.id !== eventId ? { position: first.position, type: first.type } : null
  }
  return {
    why,
    older: page.older ? (page.events[0]?.version ?? null) : null,
    events: page.events.toReversed().map((event) => ({
      id: event.id,
      position: event.position,
      at: event.at,
      type: event.type,
      who: whoOf(core, event, id),
      correlation: event.correlation,
      cause: causeOf(event),
      data: withoutSecrets(event.data),
      personal: personalOf(event, query.open),
      balance: balances.get(event.position) ?? null,
    })),
  }
}

/** Until when (ms) an admin may see an account's personal data; null if it was never opened or the time is over. */
export const openUntil = (core: Core, id: string, admin: string, now: number): number | null => {
  const stream = accountStream(id)
  // From the end, and no further back than an opening lasts.
  for (let end = core.states.of(account, stream).version; end > 0; end -= batchEvents) {
    const events = core.events.read(stream, Math.max(0, end - batchEvents), Math.min(batchEvents, end))
    const opening = events.findLast(({ type, actor }) => type === 'PersonalDataOpened' && actor === admin)
    if (opening) return opening.at + openMs > now ? opening.at + openMs : null
    if ((events[0]?.at ?? 0) + openMs <= now) return null
  }
  return null
}

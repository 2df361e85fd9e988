// An account's past as an admin reads it: its events with what caused what, and how its allowance came about.
import { account } from '../domain/account'
import { openMinutes } from '../domain/administration'
import { fold } from '../domain/decider'
import { allowance, evolveQuota, noQuota, steps } from '../domain/quota'
import { type AccountEvent, accountEvents, accountStream } from '../events/account'
import type { Meta } from '../events/catalog'
import type { JsonObject, RecordedEvent } from '../events/log'
import type { Past, Who, Why } from '../pages/admin/person-view'
import { accountById } from '../projections/account'
import type { Core } from './core'

/** Events on one page. */
export const eventsShown = 50
export const openMs = openMinutes * 60_000

/** What would let its reader in is shown to nobody. */
const secrets: ReadonlySet<string> = new Set(['password', 'token'])
const bare = (part: JsonObject) => Object.fromEntries(Object.entries(part).filter(([key]) => !secrets.has(key)))

const whoOf = (core: Core, event: RecordedEvent, id: string): Who => {
  if (event.actor === null || event.actor === 'system') return 'system'
  if (event.actor === id) return 'self'
  if (event.actor === 'operator') return 'operator'
  const name = accountById(core.views.db, event.actor)?.name
  return name ? { name } : 'erasedAdmin'
}

type Known = AccountEvent & { readonly meta: Meta }

/** The sentence's figures and its proof, from the same steps: `total - used + returned` is what remains. */
export const whyOf = (history: readonly Known[]): Why => {
  const { remaining, total } = allowance(history.reduce<typeof noQuota>(evolveQuota, noQuota))
  const found = steps(history)
  const sum = (type: AccountEvent['type']) =>
    found.reduce(
      (all, { event, change }) => (event.type === type && typeof change === 'number' ? all + change : all),
      0,
    )
  return {
    plan: fold(account, history).plan,
    remaining,
    total,
    used: -sum('AnalysisRequested'),
    returned: sum('AnalysisFailed'),
    steps: found.map(({ event, change, balance }) => ({
      position: event.meta.position,
      at: event.meta.at,
      type: event.type,
      change,
      left: balance,
    })),
  }
}

const balancesOf = ({ steps: found }: Why): Map<number, NonNullable<Past['balance']>> => {
  const balances = new Map<number, NonNullable<Past['balance']>>()
  let before = 0
  for (const { position, left } of found) {
    balances.set(position, { before, after: left })
    before = left
  }
  return balances
}

const personalOf = (event: RecordedEvent, open: boolean): Past['personal'] => {
  const personal = event.personal()
  if (!personal) return null
  const shown = Object.fromEntries(Object.entries(bare(personal)).filter(([, value]) => value !== ''))
  if (Object.keys(shown).length === 0) return null
  return open ? { open: shown } : { hidden: Object.keys(shown) }
}

export type PersonPast = {
  readonly why: Why
  readonly events: readonly Past[]
  /** The version before which the next page lies; null on the last one. */
  readonly older: number | null
}

type Asked = {
  /** Only events of a smaller version than this. */
  readonly before: number | null
  /** Only events of one request. */
  readonly correlation: string | null
  readonly open: boolean
}

/** One page of the events, newest first. Reads the whole stream once: the balance is what all of it says. */
export const pastOf = (core: Core, id: string, { before, correlation, open }: Asked): PersonPast => {
  const recorded = core.log.read(accountStream(id))
  const why = whyOf(accountEvents.history(recorded))
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
      data: bare(event.data),
      personal: personalOf(event, open),
      balance: balances.get(event.position) ?? null,
    })),
  }
}

/** Until when (ms) an admin's opening of an account's personal data holds; null if there is none or it has run out. */
export const openUntil = (core: Core, id: string, admin: string, now: number): number | null => {
  const opening = core.log
    .read(accountStream(id))
    .findLast(({ type, actor }) => type === 'PersonalDataOpened' && actor === admin)
  return opening && opening.at + openMs > now ? opening.at + openMs : null
}

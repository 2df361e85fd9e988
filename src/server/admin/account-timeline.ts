// An account's past as an admin reads it: its events with what caused what, and how its allowance came about.

import type { PlanLimits } from '../../billing/catalogue'
import { openMinutes } from '../../domain/accounts/administration'
import { allowance, evolveQuota, noQuota, type Quota, type Unit, unitAt, unitOf } from '../../domain/analyses/quota'
import { steps } from '../../domain/analyses/quota-ledger'
import { type AccountEvent, accountEvents, accountStream } from '../../events/schema/account'
import type { Meta } from '../../events/schema/catalog'
import type { JsonObject, RecordedEvent } from '../../events/store/log'
import { accountById } from '../../projections/accounts/account'
import type { Past, Who, Why } from '../../texts/admin/person-view'
import type { Core } from '../core'

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

const isSame = (a: Unit, b: Unit) => a.plan === b.plan && a.source === b.source && a.cycle === b.cycle

/** Units taken from one allowance, and those of them that came back. */
const movesOf = (history: readonly Known[], unit: Unit): { readonly used: number; readonly returned: number } => {
  let [quota, used, returned]: [Quota, number, number] = [noQuota, 0, 0]
  for (const event of history) {
    if (event.type === 'AnalysisRequested' && isSame(unitOf(quota.entitlements.assigned?.plan, event.data.unit), unit))
      used++
    const failed = event.type === 'AnalysisFailed' ? quota.reserved.get(event.data.analysis) : undefined
    if (failed && isSame(failed.unit, unit)) returned++
    quota = evolveQuota(quota, event)
  }
  return { used, returned }
}

/** The sentence's figures, of the allowance of now: `total - used + returned` is what remains. And its proof, step by step. */
export const whyOf = (history: readonly Known[], now: number, limits: PlanLimits): Why => {
  const quota = history.reduce<Quota>(evolveQuota, noQuota)
  const { remaining, total } = allowance(quota, now, limits)
  const unit = unitAt(quota.entitlements, now)
  const found = steps(history, now, limits)
  return {
    ...{ plan: unit.plan, cycle: unit.cycle || null, remaining, total },
    ...movesOf(history, unit),
    steps: found.map(({ event, at, change, balance, plan }, index) => ({
      position: event?.meta.position ?? null,
      at,
      type: event?.type ?? null,
      plan: event || plan !== found[index - 1]?.plan ? plan : null,
      change,
      left: balance,
    })),
  }
}

const balancesOf = ({ steps: found }: Why): Map<number, NonNullable<Past['balance']>> => {
  const balances = new Map<number, NonNullable<Past['balance']>>()
  let before = 0
  for (const { position, left } of found) {
    if (position !== null) balances.set(position, { before, after: left })
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

type PersonQuery = {
  /** Only events of a smaller version than this. */
  readonly before: number | null
  /** Only events of one request. */
  readonly correlation: string | null
  readonly open: boolean
  readonly now: number
}

/** One page of the events, newest first. Reads the whole stream once: the balance is what all of it says. */
export const pastOf = (core: Core, id: string, { before, correlation, open, now }: PersonQuery): PersonPast => {
  const recorded = core.events.read(accountStream(id))
  const why = whyOf(accountEvents.history(recorded), now, core.catalogue.limits)
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
  const opening = core.events
    .read(accountStream(id))
    .findLast(({ type, actor }) => type === 'PersonalDataOpened' && actor === admin)
  return opening && opening.at + openMs > now ? opening.at + openMs : null
}

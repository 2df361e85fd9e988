// Books, moves and cancels mentoring for a person, and notifies the mentor.
import { type MentoringCommand, type MentoringRefusal, mentoring } from '../../domain/mentoring/booking'
import { mentor } from '../../domain/mentoring/mentor'
import { accountStream } from '../../events/schema/events'
import type { EventMetadata } from '../../events/store/log'
import { accountById } from '../../projections/accounts/account'
import { bookingById, bookingsOf, hourById, hoursOf } from '../../projections/mentoring/mentoring-queries'
import type { MentorHour } from '../../projections/mentoring/mentoring-tables'
import type { Core } from '../core/core'
import type { RequestContext } from '../http/request/request-context'
import { eventMetadata, personOf } from '../http/request/route-context'
import { systemMetadata } from '../runtime/event-metadata'
import { includesMentoring } from './right'

type MentoringFailure = MentoringRefusal | 'hour-taken' | 'busy' | 'full'
export type MentoringDone = { readonly ok: true } | { readonly ok: false; readonly code: MentoringFailure }

const mentoringState = (core: Core, account: string) => core.states.of(mentoring, accountStream(account)).state

const run = async (
  core: Core,
  account: string,
  command: MentoringCommand,
  metadata: EventMetadata,
): Promise<MentoringDone> => {
  const outcome = await core.handle(mentoring, accountStream(account), command, metadata)
  if (outcome.ok) return { ok: true }
  if (outcome.code === 'claimed') return { ok: false, code: 'hour-taken' }
  return { ok: false, code: outcome.code === 'conflict' ? 'busy' : outcome.code }
}

/** Brings the mentor's notifications in line with which of their hours are booked. */
export const syncMentor = async (core: Core, account: string): Promise<void> => {
  const now = core.clock()
  const booked = hoursOf(core.views.db, account, now).filter(({ booking }) => booking !== null)
  const takenHours = new Set(booked.map(({ hour }) => hour))
  // Refused: the mentor's account is erased. In conflict: the next sweep looks again.
  await core.handle(mentor, accountStream(account), { kind: 'sync', taken: takenHours, now }, systemMetadata(core))
}

/** An hour of somebody who can hold it; one of an inactive account is not offered. */
const bookableHour = (core: Core, hour: string): MentorHour | null => {
  const row = hourById(core.views.db, hour)
  return row && accountById(core.views.db, row.mentor)?.active ? row : null
}

const included = (core: Core, account: string, now: number): boolean =>
  includesMentoring(core, mentoringState(core, account).entitlements, now)

/** Books an hour. Of any number of people who try at once exactly one gets it: the log grants its claim once. */
export const bookHour = async (
  core: Core,
  ctx: RequestContext,
  wish: { readonly hour: string; readonly topic: string; readonly share: boolean },
): Promise<MentoringDone> => {
  const { account } = personOf(ctx)
  const { now } = ctx
  const hour = bookableHour(core, wish.hour)
  if (!hour) return { ok: false, code: 'hour-taken' }
  const { mentor: holder, start, minutes } = hour
  const { topic, share } = wish
  const outcome = await run(
    core,
    account,
    {
      ...{ kind: 'book', booking: Bun.randomUUIDv7(), account, topic, share, now },
      ...{ hour: { hour: hour.hour, mentor: holder, start, minutes }, included: included(core, account, now) },
    },
    eventMetadata(ctx),
  )
  if (outcome.ok) await syncMentor(core, holder)
  return outcome
}

export const moveBooking = async (
  core: Core,
  ctx: RequestContext,
  booking: string,
  wanted: string,
): Promise<MentoringDone> => {
  const { account } = personOf(ctx)
  const { now } = ctx
  const hour = bookableHour(core, wanted)
  if (!hour) return { ok: false, code: 'hour-taken' }
  const before = bookingById(core.views.db, booking)
  const { mentor: holder, start, minutes } = hour
  const outcome = await run(
    core,
    account,
    {
      ...{ kind: 'move', booking, account, now, included: included(core, account, now) },
      hour: { hour: hour.hour, mentor: holder, start, minutes },
    },
    eventMetadata(ctx),
  )
  if (outcome.ok) for (const mentor of new Set([holder, before?.mentor ?? holder])) await syncMentor(core, mentor)
  return outcome
}

/** By the person themself, who may until the day before. */
export const cancelBooking = async (core: Core, ctx: RequestContext, booking: string): Promise<MentoringDone> => {
  const { account } = personOf(ctx)
  const before = bookingById(core.views.db, booking)
  const command = { kind: 'cancel', booking, by: 'person', now: ctx.now } as const
  const outcome = await run(core, account, command, eventMetadata(ctx))
  if (outcome.ok && before) await syncMentor(core, before.mentor)
  return outcome
}

export const shareResults = (core: Core, ctx: RequestContext, booking: string, share: boolean) =>
  run(core, personOf(ctx).account, { kind: 'share', booking, share, now: ctx.now }, eventMetadata(ctx))

/** A note of one side; `account` is whose booking it is. */
export const writeNote = (
  core: Core,
  ctx: RequestContext,
  account: string,
  note: { readonly booking: string; readonly by: 'person' | 'mentor'; readonly text: string },
) => run(core, account, { kind: 'note', ...note }, eventMetadata(ctx))

/** By the mentor, or because one of the two accounts is deactivated or about to be erased. */
export const cancelByMentor = (
  core: Core,
  { account, id, now }: { readonly account: string; readonly id: string; readonly now: number },
  metadata: EventMetadata,
) => run(core, account, { kind: 'cancel', booking: id, by: 'mentor', now }, metadata)

/** Bookings looked at when an account is erased or deactivated; there is one a month. */
const bookingsMax = 2_000

/** Before an account is erased, or once it is deactivated: the hours it booked and that are still to come are free for others. */
export const releaseBookings = async (core: Core, account: string, metadata: EventMetadata): Promise<void> => {
  const now = core.clock()
  for (const { id, start, cancelled, mentor: holder } of bookingsOf(core.views.db, account, bookingsMax)) {
    if (cancelled > 0 || start <= now) continue
    await cancelByMentor(core, { account, id, now }, metadata)
    await syncMentor(core, holder)
  }
}

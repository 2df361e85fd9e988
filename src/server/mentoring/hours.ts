// Carries out what a mentor does, giving and withdrawing hours, and what an admin decides about mentors.
import { timeInSaoPaulo } from '../../billing/cycle'
import { type MentorRefusal, mentor, mentorLimits } from '../../domain/mentoring/mentor'
import { accountStream } from '../../events/schema/events'
import type { EventMetadata } from '../../events/store/log'
import { accountById } from '../../projections/accounts/account'
import { bookingById, hourById, hoursOf, isNamedMentor } from '../../projections/mentoring/mentoring-queries'
import type { Core } from '../core/core'
import type { RequestContext } from '../http/request/request-context'
import { eventMetadata, personOf } from '../http/request/route-context'
import { triesMax } from '../runtime/command-handler'
import { cancelByMentor, syncMentor } from './bookings'

export type HoursFailure = MentorRefusal | 'hour-booked' | 'hours-wrong' | 'busy' | 'full'
type HoursDone = { readonly ok: true } | { readonly ok: false; readonly code: HoursFailure }

/** Whether somebody may give hours: an admin, or a person named by one. */
export const mayMentor = (core: Core, ctx: RequestContext): boolean =>
  ctx.person !== null &&
  !ctx.person.needsSecondFactor &&
  (ctx.person.role === 'admin' || isNamedMentor(core.views.db, ctx.person.account))

/** What the form asks: a day of São Paulo, from when to when (minutes of that day), how long each, how many weeks. */
type HoursWish = {
  readonly day: number
  readonly from: number
  readonly to: number
  readonly minutes: number
  readonly weeks: number
  readonly link: string
  readonly about: string
}

/** Hours given in one go, and the weeks they can repeat. */
const givenMax = 100
const weeksMax = 8

/** The starts of the hours that a wish describes, one after the other with nothing in between. */
const startsOf = ({ day, from, to, minutes, weeks }: HoursWish): number[] => {
  const starts: number[] = []
  for (let week = 0; week < weeks; week++)
    for (let at = from; at + minutes <= to; at += minutes) starts.push(timeInSaoPaulo(day + week * 7, at))
  return starts
}

const run = async (
  core: Core,
  account: string,
  command: Parameters<typeof mentor.decide>[0],
  metadata: EventMetadata,
): Promise<HoursDone> => {
  const outcome = await core.handle(mentor, accountStream(account), command, metadata)
  if (outcome.ok) return { ok: true }
  if (outcome.code === 'claimed') return { ok: false, code: 'hour-booked' }
  return { ok: false, code: outcome.code === 'conflict' ? 'busy' : outcome.code }
}

export const giveHours = async (core: Core, ctx: RequestContext, wish: HoursWish): Promise<HoursDone> => {
  const { minutes, weeks, link, about } = wish
  if (minutes < mentorLimits.minutesLeast || minutes > mentorLimits.minutesMost || weeks < 1 || weeks > weeksMax)
    return { ok: false, code: 'hours-wrong' }
  const starts = startsOf(wish)
  if (starts.length === 0) return { ok: false, code: 'hours-wrong' }
  if (starts.length > givenMax) return { ok: false, code: 'hours-many' }
  const hours = starts.map((start) => ({ hour: Bun.randomUUIDv7(), start }))
  const { account, role } = personOf(ctx)
  return run(
    core,
    account,
    { kind: 'give', hours, minutes, link, about, admin: role === 'admin', now: ctx.now },
    eventMetadata(ctx),
  )
}

/** Withdraws an hour; the person who booked it, also meanwhile, is notified and gets their unit back. */
const withdraw = async (core: Core, account: string, hour: string, metadata: EventMetadata): Promise<HoursDone> => {
  for (let tries = 0; tries < triesMax; tries++) {
    const row = hourById(core.views.db, hour)
    if (row?.mentor !== account) return { ok: false, code: 'hour-missing' }
    const booked = row.booking === null ? undefined : bookingById(core.views.db, row.booking)
    if (booked) await cancelByMentor(core, { account: booked.account, id: booked.id, now: core.clock() }, metadata)
    const outcome = await run(core, account, { kind: 'withdraw', hour }, metadata)
    if (outcome.ok || outcome.code !== 'hour-booked') return outcome
  }
  return { ok: false, code: 'busy' }
}

export const withdrawHour = (core: Core, ctx: RequestContext, hour: string): Promise<HoursDone> =>
  withdraw(core, personOf(ctx).account, hour, eventMetadata(ctx))

/** All hours still to come: of a mentor who is one no more, or whose account is about to be erased. */
export const withdrawAllHours = async (core: Core, account: string, metadata: EventMetadata): Promise<void> => {
  for (const { hour } of hoursOf(core.views.db, account, core.clock())) await withdraw(core, account, hour, metadata)
}

/** Cancels the bookings of a mentor's hours where one of the two cannot sign in; may be repeated. */
export const endWithInactive = async (core: Core, holder: string, metadata: EventMetadata): Promise<void> => {
  const now = core.clock()
  const mayMeet = (account: string) => accountById(core.views.db, account)?.active
  for (const { booking } of hoursOf(core.views.db, holder, now)) {
    const booked = booking === null ? undefined : bookingById(core.views.db, booking)
    if (!booked || (mayMeet(holder) && mayMeet(booked.account))) continue
    await cancelByMentor(core, { account: booked.account, id: booked.id, now }, metadata)
  }
  await syncMentor(core, holder)
}

/** Takes the hours still to come of somebody who gives none any more. */
export const endMentoring = async (core: Core, account: string, metadata: EventMetadata): Promise<void> => {
  await withdrawAllHours(core, account, metadata)
  await syncMentor(core, account)
}

/** An admin names somebody a mentor, or takes that back, and with it the hours still to come. */
export const chooseMentor = async (
  core: Core,
  ctx: RequestContext,
  account: string,
  named: boolean,
): Promise<HoursDone> => {
  const outcome = await run(core, account, { kind: 'choose', mentor: named }, eventMetadata(ctx))
  if (outcome.ok && !named) await endMentoring(core, account, eventMetadata(ctx))
  return outcome
}

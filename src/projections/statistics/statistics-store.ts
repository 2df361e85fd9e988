// The tables of the statistics and their counters. Days are those of domain/day.ts.
import { and, eq, sql } from 'drizzle-orm'
import { activeDays, type Kind, type Part } from '../../domain/statistics'
import type { DomainEvent } from '../../events/schema/events'
import { type Collected, statement, type ViewsDb } from '../engine/projection'
import { deleteWhere, insertNew, selectWhere, updateWhere } from '../engine/statements'
import { statAsked, statDays, statPayments, statPeople } from './statistics-tables'

type Person = typeof statPeople.$inferSelect

const at = sql.placeholder
const mine = eq(statPeople.account, at('account'))

const add = statement((db) =>
  db
    .insert(statDays)
    .values({ day: at('day'), kind: sql`${at('kind')}`, part: sql`${at('part')}`, value: at('value') })
    .onConflictDoUpdate({
      target: [statDays.kind, statDays.part, statDays.day],
      set: { value: sql`${statDays.value} + excluded.value` },
    })
    .prepare(),
)
type Count = { readonly day: number; readonly kind: Kind; readonly part: Part; value: number }
const collectedIn = new WeakMap<ViewsDb, Map<string, Count>>()

/** Adds to a count of a day; `value` may be negative. Money in cents. Written with the transaction's other counts, each row once. */
export const bump = (db: ViewsDb, day: number, kind: Kind, part: Part = '', value = 1): void => {
  const counts = collectedIn.get(db) ?? new Map<string, Count>()
  if (counts.size === 0) collectedIn.set(db, counts)
  const key = `${day} ${kind} ${part}`
  const count = counts.get(key)
  if (count) count.value += value
  else counts.set(key, { day, kind, part, value })
}

/** A count whose changes add up to nothing has its row all the same. */
export const collectedCounts: Collected = {
  write(db) {
    const counts = collectedIn.get(db)
    if (!counts || counts.size === 0) return
    for (const count of counts.values()) add(db).run(count)
    counts.clear()
  },
  drop: (db) => void collectedIn.delete(db),
}

/** A row for an account that has just registered; `seen` is the day. */
export const insertPerson = insertNew(statPeople, ['account', 'seen'], {
  active: true,
  asked: false,
  payer: false,
  assigned: false,
  bought: false,
})
const person = selectWhere(statPeople, mine)
const saw = selectWhere(statPeople, mine, { columns: ['seen', 'asked'] })
const see = updateWhere(statPeople, mine, ['seen', 'asked'])
const save = updateWhere(statPeople, mine, ['active', 'payer', 'assigned', 'bought'])
const close = deleteWhere(statPeople, mine)

/** Stores when an analysis was requested, `at` in ms. */
export const insertRequest = insertNew(statAsked, ['account', 'analysis', 'at'])
const theAsked = and(eq(statAsked.account, at('account')), eq(statAsked.analysis, at('analysis')))
export const requestedAt = selectWhere(statAsked, theAsked, { columns: ['at'] })
/** Forgets an analysis that has ended. */
export const deleteRequest = deleteWhere(statAsked, theAsked)
const endAll = deleteWhere(statAsked, ['account'])

const take = statement((db) =>
  db
    .insert(statPayments)
    .values({ payment: at('payment'), gateway: sql`${at('gateway')}`, amount: at('amount'), refunded: 0 })
    .onConflictDoNothing()
    .returning({ payment: statPayments.payment })
    .prepare(),
)
const paymentOf = selectWhere(statPayments, ['payment'])
const giveBack = updateWhere(statPayments, ['payment'], ['refunded'])

/** Marks a user active for the next 30 days; the subtraction stands on a future day, so past days never change. */
export const countActive = (db: ViewsDb, day: number, seen: number | null): void => {
  const still = seen !== null && day < seen + activeDays
  bump(db, still ? seen + activeDays : day, 'monthly')
  bump(db, day + activeDays, 'monthly', '', -1)
}

/** Counts a person once a day, and the first time they request an analysis. */
export const noteSeen = (db: ViewsDb, account: string, day: number, asks: boolean): void => {
  const row = saw(db).get({ account })
  if (!row || (row.seen >= day && (row.asked || !asks))) return
  if (row.seen < day) {
    bump(db, day, 'people')
    countActive(db, day, row.seen)
  }
  if (asks && !row.asked) bump(db, day, 'first-analysis')
  see(db).run({ account, seen: Math.max(day, row.seen), asked: row.asked || asks ? 1 : 0 })
}

/** Changes what is remembered of an account, and counts on the day what follows from it. Nothing for an unknown account. */
export const changePerson = (db: ViewsDb, account: string, day: number, change: Partial<Person>): void => {
  const row = person(db).get({ account })
  if (!row) return
  const next: Person = { ...row, ...change }
  const { active, payer, assigned, bought } = next
  const bit = (value: boolean) => (value ? 1 : 0)
  save(db).run({ account, active: bit(active), payer: bit(payer), assigned: bit(assigned), bought: bit(bought) })
  const isPaid = (one: Person) => one.assigned || one.bought
  if (isPaid(row) !== isPaid(next)) bump(db, day, 'paid', '', isPaid(next) ? 1 : -1)
  if (row.active !== active) bump(db, day, 'inactive', '', active ? -1 : 1)
  if (!row.payer && payer) bump(db, day, 'first-payment')
}

/** Counts an erased account out, and removes what is remembered of it. Days that are past do not change. */
export const eraseFigures = (db: ViewsDb, account: string, day: number): void => {
  changePerson(db, account, day, { active: true, assigned: false, bought: false })
  close(db).run({ account })
  endAll(db).run({ account })
  bump(db, day, 'erased')
}

/** `refunded`: total cents given back of the payment. */
export const countRefund = (db: ViewsDb, payment: string, day: number, refunded: (amount: number) => number): void => {
  const row = paymentOf(db).get({ payment })
  const now = row ? Math.max(row.refunded, refunded(row.amount)) : 0
  if (!row || now === row.refunded) return
  bump(db, day, 'refunded', row.gateway, now - row.refunded)
  giveBack(db).run({ payment, refunded: now })
}

type Payment = Extract<DomainEvent, { type: 'PaymentReceived' }>['data']

/** Counts a payment once, however often it is received; one of 0 cents makes nobody a payer. */
export const countPayment = (
  db: ViewsDb,
  account: string,
  day: number,
  { payment, gateway, amount }: Payment,
): void => {
  if (!take(db).get({ payment, gateway, amount })) return
  bump(db, day, 'payments', gateway)
  bump(db, day, 'revenue', gateway, amount)
  if (amount > 0) changePerson(db, account, day, { payer: true })
}

// Answers what pages and the sweep ask of mentors, hours and bookings. Times are milliseconds since 1970.
import { and, asc, count, desc, eq, gt, gte, isNull, lt, lte, ne, sql } from 'drizzle-orm'
import { statement, type ViewsDb } from '../engine/projection'
import { selectWhere } from '../engine/statements'
import { type MentorHour, type MentoringBooking, mentorHours, mentoringBookings, mentors } from './mentoring-tables'

const at = sql.placeholder

const freeAfter = selectWhere(mentorHours, and(isNull(mentorHours.booking), gte(mentorHours.start, at('from'))), {
  order: asc(mentorHours.start),
  limit: 'limit',
})
/** Hours that nobody has booked, from a time on, the next first. */
export const freeHours = (db: ViewsDb, from: number, limit: number): MentorHour[] => freeAfter(db).all({ from, limit })

const byHour = selectWhere(mentorHours, ['hour'])
export const hourById = (db: ViewsDb, hour: string): MentorHour | undefined => byHour(db).get({ hour })

const ofMentor = selectWhere(
  mentorHours,
  and(eq(mentorHours.mentor, at('mentor')), gt(mentorHours.start, at('after'))),
  { order: asc(mentorHours.start) },
)
/** A mentor's hours after a time, the next first; bounded by domain/mentoring/mentor.ts. */
export const hoursOf = (db: ViewsDb, mentor: string, after: number): MentorHour[] => ofMentor(db).all({ mentor, after })

const ofAccount = selectWhere(mentoringBookings, ['account'], { order: desc(mentoringBookings.start), limit: 'limit' })
/** A person's bookings, the latest hour first, cancelled ones among them. */
export const bookingsOf = (db: ViewsDb, account: string, limit: number): MentoringBooking[] =>
  ofAccount(db).all({ account, limit })

const withMentor = selectWhere(
  mentoringBookings,
  and(eq(mentoringBookings.mentor, at('mentor')), eq(mentoringBookings.cancelled, 0)),
  { order: desc(mentoringBookings.start), limit: 'limit' },
)
/** Bookings of a mentor's hours that are not cancelled, the latest hour first. */
export const bookingsWith = (db: ViewsDb, mentor: string, limit: number): MentoringBooking[] =>
  withMentor(db).all({ mentor, limit })

const byId = selectWhere(mentoringBookings, ['id'])
export const bookingById = (db: ViewsDb, id: string): MentoringBooking | undefined => byId(db).get({ id })

const unreminded = selectWhere(
  mentoringBookings,
  and(
    gt(mentoringBookings.start, at('now')),
    lte(mentoringBookings.start, at('until')),
    eq(mentoringBookings.cancelled, 0),
    ne(mentoringBookings.reminded, mentoringBookings.start),
  ),
  { limit: 'limit' },
)
/** Bookings whose hour starts after `now` and by `until`, and whose person was not reminded of it yet. */
export const remindersDue = (db: ViewsDb, now: number, until: number, limit: number): MentoringBooking[] =>
  unreminded(db).all({ now, until, limit })

const mentorsByDate = selectWhere(mentors, undefined, { order: asc(mentors.at), limit: 'limit' })
/** Accounts that an admin named mentors. */
export const namedMentors = (db: ViewsDb, limit: number): string[] =>
  mentorsByDate(db)
    .all({ limit })
    .map(({ account }) => account)

const isNamed = selectWhere(mentors, ['account'])
export const isNamedMentor = (db: ViewsDb, account: string): boolean => isNamed(db).get({ account }) !== undefined

const withHours = statement((db) =>
  db
    .selectDistinct({ mentor: mentorHours.mentor })
    .from(mentorHours)
    .where(gt(mentorHours.start, at('after')))
    .limit(at('limit'))
    .prepare(),
)
/** Everybody who gives hours after a time. */
export const mentorsWithHours = (db: ViewsDb, after: number, limit: number): string[] =>
  withHours(db)
    .all({ after, limit })
    .map(({ mentor }) => mentor)

const hoursAhead = selectWhere(mentorHours, gt(mentorHours.start, at('now')), {
  columns: { all: count(), booked: count(mentorHours.booking) },
})
const past = selectWhere(
  mentoringBookings,
  and(gte(mentoringBookings.start, at('since')), lt(mentoringBookings.start, at('now'))),
  { columns: { cancelled: sql<number>`coalesce(sum(${mentoringBookings.cancelled} > 0), 0)`, all: count() } },
)

/** Hours ahead, how many of them booked; conversations held and cancelled since a time. */
type MentoringCounts = {
  readonly ahead: number
  readonly booked: number
  readonly held: number
  readonly cancelled: number
}

/** Both times in ms; `since` bounds the past, the hours ahead are all of them. */
export const mentoringCounts = (db: ViewsDb, since: number, now: number): MentoringCounts => {
  const { all = 0, booked = 0 } = hoursAhead(db).get({ now }) ?? {}
  const before = past(db).get({ since, now }) ?? { all: 0, cancelled: 0 }
  return { ahead: all, booked, held: before.all - before.cancelled, cancelled: before.cancelled }
}

// The tables of mentoring. Times are milliseconds since 1970.
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { MentoringSide, Plan } from '../../events/schema/vocabulary'

/** Accounts that an admin named mentors. */
export const mentors = sqliteTable('mentors', { account: text().primaryKey(), at: integer().notNull() })

/** Hours given and not withdrawn. */
export const mentorHours = sqliteTable(
  'mentor_hours',
  {
    hour: text().primaryKey(),
    mentor: text().notNull(),
    start: integer().notNull(),
    minutes: integer().notNull(),
    /** Both empty once the mentor's key is destroyed. */
    link: text().notNull(),
    about: text().notNull(),
    /** The booking it is taken by; null while it is free. */
    booking: text(),
  },
  (table) => [
    index('mentor_hours_by_start').on(table.start),
    index('mentor_hours_by_mentor').on(table.mentor, table.start),
  ],
)

export const mentoringBookings = sqliteTable(
  'mentoring_bookings',
  {
    id: text().primaryKey(),
    account: text().notNull(),
    hour: text().notNull(),
    mentor: text().notNull(),
    start: integer().notNull(),
    minutes: integer().notNull(),
    plan: text().$type<Plan>().notNull(),
    /** When it was booked (ms). */
    at: integer().notNull(),
    /** These three are empty once the person's key is destroyed. */
    topic: text().notNull(),
    personNote: text('person_note').notNull(),
    mentorNote: text('mentor_note').notNull(),
    /** When it was cancelled (ms), 0 if it was not, and which side did. */
    cancelled: integer().notNull(),
    by: text().$type<MentoringSide>(),
    /** Until when (ms) the mentor may see the person's latest results; 0 for not at all. */
    shared: integer().notNull(),
    /** The start of the hour that the person was reminded of; 0 for none. */
    reminded: integer().notNull(),
  },
  (table) => [
    index('mentoring_bookings_by_account').on(table.account, table.start),
    index('mentoring_bookings_by_mentor').on(table.mentor, table.start),
    index('mentoring_bookings_by_start').on(table.start),
  ],
)

export type MentorHour = typeof mentorHours.$inferSelect
export type MentoringBooking = typeof mentoringBookings.$inferSelect

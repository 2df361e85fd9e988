// Mentors, the hours they give, and who booked them.
import { eq, inArray, sql } from 'drizzle-orm'
import { accountProjection } from '../account-projection'
import { statement } from '../engine/projection'
import { deleteWhere, insertNew, updateWhere } from '../engine/statements'
import { mentorHours, mentoringBookings, mentors } from './mentoring-tables'

const at = sql.placeholder
const insertMentor = insertNew(mentors, ['account', 'at'])
const deleteMentor = deleteWhere(mentors, ['account'])
const insertHour = insertNew(mentorHours, ['hour', 'mentor', 'start', 'minutes', 'link', 'about'], { booking: null })
const withdraw = deleteWhere(mentorHours, ['hour'])
const bookHour = updateWhere(mentorHours, ['hour'], ['booking'])
const freeHour = updateWhere(mentorHours, ['hour'], { booking: null })
const forgetHours = deleteWhere(mentorHours, eq(mentorHours.mentor, at('account')))
const freeAll = statement((db) =>
  db
    .update(mentorHours)
    .set({ booking: null })
    .where(
      inArray(
        mentorHours.booking,
        db
          .select({ id: mentoringBookings.id })
          .from(mentoringBookings)
          .where(eq(mentoringBookings.account, at('account'))),
      ),
    )
    .prepare(),
)
const insert = insertNew(
  mentoringBookings,
  ['id', 'account', 'hour', 'mentor', 'start', 'minutes', 'plan', 'at', 'topic'],
  { personNote: '', mentorNote: '', cancelled: 0, by: null, shared: 0, reminded: 0 },
)
const ofId = eq(mentoringBookings.id, at('id'))
const move = updateWhere(mentoringBookings, ofId, ['hour', 'mentor', 'start', 'minutes'])
const cancel = updateWhere(mentoringBookings, ofId, ['by'], { cancelled: sql`${at('at')}`, shared: 0 })
const share = updateWhere(mentoringBookings, ofId, { shared: sql`${at('until')}` })
const remind = updateWhere(mentoringBookings, ofId, { reminded: sql`${at('start')}` })
const updateNote = {
  person: updateWhere(mentoringBookings, ofId, { personNote: sql`${at('text')}` }),
  mentor: updateWhere(mentoringBookings, ofId, { mentorNote: sql`${at('text')}` }),
}
export const mentoringProjection = accountProjection({
  name: 'mentoring',
  version: 1,
  owned: [mentors, mentoringBookings],
  tables: [mentors, mentorHours, mentoringBookings],
  on: {
    AccountErased: (_event, db, account) => {
      // A mentor's hours go; the mentor stays as an id in the bookings of others.
      freeAll(db).run({ account })
      forgetHours(db).run({ account })
    },
    MentorChanged: (event, db, account) => {
      if (event.data.mentor) insertMentor(db).run({ account, at: event.meta.at })
      else deleteMentor(db).run({ account })
    },
    MentoringHoursGiven: (event, db, account) => {
      const { link, about } = event.personal ?? { link: '', about: '' }
      const { minutes, hours } = event.data
      for (const { hour, start } of hours) insertHour(db).run({ hour, mentor: account, start, minutes, link, about })
    },
    MentoringHourWithdrawn: (event, db) => withdraw(db).run({ hour: event.data.hour }),
    MentoringBooked: (event, db, account) => {
      const { booking: id, hour, mentor, start, minutes, unit } = event.data
      const times = { start, minutes, at: event.meta.at }
      insert(db).run({ id, account, hour, mentor, plan: unit.plan, ...times, topic: event.personal?.topic ?? '' })
      bookHour(db).run({ hour, booking: id })
    },
    MentoringMoved: (event, db) => {
      const { booking: id, from, hour, mentor, start, minutes } = event.data
      move(db).run({ id, hour, mentor, start, minutes })
      freeHour(db).run({ hour: from })
      bookHour(db).run({ hour, booking: id })
    },
    MentoringCancelled: (event, db) => {
      cancel(db).run({ id: event.data.booking, at: event.meta.at, by: event.data.by })
      freeHour(db).run({ hour: event.data.hour })
    },
    MentoringShared: (event, db) => share(db).run({ id: event.data.booking, until: event.data.until }),
    MentoringShareEnded: (event, db) => share(db).run({ id: event.data.booking, until: 0 }),
    MentoringNoteWritten: (event, db) =>
      updateNote[event.data.by](db).run({ id: event.data.booking, text: event.personal?.text ?? '' }),
    MentoringReminded: (event, db) => remind(db).run({ id: event.data.booking, start: event.data.start }),
  },
})

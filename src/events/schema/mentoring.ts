// Mentoring: hours in the stream of the account that gives them, bookings in that of the person. Times are milliseconds
// since 1970.
import { z } from 'zod'
import { event } from './catalog'
import { exampleId, id, time } from './fields'
import { mentoringSides, plans } from './vocabulary'

const minutes = z.number().int().min(15).max(120)
const side = z.enum(mentoringSides)

const booking = exampleId(4)
const hour = exampleId(5)
const mentor = exampleId(6)
const start = 1_797_000_000_000

export const mentoringEvents = {
  /** An admin named the account a mentor, or took that back. Admins can give hours without it. */
  MentorChanged: event({
    repeatable: true,
    data: () => z.object({ mentor: z.boolean() }),
    golden: { data: { mentor: true } },
  }),
  /** Hours that people can book, each `minutes` long, with the address of the call and a line about the mentor. */
  MentoringHoursGiven: event({
    repeatable: true,
    data: () =>
      z.object({
        hours: z
          .array(z.object({ hour: id, start: time }))
          .min(1)
          .max(100),
        minutes,
      }),
    personal: () => z.object({ link: z.string(), about: z.string() }),
    golden: {
      data: { hours: [{ hour, start }], minutes: 50 },
      personal: { link: 'https://chamada.exemplo.com.br/rita', about: 'Chefe de cozinha, contrata há 12 anos' },
    },
  }),
  MentoringHourWithdrawn: event({
    repeatable: false,
    data: () => z.object({ hour: id }),
    golden: { data: { hour } },
  }),
  /** Somebody has booked one of the account's hours; what the mentor is notified of. */
  MentoringHourTaken: event({
    repeatable: false,
    data: () => z.object({ hour: id, start: time }),
    golden: { data: { hour, start } },
  }),
  MentoringHourFreed: event({
    repeatable: false,
    data: () => z.object({ hour: id, start: time }),
    golden: { data: { hour, start } },
  }),
  /** `unit` is the allowance the hour was taken from, to which cancelling gives it back. */
  MentoringBooked: event({
    repeatable: true,
    data: () =>
      z.object({
        booking: id,
        hour: id,
        mentor: id,
        start: time,
        minutes,
        unit: z.object({ plan: z.enum(plans), source: z.string().min(1).max(300), cycle: time }),
      }),
    personal: () => z.object({ topic: z.string() }),
    golden: {
      data: {
        ...{ booking, hour, mentor, start, minutes: 50 },
        unit: { plan: 'premium', source: 'sub_exemplo', cycle: start },
      },
      personal: { topic: 'Como eu falo do tempo parada?' },
    },
  }),
  /** To another hour, of the same mentor or another; `from` is free again. */
  MentoringMoved: event({
    repeatable: true,
    data: () => z.object({ booking: id, from: id, hour: id, mentor: id, start: time, minutes }),
    golden: {
      data: { booking, from: hour, hour: exampleId(7), mentor, start, minutes: 50 },
    },
  }),
  /** `by`: the person themself, or the mentor's side, also when the site ends it because an account is deactivated or erased. */
  MentoringCancelled: event({
    repeatable: false,
    data: () => z.object({ booking: id, hour: id, by: side }),
    golden: { data: { booking, hour, by: 'mentor' } },
  }),
  /** The person lets this mentor see their latest results until a time. */
  MentoringShared: event({
    repeatable: true,
    data: () => z.object({ booking: id, mentor: id, until: time }),
    golden: { data: { booking, mentor, until: start } },
  }),
  MentoringShareEnded: event({
    repeatable: false,
    data: () => z.object({ booking: id }),
    golden: { data: { booking } },
  }),
  /** The notes of one side of a booking, whole each time; both sides read both. */
  MentoringNoteWritten: event({
    repeatable: true,
    data: () => z.object({ booking: id, by: side }),
    personal: () => z.object({ text: z.string() }),
    golden: { data: { booking, by: 'mentor' }, personal: { text: 'Ensaiar a resposta sobre 2024.' } },
  }),
  MentoringReminded: event({
    repeatable: false,
    data: () => z.object({ booking: id, start: time }),
    golden: { data: { booking, start } },
  }),
} as const

// Events of the stream account/<id>: the plan of the week, and what is mailed of it.
import { z } from 'zod'
import { event } from './catalog'
import { exampleId, id } from './fields'
import { tools } from './vocabulary'

const day = z.iso.date()

export const weekEvents = {
  /**
   * The steps of a week that begins on this Monday of São Paulo: each a check of a tool as `analysis` measured it, the whole
   * points it can add to that tool's score, and how much work it is (1 little, 3 much). `announced`: made by itself on the
   * Monday, and so a notification; one that the person asked for is on their screen.
   */
  WeekPlanned: event({
    repeatable: true,
    data: () =>
      z.object({
        week: day,
        announced: z.boolean(),
        steps: z
          .array(
            z.object({
              tool: z.enum(tools),
              check: z.string().max(100),
              analysis: id,
              gain: z.number().int().min(0).max(100),
              effort: z.number().int().min(1).max(3),
            }),
          )
          .min(1)
          .max(3),
      }),
    golden: {
      data: {
        week: '2026-11-16',
        announced: true,
        steps: [{ tool: 'resume', check: 'quantified', analysis: exampleId(1), gain: 6, effort: 2 }],
      },
    },
  }),
  /** Whether the plan of the week or the reminders of vacancies are mailed to the person. */
  MailChoiceMade: event({
    repeatable: true,
    data: () => z.object({ about: z.enum(['week', 'reminders']), wanted: z.boolean() }),
    golden: { data: { about: 'week', wanted: true } },
  }),
}

// Events of the stream account/<id>: the vacancies a person follows.
import { z } from 'zod'
import { event } from './catalog'
import { exampleId, id } from './fields'
import type { Upcast } from './parts'
import { vacancyStates } from './vocabulary'

const day = z.iso.date()

/** Before schema 2 only a résumé's analysis could be compared. */
const noDraft: Upcast = ({ data, personal }) => ({ data: { ...data, draft: null }, personal })

export const vacancyEvents = {
  /** An advert the person follows. */
  VacancySaved: event({
    repeatable: true,
    data: () => z.object({ vacancy: id }),
    personal: () => z.object({ title: z.string(), employer: z.string(), advert: z.string() }),
    golden: {
      data: { vacancy: exampleId(1) },
      personal: {
        title: 'Cozinheira hospitalar',
        employer: 'Hospital Boa Vista',
        advert: 'Experiência com dietas e boas práticas.',
      },
    },
  }),
  /** All of it as it is from now on. `resume` is the analysis of the version that was sent. */
  VacancyUpdated: event({
    repeatable: true,
    data: () =>
      z.object({
        vacancy: id,
        state: z.enum(vacancyStates),
        sentOn: day.nullable(),
        resume: id.nullable(),
        reminder: day.nullable(),
      }),
    personal: () => z.object({ notes: z.string() }),
    golden: {
      data: {
        vacancy: exampleId(1),
        state: 'sent',
        sentOn: '2026-11-15',
        resume: exampleId(2),
        reminder: '2026-11-22',
      },
      personal: { notes: 'Falar com Dona Rosa.' },
    },
  }),
  /** The advert was compared with a résumé's analysis or with a draft, and the other is null; it costs no unit. `score` is null where nothing can be compared. */
  VacancyCompared: event({
    repeatable: true,
    data: () =>
      z.object({
        vacancy: id,
        resume: id.nullable(),
        draft: id.nullable(),
        rubric: z.number().int(),
        score: z.number().int().min(0).max(100).nullable(),
      }),
    personal: () => z.object({ result: z.record(z.string(), z.json()) }),
    golden: {
      data: { vacancy: exampleId(1), resume: null, draft: exampleId(2), rubric: 4, score: 71 },
      personal: { result: { keywords: [] } },
    },
    upcast: [noDraft],
  }),
  VacancyRemoved: event({
    repeatable: false,
    data: () => z.object({ vacancy: id }),
    golden: { data: { vacancy: exampleId(1) } },
  }),
  /** The day of a reminder has come; it does not come again. */
  VacancyReminderDue: event({
    repeatable: true,
    data: () => z.object({ vacancy: id, on: day }),
    personal: () => z.object({ title: z.string() }),
    golden: { data: { vacancy: exampleId(1), on: '2026-11-22' }, personal: { title: 'Cozinheira hospitalar' } },
  }),
}

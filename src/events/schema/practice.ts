// Events of the stream account/<id>: interview practice, the vacancies a person follows, and their plan for the week.
import { z } from 'zod'
import { event } from './catalog'
import { tools, vacancyStates } from './vocabulary'

const id = z.uuid()
const example = '01939b6e-7c00-7000-8000-000000000001'
const other = '01939b6e-7c00-7000-8000-000000000002'
const day = z.iso.date()

export const practiceEvents = {
  /**
   * Six questions were chosen from a résumé's analysis and, unless null, an advert: that of a scanner's analysis or of a saved
   * vacancy. `language` is the résumé's, in which answers are measured.
   */
  InterviewStarted: event({
    schema: 1,
    data: z.object({
      interview: id,
      resume: id,
      advert: z.object({ from: z.enum(['job', 'vacancy']), id }).nullable(),
      rubric: z.number().int().min(1),
      language: z.enum(['pt', 'en']),
      questions: z.number().int().min(1).max(20),
    }),
    personal: z.object({ practice: z.record(z.string(), z.json()) }),
    golden: {
      data: {
        interview: example,
        resume: other,
        advert: { from: 'vacancy', id: example },
        rubric: 1,
        language: 'pt',
        questions: 6,
      },
      personal: { practice: { rubric: 1, language: 'pt', questions: [] } },
    },
  }),
  /** `question` from 0, `attempt` from 1. `seconds` is null where no clock ran; `spoken`: put into text on their device. */
  InterviewAnswered: event({
    schema: 1,
    data: z.object({
      interview: id,
      question: z.number().int().min(0).max(19),
      attempt: z.number().int().min(1).max(100),
      spoken: z.boolean(),
      seconds: z.number().int().min(0).max(3600).nullable(),
      words: z.number().int().min(0),
    }),
    personal: z.object({ text: z.string(), measure: z.record(z.string(), z.json()) }),
    golden: {
      data: { interview: example, question: 1, attempt: 2, spoken: true, seconds: 67, words: 118 },
      personal: { text: 'Na escola eram 300 crianças.', measure: { rubric: 1, words: 5 } },
    },
  }),
  /** An advert the person follows. */
  VacancySaved: event({
    schema: 1,
    data: z.object({ vacancy: id }),
    personal: z.object({ title: z.string(), employer: z.string(), advert: z.string() }),
    golden: {
      data: { vacancy: example },
      personal: {
        title: 'Cozinheira hospitalar',
        employer: 'Hospital Boa Vista',
        advert: 'Experiência com dietas e boas práticas.',
      },
    },
  }),
  /** All of it as it is from now on. `resume` is the analysis of the version that was sent. */
  VacancyUpdated: event({
    schema: 1,
    data: z.object({
      vacancy: id,
      state: z.enum(vacancyStates),
      sentOn: day.nullable(),
      resume: id.nullable(),
      reminder: day.nullable(),
    }),
    personal: z.object({ notes: z.string() }),
    golden: {
      data: { vacancy: example, state: 'sent', sentOn: '2026-11-15', resume: other, reminder: '2026-11-22' },
      personal: { notes: 'Falar com Dona Rosa.' },
    },
  }),
  /** The advert was compared with a résumé's analysis. It costs no unit; `score` is null where nothing can be compared. */
  VacancyCompared: event({
    schema: 1,
    data: z.object({
      vacancy: id,
      resume: id,
      rubric: z.number().int(),
      score: z.number().int().min(0).max(100).nullable(),
    }),
    personal: z.object({ result: z.record(z.string(), z.json()) }),
    golden: {
      data: { vacancy: example, resume: other, rubric: 4, score: 71 },
      personal: { result: { keywords: [] } },
    },
  }),
  VacancyRemoved: event({
    schema: 1,
    data: z.object({ vacancy: id }),
    golden: { data: { vacancy: example } },
  }),
  /** The day of a reminder has come; it does not come again. */
  VacancyReminderDue: event({
    schema: 1,
    data: z.object({ vacancy: id, on: day }),
    personal: z.object({ title: z.string() }),
    golden: { data: { vacancy: example, on: '2026-11-22' }, personal: { title: 'Cozinheira hospitalar' } },
  }),
  /**
   * The steps of a week that begins on this Monday of São Paulo: each a check of a tool as `analysis` measured it, the whole
   * points it can add to that tool's score, and how much work it is (1 little, 3 much). `announced`: made by itself on the
   * Monday, and so a notification; one that the person asked for is on their screen.
   */
  WeekPlanned: event({
    schema: 1,
    data: z.object({
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
        steps: [{ tool: 'resume', check: 'quantified', analysis: example, gain: 6, effort: 2 }],
      },
    },
  }),
  /** Whether the plan of the week or the reminders of vacancies are mailed to the person. */
  MailChoiceMade: event({
    schema: 1,
    data: z.object({ about: z.enum(['week', 'reminders']), wanted: z.boolean() }),
    golden: { data: { about: 'week', wanted: true } },
  }),
}

// Events of the stream account/<id>: interview practice.
import { z } from 'zod'
import { event } from './catalog'
import { exampleId, id } from './fields'
import type { Upcast } from './parts'

const noFollow: Upcast = ({ data, personal }) => ({ data: { ...data, follow: null }, personal })

export const interviewEvents = {
  /** Six questions were chosen from a résumé's analysis and, unless null, the advert of a scanner's analysis or a saved vacancy; `language` is the résumé's. */
  InterviewStarted: event({
    repeatable: true,
    data: () =>
      z.object({
        interview: id,
        resume: id,
        advert: z.object({ from: z.enum(['job', 'vacancy']), id }).nullable(),
        rubric: z.number().int().min(1),
        language: z.enum(['pt', 'en']),
        questions: z.number().int().min(1).max(20),
      }),
    personal: () => z.object({ practice: z.record(z.string(), z.json()) }),
    golden: {
      data: {
        interview: exampleId(1),
        resume: exampleId(2),
        advert: { from: 'vacancy', id: exampleId(1) },
        rubric: 1,
        language: 'pt',
        questions: 6,
      },
      personal: { practice: { rubric: 1, language: 'pt', questions: [] } },
    },
  }),
  /**
   * `question` from 0, `attempt` from 1. `seconds` is null where no clock ran; `spoken`: put into text on their device;
   * `follow`: the id of a model's further question, if one is asked.
   */
  InterviewAnswered: event({
    repeatable: true,
    data: () =>
      z.object({
        interview: id,
        question: z.number().int().min(0).max(19),
        attempt: z.number().int().min(1).max(100),
        spoken: z.boolean(),
        seconds: z.number().int().min(0).max(3600).nullable(),
        words: z.number().int().min(0),
        follow: id.nullable(),
      }),
    personal: () => z.object({ text: z.string(), measure: z.record(z.string(), z.json()) }),
    golden: {
      data: {
        interview: exampleId(1),
        question: 1,
        attempt: 2,
        spoken: true,
        seconds: 67,
        words: 118,
        follow: exampleId(2),
      },
      personal: { text: 'Na escola eram 300 crianças.', measure: { rubric: 1, words: 5 } },
    },
    upcast: [noFollow],
  }),
}

// A person's corrections of how their résumé was read, on the account's stream: used for that file alone, and gone with its key.
import { z } from 'zod'
import { event } from './catalog'
import { exampleId, id } from './fields'

export const correctionEvents = {
  /** The whole set that holds from now on (`corrections` of them), and the result measured with it. */
  ResumeCorrected: event({
    repeatable: true,
    data: () =>
      z.object({
        analysis: id,
        corrections: z.number().int().min(0).max(200),
        rubric: z.number().int().min(1),
        score: z.number().int().min(0).max(100),
      }),
    personal: () => z.object({ result: z.record(z.string(), z.json()) }),
    golden: {
      data: { analysis: exampleId(1), corrections: 1, rubric: 12, score: 71 },
      personal: { result: { score: 71, corrections: [{ line: 12, is: 'job' }] } },
    },
  }),
} as const

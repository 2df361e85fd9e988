// Events of the stream account/<id>: what language models were asked about a person's texts, and the outcome.
import { z } from 'zod'
import { event } from './catalog'
import { exampleId, id } from './fields'
import type { Upcast } from './parts'
import { modelChoices, modelEngines, modelFailures, modelSubjects } from './vocabulary'

/** Models without a usable answer, in order, with the tokens that they cost. */
const tried = z
  .array(
    z.object({
      engine: z.enum(modelEngines),
      model: z.string().max(200),
      fault: z.enum(modelFailures),
      tokensIn: z.number().int().min(0),
      tokensOut: z.number().int().min(0),
    }),
  )
  .max(10)
/** Before schema 2, failed models were not recorded. */
const noneTried: Upcast = ({ data, personal }) => ({ data: { ...data, tried: [] }, personal })

export const modelEvents = {
  /**
   * A language model is asked to add text to a completed analysis, to an answer of interview practice (by its `follow`),
   * or for another wording of a draft's line (by an id of its own). It costs no use; each request ends at most once.
   */
  ModelAsked: event({
    repeatable: false,
    data: () => z.object({ analysis: id, tool: z.enum(modelSubjects) }),
    golden: { data: { analysis: exampleId(1), tool: 'linkedin' } },
  }),
  /**
   * The stored part of the answer. `prompt` is the prompt's version, `ms` from the first question to the end, `dropped`
   * how many pieces were not the person's own, `withheld` how many lines for machines were not sent, `reused` that the
   * same question had been answered before. `key` is a digest of the question.
   */
  ModelAnswered: event({
    repeatable: false,
    data: () =>
      z.object({
        analysis: id,
        tool: z.enum(modelSubjects),
        engine: z.enum(modelEngines),
        model: z.string().max(200),
        host: z.string().max(300),
        prompt: z.string().max(100),
        tokensIn: z.number().int().min(0),
        tokensOut: z.number().int().min(0),
        ms: z.number().int().min(0),
        dropped: z.number().int().min(0),
        withheld: z.number().int().min(0),
        reused: z.boolean(),
        tried,
      }),
    personal: () => z.object({ key: z.string(), answer: z.record(z.string(), z.json()) }),
    upcast: [noneTried],
    golden: {
      data: {
        analysis: exampleId(1),
        tool: 'linkedin',
        engine: 'ollama',
        model: 'qwen3:4b',
        host: '127.0.0.1:11434',
        prompt: 'linkedin.1/rules.1',
        tokensIn: 812,
        tokensOut: 290,
        ms: 9_400,
        dropped: 1,
        withheld: 0,
        reused: false,
        tried: [{ engine: 'openai', model: 'gpt-4.1-mini', fault: 'unfounded', tokensIn: 640, tokensOut: 210 }],
      },
      personal: {
        key: '6f2c9a',
        answer: { kind: 'text', headline: 'Analista de Dados | SQL', about: null, lines: [], advice: [], letter: null },
      },
    },
  }),
  ModelGaveUp: event({
    repeatable: false,
    data: () => z.object({ analysis: id, tool: z.enum(modelSubjects), reason: z.enum(modelFailures), tried }),
    upcast: [noneTried],
    golden: {
      data: {
        analysis: exampleId(1),
        tool: 'resume',
        reason: 'too-slow',
        tried: [{ engine: 'ollama', model: 'qwen3:4b', fault: 'too-slow', tokensIn: 0, tokensOut: 0 }],
      },
    },
  }),
  ModelChoiceMade: event({
    repeatable: true,
    data: () => z.object({ choice: z.enum(modelChoices) }),
    golden: { data: { choice: 'local' } },
  }),
}

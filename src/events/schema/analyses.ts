// Events of analyses: what was asked for, what came of it, and the texts and tools a person chose for them.
import { z } from 'zod'
import { event } from './catalog'
import { exampleId, id, time } from './fields'
import { failures, plans, tools } from './vocabulary'

const score = z.number().int().min(0).max(100)

export const analysisEvents = {
  /** Whether the person has a use for a tool: one without is left out of the overall score. */
  ToolUseChosen: event({
    repeatable: true,
    data: () => z.object({ tool: z.enum(['photo', 'linkedin', 'resume']), used: z.boolean() }),
    golden: { data: { tool: 'linkedin', used: false } },
  }),
  LinkedinDraftSaved: event({
    repeatable: true,
    data: () => z.object({}),
    personal: () => z.object({ headline: z.string(), about: z.string(), experience: z.string() }),
    golden: {
      data: {},
      personal: {
        headline: 'Analista de Dados | SQL',
        about: 'Sou analista de dados.',
        experience: 'Rede Azul, 2021 - atual',
      },
    },
  }),
  /** `unit` is the allowance that was used, to which a failure gives the use back; null before allowances had names. */
  AnalysisRequested: event({
    repeatable: true,
    data: () =>
      z.object({
        analysis: id,
        tool: z.enum(tools),
        bytes: z.number().int().min(0),
        unit: z.object({ plan: z.enum(plans), source: z.string().min(1).max(300), cycle: time }).nullable(),
      }),
    personal: () => z.object({ file: z.string() }),
    upcast: [({ data, personal }) => ({ data: { ...data, unit: null }, personal })],
    golden: {
      data: {
        analysis: exampleId(1),
        tool: 'resume',
        bytes: 48_213,
        unit: { plan: 'professional', source: 'sub_exemplo', cycle: 1_797_000_000_000 },
      },
      personal: { file: 'marina-duarte.pdf' },
    },
  }),
  AnalysisCompleted: event({
    repeatable: false,
    data: () =>
      z.object({
        analysis: id,
        tool: z.enum(tools),
        engine: z.string(),
        rubric: z.number().int(),
        score,
      }),
    personal: () => z.object({ result: z.record(z.string(), z.json()) }),
    golden: {
      data: { analysis: exampleId(1), tool: 'resume', engine: 'builtin', rubric: 1, score: 76 },
      personal: { result: { score: 76, checks: [] } },
    },
  }),
  /**
   * The optimised files of a résumé were built and checked after its analysis; no facts where none is offered. `reading`: how many
   * changes of its corrections there had been; before schema 2 only the file's own reading was checked.
   */
  OptimisedResumeChecked: event({
    repeatable: false,
    upcast: [({ data, personal }) => ({ data: { ...data, reading: 0 }, personal })],
    data: () => z.object({ analysis: id, reading: z.number().int().min(0) }),
    personal: () => z.object({ facts: z.record(z.string(), z.json()).nullable() }),
    golden: {
      data: { analysis: exampleId(1), reading: 0 },
      personal: { facts: { before: 76, docx: 81, pdf: 80, notes: [{ id: 'columns' }], faults: [] } },
    },
  }),
  AnalysisFailed: event({
    repeatable: false,
    data: () => z.object({ analysis: id, tool: z.enum(tools), reason: z.enum(failures) }),
    golden: { data: { analysis: exampleId(1), tool: 'resume', reason: 'damaged' } },
  }),
} as const

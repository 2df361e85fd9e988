// Events of the stream account/<id>: who the person is, where they are signed in, what they asked to be analysed.
import { z } from 'zod'
import { openable, tools } from '../billing/catalogue'
import { defineEvents, type EventOf, event } from './catalog'

const id = z.uuid()
const role = z.enum(['usuario', 'admin'])
const score = z.number().int().min(0).max(100)

/** Why an analysis gave its unit back. The reader's refusals, and what can happen to us. */
export const failures = [
  'empty',
  'too-large',
  'unknown-type',
  'encrypted',
  'damaged',
  'scanned',
  'too-many-pages',
  'too-much-text',
  'too-slow',
  'too-much-memory',
  'old-word',
  'not-a-resume',
  'busy',
  'interrupted',
  'internal',
] as const
export type Failure = (typeof failures)[number]

export const accountEvents = defineEvents({
  AccountRegistered: event({
    schema: 1,
    data: z.object({ role, language: z.enum(['pt-BR', 'en-US']), terms: z.iso.date().nullable() }),
    personal: z.object({ name: z.string(), email: z.string(), password: z.string() }),
  }),
  RoleChanged: event({ schema: 1, data: z.object({ role }) }),
  PasswordChanged: event({ schema: 1, data: z.object({}), personal: z.object({ password: z.string() }) }),
  PlanAssigned: event({ schema: 1, data: z.object({ plan: z.enum(openable) }) }),
  SessionStarted: event({
    schema: 1,
    data: z.object({ session: id, token: z.string(), until: z.number().int() }),
  }),
  SessionEnded: event({
    schema: 1,
    data: z.object({ session: id, cause: z.enum(['logout', 'replaced', 'password']) }),
  }),
  AnalysisRequested: event({
    schema: 1,
    data: z.object({ analysis: id, tool: z.enum(tools), bytes: z.number().int().min(0) }),
    personal: z.object({ file: z.string() }),
  }),
  AnalysisCompleted: event({
    schema: 1,
    data: z.object({
      analysis: id,
      tool: z.enum(tools),
      engine: z.string(),
      rubric: z.number().int(),
      score,
    }),
    personal: z.object({ result: z.record(z.string(), z.json()) }),
  }),
  AnalysisFailed: event({
    schema: 1,
    data: z.object({ analysis: id, tool: z.enum(tools), reason: z.enum(failures) }),
  }),
})

export type AccountEvent = EventOf<typeof accountEvents>

/** The stream of an account. */
export const accountStream = (account: string): string => `account/${account}`

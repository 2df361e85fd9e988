// Events of the stream account/<id>: who the person is, where they are signed in, what they asked to be analysed.
import { z } from 'zod'
import { administrationEvents } from './administration'
import { billingEvents } from './billing'
import { defineEvents, type EventOf, event } from './catalog'
import { modelEvents } from './models'
import { secondFactorEvents } from './second-factor'
import { survivor } from './sessions'
import { failures, plans, roles, subjects, themes, tools } from './vocabulary'

const id = z.uuid()
const role = z.enum(roles)
const time = z.number().int().min(0)
/** An id for the golden examples. */
const example = '01939b6e-7c00-7000-8000-000000000001'
const score = z.number().int().min(0).max(100)

export const accountEvents = defineEvents({
  ...billingEvents,
  ...administrationEvents,
  ...modelEvents,
  ...secondFactorEvents,
  AccountRegistered: event({
    schema: 1,
    data: z.object({ role, language: z.enum(['pt-BR', 'en-US']), terms: z.iso.date().nullable() }),
    personal: z.object({ name: z.string(), email: z.string(), password: z.string() }),
    golden: {
      data: { role: 'usuario', language: 'pt-BR', terms: '2025-05-01' },
      personal: {
        name: 'Marina Duarte',
        email: 'marina@exemplo.com.br',
        password: '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA',
      },
    },
  }),
  RoleChanged: event({
    schema: 1,
    data: z.object({ role }),
    golden: { data: { role: 'admin' } },
  }),
  PasswordChanged: event({
    schema: 2,
    data: z.object({ survivor }),
    personal: z.object({ password: z.string() }),
    upcast: [({ data, personal }) => ({ data: { ...data, survivor: 'separate' }, personal })],
    golden: { data: { survivor: example }, personal: { password: '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA' } },
  }),
  /** A person's name and address as they are from now on, both each time. */
  ProfileChanged: event({
    schema: 1,
    data: z.object({}),
    personal: z.object({ name: z.string(), email: z.string() }),
    golden: { data: {}, personal: { name: 'Marina D. Reis', email: 'marina.reis@exemplo.com.br' } },
  }),
  /** The picture kept under this id, of so many bytes; null when the person has taken theirs away. */
  AvatarChanged: event({
    schema: 1,
    data: z.object({ photo: id.nullable(), bytes: z.number().int().min(0) }),
    golden: { data: { photo: example, bytes: 14_208 } },
  }),
  /** All settings as they are from now on. `emails`: whether notifications are also mailed. */
  SettingsChanged: event({
    schema: 1,
    data: z.object({ theme: z.enum(themes), language: z.enum(['pt-BR', 'en-US']), emails: z.boolean() }),
    golden: { data: { theme: 'dark', language: 'en-US', emails: false } },
  }),
  /** The account is over: its sessions end, its address is free, its key is about to be destroyed. */
  AccountErased: event({
    schema: 1,
    data: z.object({}),
    golden: { data: {} },
  }),
  /** A plan given and not sold; `from` anchors its cycles. `free` takes it back. */
  PlanAssigned: event({
    schema: 2,
    data: z.object({ plan: z.enum(plans), from: time }),
    // Only plans without limit could be given before: where their cycles began made no difference.
    upcast: [({ data, personal }) => ({ data: { ...data, from: 0 }, personal })],
    golden: { data: { plan: 'enterprise', from: 1_797_000_000_000 } },
  }),
  /**
   * `epoch`: how often all sessions of the account had been ended at once when it was asked for; a session of an earlier
   * epoch never begins. Both are null for one that lies in its account's own stream, as all did before schema 2.
   */
  SessionStarted: event({
    schema: 2,
    data: z.object({
      session: id,
      account: id.nullable(),
      token: z.string(),
      epoch: z.number().int().min(0).nullable(),
      until: z.number().int(),
    }),
    upcast: [({ data, personal }) => ({ data: { ...data, account: null, epoch: null }, personal })],
    golden: {
      data: {
        session: example,
        account: '01939b6e-7c00-7000-8000-000000000002',
        token: 'aGFzaCBvZiBhIHRva2Vu',
        epoch: 1,
        until: 1_797_000_000_000,
      },
    },
  }),
  SessionEnded: event({
    schema: 1,
    data: z.object({ session: id, cause: z.enum(['logout', 'replaced', 'password', 'deactivated']) }),
    golden: { data: { session: example, cause: 'logout' } },
  }),
  LinkedinDraftSaved: event({
    schema: 1,
    data: z.object({}),
    personal: z.object({ headline: z.string(), about: z.string(), experience: z.string() }),
    golden: {
      data: {},
      personal: {
        headline: 'Analista de Dados | SQL',
        about: 'Sou analista de dados.',
        experience: 'Rede Azul, 2021 - atual',
      },
    },
  }),
  /** `unit` is the allowance it was taken from, to which a failure gives it back; null before units had names. */
  AnalysisRequested: event({
    schema: 2,
    data: z.object({
      analysis: id,
      tool: z.enum(tools),
      bytes: z.number().int().min(0),
      unit: z.object({ plan: z.enum(plans), source: z.string().min(1).max(300), cycle: time }).nullable(),
    }),
    personal: z.object({ file: z.string() }),
    upcast: [({ data, personal }) => ({ data: { ...data, unit: null }, personal })],
    golden: {
      data: {
        analysis: example,
        tool: 'resume',
        bytes: 48_213,
        unit: { plan: 'professional', source: 'sub_exemplo', cycle: 1_797_000_000_000 },
      },
      personal: { file: 'marina-duarte.pdf' },
    },
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
    golden: {
      data: { analysis: example, tool: 'resume', engine: 'builtin', rubric: 1, score: 76 },
      personal: { result: { score: 76, checks: [] } },
    },
  }),
  /** The optimised files of a résumé were made and checked after its analysis; no facts where none is offered. */
  OptimisedResumeChecked: event({
    schema: 1,
    data: z.object({ analysis: id }),
    personal: z.object({ facts: z.record(z.string(), z.json()).nullable() }),
    golden: {
      data: { analysis: example },
      personal: { facts: { before: 76, docx: 81, pdf: 80, notes: [{ id: 'columns' }], faults: [] } },
    },
  }),
  AnalysisFailed: event({
    schema: 1,
    data: z.object({ analysis: id, tool: z.enum(tools), reason: z.enum(failures) }),
    golden: { data: { analysis: example, tool: 'resume', reason: 'damaged' } },
  }),
  /** A notification is the event it tells of (src/domain/notification.ts), so it bears that event's id. */
  NotificationRead: event({
    schema: 1,
    data: z.object({ notification: id }),
    golden: { data: { notification: example } },
  }),
  /** All those whose events lie at this position of the log or before it. */
  NotificationsRead: event({
    schema: 1,
    data: z.object({ until: z.number().int().min(1) }),
    golden: { data: { until: 4_096 } },
  }),
  NotificationsCleared: event({
    schema: 1,
    data: z.object({ until: z.number().int().min(1) }),
    golden: { data: { until: 4_096 } },
  }),
  /** It went to the person's address, or their mail server will never take it: either way it is not tried again. */
  NotificationMailed: event({
    schema: 1,
    data: z.object({ notification: id, outcome: z.enum(['sent', 'refused']) }),
    golden: { data: { notification: example, outcome: 'sent' } },
  }),
  SupportMessageSent: event({
    schema: 1,
    data: z.object({ message: id, subject: z.enum(subjects), language: z.enum(['pt-BR', 'en-US']) }),
    personal: z.object({ name: z.string(), email: z.string(), text: z.string() }),
    golden: {
      data: { message: example, subject: 'problema-analise', language: 'pt-BR' },
      personal: { name: 'Marina Duarte', email: 'marina@exemplo.com.br', text: 'A análise do meu currículo parou.' },
    },
  }),
  SupportMessageMailed: event({
    schema: 1,
    data: z.object({ message: id, by: z.enum(['outbox', 'smtp']) }),
    golden: { data: { message: example, by: 'outbox' } },
  }),
})

export type AccountEvent = EventOf<typeof accountEvents>

/** The stream of an account. */
export const accountStream = (account: string): string => `account/${account}`

/** The stream of a session, which ends with it. */
export const sessionStream = (session: string): string => `session/${session}`

/** Whose session began. */
export const accountOfSession = ({
  data,
  meta,
}: {
  readonly data: { readonly account: string | null }
  readonly meta: { readonly stream: string }
}): string => data.account ?? meta.stream.slice('account/'.length)

/** The account whose stream it is; null for a stream of another kind. */
export const accountOf = (stream: string): string | null =>
  stream.startsWith('account/') ? stream.slice('account/'.length) : null

/** The stream of a message from somebody who is not signed in: a key of its own, so it can be erased by itself. */
export const supportStream = (message: string): string => `support/${message}`

// The catalog of every stream's events, those of an account itself among them: who the person is, where they are
// signed in, what they had analysed. Also the names of streams.
import { z } from 'zod'
import { addressEvents } from './accounts/address'
import { apiTokenEvents } from './accounts/api-tokens'
import { identityEvents } from './accounts/identity'
import { outgoingWebhookEvents } from './accounts/outgoing-webhooks'
import { secondFactorEvents } from './accounts/second-factor'
import { survivor } from './accounts/sessions'
import { administrationEvents } from './administration'
import { billingEvents } from './billing'
import { defineEvents, type EventOf, event } from './catalog'
import { correctionEvents } from './corrections'
import { couponEvents } from './coupons'
import { draftEvents } from './drafts/drafts'
import { draftReviewEvents } from './drafts/reviews'
import { id, time } from './fields'
import { interviewEvents } from './interview'
import { mentoringEvents } from './mentoring'
import { modelEvents } from './models'
import { notificationEvents } from './notifications'
import { planTermsEvents } from './plan-terms'
import { refusalEvents } from './refusals'
import { supportEvents } from './support'
import { vacancyEvents } from './vacancies'
import { adminReasons, failures, plans, roles, themes, tools } from './vocabulary'
import { weekEvents } from './week'

const role = z.enum(roles)
/** An id for the golden examples. */
const example = '01939b6e-7c00-7000-8000-000000000001'
const score = z.number().int().min(0).max(100)

export const domainEvents = defineEvents({
  ...billingEvents,
  ...couponEvents,
  ...administrationEvents,
  ...addressEvents,
  ...apiTokenEvents,
  ...outgoingWebhookEvents,
  ...identityEvents,
  ...mentoringEvents,
  ...modelEvents,
  ...correctionEvents,
  ...draftEvents,
  ...draftReviewEvents,
  ...notificationEvents,
  ...interviewEvents,
  ...vacancyEvents,
  ...weekEvents,
  ...planTermsEvents,
  ...refusalEvents,
  ...secondFactorEvents,
  ...supportEvents,
  AccountRegistered: event({
    schema: 1,
    data: () => z.object({ role, language: z.enum(['pt-BR', 'en-US']), terms: z.iso.date().nullable() }),
    personal: () => z.object({ name: z.string(), email: z.string(), password: z.string() }),
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
    data: () => z.object({ role }),
    golden: { data: { role: 'admin' } },
  }),
  PasswordChanged: event({
    schema: 2,
    data: () => z.object({ survivor }),
    personal: () => z.object({ password: z.string() }),
    upcast: [({ data, personal }) => ({ data: { ...data, survivor: 'separate' }, personal })],
    golden: { data: { survivor: example }, personal: { password: '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA' } },
  }),
  /** A person's new name and address; always both. */
  ProfileChanged: event({
    schema: 1,
    data: () => z.object({}),
    personal: () => z.object({ name: z.string(), email: z.string() }),
    golden: { data: {}, personal: { name: 'Marina D. Reis', email: 'marina.reis@exemplo.com.br' } },
  }),
  /** The profile photo with this id and its size in bytes; null when the person has removed theirs. */
  AvatarChanged: event({
    schema: 1,
    data: () => z.object({ photo: id.nullable(), bytes: z.number().int().min(0) }),
    golden: { data: { photo: example, bytes: 14_208 } },
  }),
  /** All settings after the change. `emails`: whether notifications are also mailed. */
  SettingsChanged: event({
    schema: 1,
    data: () => z.object({ theme: z.enum(themes), language: z.enum(['pt-BR', 'en-US']), emails: z.boolean() }),
    golden: { data: { theme: 'dark', language: 'en-US', emails: false } },
  }),
  /** The account ends: its sessions end, its address becomes free, its key is about to be destroyed. */
  AccountErased: event({
    schema: 1,
    data: () => z.object({}),
    golden: { data: {} },
  }),
  /** A plan given without payment, and why; `from` anchors its cycles. `free` takes it back. */
  PlanAssigned: event({
    schema: 3,
    data: () => z.object({ plan: z.enum(plans), from: time, reason: z.enum(adminReasons) }),
    upcast: [
      // Before, only unlimited plans could be given: the start of their cycles made no difference.
      ({ data, personal }) => ({ data: { ...data, from: 0 }, personal }),
      ({ data, personal }) => ({ data: { ...data, reason: 'unspecified' }, personal }),
    ],
    golden: { data: { plan: 'enterprise', from: 1_797_000_000_000, reason: 'support' } },
  }),
  /**
   * `epoch`: how often all sessions of the account had been ended at once when it was requested; a session of an
   * earlier epoch never starts. Both are null for a session in its account's own stream, as all were before schema 2.
   */
  SessionStarted: event({
    schema: 2,
    data: () =>
      z.object({
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
    data: () => z.object({ session: id, cause: z.enum(['logout', 'replaced', 'password', 'deactivated']) }),
    golden: { data: { session: example, cause: 'logout' } },
  }),
  /** Whether the person has a use for a tool: one without is left out of the overall score. */
  ToolUseChosen: event({
    schema: 1,
    data: () => z.object({ tool: z.enum(['photo', 'linkedin', 'resume']), used: z.boolean() }),
    golden: { data: { tool: 'linkedin', used: false } },
  }),
  LinkedinDraftSaved: event({
    schema: 1,
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
    schema: 2,
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
      data: { analysis: example, tool: 'resume', engine: 'builtin', rubric: 1, score: 76 },
      personal: { result: { score: 76, checks: [] } },
    },
  }),
  /** The optimised files of a résumé were built and checked after its analysis; no facts where none is offered. */
  OptimisedResumeChecked: event({
    schema: 1,
    data: () => z.object({ analysis: id }),
    personal: () => z.object({ facts: z.record(z.string(), z.json()).nullable() }),
    golden: {
      data: { analysis: example },
      personal: { facts: { before: 76, docx: 81, pdf: 80, notes: [{ id: 'columns' }], faults: [] } },
    },
  }),
  AnalysisFailed: event({
    schema: 1,
    data: () => z.object({ analysis: id, tool: z.enum(tools), reason: z.enum(failures) }),
    golden: { data: { analysis: example, tool: 'resume', reason: 'damaged' } },
  }),
})

export type DomainEvent = EventOf<typeof domainEvents>

/** The stream of an account. */
export const accountStream = (account: string): string => `account/${account}`

/** The stream of a session, which ends with it. */
export const sessionStream = (session: string): string => `session/${session}`

/** The account of a stream; null for a stream of another kind. */
export const accountOf = (stream: string): string | null =>
  stream.startsWith('account/') ? stream.slice('account/'.length) : null

/** The account of a stream that can be of no other kind; throws an Error where it is. */
export const requireAccount = (stream: string): string => {
  const account = accountOf(stream)
  if (account === null) throw new Error(`not a stream of an account: ${stream.replace(/\/.*/, '')}`)
  return account
}

/** The account whose session started; throws an Error for an event that names none, in a stream of another kind. */
export const accountOfSession = ({
  data,
  meta,
}: {
  readonly data: { readonly account: string | null }
  readonly meta: { readonly stream: string }
}): string => data.account ?? requireAccount(meta.stream)

/** The stream of a message from a visitor: it has its own key, so that it can be erased on its own. */
export const supportStream = (message: string): string => `support/${message}`

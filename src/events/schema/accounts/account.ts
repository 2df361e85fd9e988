// Events of the account itself: who the person is, how they want it, and where they are signed in.
import { z } from 'zod'
import { event } from '../catalog'
import { exampleId, id, time } from '../fields'
import { adminReasons, plans, roles, themes } from '../vocabulary'
import { survivor } from './sessions'

const role = z.enum(roles)

export const accountEvents = {
  AccountRegistered: event({
    repeatable: false,
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
    repeatable: true,
    data: () => z.object({ role }),
    golden: { data: { role: 'admin' } },
  }),
  PasswordChanged: event({
    repeatable: true,
    data: () => z.object({ survivor }),
    personal: () => z.object({ password: z.string() }),
    upcast: [({ data, personal }) => ({ data: { ...data, survivor: 'separate' }, personal })],
    golden: {
      data: { survivor: exampleId(1) },
      personal: { password: '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA' },
    },
  }),
  /** A person's new name and address; always both. */
  ProfileChanged: event({
    repeatable: true,
    data: () => z.object({}),
    personal: () => z.object({ name: z.string(), email: z.string() }),
    golden: { data: {}, personal: { name: 'Marina D. Reis', email: 'marina.reis@exemplo.com.br' } },
  }),
  /** The profile photo with this id and its size in bytes; null when the person has removed theirs. */
  AvatarChanged: event({
    repeatable: true,
    data: () => z.object({ photo: id.nullable(), bytes: z.number().int().min(0) }),
    golden: { data: { photo: exampleId(1), bytes: 14_208 } },
  }),
  /** All settings after the change. `emails`: whether notifications are also mailed. */
  SettingsChanged: event({
    repeatable: true,
    data: () => z.object({ theme: z.enum(themes), language: z.enum(['pt-BR', 'en-US']), emails: z.boolean() }),
    golden: { data: { theme: 'dark', language: 'en-US', emails: false } },
  }),
  /** The account ends: its sessions end, its address becomes free, its key is about to be destroyed. */
  AccountErased: event({
    repeatable: false,
    data: () => z.object({}),
    golden: { data: {} },
  }),
  /** A plan given without payment, and why; `from` anchors its cycles. `free` takes it back. */
  PlanAssigned: event({
    repeatable: true,
    data: () => z.object({ plan: z.enum(plans), from: time, reason: z.enum(adminReasons) }),
    upcast: [
      // Before, only unlimited plans could be given: the start of their cycles made no difference.
      ({ data, personal }) => ({ data: { ...data, from: 0 }, personal }),
      ({ data, personal }) => ({ data: { ...data, reason: 'unspecified' }, personal }),
    ],
    golden: { data: { plan: 'enterprise', from: 1_797_000_000_000, reason: 'support' } },
  }),
  /** `epoch`: how often all sessions had been ended when it was requested; one of an earlier epoch never starts. Null, as `account`, in an account's stream (schema 1). */
  SessionStarted: event({
    repeatable: false,
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
        session: exampleId(1),
        account: exampleId(2),
        token: 'aGFzaCBvZiBhIHRva2Vu',
        epoch: 1,
        until: 1_797_000_000_000,
      },
    },
  }),
  SessionEnded: event({
    repeatable: false,
    data: () => z.object({ session: id, cause: z.enum(['logout', 'replaced', 'password', 'deactivated']) }),
    golden: { data: { session: exampleId(1), cause: 'logout' } },
  }),
} as const

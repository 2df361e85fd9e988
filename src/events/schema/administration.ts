// What admins do to an account, in its own stream: `actor` is the admin, `reason` one of a list, so that it can still be
// read once the person is forgotten. The note may speak of the person, so it is sealed under their key and goes with it.
import { z } from 'zod'
import { event } from './catalog'
import { survivor } from './sessions'
import { adminReasons } from './vocabulary'

const reason = z.enum(adminReasons)
const note = z.string()
const message = z.uuid()
const why = { data: z.object({ reason }), personal: z.object({ note }) }
const golden = { data: { reason: 'request' }, personal: { note: 'Pediu por telefone.' } } as const

export const administrationEvents = {
  /** Signs in no more, and is signed in nowhere; everything else stays as it was. */
  AccountDeactivated: event({ schema: 1, ...why, golden }),
  /** As before it was deactivated, with the role it had. */
  AccountReactivated: event({ schema: 1, ...why, golden }),
  /** An admin gave the account another password; its sessions end with it. */
  PasswordReset: event({
    schema: 2,
    data: z.object({ reason, survivor }),
    personal: z.object({ password: z.string(), note }),
    upcast: [({ data, personal }) => ({ data: { ...data, survivor: 'separate' }, personal })],
    golden: {
      data: { reason: 'request', survivor: 'none' },
      personal: { password: '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA', note: 'Pediu por telefone.' },
    },
  }),
  /** An admin made a link with which the person chooses a new password. */
  ResetLinkMade: event({ schema: 1, ...why, golden }),
  /** An admin deletes the account; AccountErased follows in the same append, and with it every note is gone. */
  ErasureOrdered: event({ schema: 1, data: z.object({ reason }), golden: { data: { reason: 'request' } } }),
  /** An admin opened what is personal in this account's past. */
  PersonalDataOpened: event({ schema: 1, ...why, golden }),
  /** It was marked as answered and is not: it waits again. */
  SupportMessageReopened: event({
    schema: 1,
    data: z.object({ message }),
    golden: { data: { message: '01939b6e-7c00-7000-8000-000000000001' } },
  }),
  /** A visitor's message is gone: the key of its stream is about to be destroyed. */
  SupportMessageErased: event({
    schema: 1,
    data: z.object({ message, reason }),
    golden: { data: { message: '01939b6e-7c00-7000-8000-000000000001', reason: 'request' } },
  }),
  SupportMessageAnswered: event({
    schema: 1,
    data: z.object({ message }),
    golden: { data: { message: '01939b6e-7c00-7000-8000-000000000001' } },
  }),
} as const

// Events of what admins do to an account, in its own stream: `actor` is the admin, `reason` one of a list, so that it
// remains readable after an erasure. The note may contain personal data, so it is sealed with the person's key and
// erased with it.
import { z } from 'zod'
import { survivor } from './accounts/sessions'
import { event } from './catalog'
import { exampleId, id as message } from './fields'
import { adminReasons } from './vocabulary'

const reason = z.enum(adminReasons)
const note = z.string()
const why = { data: () => z.object({ reason }), personal: () => z.object({ note }) }
const golden = { data: { reason: 'request' }, personal: { note: 'Pediu por telefone.' } } as const

export const administrationEvents = {
  /** The account can no longer sign in and its sessions end; everything else stays. */
  AccountDeactivated: event({ repeatable: false, ...why, golden }),
  /** As before it was deactivated, with its former role. */
  AccountReactivated: event({ repeatable: true, ...why, golden }),
  /** An admin gave the account another password; its sessions end. */
  PasswordReset: event({
    repeatable: false,
    data: () => z.object({ reason, survivor }),
    personal: () => z.object({ password: z.string(), note }),
    upcast: [({ data, personal }) => ({ data: { ...data, survivor: 'separate' }, personal })],
    golden: {
      data: { reason: 'request', survivor: 'none' },
      personal: { password: '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA', note: 'Pediu por telefone.' },
    },
  }),
  /** An admin created a link with which the person chooses a new password. */
  ResetLinkMade: event({ repeatable: true, ...why, golden }),
  /** An admin deletes the account; AccountErased follows in the same append and makes every note unreadable. */
  ErasureOrdered: event({
    repeatable: false,
    data: () => z.object({ reason }),
    golden: { data: { reason: 'request' } },
  }),
  /** An admin opened the personal data in this account's history. */
  PersonalDataOpened: event({ repeatable: true, ...why, golden }),
  /** A message marked as answered is open again. */
  SupportMessageReopened: event({
    repeatable: true,
    data: () => z.object({ message }),
    golden: { data: { message: exampleId(1) } },
  }),
  /** A visitor's message is erased: the key of its stream is about to be destroyed. */
  SupportMessageErased: event({
    repeatable: false,
    data: () => z.object({ message, reason }),
    golden: { data: { message: exampleId(1), reason: 'request' } },
  }),
  SupportMessageAnswered: event({
    repeatable: false,
    data: () => z.object({ message }),
    golden: { data: { message: exampleId(1) } },
  }),
} as const

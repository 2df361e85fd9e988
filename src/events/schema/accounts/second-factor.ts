// Events of second factors, in the stream of their account. Secrets, keys and names are personal: sealed under the
// account's key and gone with it. Which codes and challenges were used already is in runtime.db, not here.
import { z } from 'zod'
import { event } from '../catalog'
import { count, exampleId, id as passkey, time } from '../fields'
import { adminReasons } from '../vocabulary'
import { survivor } from './sessions'

/** `survivor`: the session that made the change; the account's others end with it, since they began under other conditions. */
export const secondFactorEvents = {
  /** Codes of an authenticator app are asked for from now on. `secret`: in base32. */
  TotpEnabled: event({
    repeatable: true,
    data: () => z.object({ survivor }),
    personal: () => z.object({ secret: z.string() }),
    golden: { data: { survivor: exampleId(1) }, personal: { secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' } },
  }),
  TotpDisabled: event({
    repeatable: false,
    data: () => z.object({ survivor }),
    golden: { data: { survivor: exampleId(1) } },
  }),
  /** `credential` is the authenticator's own id of it; both that and the public key are in base64url. */
  PasskeyAdded: event({
    repeatable: true,
    data: () => z.object({ passkey, added: time, survivor }),
    personal: () =>
      z.object({
        name: z.string(),
        credential: z.string(),
        publicKey: z.string(),
        counter: count,
        transports: z.array(z.string()),
      }),
    golden: {
      data: { passkey: exampleId(1), added: 1_797_000_000_000, survivor: exampleId(1) },
      personal: {
        name: 'Celular',
        credential: 'Y3JlZGVudGlhbA',
        publicKey: 'cHVibGljIGtleQ',
        counter: 0,
        transports: ['internal', 'hybrid'],
      },
    },
  }),
  PasskeyRemoved: event({
    repeatable: false,
    data: () => z.object({ passkey, survivor }),
    golden: { data: { passkey: exampleId(1), survivor: exampleId(1) } },
  }),
  /** A new set; codes of an earlier one are worth nothing from here on. `renewed`: there was one, or could have been. */
  RecoveryCodesMade: event({
    repeatable: true,
    data: () => z.object({ renewed: z.boolean() }),
    personal: () => z.object({ hashes: z.array(z.string()) }),
    golden: { data: { renewed: false }, personal: { hashes: ['aGFzaCBvZiBhIGNvZGU'] } },
  }),
  /** `index`: its place in the set, from 0. `left`: how many of the set can still be used. */
  RecoveryCodeUsed: event({
    repeatable: false,
    data: () => z.object({ index: count, left: count }),
    golden: { data: { index: 3, left: 9 } },
  }),
  /** An admin or the operator took every factor away, so that the person can sign in with the password alone. */
  SecondFactorRemoved: event({
    repeatable: false,
    data: () => z.object({ reason: z.enum(adminReasons) }),
    personal: () => z.object({ note: z.string() }),
    golden: { data: { reason: 'request' }, personal: { note: 'Perdeu o celular.' } },
  }),
} as const

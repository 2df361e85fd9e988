// Events about sign-in by an OpenID Connect provider: which of its people an account belongs to.
import { z } from 'zod'
import { event } from '../catalog'
import { exampleId, id as identity } from '../fields'

export const identityEvents = {
  /** The person of this subject signs in to this account; `email` is the provider’s, or ''. `registering`: the account was created with it. */
  IdentityLinked: event({
    repeatable: true,
    data: () => z.object({ identity, registering: z.boolean() }),
    personal: () => z.object({ issuer: z.string(), subject: z.string(), email: z.string() }),
    upcast: [({ data, personal }) => ({ data: { ...data, registering: false }, personal })],
    golden: {
      data: { identity: exampleId(3), registering: false },
      personal: { issuer: 'https://contas.exemplo.com.br', subject: '248289761001', email: 'marina@exemplo.com.br' },
    },
  }),
  IdentityUnlinked: event({
    repeatable: false,
    data: () => z.object({ identity }),
    golden: { data: { identity: exampleId(3) } },
  }),
} as const

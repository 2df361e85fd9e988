// A person's API tokens, in the stream of their account: what a program of theirs signs in with, for a while and for less
// than they may do themselves. When one was last used is no history (runtime.db).
import { z } from 'zod'
import { event } from '../catalog'
import { id as apiToken, exampleId, time } from '../fields'
import { tokenScopes } from '../vocabulary'

/** Another password, deactivating the account and erasing it end all tokens without an event of their own. */
export const apiTokenEvents = {
  /** `token`: the hash of the token, which itself is stored nowhere. `made` and `until` in milliseconds since 1970. */
  ApiTokenMade: event({
    repeatable: true,
    data: () => z.object({ apiToken, scope: z.enum(tokenScopes), token: z.string(), made: time, until: time }),
    personal: () => z.object({ name: z.string() }),
    golden: {
      data: {
        apiToken: exampleId(1),
        scope: 'read',
        token: 'aGFzaCBvZiBhIHRva2Vu',
        made: 1_797_000_000_000,
        until: 1_799_592_000_000,
      },
      personal: { name: 'Planilha de casa' },
    },
  }),
  ApiTokenRevoked: event({
    repeatable: false,
    data: () => z.object({ apiToken }),
    golden: { data: { apiToken: exampleId(1) } },
  }),
} as const

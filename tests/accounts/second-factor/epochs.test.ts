// The account's epoch is counted twice: by its state, which decides, and by the read model that opens sessions. Were they to
// differ, nobody could sign in any more, or a session of an earlier epoch would open.
import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { type SecondFactorCommand, secondFactor } from '../../../src/domain/accounts/second-factor/second-factor'
import { hasSecondFactor } from '../../../src/domain/accounts/second-factor/state'
import { accountStream } from '../../../src/events/schema/events'
import { accountState } from '../../../src/server/accounts/account-state'
import { startSession } from '../../../src/server/accounts/sign-in/sessions'
import { accountOf } from '../../helpers/events/notifications'
import { fileApp } from '../../helpers/file-app'

const app = fileApp()

const runs = process.env.LONG ? 60 : 6
const passkeys = [Bun.randomUUIDv7(), Bun.randomUUIDv7()]
const hashes = ['h0', 'h1', 'h2']
const session = Bun.randomUUIDv7()
const made = { name: 'Chave', publicKey: 'key', counter: 0, transports: [], added: 0 } as const

type WithoutEpoch = SecondFactorCommand extends infer C ? (C extends { epoch: number } ? Omit<C, 'epoch'> : C) : never
const command = fc.constantFrom<WithoutEpoch>(
  { kind: 'enable-totp', secret: 'S', session, hashes },
  { kind: 'disable-totp', session },
  ...passkeys.map(
    (id) => ({ kind: 'add-passkey', passkey: { ...made, id, credential: id }, session, hashes }) as const,
  ),
  ...passkeys.map((passkey) => ({ kind: 'remove-passkey', passkey, session }) as const),
  { kind: 'make-codes', hashes },
  { kind: 'use-code', hash: 'h1' },
  { kind: 'remove-all', reason: 'request', note: '', own: false },
)

test('after any history a session of the present epoch opens, and none of an earlier one', async () => {
  let people = 0
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 1, maxLength: 12 }), async (commands) => {
      const client = app.client()
      await client.register(`epoca${++people}@exemplo.com`)
      const id = await accountOf(client)
      const metadata = { at: app.core.clock(), actor: id, correlation: Bun.randomUUIDv7(), causation: null }
      const caller = {
        ...metadata,
        address: '203.0.113.9',
        devices: [],
        language: 'pt-BR',
        device: '',
        person: null,
      } as const
      const begin = (epoch: number, shown: 'first-factor' | 'second-factor') =>
        startSession(app.core, id, epoch, { ...caller, now: app.core.clock() }, shown)
      for (const one of commands) {
        const before = accountState(app.core, id).epoch
        const asked = one.kind === 'remove-all' ? one : { ...one, epoch: before }
        await app.core.handle(secondFactor, accountStream(id), asked as SecondFactorCommand, metadata)
        const { epoch, secondFactor: factors } = accountState(app.core, id)
        expect(await begin(epoch, 'second-factor')).toMatchObject({ sessionValue: expect.any(String) })
        if (epoch > before) expect(await begin(before, 'second-factor')).toBeNull()
        const first = await begin(epoch, 'first-factor')
        if (hasSecondFactor(factors)) expect(first).toBe('second-factor')
        else expect(first).toMatchObject({ sessionValue: expect.any(String) })
      }
    }),
    { numRuns: runs },
  )
}, 30_000)

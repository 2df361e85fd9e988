// How often an admin's action is repeated: only when their own account changed meanwhile, and never without end.
import { expect, spyOn, test } from 'bun:test'
import { administration } from '../../src/domain/accounts/administration'
import { accountStream } from '../../src/events/schema/events'
import { createAccount } from '../../src/server/accounts/sign-in/create-account'
import type { Core } from '../../src/server/core/core'
import { triesMax } from '../../src/server/runtime/command-handler'
import { body, start, testApp } from '../helpers/app'
import { closeAfterEach, open } from '../helpers/close-after-each'

closeAfterEach()

/** A server with an admin and a person; every erasure there is refused as a conflict, before which `meanwhile` runs. */
const refusing = async (meanwhile: (core: Core, admin: string) => Promise<unknown>) => {
  const app = await testApp()
  open.push(() => app.close())
  const { core } = app
  const caller = { language: 'pt-BR', correlation: 'c', now: start, terms: null, actor: null } as const
  const email = 'chefe@vagas.example'
  await createAccount(core, { name: 'Chefe', email, password: 'segredo1', role: 'admin' }, caller)
  const admin = app.client()
  const chief = await body<{ id: string }>(await admin.post('/api/login', { email, senha: 'segredo1' }))
  const { id } = await body<{ id: string }>(await app.client().register('ana@exemplo.com', 'Ana'))
  let tries = 0
  const handle = core.handle
  spyOn(core, 'handle').mockImplementation(async (...call) => {
    const [decider, , command] = call
    if (decider !== (administration as unknown) || (command as { kind?: string }).kind !== 'erase')
      return handle(...call)
    tries += 1
    await meanwhile(core, chief.id)
    return { ok: false, code: 'conflict' }
  })
  const { status } = await admin.ask(`/api/admin/users/${id}?motivo=request`, { method: 'DELETE' })
  return { status, tries }
}

test('a deletion that others were faster than is tried by the command handler alone', async () => {
  expect(await refusing(async () => {})).toEqual({ status: 503, tries: 1 })
})

test('when the admin’s own account changes each time, it is decided again as often as an append is tried', async () => {
  const changed = (core: Core, id: string) =>
    core.handle(
      administration,
      accountStream(id),
      { kind: 'open', reason: 'support', note: '' },
      { at: core.clock(), actor: id, correlation: 'c', causation: null },
    )
  expect(await refusing(changed)).toEqual({ status: 503, tries: triesMax })
})

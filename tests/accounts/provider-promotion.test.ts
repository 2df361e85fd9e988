// Identities that somebody linked before a new password or a promotion: they let nobody in afterwards.
import { expect, setDefaultTimeout, test } from 'bun:test'
import { resetCode, resetPath } from '../../src/server/accounts/password-reset/reset-links'
import { makeAdmin } from '../../src/server/admin/operator/operator'
import { resetByOperator } from '../../src/server/admin/operator/operator-accounts'
import type { IdentityProvider } from '../helpers/accounts/identity-provider'
import { pathOf, signIn, types, user, withProvider } from '../helpers/accounts/provider-sign-in'
import type { Client, TestApp } from '../helpers/app'
import { closeAfterEach } from '../helpers/close-after-each'

setDefaultTimeout(60_000)
closeAfterEach()

/** Registers an address with a password and links the provider's `ana` to it. */
const squatter = async (app: TestApp, provider: IdentityProvider, client: Client, email: string) => {
  expect((await client.register(email)).status).toBe(201)
  provider.signInAs('ana')
  const page = await (await client.form('/conta/entrada', { senha: 'segredo1' })).text()
  const href = /href="(http:\/\/127[^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? ''
  await client.ask(pathOf(await provider.visit(href)))
  expect((await client.form('/conta/entrada/confirmar', {})).status).toBe(303)
  const { id } = await user(client)
  expect(types(app, id)).toContain('IdentityLinked')
  return id
}
const comesIn = async (app: TestApp, provider: IdentityProvider) =>
  (await signIn(app.client(), provider, 'ana')).headers.get('location') !== '/entrar/provedor/conta'

test('an account that becomes an admin’s has no identity of the person who made it', async () => {
  const { app, provider } = await withProvider()
  await squatter(app, provider, app.client(), 'chefe@exemplo.com')
  expect(await comesIn(app, provider)).toBe(true)
  expect(await makeAdmin(app.core, { email: 'chefe@exemplo.com', password: 'maré alta 7', existing: true })).toBe(
    'promoted',
  )
  expect(await comesIn(app, provider)).toBe(false)
  // The identity is free again for an account of its own.
  const own = app.client()
  await signIn(own, provider, 'ana')
  const made = await own.form('/entrar/provedor/conta', { nome: 'Ana', aceitarTermos: 'true' })
  expect([made.status, made.headers.get('location')]).toEqual([303, '/painel'])
})

test('a password that the operator resets ends them', async () => {
  const { app, provider } = await withProvider()
  await squatter(app, provider, app.client(), 'vitima@exemplo.com')
  expect(await resetByOperator(app.core, { email: 'vitima@exemplo.com', password: 'maré alta 7' })).toBe('reset')
  expect(await comesIn(app, provider)).toBe(false)
})

test('a new password chosen by link ends them', async () => {
  const { app, provider } = await withProvider()
  const id = await squatter(app, provider, app.client(), 'dona@exemplo.com')
  const codigo = resetCode(app.core, 'mail', id, app.core.clock())
  const victim = app.client()
  expect((await victim.ask(resetPath(codigo))).status).toBe(200)
  const chosen = await victim.form('/redefinir-senha', {
    codigo,
    senha: 'maré alta 7',
    senha_confirmacao: 'maré alta 7',
  })
  expect(chosen.status).toBe(303)
  expect(await comesIn(app, provider)).toBe(false)
})

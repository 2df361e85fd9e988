// Where second factors must not be readable: what the operator prints, exports without people, the panel, pages, the log.
import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addressProof } from '../../../src/domain/accounts/address-proof'
import { accountStream } from '../../../src/events/schema/events'
import { accountState } from '../../../src/server/accounts/account-state'
import { makeAdmin } from '../../../src/server/admin/operator/operator'
import { addPasskey, challenge, enableApp, password } from '../../helpers/accounts/second-factor'
import { type Client, type TestApp, testApp } from '../../helpers/app'
import { command } from '../../helpers/command'
import { accountOf } from '../../helpers/events/notifications'

let folder: string
let app: TestApp
let id: string
let client: Client
/** What nobody but the account's own code may see. */
let hidden: readonly string[]
const email = 'segredos@exemplo.com.br'
const waiting = 'endereco-novo@exemplo.com.br'

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'second-factor-'))
  app = await testApp({}, folder)
  client = app.client()
  await client.register(email)
  id = await accountOf(client)
  const { secret, codes } = await enableApp(app, client)
  const { device } = await addPasskey(client, 'Chave Zumbido')
  const other = app.client()
  await other.post('/api/login/passkey', { resposta: device.answer(await challenge(other)) })
  const { passkeys, codes: hashes } = accountState(app.core, id).secondFactor
  const keys = passkeys.flatMap(({ credential, publicKey }) => [credential, publicKey])
  hidden = [secret, ...codes, ...hashes.flatMap((hash) => hash ?? []), ...keys]
  const now = app.core.clock()
  const request = { kind: 'request', from: email, email: waiting, until: now + 60_000, now } as const
  const metadata = { at: app.core.clock(), actor: id, correlation: Bun.randomUUIDv7(), causation: null }
  await app.core.handle(addressProof, accountStream(id), request, metadata)
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

const commandOutput = async (words: readonly string[]): Promise<string> =>
  (await command(words, { DATA_DIR: folder })).out.join('\n')

const without = (text: string, more: readonly string[] = []) => {
  expect(text.length).toBeGreaterThan(100)
  for (const one of [...hidden, ...more]) expect(text).not.toContain(one)
}

test('the operator’s view of an account shows that there are factors, and nothing personal', async () => {
  const personal = ['Chave Zumbido', email, waiting]
  const state = await commandOutput(['state', email, '--json'])
  without(state, personal)
  expect(JSON.parse(state)).toMatchObject({ secondFactor: { app: true, passkeys: 1, codesLeft: 10 } })
  without(await commandOutput(['state', email]), personal)
  without(await commandOutput(['replay']), personal)
  without(await commandOutput(['events', 'export', '--redact']), [
    ...personal,
    ...personal.map((one) => one.split('@')[0] ?? one),
  ])
})

test('neither an admin who opens personal data nor the person’s own copy gets them', async () => {
  await makeAdmin(app.core, { email: 'dona@vagas.example', password })
  const admin = app.client()
  await admin.post('/api/login', { email: 'dona@vagas.example', senha: password })
  await admin.form(`/admin/usuarios/${id}`, { acao: 'abrir', motivo: 'request' })
  const page = await (await admin.ask(`/admin/usuarios/${id}`)).text()
  expect(page).toContain('Chave Zumbido')
  without(page)
  for (const path of ['/conta', '/conta/seguranca', '/api/user/second-factor'])
    without(await (await client.ask(path)).text())
})

test('no file of the data folder holds them in clear, and after erasing none of it opens', async () => {
  const files = readdirSync(folder, { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((path) => statSync(path).isFile())
  for (const path of files) {
    const bytes = readFileSync(path)
    for (const one of hidden) expect([path, bytes.includes(one)]).toEqual([path, false])
    // A passkey's id must not say whose it is to who finds it in the file of uses.
    if (path.includes('runtime.db')) for (const one of [email, 'Chave Zumbido']) expect(bytes.includes(one)).toBe(false)
  }
  const [passkey] = accountState(app.core, id).secondFactor.passkeys
  expect(app.core.passkeyUses.of(passkey?.id ?? '')).not.toBeNull()
  expect((await client.form('/conta/apagar', { senha: password })).status).toBe(303)
  expect(app.core.passkeyUses.of(passkey?.id ?? '')).toBeNull()
  for (const event of app.core.events.read(accountStream(id)))
    if (event.type.startsWith('Totp') || event.type.startsWith('Passkey') || event.type === 'RecoveryCodesMade')
      expect(event.personal() ?? null).toBeNull()
})

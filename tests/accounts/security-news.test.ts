// Every change of what signs in to an account is announced: in the bell, and by mail to the address if it is proved.
import { describe, expect, test } from 'bun:test'
import { notificationsOf } from '../../src/projections/notifications/notification'
import { factorMail } from '../../src/server/accounts/second-factor/sign-in-change-mail'
import type { AccountMail } from '../../src/server/core/ports'
import type { IdentityProvider } from '../helpers/accounts/identity-provider'
import { registerProved } from '../helpers/accounts/proved-account'
import { pathOf, register, user, withProvider } from '../helpers/accounts/provider-sign-in'
import { addPasskey, enableApp, password } from '../helpers/accounts/second-factor'
import type { Client, TestApp } from '../helpers/app'
import { closeAfterEach } from '../helpers/close-after-each'

closeAfterEach()

const withMail = () => withProvider({ SMTP_URL: 'smtp://127.0.0.1:9' })
type FactorKind = Extract<AccountMail['kind'], `factor ${string}`>
const isNews = (mail: AccountMail): mail is AccountMail & { kind: FactorKind } => mail.kind.startsWith('factor ')
const mailsOf = (app: TestApp) => app.core.accountMails.waiting(50).filter(isNews)
const bell = (app: TestApp, id: string) =>
  notificationsOf(app.core.views.db, id)
    .map(({ content }) => ('change' in content ? content.change : content.kind))
    .toReversed()

const link = async (client: Client, provider: IdentityProvider, subject: string) => {
  provider.signInAs(subject)
  const page = await (await client.form('/conta/entrada', { senha: password })).text()
  const href = /href="(http:\/\/127[^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? ''
  await client.ask(pathOf(await provider.visit(href)))
  return client.form('/conta/entrada/confirmar', {})
}
const entradaOf = async (client: Client) =>
  /name="entrada" value="([^"]+)"/.exec(await (await client.ask('/conta')).text())?.[1] ?? ''

describe('an API token', () => {
  test('is announced in the bell and by mail when it is made and when it is revoked', async () => {
    const { app } = await withMail()
    const dora = await registerProved(app, 'dora@exemplo.com', 'Dora')
    const made = await dora.post('/api/user/tokens', { nome: 'Casa', escopo: 'leitura', dias: 30, senha: password })
    const { id, token } = (await made.json()) as { id: string; token: string }
    await dora.ask(`/api/user/tokens/${id}`, { method: 'DELETE' })
    expect(bell(app, (await user(dora)).id)).toEqual(['welcome', 'ApiTokenMade', 'ApiTokenRevoked'])
    const texts = mailsOf(app).map((mail) => factorMail(app.core, mail))
    expect(texts.map((mail) => [mail?.subject, mail?.action?.link])).toEqual([
      ['Trampolim: Token de API criado na sua conta', 'http://localhost:3000/conta/tokens'],
      ['Trampolim: Token de API revogado', 'http://localhost:3000/conta/tokens'],
    ])
    expect(JSON.stringify(texts)).not.toContain(token)
  })
})

describe('an identity at a provider', () => {
  test('is announced in the bell and by mail when it is linked and when it is unlinked, once each', async () => {
    const { app, provider } = await withMail()
    const dora = await registerProved(app, 'dora@exemplo.com', 'Dora')
    const { id } = await user(dora)
    expect((await link(dora, provider, 'ana')).status).toBe(303)
    expect((await link(dora, provider, 'ana')).status).toBe(303)
    expect(mailsOf(app).map(({ kind }) => kind)).toEqual(['factor IdentityLinked'])
    await dora.form('/conta/entrada/desligar', { entrada: await entradaOf(dora), senha: password })
    expect(bell(app, id)).toEqual(['welcome', 'IdentityLinked', 'IdentityUnlinked'])
    const texts = mailsOf(app).map((mail) => factorMail(app.core, mail))
    expect(texts.map((mail) => [mail?.to, mail?.subject, mail?.action?.link])).toEqual([
      [
        'dora@exemplo.com',
        'Trampolim: Entrada por outro serviço ligada à sua conta',
        'http://localhost:3000/conta#entrada',
      ],
      [
        'dora@exemplo.com',
        'Trampolim: Entrada por outro serviço desligada da sua conta',
        'http://localhost:3000/conta#entrada',
      ],
    ])
    // Nothing of the identity is in the mail: the person who linked it chose its address.
    expect(JSON.stringify(texts)).not.toContain('ana@exemplo.com')
    expect(await (await dora.ask('/notificacoes')).text()).toContain('/conta#entrada')
  })

  test('is no news where the account was made with it, and is not mailed to an address that is not proved', async () => {
    const { app, provider } = await withMail()
    const bia = app.client()
    await register(bia, provider, 'bia')
    expect(bell(app, (await user(bia)).id)).toEqual(['welcome'])
    const eva = app.client()
    await eva.register('eva@exemplo.com', 'Eva')
    await link(eva, provider, 'ana')
    expect(bell(app, (await user(eva)).id)).toEqual(['welcome', 'IdentityLinked'])
    expect(mailsOf(app).map((mail) => factorMail(app.core, mail))).toEqual([null])
  })
})

test('the app and passkeys are announced in the same way, on and off', async () => {
  const { app } = await withMail()
  const dora = await registerProved(app, 'dora@exemplo.com', 'Dora')
  const { id } = await user(dora)
  await enableApp(app, dora)
  await addPasskey(dora)
  const page = await (await dora.ask('/conta/seguranca')).text()
  const passkey = /name="passkey" value="([^"]+)"/.exec(page)?.[1] ?? ''
  await dora.form('/conta/seguranca/passkeys/remover', { passkey, senha: password })
  await dora.form('/conta/seguranca/aplicativo/desligar', { senha: password })
  const news = ['TotpEnabled', 'PasskeyAdded', 'PasskeyRemoved', 'TotpDisabled'] as const
  expect(bell(app, id)).toEqual(['welcome', ...news])
  expect(mailsOf(app).map(({ kind }) => kind)).toEqual(news.map((one) => `factor ${one}` as const))
  expect(mailsOf(app).every((mail) => factorMail(app.core, mail)?.to === 'dora@exemplo.com')).toBe(true)
})

// People with a second factor, made as they make it themselves.
import { Secret, TOTP } from 'otpauth'
import { type Client, origin, type TestApp } from '../app'
import { type Request as Asked, type Creation, createAuthenticator } from './authenticator'

export const password = 'segredo1'

/** The code an app shows at a moment (ms). */
export const codeAt = (secret: string, now: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 }).generate({ timestamp: now })

/** What a page's form carries in a hidden field. */
export const hidden = (page: string, name: string): string =>
  new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(page)?.[1] ?? ''

/** Turns the app on; answers with its secret and the recovery codes shown. */
export const enableApp = async (
  app: TestApp,
  client: Client,
): Promise<{ readonly secret: string; readonly codes: readonly string[] }> => {
  const configuracao = hidden(await (await client.ask('/conta/seguranca/aplicativo')).text(), 'configuracao')
  const secret = configuracao.split('.')[0] ?? ''
  const codigo = codeAt(secret, app.core.clock())
  const answer = await client.form('/conta/seguranca/aplicativo', { configuracao, codigo, senha: password })
  if (answer.status !== 200 && answer.status !== 303) throw new Error(`the app was not turned on: ${answer.status}`)
  const codes = (await answer.text()).match(/[a-z\d]{4}(-[a-z\d]{4}){3}/g) ?? []
  // A code serves once, so the next one has to be of another step.
  app.turn(60_000)
  return { secret, codes: [...new Set(codes)] }
}

export const site = { origin, rpId: 'localhost' }

/** Adds a passkey; returns its authenticator and the server’s answer. */
export const addPasskey = async (client: Client, nome = 'Celular') => {
  const device = createAuthenticator(site)
  const asked = await client.post('/api/user/passkeys/options', { senha: password })
  if (!asked.ok) throw new Error(`no options: ${asked.status}`)
  const resposta = device.create((await asked.json()) as Creation)
  const answer = await client.post('/api/user/passkeys', { nome, resposta })
  return { device, answer }
}

/** What a browser is asked with to sign in with a passkey. */
export const challenge = async (client: Client): Promise<Asked> =>
  (await (await client.post('/api/login/passkey/options', {})).json()) as Asked

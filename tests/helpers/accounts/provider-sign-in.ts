// Signing in by an identity provider in tests: the server, a provider beside it, and what a browser does between the two.
import { expect } from 'bun:test'
import { accountStream } from '../../../src/events/schema/events'
import { body, type Client, type TestApp, testApp } from '../app'
import { open } from '../close-after-each'
import { type IdentityProvider, startIdentityProvider } from './identity-provider'

export const publicUrl = 'http://localhost:3000'
const people = {
  ana: { email: 'ana@exemplo.com', email_verified: true, name: 'Ana Lima' },
  bia: { email: 'bia@exemplo.com', email_verified: false, name: 'Bia' },
  /** Not an address that anybody could get mail at. */
  dora: { email: 'dora@localhost', email_verified: true, name: 'Dora' },
  caio: { name: '<b>Caio</b>' },
}

export const withProvider = async (environment: Record<string, string> = {}) => {
  const provider = await startIdentityProvider({ people, publicUrl })
  open.push(() => provider.close())
  const app = await testApp({ ...provider.environment, ...environment })
  open.push(() => app.close())
  return { app, provider }
}
export const pathOf = (url: string) => new URL(url).pathname + new URL(url).search
/** What the browser is sent to at the end of a visit to the provider. */
export const signIn = async (client: Client, provider: IdentityProvider, subject: string, query = '') => {
  provider.signInAs(subject)
  const left = await client.ask(`/entrar/provedor${query}`)
  return client.ask(pathOf(await provider.visit(left.headers.get('location') ?? '')))
}
export const terms = { aceitarTermos: 'true' }
export const register = async (client: Client, provider: IdentityProvider, subject: string, fields = {}) => {
  expect((await signIn(client, provider, subject)).headers.get('location')).toBe('/entrar/provedor/conta')
  return client.form('/entrar/provedor/conta', { nome: 'Nome Qualquer', ...terms, ...fields })
}
export const user = async (client: Client) =>
  body<{ id: string; email: string; papel: string }>(await client.ask('/api/user'))
export const types = (app: TestApp, id: string) => app.core.events.read(accountStream(id)).map(({ type }) => type)

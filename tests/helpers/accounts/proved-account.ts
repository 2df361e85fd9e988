// Accounts whose address counts as proved, as those the operator creates do: for tests about mail that is not about proof.
import type { Language } from '../../../src/i18n'
import { createAccount } from '../../../src/server/accounts/sign-in/create-account'
import { body, type Client, type TestApp } from '../app'

/** A new account with a proved address, whose person has not signed in. */
export const createProved = async (
  app: TestApp,
  email: string,
  name = 'Marina Duarte',
  language: Language = 'pt-BR',
): Promise<void> => {
  const input = { name, email, password: 'segredo1', role: 'usuario' } as const
  const context = { language, terms: null, actor: 'operator', correlation: 'test', now: app.core.clock() }
  const made = await createAccount(app.core, input, context)
  if (!made.ok) throw new Error(made.code)
}

/** The same, and a browser in which the person has signed in. */
export const registerProved = async (
  app: TestApp,
  email: string,
  name?: string,
  language?: Language,
): Promise<Client> => {
  await createProved(app, email, name, language)
  const client = app.client()
  const answer = await client.post('/api/login', { email, senha: 'segredo1' })
  if (!answer.ok) throw new Error((await body<{ code: string }>(answer)).code)
  return client
}
